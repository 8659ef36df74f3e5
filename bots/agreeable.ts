import {
  type Agreeing,
  at,
  consentRef,
  type GameBot,
  isAgreeing,
  type Match,
  type Op,
  questionsTo,
  type Sight,
} from '@tafelrunde/kernel';
import type { Bot } from './bot.ts';
import { evaluateTeam } from './teams.ts';
import { tryOut } from './trial.ts';

/** In so many imagined matches what was proposed is held against what one would do oneself. */
const WORLDS = 8;

/**
 * A bot among those who have to agree. It proposes what it would do alone, consents to what is not worse, and proposes something else
 * once at most, so that they come to an end.
 */
export const agreeable = (bot: Bot, evaluate?: GameBot['evaluate']): Bot => ({
  ...bot,
  decide(sight, question, chance, budget) {
    const { op } = question;
    if (!isAgreeing(op) || op.among.length === 1) return bot.decide(sight, question, chance, budget);
    const { proposal, objected, round, seat } = op;
    const hasSaidSo = objected.includes(seat) || bot.blind === true;
    if (proposal !== undefined && (hasSaidSo || evaluate === undefined)) return [consentRef(round)];
    const alone = imaginedAlone(sight, op);
    const asked = at(questionsTo(sight.game, alone.imagine(chance), [seat]), 0);
    const mine = bot.decide(alone, asked, chance, budget);
    if (proposal === undefined || evaluate === undefined) return mine;
    const trial = { evaluate: evaluateTeam(sight, evaluate), follow: 0, mostWorlds: WORLDS };
    // Where both are worth the same, the first of them is taken.
    const best = tryOut(alone, asked, [proposal.picks, mine], trial, chance, () => true);
    return best === mine ? mine : [consentRef(round)];
  },
});

/** The same as if nobody else had to agree. */
function imaginedAlone(sight: Sight, asked: Agreeing): Sight {
  const { proposal: _, ...open } = asked;
  const own: Agreeing = { ...open, among: [asked.seat], round: 0, objected: [] };
  const isOther = (op: Op): boolean => isAgreeing(op) && op.seat !== asked.seat;
  return {
    game: sight.game,
    seat: sight.seat,
    get view() {
      return sight.view;
    },
    imagine(chance): Match {
      const match = sight.imagine(chance);
      const lanes = match.lanes
        .filter(({ ops }) => !ops.some(isOther))
        .map((lane) => (lane.ops.some(isAgreeing) ? { ...lane, ops: lane.ops.with(-1, own) } : lane));
      return { ...match, lanes };
    },
  };
}
