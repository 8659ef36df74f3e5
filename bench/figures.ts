import type { Figure } from './figure.ts';
import { boardgameDraft } from './figures/boardgame-draft.ts';

/** Every figure that we claim, in the order in which `npm run bench` shows them. */
export const figures: readonly Figure[] = [boardgameDraft];
