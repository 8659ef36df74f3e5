import type { Game } from '@tafelrunde/kernel';
import { cardData } from './effects/language/registry.ts';
import { wordChapterRules } from './effects/language/vocabulary.ts';
import { figures } from './figures.ts';
import { manifest } from './manifest.ts';
import { options, whyNotTogether } from './options.ts';
import { zones } from './places.ts';
import { adventureRules, leavingDue } from './rules/adventure.ts';
import { baitRules } from './rules/bait.ts';
import { buildRules } from './rules/build.ts';
import { coinRules } from './rules/coins.ts';
import { declareRules } from './rules/declare.ts';
import { endRules } from './rules/end.ts';
import { heroRules } from './rules/heroes.ts';
import { itemRules } from './rules/items.ts';
import { minibossRules } from './rules/minibosses.ts';
import { levelUpDue, revealRules } from './rules/reveal.ts';
import { roundRules } from './rules/round.ts';
import { effectRules, effects, triggerRules } from './rules/triggers.ts';
import { windowRules } from './rules/windows.ts';
import { setup, setupRules } from './setup.ts';
import type { Ops, State } from './state.ts';
import { text } from './text.ts';

export { cards } from './cards/catalogue.ts';
export { cardText } from './cards/text.ts';
export { type Card, type CardKind, type HeroClass, type Treasure, treasures } from './effects/language/card.ts';
export { placeInDungeon } from './facts.ts';
export { type Figures, figuresIn } from './figures.ts';
export { abilityRef, DONE, LEFT, PASS, powerRef } from './refs.ts';
export { type CardSet, setNames } from './sets.ts';
export { type State, stateIn } from './state.ts';

export const bossMonster: Game<Ops, State> = {
  id: manifest.id,
  version: 3,
  seats: manifest.seats,
  options,
  zones,
  rules: {
    ...setupRules,
    ...roundRules,
    ...buildRules,
    ...revealRules,
    ...baitRules,
    ...adventureRules,
    ...heroRules,
    ...itemRules,
    ...coinRules,
    ...minibossRules,
    ...endRules,
    ...windowRules,
    ...declareRules,
    ...triggerRules,
    ...effectRules,
    ...wordChapterRules,
  },
  objection: whyNotTogether,
  effects,
  checks: [leavingDue, levelUpDue],
  figures,
  text,
  setup,
  migrate: (match) => match, // versions 1 and 2 knew no other state
  turnOf: (seat) => ({ op: 'resume', seat }) as const,
  back: (card) => backOf(cardData(card)),
};

/** BM-124: Minibosses are in the Room deck. */
function backOf(card: ReturnType<typeof cardData>): string {
  if (card?.kind === 'hero') return card.epic ? 'epic' : 'ordinary';
  return card?.kind === 'miniboss' ? 'room' : (card?.kind ?? 'room');
}
