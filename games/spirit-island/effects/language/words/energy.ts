import type { Steps, WordNode } from '@tafelrunde/words';
import type { Amount, Per } from '../amounts.ts';

/* Energy: gained, paid and shared. */

export interface GainEnergy extends WordNode {
  readonly word: 'gainEnergy';
  readonly n: Amount;
}

/** For so much energy, if one has it. */
export interface PayFor extends WordNode {
  readonly word: 'payFor';
  readonly n: Amount;
  readonly do: Steps;
}

export interface GainTrackEnergy extends WordNode {
  readonly word: 'gainTrackEnergy';
  readonly less: number;
}

/** The two spirits get it, as evenly as possible. */
export interface SplitEnergy extends WordNode {
  readonly word: 'splitEnergy';
  readonly n: Per;
}

export const gainEnergy = (n: Amount): GainEnergy => ({ word: 'gainEnergy', n });
export const payFor = (n: Amount, ...steps: Steps): PayFor => ({ word: 'payFor', n, do: steps });

/** As much as the user's energy track brings, but for so much. */
export const gainTrackEnergy = (less: number): GainTrackEnergy => ({ word: 'gainTrackEnergy', less });

export const splitEnergy = (n: Per): SplitEnergy => ({ word: 'splitEnergy', n });
