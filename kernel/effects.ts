import { at } from './at.ts';
import { checkpoint } from './control.ts';
import type { AnyOps, Ask, ControlOp, Effect, Position, Verb } from './game.ts';
import { canonical } from './hash.ts';
import type { Lasting, Match, Op, Seat, Trigger, Vars, Zone } from './match.ts';
import type { Run } from './run.ts';

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
  /** The zones were last compared when this was the next object number. */
  nextObject: number;
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
  if (known.nextObject === match.nextObject) return true;
  if (!hasSameZones(known, match)) return false;
  const { all, zones, places } = known;
  for (let i = 0; i < zones.length; i++) if (all[places[i] ?? 0] !== zones[i]) return false;
  known.nextObject = match.nextObject;
  return true;
}

/** Only where something has changed are the cards gone through. */
function lookAgain(m: Position, before: InPlay | undefined): ByName {
  const { match } = m;
  const { zones: all, disguises, nextObject } = match;
  const known = before !== undefined && hasSameZones(before, match) ? before : undefined;
  const places = known?.places ?? placesInPlay(m);
  const zones = places.map((i) => at(all, i));
  const alike = known?.disguises === disguises ? known : undefined;
  const inEach = zones.map((zone, i) => (alike?.zones[i] === zone ? alike.inEach[i] : undefined) ?? effectsIn(m, zone));
  const effects = noEffects();
  for (const list of inEach) for (const effect of list) file(effect, effects);
  latest = { match, disguises, all, size: all.length, zones, places, inEach, effects, nextObject };
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

/** What tells one effect from another while a verb passes them. */
function keyOf({ at: path, source, lasting }: Effect): string {
  return lasting === undefined ? `${source}/${path.join('/')}` : `lasting/${lasting}`;
}

function appliedTo(verb: Op): readonly string[] {
  return 'applied' in verb && Array.isArray(verb.applied) ? verb.applied : [];
}

/** A verb passes the replacements that match it, each once; the affected seat says which goes first. */
export function passReplacements(m: Run, verb: Op, rule: Verb<Op, AnyOps, object>): void {
  if (effectsOn(m, 'instead', verb.op).length === 0) {
    rule.act(m, verb);
    return;
  }
  const [first, ...more] = differing(m, replacementsOf(m, verb));
  if (first === undefined) rule.act(m, verb);
  else if (more.length === 0) replaceBy(m, first, verb);
  else m.put(askWhichFirst(rule.affected(m, verb), verb));
}

/** One of each sort: of those that are alike nobody has to say which comes first. */
function differing(m: Position, effects: readonly Effect[]): Effect[] {
  const found: Effect[] = [];
  for (const effect of effects) {
    const isKnown = found.some(
      (other) =>
        other.seat === effect.seat && isAlike(other, effect) && m.game.effects?.alike?.(other, effect) !== false,
    );
    if (!isKnown) found.push(effect);
  }
  return found;
}

function replacementsOf(m: Position, verb: Op): Effect[] {
  const applied = appliedTo(verb);
  return effectsOn(m, 'instead', verb.op).filter(
    (effect) => !applied.includes(keyOf(effect)) && m.game.effects?.applies(m, effect, verb) === true,
  );
}

function replaceBy(m: Run, effect: Effect, verb: Op): void {
  if (effect.lasting !== undefined) m.used(effect.lasting);
  const applied = [...appliedTo(verb), keyOf(effect)];
  const ops = m.game.effects?.replace(m, effect, verb) ?? [verb];
  m.put(...ops.map((op) => (op.op === verb.op ? { ...op, applied } : op)));
}

export interface WhichFirst extends ControlOp {
  readonly op: '$whichFirst';
  readonly seat: Seat;
  readonly verb: Op;
}

function askWhichFirst(seat: Seat, verb: Op): WhichFirst {
  return { op: '$whichFirst', seat, verb };
}

/** Several replacements apply: which one first? */
export const whichFirst: Ask<WhichFirst, AnyOps, object> = {
  options: (m, { verb }) =>
    differing(m, replacementsOf(m, verb)).map((effect) => ({
      ref: `effect:${keyOf(effect)}`,
      label: `card:${effect.at[0]}`,
    })),
  answer: (m, { verb }, [pick]) => {
    const replacing: Replace = { op: '$replace', verb, by: String(pick) };
    m.put(replacing);
  },
};

export interface Replace extends ControlOp {
  readonly op: '$replace';
  readonly verb: Op;
  readonly by: string;
}

export function replace(m: Run, { verb, by }: Replace): void {
  const chosen = replacementsOf(m, verb).find((effect) => `effect:${keyOf(effect)}` === by);
  if (chosen === undefined) m.put(verb);
  else replaceBy(m, chosen, verb);
}

/** Checks first, then waiting triggers, again and again until nothing changes. */
export function passCheckpoint(m: Run): void {
  for (const check of m.game.checks ?? []) {
    const ops = check(m);
    if (ops === undefined) continue;
    m.put(...ops, checkpoint());
    return;
  }
  if (m.match.waiting.length > 0) takeUpTriggers(m);
}

/** The seats in the prescribed order; a seat with several of its own that differ says which comes next. */
function takeUpTriggers(m: Run): void {
  const { waiting } = m.match;
  const order = m.game.effects?.order(m) ?? [];
  const of = order.find((each) => waiting.some((trigger) => trigger.seat === each));
  const mine = waiting.filter((trigger) => trigger.seat === of);
  const [first, ...more] = mine.length > 0 ? mine : waiting;
  if (first === undefined) return;
  const seat = of ?? m.game.effects?.orders?.(m);
  const isSettled = more.every(
    (trigger) => isAlike(trigger, first) || (of === undefined && isOfOneCard(trigger, first)),
  );
  if (seat === undefined || isSettled) takeUp(m, first);
  else m.put(askOrder(seat, of === undefined));
}

/** What one card that nobody controls does at once comes as it is printed. */
const isOfOneCard = (one: Trigger, other: Trigger): boolean => one.source === other.source;

/** The same ability with the same locals, on another copy of the card: whichever comes first, the same happens. */
const isAlike = (one: Trigger | Effect, other: Trigger | Effect): boolean =>
  one.at.join('/') === other.at.join('/') && canonical(localsOf(one)) === canonical(localsOf(other));

/** All but the card that they come from. */
function localsOf({ vars: { source: _, ...locals } }: Trigger | Effect): Vars {
  return locals;
}

function takeUp(m: Run, trigger: Trigger): void {
  m.match.waiting = m.match.waiting.filter(({ id }) => id !== trigger.id);
  m.put(...(m.game.effects?.take(m, trigger) ?? []), checkpoint());
}

export interface OrderTriggers extends ControlOp {
  readonly op: '$orderTriggers';
  readonly seat: Seat;
  /** Those that nobody controls; without it the seat's own. */
  readonly nobodys?: true;
}

function askOrder(seat: Seat, nobodys: boolean): OrderTriggers {
  return nobodys ? { op: '$orderTriggers', seat, nobodys } : { op: '$orderTriggers', seat };
}

/** A card names its trigger, unless another ability of the same card waits as well. */
function nameIn(all: readonly Trigger[], { at: path }: Trigger): string {
  const whole = path.join('/');
  return all.some(({ at: other }) => other[0] === path[0] && other.join('/') !== whole) ? whole : path[0];
}

/** Several triggers wait that are mine, or mine to put in order: which one next? */
export const orderTriggers: Ask<OrderTriggers, AnyOps, object> = {
  options: (m, { seat, nobodys }) => {
    const mine = m.match.waiting.filter((trigger) => trigger.seat === (nobodys === true ? undefined : seat));
    const firsts = mine.filter((trigger, i) => mine.findIndex((other) => isAlike(other, trigger)) === i);
    return firsts.map((trigger) => ({ ref: `trigger:${trigger.id}`, label: `card:${nameIn(mine, trigger)}` }));
  },
  answer: (m, _, [pick]) => {
    const taking: TakeUp = { op: '$takeUp', trigger: String(pick) };
    m.put(taking);
  },
};

export interface TakeUp extends ControlOp {
  readonly op: '$takeUp';
  readonly trigger: string;
}

export function takeUpChosen(m: Run, { trigger }: TakeUp): void {
  const chosen = m.match.waiting.find(({ id }) => `trigger:${id}` === trigger);
  if (chosen !== undefined) takeUp(m, chosen);
}
