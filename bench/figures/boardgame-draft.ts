import { playBoardgameDraft } from '../boardgame-draft.ts';
import type { Figure } from '../figure.ts';
import { perCpuSecond } from '../measure.ts';

/** Not a claim of ours: the rate that ours is compared with. Its floor keeps the comparison honest. */
export const figures: readonly Figure[] = [
  {
    name: 'boardgame.io-draft',
    unit: 'decisions / CPU s',
    floor: 10_000,
    direction: 'at least',
    measure: () => perCpuSecond(() => playBoardgameDraft()),
  },
];
