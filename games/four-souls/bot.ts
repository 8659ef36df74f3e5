import {
  type Advisor,
  at,
  type Chance,
  type GameBot,
  type Position,
  type Question,
  type Ref,
  Run,
} from '@tafelrunde/kernel';
import { answerOffer } from './bot/deal.ts';
import { enough } from './bot/enough.ts';
import { react, reactForOneself } from './bot/reaction.ts';
import { type Asking, rehearse } from './bot/rehearsal.ts';
import { act, actLoosely, actThoroughly, chooseAttacked, chooseSlot, chooseThoroughly } from './bot/turn.ts';
import { evaluate } from './bot/worth.ts';
import { PASS } from './refs.ts';
import { isFourSouls } from './state.ts';

/** More ways to answer than these are not rehearsed. */
const MOST_ANSWERS = 30;

type Judges = Readonly<Record<string, (asking: Asking) => Ref>>;

/** Questions that are answered by judgement alone; all others are rehearsed. */
const judged: Judges = {
  act,
  mayReact: react,
  chooseAttacked,
  chooseSlot,
  deals: answerOffer,
};

const thorough = { ...judged, act: actThoroughly, chooseAttacked: chooseThoroughly };

const playerOf =
  (judges: Judges): Advisor =>
  (sight, question, chance, goesOn) => {
    const m: Position = new Run(sight.game, sight.imagine(chance));
    if (!isFourSouls(m)) return undefined;
    const judge = judges[question.op.op];
    if (judge !== undefined) return [[judge({ m, sight, question, chance, goesOn })]];
    const answers = answersTo(question, chance);
    if (answers.length === 1) return answers;
    const best = rehearse(sight, question, answers, chance, goesOn).reduce((a, b) => (b.worth > a.worth ? b : a));
    return [best.picks];
  };

const expert = playerOf(thorough);

/** One look at one imagined match. */
const hasty =
  (judges: Judges): Advisor =>
  (sight, question, chance) =>
    playerOf(judges)(sight, question, chance, (done) => done === 0);

const quick = hasty(judged);

/** Who plays well, and leaves the others to themselves. */
const practised = hasty({ ...judged, mayReact: reactForOneself });

/** A beginner: plays cards as they come, fights by the odds, and never answers what others do. */
const simple = hasty({ ...judged, act: actLoosely, mayReact: () => PASS });

/** Each pick; of answers with several picks, some. */
function answersTo({ options, min, max }: Question, chance: Chance): (readonly Ref[])[] {
  const single = options.slice(0, MOST_ANSWERS).map(({ ref }) => [ref]);
  if (max === 1) return min === 0 ? [[], ...single] : single;
  return Array.from({ length: MOST_ANSWERS / 3 }, () => {
    const left = options.map(({ ref }) => ref);
    const size = min + chance('how many', Math.min(max, left.length) - min + 1);
    return Array.from({ length: size }, () => at(left.splice(chance('pick', left.length), 1), 0));
  });
}

/** What the bots of the house know of this game. */
export const fourSoulsBot = { evaluate, enough, players: { simple, practised, quick, expert } } satisfies GameBot;
