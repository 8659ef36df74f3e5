import type { Effectful, Steps, WordNode } from '@tafelrunde/words';
import type { Change } from '../holding/changes.ts';
import type { EventName } from '../holding/event-clauses.ts';
import type { Of } from '../holding/events.ts';
import type { Stat } from '../holding/stats.ts';
import type { Condition } from '../holding/values.ts';
import type { PersonName } from '../selectors/who.ts';
import type { Activated, Replacing, Static, Triggered } from './card.ts';

/* How abilities are written. */

interface ChooseOne {
  readonly modes: readonly { readonly do: Steps }[];
}

/** FS-207: one of several, chosen when the effect is put on the stack. */
export const chooseOne = (...modes: readonly Steps[]): ChooseOne => ({ modes: modes.map((each) => ({ do: each })) });

const isChoice = (what: Steps | ChooseOne): what is ChooseOne => 'modes' in what;
export const effect = (what: Steps | ChooseOne): Effectful => (isChoice(what) ? { do: [], ...what } : { do: what });

/** `↷`: exhaust the card. */
export const tap = (what: Steps | ChooseOne, more: Pick<Activated, 'if'> = {}): Activated => ({
  tap: true,
  cost: [],
  ...more,
  ...effect(what),
});

/** `$`: pay the cost. */
export const paid = (cost: WordNode, what: Steps | ChooseOne): Activated => ({
  tap: false,
  cost: [cost],
  ...effect(what),
});

/** A triggered effect. */
export const when = (event: EventName, of: Of, what: Steps | ChooseOne): Triggered => ({
  when: event,
  of,
  ...effect(what),
});

/** What a card notes about what happens; nobody can react to that. */
export const note = (event: EventName, of: Of, steps: Steps): Triggered => ({ ...when(event, of, steps), quiet: true });

interface StaticMore {
  readonly whose?: PersonName;
  readonly if?: Condition;
  readonly on?: readonly number[];
}

/** A permanent effect: so much more of a value, for whom, while what. */
export const always = (stat: Stat, n: number, { whose = 'you', ...more }: StaticMore = {}): Static => ({
  always: stat,
  n,
  whose,
  ...more,
});

interface InsteadMore {
  readonly whose?: PersonName;
  readonly if?: Condition;
  readonly atLeast?: number;
  readonly first?: true;
  readonly then?: Effectful;
}

/** A replacement: a verb happens in another way. */
export const instead = (
  verb: Replacing['instead'],
  change: Change,
  { whose = 'you', ...more }: InsteadMore = {},
): Replacing => ({ instead: verb, whose, change, ...more });
