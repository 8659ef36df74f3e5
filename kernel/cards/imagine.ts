import { at } from '../at.ts';
import type { Chance } from '../crank/chance.ts';
import { clone } from '../crank/clone.ts';
import type { AnyGame } from '../game.ts';
import type { CardId, Face, Instance, Lane, Match, Seat } from '../match.ts';
import { ownFace } from './disguises.ts';
import { zoneKind } from './knowledge.ts';

/**
 * A match as this seat might imagine it: the cards that it does not know are dealt anew among those with the same back in
 * the same pool, and what others keep secret is forgotten. Nothing but what the seat's view tells goes in: what it does not know is put in a
 * fixed order before it is dealt. Bots think about such matches, and previews run on them.
 */
export function imagine<S extends object>(game: AnyGame, match: Match<S>, seat: Seat, chance: Chance): Match<S> {
  const imagined = clone(match);
  for (const instances of unknownTogether(game, match, seat)) deal(imagined, instances, chance);
  imagined.lanes = imagined.lanes.map((lane) => forgetSecrets(lane, seat));
  return imagined;
}

/** The cards that the seat does not know, in groups within which any of them may lie anywhere. */
function unknownTogether(game: AnyGame, match: Match<object>, seat: Seat): Instance[][] {
  const groups: Instance[][] = [];
  const byPool = new Map<string, Map<string, Instance[]>>();
  const pools = poolsOf(game, match);
  const backs = backsOf(game, match.table);
  for (let instance = 0; instance < match.face.length; instance++) {
    if ((at(match.known, instance) & (1 << seat)) !== 0) continue;
    const byBack = entryOf(byPool, pools[instance] ?? '', () => new Map<string, Instance[]>());
    entryOf(byBack, backs[ownFace(match, instance)] ?? '', () => newGroup(groups)).push(instance);
  }
  return groups;
}

const knownBacks = new WeakMap<
  readonly CardId[],
  { readonly back: AnyGame['back']; readonly backs: readonly string[] }
>();

/** By face. The table of a match never changes, so its cards are turned over once. */
function backsOf({ back }: AnyGame, table: readonly CardId[]): readonly string[] {
  const known = knownBacks.get(table);
  if (known?.back === back) return known.backs;
  const backs = table.map(back);
  knownBacks.set(table, { back, backs });
  return backs;
}

function entryOf<V>(map: Map<string, V>, key: string, fresh: () => V): V {
  let found = map.get(key);
  if (found === undefined) {
    found = fresh();
    map.set(key, found);
  }
  return found;
}

/** Groups are dealt in the order in which they were found. */
function newGroup(groups: Instance[][]): Instance[] {
  const group: Instance[] = [];
  groups.push(group);
  return group;
}

/** The pool that each card lies in, where the game tells pools apart. */
function poolsOf(game: AnyGame, { zones }: Match<object>): string[] {
  const pools: string[] = [];
  for (const zone of zones) {
    const { pool } = zoneKind(game, zone);
    if (pool === undefined) continue;
    const name = `${pool}/${zone.seat ?? ''}`;
    for (const instance of zone.cards) pools[instance] = name;
  }
  return pools;
}

// Loops and a list of whole numbers take a third of the time: bots imagine all the time.
function deal(match: Match<object>, instances: readonly Instance[], chance: Chance): void {
  const faces = new Int32Array(instances.length);
  for (let i = 0; i < faces.length; i++) faces[i] = ownFace(match, instances[i] ?? 0);
  faces.sort();
  for (let i = faces.length - 1; i > 0; i--) {
    const j = chance('imagine', i + 1);
    const kept = faces[i] ?? 0;
    faces[i] = faces[j] ?? 0;
    faces[j] = kept;
  }
  for (let i = 0; i < faces.length; i++) deface(match, instances[i] ?? 0, faces[i] ?? 0);
}

/** Under a disguise it is the card's own face that nobody knows. */
function deface(match: Match<object>, instance: Instance, own: Face): void {
  if (match.disguises.some((each) => each.instance === instance)) {
    match.disguises = match.disguises.map((each) => (each.instance === instance ? { instance, own } : each));
  } else match.face[instance] = own;
}

/** Another seat's secret lane begins again: what it has picked so far is not for this seat to know. */
function forgetSecrets(lane: Lane, seat: Seat): Lane {
  const { secret } = lane;
  if (secret === undefined || lane.seat === seat) return lane;
  return { ...lane, ops: [secret.start], asked: 0, secret: { ...secret, kept: [] } };
}
