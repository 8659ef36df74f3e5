import {
  type Advisor,
  type Chance,
  cardOf,
  type GameBot,
  objectsIn,
  type Position,
  type Question,
  type Ref,
  Run,
  type Seat,
} from '@tafelrunde/kernel';
import { fewestPicks, openIn } from '@tafelrunde/words';
import { act, actLoosely, chooseBoss, discardTwo, drawWhich, placeLoosely, react } from './bot/judgement.ts';
import { type Asking, rehearse } from './bot/rehearsal.ts';
import { evaluate, evaluateSoon } from './bot/worth.ts';
import { boss } from './places.ts';
import { PASS } from './refs.ts';
import { isBossMonster } from './state.ts';

/** More ways to answer than these are not rehearsed. */
const MOST_ANSWERS = 30;

type Judges = Readonly<Record<string, (asking: Asking) => readonly Ref[]>>;

/** Questions that are answered by judgement; all others are rehearsed. */
const judged: Judges = {
  act: (asking) => [act(asking)],
  mayReact: (asking) => [react(asking)],
  discardTwo,
  chooseBoss,
  drawWhich,
  intrigue: drawWhich,
};

const playerOf =
  (judges: Judges, judgement: GameBot['evaluate']): Advisor =>
  (sight, question, chance, goesOn) => {
    const m = new Run(sight.game, sight.imagine(chance));
    if (!isBossMonster(m)) return undefined;
    const judge = judges[question.op.op];
    const asking: Asking = { m, sight, question, chance, goesOn, evaluate: judgement };
    if (judge !== undefined) return [judge(asking)];
    const answers = answersTo(m, question, chance);
    if (answers.length === 1) return answers;
    const best = rehearse(asking, answers).reduce((a, b) => (b.worth > a.worth ? b : a));
    return [best.picks];
  };

const expert = playerOf(judged, evaluate);

/** One look at one imagined match, and not far ahead. */
const hasty =
  (judges: Judges): Advisor =>
  (sight, question, chance) =>
    playerOf(judges, evaluateSoon)(sight, question, chance, (done) => done === 0);

const quick = hasty(judged);

/** A beginner: builds what looks best wherever there is room, and never answers what others do. */
const simple = hasty({
  ...judged,
  act: (asking) => [actLoosely(asking)],
  place: (asking) => [placeLoosely(asking)],
  mayReact: () => [PASS],
});

/** Each pick; of answers with several picks, some of those that are allowed. */
function answersTo(run: Run, question: Question, chance: Chance): (readonly Ref[])[] {
  const { options, min, max } = question;
  const single = options.slice(0, MOST_ANSWERS).map(({ ref }) => [ref]);
  if (max === 1) return min === 0 ? [[], ...single] : single;
  const open = openIn(run, question);
  return open === undefined ? [] : Array.from({ length: MOST_ANSWERS / 3 }, () => fewestPicks(run, open, chance));
}

/** A seat plays as its Boss. */
function sideOf(m: Position, seat: Seat): string | undefined {
  const [card] = objectsIn(m, boss(seat));
  return card === undefined ? undefined : cardOf(m, card);
}

/** What the bots of the house know of this game. */
export const bossMonsterBot = { evaluate, sideOf, players: { simple, quick, expert } } satisfies GameBot;
