import type { Match } from '@tafelrunde/kernel';
import { freshState, type State } from './state.ts';

const isState = (state: object): state is State => Object.keys(freshState(2)).every((key) => key in state);

/** Each says whether it holds at a position; asked so often that only what fails costs anything. */
const INVARIANTS: Readonly<Record<string, (state: State, match: Match) => boolean>> = {
  'amounts are whole and not negative': ({ coins, wounds, lootPlays, lootPlayed }) =>
    [coins, wounds, lootPlays, lootPlayed].every((numbers) => numbers.every((n) => Number.isInteger(n) && n >= 0)),
  'what is marked is there': ({ counters, tapped, damage }, { obj }) =>
    [counters, tapped, damage].every((marks) => Object.keys(marks).every((object) => obj.includes(Number(object)))),
  'a monster slot shows one card': (_, { zones }) =>
    zones.every(({ kind, cards }) => kind !== 'monster' || cards.length <= 1),
  'loot on the stack lies aside': ({ stack }, { zones, outcome }) => {
    const played = stack.filter((item) => item.kind === 'effect' && item.card !== undefined).length;
    const pending = zones.find(({ kind }) => kind === 'pending')?.cards.length ?? 0;
    return outcome !== undefined || pending >= played;
  },
  'a roll is one of the die': ({ stack }) =>
    stack.every((item) => item.kind !== 'roll' || (item.value >= 1 && item.value <= 6)),
};

/** What must hold at every position of every game. */
export function checkInvariants(match: Match): void {
  const { state } = match;
  if (!isState(state)) throw new Error('this is no match of Four Souls');
  for (const [name, holds] of Object.entries(INVARIANTS)) {
    if (!holds(state, match)) throw new Error(`four-souls: ${name}: not so here: ${JSON.stringify(state)}`);
  }
}
