import type { Match } from '@tafelrunde/kernel';
import { player } from '../players.ts';
import { isState, type State } from '../state.ts';

const isAmount = (n: number): boolean => Number.isInteger(n) && n >= 0;

/** Where objects were found: mostly they are still there, so nothing has to be searched. */
const found = new Int32Array(4096);

function instanceOf({ obj }: Match, object: number): number {
  const guess = found[object % found.length] ?? 0;
  if (obj[guess] === object) return guess;
  const instance = obj.indexOf(object);
  if (instance >= 0) found[object % found.length] = instance;
  return instance;
}

const areThere = (marks: object, match: Match): boolean => {
  for (const object in marks) if (instanceOf(match, Number(object)) < 0) return false;
  return true;
};

/** FS-096, FS-295: what may be hurt lies in a monster slot or is a room. */
const isBody = (match: Match, object: number): boolean => {
  const instance = instanceOf(match, object);
  return match.zones.some(({ kind, cards }) => (kind === 'monster' || kind === 'room') && cards.includes(instance));
};

/** Each says whether it holds at a position; asked so often that only what fails costs anything. */
const INVARIANTS: Readonly<Record<string, (state: State, match: Match) => boolean>> = {
  'amounts are whole and not negative': ({ coins, wounds, lootPlays, lootPlayed }) =>
    coins.every(isAmount) && wounds.every(isAmount) && lootPlays.every(isAmount) && lootPlayed.every(isAmount),
  // A mark that was left behind stays, so it is found though only every eighth position is looked at.
  'what is marked is there': ({ counters, tapped }, match) =>
    match.moves % 8 !== 0 || (areThere(counters, match) && areThere(tapped, match)),
  'only players, monsters and rooms are hurt': ({ damage }, match) => {
    for (const object in damage) if (!isBody(match, Number(object))) return false;
    return true;
  },
  'a monster slot shows one card': (_, { zones }) =>
    zones.every(({ kind, cards }) => kind !== 'monster' || cards.length <= 1),
  'loot on the stack lies aside': ({ stack }, { zones, outcome }) => {
    const played = stack.filter((item) => item.kind === 'effect' && item.card !== undefined).length;
    const pending = zones.find(({ kind }) => kind === 'pending')?.cards.length ?? 0;
    return outcome !== undefined || pending >= played;
  },
  'what is attacked is there': ({ attack }, match) =>
    typeof attack?.target !== 'number' || isBody(match, attack.target),
  'the dead attack nobody and are attacked by nobody': ({ attack, dead }) =>
    attack === null ||
    dead.every((isDead, seat) => !isDead || (seat !== attack.seat && player(seat) !== attack.target)),
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
