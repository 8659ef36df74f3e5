import type { Match } from '@tafelrunde/kernel';
import { expect } from 'vitest';
import { freshState, type State } from './state.ts';

const isState = (state: object): state is State => Object.keys(freshState(2)).every((key) => key in state);

/** What must hold at every position of every game. */
export function checkInvariants({ state, zones, obj, outcome }: Match): void {
  if (!isState(state)) throw new Error('this is no match of Four Souls');
  const numbers = [state.coins, state.wounds, state.lootPlays, state.lootPlayed].flat();
  expect(numbers.every((n) => Number.isInteger(n) && n >= 0)).toBe(true);
  const marked = [state.counters, state.tapped, state.damage].flatMap((marks) => Object.keys(marks).map(Number));
  expect(marked.filter((object) => !obj.includes(object))).toEqual([]);
  const slots = zones.filter(({ kind }) => kind === 'monster');
  expect(slots.every(({ cards }) => cards.length <= 1)).toBe(true);
  if (outcome !== undefined) return;
  const pending = zones.find(({ kind }) => kind === 'pending')?.cards.length ?? 0;
  const played = state.stack.filter((item) => item.kind === 'effect' && item.card !== undefined).length;
  expect(pending).toBeGreaterThanOrEqual(played);
  const rolls = state.stack.flatMap((item) => (item.kind === 'roll' ? [item.value] : []));
  expect(rolls.every((value) => value >= 1 && value <= 6)).toBe(true);
}
