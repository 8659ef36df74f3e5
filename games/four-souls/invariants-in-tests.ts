import type { Match } from '@tafelrunde/kernel';
import { isState, type State, seatIn } from './state.ts';

const isAmount = (n: number): boolean => Number.isInteger(n) && n >= 0;

const areThere = (marks: object, { obj }: Match): boolean => {
  for (const object in marks) if (!obj.includes(Number(object))) return false;
  return true;
};

/** Each says whether it holds at a position; asked so often that only what fails costs anything. */
const INVARIANTS: Readonly<Record<string, (state: State, match: Match) => boolean>> = {
  'amounts are whole and not negative': ({ coins, wounds, lootPlays, lootPlayed }) =>
    coins.every(isAmount) && wounds.every(isAmount) && lootPlays.every(isAmount) && lootPlayed.every(isAmount),
  'what is marked is there': ({ counters, tapped, damage }, match) =>
    areThere(counters, match) && areThere(tapped, match) && areThere(damage, match),
  'a monster slot shows one card': (_, { zones }) =>
    zones.every(({ kind, cards }) => kind !== 'monster' || cards.length <= 1),
  'loot on the stack lies aside': ({ stack }, { zones, outcome }) => {
    const played = stack.filter((item) => item.kind === 'effect' && item.card !== undefined).length;
    const pending = zones.find(({ kind }) => kind === 'pending')?.cards.length ?? 0;
    return outcome !== undefined || pending >= played;
  },
  'the dead attack nobody and are attacked by nobody': ({ attack, dead }) =>
    attack === null || (dead[attack.seat] !== true && dead[seatIn(attack.target) ?? -1] !== true),
  'a roll is one of the die': ({ stack }) =>
    stack.every((item) => item.kind !== 'roll' || (item.value >= 1 && item.value <= 6)),
};

const invariants = Object.entries(INVARIANTS);

/** What must hold at every position of every game. */
export function checkInvariants(match: Match): void {
  const { state } = match;
  if (!isState(state)) throw new Error('this is no match of Four Souls');
  for (const [name, holds] of invariants) {
    if (!holds(state, match)) throw new Error(`four-souls: ${name}: not so here: ${JSON.stringify(state)}`);
  }
}
