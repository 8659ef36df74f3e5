import type { Seat } from '@tafelrunde/kernel';
import type { Chapter } from '../state.ts';
import { putAction } from './actions.ts';
import { energyOf, payEnergy } from './energy.ts';
import { panelOf } from './tracks.ts';

/* Finder of Paths Unseen: what those cost it that its actions destroy (SI-310). */

export interface AtoningOps {
  /** After the action. */
  atone: { seat: Seat };
  loseEnergy: { seat: Seat };
}

export const atoningRules: Chapter<AtoningOps> = {
  atone: (m, { seat }) =>
    putAction(m, panelOf(m, seat), { seat, rule: true }, { op: 'losePresence', seat }, { op: 'loseEnergy', seat }),

  loseEnergy: (m, { seat }) => {
    if (energyOf(m, seat) > 0) payEnergy(m, seat, 1);
    else m.put({ op: 'losePresence', seat });
  },
};
