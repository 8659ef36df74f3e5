import { describe, expect, it } from 'vitest';
import { cards, cardsOfKind, heroDeck } from './cards/catalogue.ts';

const base = { base: true };

describe('the Hero deck', () => {
  it.each([
    ['BM-038', 2, 13, 8],
    ['BM-039', 3, 17, 12],
    ['BM-040', 4, 25, 16],
  ])('[%s] of %i players', (_, seats, ordinary, epic) => {
    expect([heroDeck(base, seats, false), heroDeck(base, seats, true)].map(({ length }) => length)).toEqual([
      ordinary,
      epic,
    ]);
  });

  it('[BM-028] holds nobody who comes only with more players', () => {
    for (const seats of [2, 3, 4]) {
      for (const id of [...heroDeck(base, seats, false), ...heroDeck(base, seats, true)]) {
        const card = cards[id];
        expect(card?.kind === 'hero' ? card.players : undefined).toBeLessThanOrEqual(seats);
      }
    }
  });

  it('[BM-139] in hard mode has no ordinary Hero with 4 Health', () => {
    const hard = heroDeck({ ...base, hardMode: true }, 4, false);
    const usual = heroDeck(base, 4, false);
    expect(usual.length - hard.length).toBe(8);
    expect(usual.filter((id) => !hard.includes(id)).map((id) => healthOf(id))).toEqual(Array(8).fill(4));
    expect(heroDeck({ ...base, hardMode: true }, 4, true)).toHaveLength(16);
  });

  it('[BM-029] [BM-093] [R-38] of Rise of the Minibosses has its stars with every number of players, and shrinks in hard mode', () => {
    const minibosses = { minibosses: true };
    const sizes = [2, 3, 4].map((seats) => [false, true].map((epic) => heroDeck(minibosses, seats, epic).length));
    expect(sizes).toEqual([
      [13, 9],
      [17, 13],
      [25, 17],
    ]);
    expect(heroDeck({ ...minibosses, hardMode: true }, 4, false)).toHaveLength(17);
    expect(heroDeck({ base: true, minibosses: true, heroes: 'minibosses' }, 2, false)).toEqual(
      heroDeck(minibosses, 2, false),
    );
  });
});

function healthOf(id: string): number | undefined {
  const card = cards[id];
  return card?.kind === 'hero' ? card.health : undefined;
}

describe('the decks', () => {
  it('[BM-092] hold the cards of the sets that are played, each as often as it is in its box', () => {
    expect(cardsOfKind(base, 'room')).toHaveLength(75);
    expect(cardsOfKind(base, 'spell')).toHaveLength(31);
    expect(cardsOfKind(base, 'boss')).toHaveLength(8);
    expect(cardsOfKind(base, 'item', 'miniboss')).toEqual([]);
  });

  it('[BM-134] [BM-135] [R-47] Items and Bosses of Explorers are left out without Crash Landing', () => {
    const all = { ...base, implements: true };
    expect(cardsOfKind(all, 'item')).toHaveLength(20);
    expect(cardsOfKind({ ...all, 'crash-landing': true }, 'item')).toHaveLength(24);
    expect(cardsOfKind(all, 'boss')).not.toContain('banseer-bivan');
    expect(cardsOfKind({ ...all, 'crash-landing': true }, 'boss')).toContain('banseer-bivan');
  });
});
