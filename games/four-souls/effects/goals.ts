import type { WordNode } from '@tafelrunde/words';
import { countersOn, isIn, raise, setCounters } from '../rules/table.ts';
import { here } from './context.ts';
import { inBoth } from './speech.ts';
import type { SoulWord } from './word.ts';

/* Goals that everybody works at together: a room notes what has been done, and puts a counter on itself for each goal. */

interface NoteGoal extends WordNode {
  readonly word: 'noteGoal';
  readonly goal: string;
  /** How often it has to be done. */
  readonly n: number;
}

export const noteGoal = (goal: string, n: number): NoteGoal => ({ word: 'noteGoal', goal, n });

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
    raise(m, 'goalMet', { object: source, n: countersOn(m, source) });
  },
  text: inBoth((lang, { n }) => {
    if (n === 1) return lang === 'en' ? 'a goal is met' : 'ein Ziel ist erreicht';
    return lang === 'en'
      ? `note it; once done ${n} times, a goal is met`
      : `notiere es; beim ${n}. Mal ist ein Ziel erreicht`;
  }),
};

export const goalWords = { noteGoal: noteWord } as const;
