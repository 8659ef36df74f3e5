import type { Question } from '@tafelrunde/kernel';

/* The choices at the end of the game. */

/** The card that chooses. */
export function chooserOf({ op }: Question): string {
  const card = 'card' in op ? op.card : undefined;
  return typeof card === 'string' ? card : '';
}

export const isChoosing = ({ op }: Question): boolean => op.op === 'choose' || op.op === 'chooseSuit';
