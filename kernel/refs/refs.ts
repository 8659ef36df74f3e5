import { byName, byNumber, refKind } from './kinds.ts';

/** What all games can offer; each adds kinds of its own. */
export const refs = {
  seat: refKind('seat', byNumber),
  number: refKind('number', byNumber),
  button: refKind('button', byName),
  pile: refKind('pile', byName),
  /** A trigger that waits, by its number. */
  trigger: refKind('trigger', byNumber),
  /** A replacement, by its effect. */
  effect: refKind('effect', byName),
} as const;

/** Keys into every game's catalogue that name something. */
export const labels = {
  card: refKind('card', byName),
  zone: refKind('zone', byName),
  /** What somebody may react to. */
  to: refKind('to', byName),
} as const;

export const YES = refs.button('yes');
export const NO = refs.button('no');
