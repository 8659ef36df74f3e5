import { refs, type Seat } from '@tafelrunde/kernel';
import type { At } from '../state.ts';

/* The locals of an effect: whose it is, which land and which spirit it is about. */

/** The land that was chosen last, or the target. */
export function landOf({ vars: { chosen, land } }: At): string {
  const [picked] = Array.isArray(chosen) ? chosen : [];
  const found = refs.land.in(picked) ?? land;
  if (typeof found !== 'string') throw new Error('the effect is about no land');
  return found;
}

export const hasLand = ({ vars: { chosen, land } }: At): boolean => chosen !== undefined || typeof land === 'string';

export function spiritOf({ vars: { spirit, seat } }: At): Seat {
  const found = spirit ?? seat;
  if (typeof found !== 'number') throw new Error('the effect is about no spirit');
  return found;
}

/** Has the power reached that threshold? */
export const isReached = ({ vars: { levels } }: At, level: number): boolean =>
  Array.isArray(levels) && levels.includes(level);

/** Whose decision it is. */
export function whoDecides({ vars: { seat } }: At): Seat {
  if (typeof seat !== 'number') throw new Error('the effect does not say whose it is');
  return seat;
}

/** SI-312: the spirit whose action this is: it uses a power, grows, or follows a rule of its own. */
export function spiritActing({ vars: { user, seat, growth, rule } }: At): Seat | undefined {
  const found = user ?? (growth === true || rule === true ? seat : undefined);
  return typeof found === 'number' ? found : undefined;
}

/** Trickster's Let's See What Happens: "up to" is as much as can be. */
export const isUpTo = ({ vars }: At, upTo: boolean): boolean => upTo && vars.wild !== true;

/** Who uses the power, even in steps that somebody else decides. */
export function userOf({ vars: { user, seat } }: At): Seat {
  const found = user ?? seat;
  if (typeof found !== 'number') throw new Error('nobody uses this power');
  return found;
}
