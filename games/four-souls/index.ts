import type { Game } from '@tafelrunde/kernel';
import { cards } from './cards/catalogue.ts';
import { wordChapterRules } from './effects/language/vocabulary.ts';
import { figures } from './figures.ts';
import { manifest } from './manifest.ts';
import { isSoloWith, options } from './options.ts';
import { zones } from './places.ts';
import { attackRules } from './rules/attack.ts';
import { checks } from './rules/checks.ts';
import { damageRules } from './rules/damage.ts';
import { dealRules } from './rules/deals.ts';
import { deathRules } from './rules/death.ts';
import { declareRules } from './rules/declare.ts';
import { diceRules } from './rules/dice.ts';
import { effectRules, effects } from './rules/effects.ts';
import { gainRules } from './rules/gains.ts';
import { itemRules } from './rules/items.ts';
import { purchaseRules } from './rules/purchase.ts';
import { reactionRules } from './rules/reactions.ts';
import { slotRules } from './rules/slots.ts';
import { bonusSoulsDue, soulRules } from './rules/souls.ts';
import { turnRules } from './rules/turn.ts';
import { setup, setupRules } from './setup.ts';
import type { Ops, State } from './state.ts';
import { text } from './text.ts';

export { cards } from './cards/catalogue.ts';
export { cardGist } from './cards/gist.ts';
export { cardText } from './cards/text.ts';
export type { Card, CardKind } from './effects/language/card.ts';
export { type Figures, figuresIn } from './figures.ts';
export { type Story, storyOf } from './log/story.ts';
export { type DeckName, deckNames } from './places.ts';
export {
  ATTACK,
  abilityRef,
  acceptRef,
  CANCEL,
  COIN,
  deckRef,
  declineRef,
  discardRef,
  END,
  itemRef,
  offerRef,
  PASS,
  PURCHASE,
  slotRef,
  withdrawRef,
} from './refs.ts';
export { isReadyToReact } from './rules/attention.ts';
export type { Item, RollItem } from './stack-items.ts';
export { isFourSouls, type State, stateIn } from './state.ts';
export { promiseLabel, sayDeal } from './text/deals.ts';
export { alteredBy, effectText, outcomesOf, resultOf } from './text/dice.ts';

/** The backs: monsters, events and curses share one. */
const backs = {
  character: 'character',
  'starting-item': 'starting-item',
  treasure: 'treasure',
  loot: 'loot',
  monster: 'monster',
  event: 'monster',
  curse: 'monster',
  'bonus-soul': 'bonus-soul',
  room: 'room',
} as const;

export const fourSouls: Game<Ops, State> = {
  id: manifest.id,
  version: 6,
  seats: manifest.seats,
  options,
  zones,
  rules: {
    ...setupRules,
    ...turnRules,
    ...reactionRules,
    ...declareRules,
    ...diceRules,
    ...damageRules,
    ...deathRules,
    ...attackRules,
    ...purchaseRules,
    ...slotRules,
    ...soulRules,
    ...gainRules,
    ...itemRules,
    ...dealRules,
    ...effectRules,
    ...wordChapterRules,
  },
  oneMind: isSoloWith,
  effects,
  checks,
  atOnce: bonusSoulsDue,
  figures,
  text,
  setup,
  turnOf: (seat) => ({ op: 'game', seat }) as const,
  back: (card) => backs[cards[card]?.kind ?? 'loot'],
  migrate: (match) => (match.rules.version >= 2 ? { ...match, state: fromVersion4(match.state) } : undefined),
};

/**
 * Version 2 let Placebo copy what copies (FS-278); its matches are the same otherwise. Version 3 did not note whether there was an
 * action phase (FS-075), and had cards for three in games for two (FS-025), which stay in them. Version 4 did not note what a turn
 * is skipped for. Version 5 asked for a target where there was only one (FS-207).
 */
const fromVersion4 = (state: State): State => ({
  ...{ acted: state.phase !== 'start', skipsFor: [] },
  ...state,
});
