import type { Steps } from '@tafelrunde/words';
import type { EventName, Of } from '../holding/events.ts';
import type { Stat } from '../holding/stats.ts';
import type { Amount } from './amounts.ts';
import type { Activated, Effectful, Static, Triggered } from './card.ts';

/* How abilities are written. */

/** One of several, chosen when the effect is declared. */
interface ChooseOne {
  readonly modes: NonNullable<Effectful['modes']>;
}

const isChoice = (what: Steps | ChooseOne): what is ChooseOne => 'modes' in what;
export const effect = (what: Steps | ChooseOne): Effectful => (isChoice(what) ? { do: [], ...what } : { do: what });

type UseMore = Omit<Activated, 'use' | 'cost' | 'do' | 'modes'> & { readonly cost?: Steps };

/** BM-142: something that its owner may use. */
export const use = (what: Steps | ChooseOne, { cost = [], ...more }: UseMore = {}): Activated => ({
  use: true,
  cost,
  ...more,
  ...effect(what),
});

/** What happens by itself. */
export const when = (event: EventName, of: Of, what: Steps, more: Pick<Triggered, 'once'> = {}): Triggered => ({
  when: event,
  of,
  ...more,
  ...effect(what),
});

export const ONCE = { once: true } as const;

/** Only the first time, for as long as a Hero bears the Item. */
export const FIRST = { once: 'ever' } as const;

/** "When you build this Room." */
export const whenBuilt = (...steps: Steps): Triggered => when('built', { this: true }, steps);

/** "When this Room is built or uncovered." */
export const whenAppears = (...steps: Steps): Triggered => when('appeared', { this: true }, steps);

/** "Once per round, when a Hero dies in this Room." */
export const whenHeroDiesHere = (...steps: Steps): Triggered => when('heroDied', { this: true }, steps, ONCE);

/** A permanent effect. */
export const always = (stat: Stat, n: Amount, more: Omit<Static, 'always' | 'n'> = {}): Static => ({
  always: stat,
  n,
  ...more,
});
