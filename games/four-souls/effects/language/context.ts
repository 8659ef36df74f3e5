import type { Effect, Vars } from '@tafelrunde/kernel';
import { type Context, contextIn as contextInFrame, contextOf as contextOfEffect } from '@tafelrunde/words';
import type { At } from '../../state.ts';

/* FS-095, FS-097, FS-293: on cards that nobody controls, "you" is the active player. */

export const contextIn = (m: At, vars: Vars): Context => contextInFrame(vars, m.state.active);

/** The frame that runs. */
export const here = (m: At): Context => contextIn(m, m.vars);

export const contextOf = (m: At, effect: Effect): Context => contextOfEffect(effect, m.state.active);

/** The target of the effect, where it is named and no card. */
export function targetName(m: At): string {
  const { target } = m.vars;
  return typeof target === 'string' ? target : '';
}
