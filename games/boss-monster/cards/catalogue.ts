import type { CardId, Options } from '@tafelrunde/kernel';
import type { Card, CardKind } from '../effects/language/card.ts';
import { enterCards } from '../effects/language/registry.ts';
import { type CardSet, cardSets, games, heroesOf, isIn } from '../sets.ts';
import { base } from './base/index.ts';
import { crashLanding } from './crash-landing/index.ts';
import { minibosses } from './minibosses/index.ts';
import { nextLevel } from './next-level/index.ts';
import { destruction } from './own/implements/index.ts';
import { vault } from './own/vault/index.ts';
import { promo } from './promo/index.ts';
import { toolsOfHeroKind } from './tools-of-hero-kind/index.ts';

type Unset<C> = C extends Card ? Omit<C, 'set'> : never;

/** The cards of one set, as they are written. */
type SetCards = Readonly<Record<CardId, Unset<Card>>>;

/** The cards of each set: whoever writes one adds its line here. */
const bySet: Readonly<Partial<Record<CardSet, SetCards>>> = {
  base,
  'next-level': nextLevel,
  'crash-landing': crashLanding,
  minibosses,
  'tools-of-hero-kind': toolsOfHeroKind,
  implements: destruction,
  vault,
  promo,
};

/** The sets whose cards are written. */
export const playableSets: readonly CardSet[] = cardSets.filter((set) => bySet[set] !== undefined);

const ofSet = (set: CardSet): [CardId, Card][] =>
  Object.entries(bySet[set] ?? {}).map(([id, card]): [CardId, Card] => [id, { ...card, set }]);

/** All cards by their public ids. */
export const cards: Readonly<Record<CardId, Card>> = Object.fromEntries(cardSets.flatMap(ofSet));

enterCards(cards);

const entries = Object.entries(cards);

const isPlayed = (options: Options, { set, requires }: Card): boolean =>
  isIn(options, set) && (requires === undefined || isIn(options, requires));

/** The cards of these kinds that are in the game, each as often as it is in the box. */
export const cardsOfKind = (options: Options, ...kinds: readonly CardKind[]): CardId[] =>
  entries.flatMap(([id, card]) =>
    kinds.includes(card.kind) && isPlayed(options, card) ? Array<CardId>(card.copies).fill(id) : [],
  );

const FOUR_HEALTH = 4;

/** BM-028, BM-038 to BM-040, BM-093, BM-139: the Heroes of one of the games, and those of the expansions. */
export function heroDeck(options: Options, seats: number, epic: boolean): CardId[] {
  const whose = heroesOf(options);
  return entries.flatMap(([id, card]) => {
    if (card.kind !== 'hero' || card.epic !== epic || !isPlayed(options, card)) return [];
    const { set, players, star, health } = card;
    const isOfGame = games.some((game) => game === set);
    if (isOfGame && set !== whose) return [];
    if (isOfGame && star !== true && players > seats) return [];
    return options.hardMode === true && !epic && health === FOUR_HEALTH ? [] : [id];
  });
}
