import type { Game } from '@tafelrunde/kernel';
import { wordRules } from '@tafelrunde/words';
import { cardNamed } from './cards/catalogue.ts';
import { vocabulary } from './effects/vocabulary.ts';
import { manifest } from './manifest.ts';
import { options } from './options.ts';
import { activationRules, cardData, effects } from './rules/activations.ts';
import { buyingRules } from './rules/buying.ts';
import { hordeRules } from './rules/hordes.ts';
import { keywordRules } from './rules/keywords.ts';
import { playingRules } from './rules/playing.ts';
import { spendingRules } from './rules/spending.ts';
import { turnRules } from './rules/turn.ts';
import { setup, setupRules } from './setup.ts';
import { type Ops, type State, zones } from './state.ts';
import { text } from './text.ts';

export { amountOf } from './amounts.ts';
export type { Card, Kind } from './cards/card.ts';
export { cardIds, cardNamed, cards, isCardId, isOwn } from './cards/catalogue.ts';
export { type Faction, factionName, factions, fits, links } from './cards/factions.ts';
export { cardGist, piecesOf } from './cards/gist.ts';
export { type CardSections, cardSections } from './cards/text.ts';
export { armorIn, armorLeft } from './facts.ts';
export { keywords } from './keywords.ts';
export { ACOLYTE_COST, RELIC_LIMIT } from './numbers.ts';
export { abilityRef, convertRef, factionRef, hauntLabel, hauntRef, rageRef } from './refs.ts';
export {
  ATTACK,
  ATTACK_SOME,
  freshState,
  LOSE_LIFE,
  PASS,
  PILE_ACOLYTES,
  PILE_DECK,
  PILE_DISCARD,
  RECOVER,
  RECOVER_SOME,
  type Resource,
  type State,
  stateIn,
} from './state.ts';
export { type Story, storyOf } from './story.ts';

export const terrorsOfLondon: Game<Ops, State> = {
  id: manifest.id,
  version: 3,
  seats: manifest.seats,
  options,
  zones,
  rules: {
    ...setupRules,
    ...turnRules,
    ...playingRules,
    ...buyingRules,
    ...spendingRules,
    ...hordeRules,
    ...activationRules,
    ...keywordRules,
    ...wordRules(vocabulary, cardData),
  },
  effects,
  text,
  setup,
  turnOf: (seat) => ({ op: 'turn', seat }) as const,
  back: (card) => (cardNamed(card).kind === 'overlord' ? 'overlord' : 'card'),
  migrate: (match) => (match.rules.version === 2 ? { ...match, state: fromVersion2(match.state) } : undefined),
};

/** Version 2 followed cards only as parts of hordes (TL-167). */
const fromVersion2 = (state: State): State => ({
  ...state,
  remembered: state.remembered.map((each) => ({ ...each, linked: true, used: false, triggered: false })),
});
