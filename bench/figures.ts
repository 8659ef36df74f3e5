import type { Figure } from './figure.ts';
import { boardgameDraft } from './figures/boardgame-draft.ts';
import { botFigures } from './figures/bots.ts';
import { fantasyRealmsFigures } from './figures/fantasy-realms.ts';
import { fourSoulsFigures } from './figures/four-souls.ts';
import { reactionFigures } from './figures/reactions.ts';
import { serverFigures } from './figures/server.ts';
import { terrorsOfLondonFigures } from './figures/terrors-of-london.ts';
import { webFigures } from './figures/web.ts';

/** Every figure that we claim, in the order in which `npm run bench` shows them. */
export const figures: readonly Figure[] = [
  boardgameDraft,
  ...fantasyRealmsFigures,
  ...terrorsOfLondonFigures,
  ...fourSoulsFigures,
  ...reactionFigures,
  ...botFigures,
  ...serverFigures,
  ...webFigures,
];
