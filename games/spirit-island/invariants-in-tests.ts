import { at, cardOf, count, type Match, objectsIn } from '@tafelrunde/kernel';
import { demand } from '@tafelrunde/kernel/testing';
import { spiritNamed } from './cards/catalogue.ts';
import { spiritIsland } from './index.ts';
import { damageOn, kinds, presenceOf } from './pieces.ts';
import { EARNED, FEAR_BOX, FEAR_DECK, FEAR_DISCARD, spirit } from './places.ts';
import { groupsIn, islandIn } from './queries.ts';
import { healthOf } from './rules/strength.ts';
import { idsIn } from './sets.ts';
import { type At, isState, seatsOf } from './state.ts';

/** What must hold at every question; throws where it does not. */
export function checkInvariants(match: Match): void {
  const { state } = match;
  if (!isState(state)) throw new Error('this is another game');
  if (state.round === 0) return;
  const m: At = { game: spiritIsland, match: { ...match, state }, state, seats: match.seats, kept: [], vars: {} };
  checkPieces(m);
  checkPresence(m);
  checkNumbers(m);
}

/** Groups are real, nobody lives who should be dead, and the census is right. */
function checkPieces(m: At): void {
  const counted: Record<string, number> = {};
  demand(m.state.lands.length === islandIn(m).lands.length, 'a land is missing');
  for (const { name: land } of islandIn(m).lands) {
    for (const group of groupsIn(m, land)) {
      demand(group.n > 0 && kinds[group.kind] !== undefined, `${group.n} of ${group.kind}`);
      const isAlive = damageOn(group) === 0 || damageOn(group) < healthOf(m, group, land);
      demand(isAlive, `a ${group.kind} with too much damage`);
      counted[group.kind] = (counted[group.kind] ?? 0) + group.n;
    }
  }
  for (const kind of Object.keys(kinds)) {
    demand((counted[kind] ?? 0) === (m.state.census[kind] ?? 0), `the census of ${kind} is wrong`);
  }
}

/** SI-018, SI-121: presence is on a track, on the island, destroyed or gone. */
function checkPresence(m: At): void {
  for (const seat of seatsOf(m)) {
    const panel = spiritNamed(cardOf(m, at(objectsIn(m, spirit(seat)), 0)) ?? '');
    const covered = panel.tracks.reduce(
      (sum, track, i) => sum + track.length - 1 - (m.state.uncovered[seat]?.[i] ?? 0),
      0,
    );
    const { census, destroyed, gone, time } = m.state;
    const beside = [destroyed, gone, time].reduce((sum, of) => sum + (of[seat] ?? 0), 0);
    const elsewhere = (census[presenceOf(seat)] ?? 0) + beside;
    demand(covered >= 0 && covered + elsewhere === PRESENCE, `seat ${seat} has ${covered + elsewhere} presence`);
  }
}

const PRESENCE = 13;

function checkNumbers(m: At): void {
  const { energy, fear, blight } = m.state;
  demand([...energy, fear].every((n) => Number.isInteger(n) && n >= 0) && blight > 0, 'a number below 0');
  demand(fear < m.state.fearPool, 'fear that has earned no card');
  // An event may send one back to the box.
  const all = idsIn(m.match.options, 'fear').length;
  const lying = [FEAR_BOX, FEAR_DECK, EARNED, FEAR_DISCARD].reduce((sum, pile) => sum + count(m, pile), 0);
  demand(lying === all, `${lying} fear cards of ${all}`);
}
