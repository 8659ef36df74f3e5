import {
  begin,
  cardOf,
  count,
  crank,
  granted,
  objectsIn,
  quickChance,
  Run,
  readOptions,
  view,
} from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { cardData } from './effects/language/registry.ts';
import { fourSouls } from './index.ts';
import { BOX, deckOf, discardOf, hand, monsterSlot, SHOP } from './places.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

function openedWith(seed: number, { seats = 4, rooms = true, fourSoulsPlus = false } = {}) {
  const options = granted(readOptions(fourSouls, { rooms, fourSoulsPlus }));
  const { match, events } = granted(crank(fourSouls, begin(fourSouls, options, seats), quickChance(seed)));
  return { match, events, m: new Run(fourSouls, match) };
}

const kindsIn = (m: Run, place: { readonly kind: string; readonly n?: number }): (string | undefined)[] =>
  objectsIn(m, place).map((object) => cardData(cardOf(m, object) ?? '')?.kind);

describe('setting up', () => {
  it('[FS-011] [FS-012] [FS-013] shuffles three decks and the rooms, each with an empty discard pile beside it', () => {
    const tops = SEEDS.map((seed) => {
      const { m } = openedWith(seed);
      for (const name of ['loot', 'treasure', 'monster', 'room'] as const) {
        expect(count(m, deckOf(name))).toBeGreaterThan(0);
        expect(count(m, discardOf(name))).toBe(0);
        expect(new Set(kindsIn(m, deckOf(name)))).toEqual(
          new Set(name === 'monster' ? ['monster', 'event', 'curse'] : [name]),
        );
      }
      return cardOf(m, objectsIn(m, deckOf('loot'))[0] ?? 0);
    });
    expect(new Set(tops).size).toBeGreaterThan(1);
  });

  it('[FS-011] [FS-012] [FS-017] mixes the cards of Four Souls+ in only where the table wants them', () => {
    const setsOf = (fourSoulsPlus: boolean) =>
      new Set(openedWith(1, { rooms: false, fourSoulsPlus }).match.table.map((id) => cardData(id)?.set));
    expect(setsOf(false)).toEqual(new Set(['b2']));
    expect(setsOf(true)).toEqual(new Set(['b2', 'fsp2']));
  });

  it('[FS-025] leaves the cards for three or more in the box when two play', () => {
    const forThree = (seats: number, place: { readonly kind: string }) => {
      const { m } = openedWith(1, { seats, fourSoulsPlus: true });
      return objectsIn(m, place).flatMap((card) => {
        const id = cardOf(m, card) ?? '';
        return cardData(id)?.forThree === true ? [id] : [];
      });
    };
    const treasures = ['brimstone', 'curse-of-the-tower', 'golden-razor-blade', 'moms-eye-shadow', 'monster-manual'];
    const more = ['razor-blade', 'remote-detonator', 'trinity-shield'];
    const monsters = ['dople', 'evil-twin', 'isaac-fsp2', 'monstro-ii', 'rage-creep', 'satan'];
    const rooms = ['conjoined-twin', 'splash-damage'];
    expect(forThree(2, BOX).toSorted()).toEqual([...treasures, ...more, ...monsters, ...rooms].toSorted());
    expect(forThree(3, BOX)).toEqual([]);
    for (const name of ['treasure', 'monster', 'room'] as const) {
      expect(forThree(2, deckOf(name))).toEqual([]);
      expect(forThree(3, deckOf(name))).not.toEqual([]);
    }
  });

  it('[FS-014] [FS-015] [FS-016] turns up two treasures, and monsters only; events do nothing and stay in the deck', () => {
    const events = Object.values(openedWith(1).match.table).filter((id) =>
      ['event', 'curse'].includes(cardData(id)?.kind ?? ''),
    ).length;
    for (const seed of SEEDS) {
      const { m, events: happened } = openedWith(seed, { rooms: false });
      expect(kindsIn(m, SHOP)).toEqual(['treasure', 'treasure']);
      expect([0, 1].flatMap((n) => kindsIn(m, monsterSlot(n)))).toEqual(['monster', 'monster']);
      const inDeck = kindsIn(m, deckOf('monster')).filter((kind) => kind === 'event' || kind === 'curse');
      expect(inDeck).toHaveLength(events);
      expect(happened.filter(({ type }) => type === 'declared')).toEqual([]);
    }
  });

  it('[FS-051] [FS-073] deals hands, secret in what they hold and open in how many cards', () => {
    for (const seed of SEEDS) {
      const { m, match } = openedWith(seed, { seats: 3 });
      const others = view(fourSouls, match, [0]).zones.filter(({ kind, seat }) => kind === 'hand' && seat !== 0);
      expect(others.map(({ size, cards }) => ({ size, cards }))).toEqual(
        others.map(({ seat = 0 }) => ({ size: count(m, hand(seat)), cards: [] })),
      );
    }
  });

  it('[FS-044] [FS-052] leaves characters, starting items and bonus souls that nobody took outside the game', () => {
    const { match } = openedWith(1);
    const outside = match.zones.filter(({ kind }) => ['characters', 'box', 'bonus-deck'].includes(kind));
    expect(outside.map(({ kind }) => fourSouls.zones[kind]?.inPlay)).toEqual([undefined, undefined, undefined]);
  });
});
