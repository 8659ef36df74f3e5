import type { CardId } from '@tafelrunde/kernel';
import type { Card, CardKind, CardSet } from '../effects/language/card.ts';
import { enterCards, enterTable, REWARD } from '../effects/language/registry.ts';
import { gainCoins } from '../effects/words/coins.ts';
import { loot } from '../effects/words/loot.ts';
import { bonusSouls } from './bonus-souls.ts';
import { bosses } from './bosses.ts';
import { characters, startingItems } from './characters.ts';
import { curseCards, events } from './events.ts';
import { lootCards } from './loot.ts';
import { basicMonsters } from './monsters-basic.ts';
import { cursedAndHolyMonsters } from './monsters-cursed-holy.ts';
import { plusCharacters, plusStartingItems } from './plus/characters.ts';
import { plusEvents } from './plus/events.ts';
import { plusLoot } from './plus/loot.ts';
import { plusMonsters } from './plus/monsters.ts';
import { plusTreasures } from './plus/treasures.ts';
import { rooms } from './rooms.ts';
import { activeTreasures } from './treasures-active.ts';
import { oneUseTreasures } from './treasures-one-use.ts';
import { paidTreasures } from './treasures-paid.ts';
import { passiveTreasures } from './treasures-passive.ts';

type Cards = Readonly<Record<CardId, Card>>;

const ofSet = (set: CardSet, list: Cards): Cards =>
  Object.fromEntries(Object.entries(list).map(([id, card]) => [id, { ...card, set }]));

/** All cards by their public ids. */
export const cards: Cards = {
  ...characters,
  ...startingItems,
  ...passiveTreasures,
  ...activeTreasures,
  ...paidTreasures,
  ...oneUseTreasures,
  ...lootCards,
  ...basicMonsters,
  ...cursedAndHolyMonsters,
  ...bosses,
  ...events,
  ...curseCards,
  ...bonusSouls,
  ...rooms,
  ...ofSet('fsp2', {
    ...plusCharacters,
    ...plusStartingItems,
    ...plusTreasures,
    ...plusLoot,
    ...plusMonsters,
    ...plusEvents,
  }),
};

enterCards(cards);

/** FS-245: what a reward that is rolled for brings. */
enterTable(REWARD, {
  coins: { table: [{ from: 1, to: 6, do: [gainCoins('reward')] }] },
  loot: { table: [{ from: 1, to: 6, do: [loot('reward')] }] },
});

/** The cards of these kinds in these sets, one kind after another, each card as often as it is in the box. */
export const cardsOfKind = (sets: readonly CardSet[], ...kinds: readonly CardKind[]): CardId[] =>
  kinds.flatMap((wanted) =>
    Object.entries(cards).flatMap(([id, { kind, set, copies }]) =>
      kind === wanted && sets.includes(set) ? Array<CardId>(copies).fill(id) : [],
    ),
  );
