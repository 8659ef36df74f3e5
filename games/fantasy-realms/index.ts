import type { Game } from '@tafelrunde/kernel';
import { isItemId } from './cards/ids.ts';
import { manifest } from './manifest.ts';
import { options } from './options.ts';
import { choiceRules } from './rules/choices.ts';
import { cursedItemRules } from './rules/cursed-items.ts';
import { drawingCardRules } from './rules/drawing-cards.ts';
import { endOfGameRules } from './rules/end-of-game.ts';
import { handLimitRules } from './rules/hand-limit.ts';
import { itemRules } from './rules/items.ts';
import { turnRules } from './rules/turn.ts';
import { twoPlayerRules } from './rules/two-players.ts';
import { setup, setupRules } from './setup.ts';
import { freshState, type Ops, type State, zones } from './state.ts';
import { text } from './text.ts';

export { cards, deckFor } from './cards/catalogue.ts';
export { cursedItems } from './cards/cursed-items.ts';
export { cardGist, piecesOf } from './cards/gist.ts';
export {
  baseIds,
  type CardId,
  cardIndex,
  hoardIds,
  type ItemId,
  isCardId,
  isItemId,
  itemIds,
  promoIds,
} from './cards/ids.ts';
export { type Suit, suitForms } from './cards/suits.ts';
export { cardSections } from './cards/text.ts';
export { worthNow } from './facts.ts';
export { options as fantasyRealmsOptions } from './options.ts';
export { explanationOf, proposalAt, proposalFor, proposedPick } from './proposal.ts';
export { nameRef, suitRef } from './refs.ts';
export { rulingsOf } from './rules/worth.ts';
export { type Action, type Actions, type ChooserName, chooserNameOf } from './scoring/actions.ts';
export { bestChoices } from './scoring/best.ts';
export { type Explanation, explainHand } from './scoring/explain.ts';
export { explanationIn } from './scoring/explain-text.ts';
export { scoreHand } from './scoring/hand.ts';
export { scoreCards } from './scoring/score.ts';
export { createTableau, emptyContext } from './scoring/tableau.ts';
export { DECLINE, endsAt, handSize, PILE_DECK, sealedBy, USE_ITEM } from './state.ts';

export const fantasyRealms: Game<Ops, State> = {
  id: manifest.id,
  version: 3,
  seats: manifest.seats,
  options,
  zones,
  rules: {
    ...setupRules,
    ...turnRules,
    ...twoPlayerRules,
    ...handLimitRules,
    ...cursedItemRules,
    ...itemRules,
    ...endOfGameRules,
    ...drawingCardRules,
    ...choiceRules,
  },
  text,
  setup,
  turnOf: (seat) => ({ op: 'game', seat }) as const,
  back: (card) => (isItemId(card) ? 'item' : 'card'), // FR-050
  migrate: (match) => ({ ...match, state: { ...freshState(match.seats), ...match.state } }), // version 1 counted no last turns
};
