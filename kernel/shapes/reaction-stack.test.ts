import { describe, expect, it } from 'vitest';
import { checkManyGames } from '../testing/many-games.ts';
import { sitDown, type TestTable } from '../testing/table.ts';
import { DISCARD, PASS, PENDING, reactionStack } from './reaction-stack-in-tests.ts';

const sit = (): TestTable => sitDown(reactionStack, { seats: 3 });

function pass(table: TestTable, ...seats: readonly number[]): void {
  for (const seat of seats) table.answer(seat, PASS);
}

describe('a reaction stack', () => {
  it('resolves what was declared last first, after everybody has passed in a row', () => {
    const table = sit();
    table.answer(0, 'bolt');
    table.answer(0, 'seat:1');
    pass(table, 0);
    table.answer(1, 'balm');
    pass(table, 1, 2, 0);
    expect(table.match.state).toMatchObject({ resolved: ['balm'], life: [4, 5, 4] });
    pass(table, 0, 1, 2);
    expect(table.match.state).toMatchObject({ resolved: ['balm', 'bolt'], life: [4, 3, 4] });
    expect(table.cards(DISCARD)).toEqual(['balm', 'bolt']);
  });

  it('gives the seat that declared the first chance to go on, and everybody a new one', () => {
    const table = sit();
    pass(table, 0);
    table.answer(1, 'balm');
    expect(table.isAsked(1)).toBe(true);
    pass(table, 1, 2);
    table.answer(0, 'balm');
    pass(table, 0, 1, 2);
    expect(table.match.state).toMatchObject({ resolved: ['balm'], stack: [{ seat: 1 }] });
  });

  it('cancels an effect in response: its card is discarded and nothing of it happens', () => {
    const table = sit();
    table.answer(0, 'bolt');
    table.answer(0, 'seat:1');
    pass(table, 0);
    table.answer(1, 'counter');
    expect(table.refs(1)).toEqual(['item:1']);
    table.answer(1, 'item:1');
    pass(table, 1, 2, 0);
    expect(table.match.state).toMatchObject({ resolved: ['counter'], stack: [], life: [4, 4, 4] });
    expect(table.cards(DISCARD)).toEqual(['bolt', 'counter']);
    expect(table.cards(PENDING)).toEqual([]);
  });

  it('lets an effect fizzle whose target was cancelled before it', () => {
    const table = sit();
    table.answer(0, 'bolt');
    table.answer(0, 'seat:1');
    pass(table, 0);
    table.answer(1, 'counter');
    table.answer(1, 'item:1');
    pass(table, 1);
    table.answer(2, 'counter');
    table.answer(2, 'item:1');
    pass(table, 2, 0, 1);
    pass(table, 0, 1, 2);
    expect(table.match.state).toMatchObject({ resolved: ['counter', 'counter'], stack: [], life: [4, 4, 4] });
  });

  it('takes up triggers of the active seat first, in the order that their owner says, then clockwise', () => {
    const table = sit();
    table.answer(0, 'bolt');
    table.answer(0, 'seat:2');
    pass(table, 0, 1, 2);
    const { options } = table.ask(0);
    expect(options.map(({ label }) => label)).toEqual(['card:drum', 'card:thorn']);
    table.answer(0, String(options[1]?.ref));
    expect(table.match.state).toMatchObject({
      stack: [
        { at: ['thorn', 'whenHit'], seat: 0, vars: { hit: 2 } },
        { at: ['drum', 'whenHit'], seat: 0 },
        { at: ['gong', 'whenHit'], seat: 1 },
        { at: ['gong', 'whenHit'], seat: 2 },
      ],
    });
    for (let i = 0; i < 4; i++) pass(table, 0, 1, 2);
    expect(table.match.state).toMatchObject({ resolved: ['bolt', 'gong', 'gong', 'drum', 'thorn'], life: [6, 4, 2] });
  });

  it('runs the checks before the triggers: a death ends the game with triggers waiting', () => {
    const table = sit();
    for (let i = 0; i < 2; i++) {
      table.answer(0, 'bolt');
      table.answer(0, 'seat:2');
      if (i === 0) pass(table, 0, 1, 2);
      if (i === 0) table.answer(0, String(table.refs(0)[0]));
      if (i === 0) for (let n = 0; n < 4; n++) pass(table, 0, 1, 2);
    }
    pass(table, 0, 1, 2);
    expect(table.match.outcome?.scores).toEqual([6, 4, 0]);
    expect(table.view(1).outcome).toEqual(table.match.outcome);
    expect(table.view(1).questions).toEqual([]);
  });

  it('does not show whose pass is awaited', () => {
    const table = sit();
    table.answer(0, 'bolt');
    table.answer(0, 'seat:1');
    const before = table.view(2);
    expect(before.waiting).toEqual({ seats: [], somebody: true });
    pass(table, 0);
    expect(table.view(2)).toEqual(before);
    expect(table.told(2)).toEqual([]);
    expect(table.view(1).waiting).toEqual({ seats: [], somebody: false });
  });

  it('names the card behind what happens', () => {
    const table = sit();
    table.answer(0, 'bolt');
    table.answer(0, 'seat:2');
    pass(table, 0, 1, 2);
    expect(table.told(1)).toContainEqual({ type: 'hit', seat: 2, data: { n: 2 }, cause: 'bolt' });
  });

  it('holds every property at every step of random games', () => {
    const looked = checkManyGames(reactionStack, { seats: [2, 3, 4], games: 6 });
    expect(looked.samples).toBeGreaterThan(20);
  });
});
