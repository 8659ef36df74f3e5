import { at } from '../at.ts';
import type { Effect, Position } from '../game.ts';
import { canonical } from '../history/hash.ts';
import type { Lasting, Match, Trigger, Vars, Zone } from '../match.ts';

type Kind = 'always' | 'when' | 'instead';

type ByName = Readonly<Record<Kind, Map<string, Effect[]>>>;

/** The effects of the faces in play, by kind and name, as long as the zones in play and the disguises are these. */
interface InPlay {
  readonly match: Match;
  readonly disguises: Match['disguises'];
  /** All zones that there were, and how many: an open one joins the list, a closed one makes a new list. */
  readonly all: readonly Zone[];
  readonly size: number;
  /** Those in play, where in the list they stand, and the effects of the cards in each. */
  readonly zones: readonly Zone[];
  readonly places: readonly number[];
  readonly inEach: readonly (readonly Effect[])[];
  readonly effects: ByName;
  /** The zones were last compared after so many moves. */
  moves: number;
}

const lately = new WeakMap<Match, InPlay>();

/** What was looked at last is mostly looked at again. */
let latest: InPlay | undefined;

const noEffects = (): ByName => ({ always: new Map(), when: new Map(), instead: new Map() });

function inPlay(m: Position): ByName {
  const { match } = m;
  const known = latest?.match === match ? latest : lately.get(match);
  if (known === undefined || !isStillSo(known, match)) return lookAgain(m, known);
  if (known !== latest) latest = known;
  return known.effects;
}

const hasSameZones = ({ all, size }: InPlay, { zones }: Match): boolean => all === zones && size === zones.length;

function isStillSo(known: InPlay, match: Match): boolean {
  if (known.disguises !== match.disguises) return false;
  if (known.moves === match.moves) return true;
  if (!hasSameZones(known, match)) return false;
  const { all, zones, places } = known;
  for (let i = 0; i < zones.length; i++) if (all[places[i] ?? 0] !== zones[i]) return false;
  known.moves = match.moves;
  return true;
}

/** Only where something has changed are the cards gone through. */
function lookAgain(m: Position, before: InPlay | undefined): ByName {
  const { match } = m;
  const { zones: all, disguises, moves } = match;
  const known = before !== undefined && hasSameZones(before, match) ? before : undefined;
  const places = known?.places ?? placesInPlay(m);
  const zones = places.map((i) => at(all, i));
  const alike = known?.disguises === disguises ? known : undefined;
  const inEach = zones.map((zone, i) => (alike?.zones[i] === zone ? alike.inEach[i] : undefined) ?? effectsIn(m, zone));
  const effects = noEffects();
  for (const list of inEach) for (const effect of list) file(effect, effects);
  latest = { match, disguises, all, size: all.length, zones, places, inEach, effects, moves };
  lately.set(match, latest);
  return effects;
}

function placesInPlay({ match: { zones }, game }: Position): number[] {
  return [...zones.keys()].filter((i) => game.zones[at(zones, i).kind]?.inPlay === true);
}

function effectsIn(m: Position, { cards, seat }: Zone): readonly Effect[] {
  const found: Effect[] = [];
  for (const instance of cards) {
    const card = at(m.match.table, at(m.match.face, instance));
    for (const { at: path, ability } of m.game.effects?.abilities(card) ?? []) {
      const source = at(m.match.obj, instance);
      found.push(
        seat === undefined
          ? { at: path, ability, vars: NO_VARS, source }
          : { at: path, ability, vars: NO_VARS, source, seat },
      );
    }
  }
  return found;
}

function file(effect: Effect, into: ByName): void {
  const { always, when, instead } = effect.ability;
  if (always !== undefined) enter(into.always, always, effect);
  if (when !== undefined) enter(into.when, when, effect);
  if (instead !== undefined) enter(into.instead, instead, effect);
}

function enter(into: Map<string, Effect[]>, name: string, effect: Effect): void {
  const list = into.get(name);
  if (list === undefined) into.set(name, [effect]);
  else list.push(effect);
}

const NO_VARS: Vars = {};
const NONE: readonly Effect[] = [];

/** The effects of one kind and name that are on now: first those of the faces in play, then the lasting ones. */
export function effectsOn(m: Position, kind: Kind, name: string): readonly Effect[] {
  if (m.game.effects === undefined) return NONE;
  const lying = named(inPlay(m), kind, name);
  if (m.match.lasting.length === 0) return lying;
  const lasting = named(lastingIn(m), kind, name);
  if (lasting.length === 0) return lying;
  return lying.length === 0 ? lasting : [...lying, ...lasting];
}

function named(effects: ByName, kind: Kind, name: string): readonly Effect[] {
  switch (kind) {
    case 'always':
      return effects.always.get(name) ?? NONE;
    case 'when':
      return effects.when.get(name) ?? NONE;
    case 'instead':
      return effects.instead.get(name) ?? NONE;
  }
}

/** The lasting effects by kind and name, as long as the list is this one. */
let latestLasting: { readonly list: Match['lasting']; readonly effects: ByName } | undefined;

function lastingIn(m: Position): ByName {
  const { lasting: list } = m.match;
  if (latestLasting?.list === list) return latestLasting.effects;
  const effects = noEffects();
  for (const lasting of list) file(fromLasting(m, lasting), effects);
  latestLasting = { list, effects };
  return effects;
}

const made = new WeakMap<Lasting, Effect>();

function fromLasting(m: Position, lasting: Lasting): Effect {
  const known = made.get(lasting);
  if (known !== undefined) return known;
  const { id, at: path, vars, seat } = lasting;
  const ability = m.game.effects?.ability(path) ?? {};
  const effect = { at: path, ability, vars, lasting: id, ...(seat === undefined ? {} : { seat }) };
  made.set(lasting, effect);
  return effect;
}

/** The same ability with the same locals, on another copy of the card: whichever comes first, the same happens. */
export const isAlike = (one: Trigger | Effect, other: Trigger | Effect): boolean =>
  one.at.join('/') === other.at.join('/') && canonical(localsOf(one)) === canonical(localsOf(other));

/** All but the card that they come from. */
function localsOf({ vars: { source: _, ...locals } }: Trigger | Effect): Vars {
  return locals;
}
