import type { Lang, Said } from '@tafelrunde/kernel';
import { clause, headed, named, verb, type WordNode } from '@tafelrunde/words';
import { finish } from '../../rules/souls.ts';
import { countersOn, isIn, setCounters } from '../../rules/table.ts';
import { here } from '../language/context.ts';
import type { SoulWord } from '../language/word.ts';
import { seatsOf, subjectOf, type Who } from '../selectors/who.ts';

/*
 * Winning, and goals that everybody works at together: a room notes what has been done, and puts a counter on itself for each
 * goal.
 */

/** What all do together, so and so often. */
const goals = {
  loot: { en: (n) => `play ${n} loot cards`, de: (n) => `${n} Beute spielen` },
  kills: { en: (n) => `kill ${n} monsters`, de: (n) => `${n} Monster töten` },
  gift: { en: () => 'give away 6¢ or more in one deal', de: () => 'bei einer Vereinbarung 6¢ oder mehr abgeben' },
  purchases: { en: (n) => `purchase ${n} times`, de: (n) => `${n}-mal einkaufen` },
  sixes: { en: (n) => `roll ${n} sixes`, de: (n) => `${n}-mal eine 6 würfeln` },
} as const satisfies Readonly<Record<string, Readonly<Record<Lang, (n: number) => string>>>>;

type Goal = keyof typeof goals;

interface NoteGoal extends WordNode {
  readonly word: 'noteGoal';
  readonly goal: Goal;
  /** How often it has to be done. */
  readonly n: number;
}

export const noteGoal = (goal: Goal, n: number): NoteGoal => ({ word: 'noteGoal', goal, n });

const A_GOAL: Said = { en: 'a goal for all', de: 'ein Ziel für alle' };
const WIN = verb('win the game', 'gewinne gewinnst gewinnt gewinnen | die Partie');

const noteWord: SoulWord<NoteGoal> = {
  run: (m, { goal, n }) => {
    const { source } = here(m);
    if (source === undefined || !isIn(m, source, 'room')) return;
    const noted = m.state.notes[source] ?? {};
    const times = (noted[goal] ?? 0) + 1;
    if (times > n) return;
    m.state.notes[source] = { ...noted, [goal]: times };
    if (times < n) return;
    setCounters(m, source, countersOn(m, source) + 1);
    m.emit({ type: 'goalMet', data: { n: countersOn(m, source) } });
    m.happened('goalMet', { object: source, n: countersOn(m, source) });
  },
  says: ({ goal, n }) => headed(named(A_GOAL), named({ en: goals[goal].en(n), de: goals[goal].de(n) })),
};

interface Win extends WordNode {
  readonly word: 'win';
  readonly who: Who;
}

/** FS-005. */
export const win = (who: Who): Win => ({ word: 'win', who });

const winWord: SoulWord<Win> = {
  run: (m, { who }) => finish(m, seatsOf(m, who, here(m)), 'effect-won'),
  says: ({ who }, say) => clause(subjectOf(who, say), WIN),
};

export const goalWords = { noteGoal: noteWord, win: winWord } as const;
