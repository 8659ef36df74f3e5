import {
  at,
  type CardId,
  faceOf,
  type ObjectNumber,
  type Option,
  objectsIn,
  type Path,
  type Ref,
  type Seat,
  type ZoneName,
} from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import type { Condition } from '../effects/holding/values.ts';
import { bonusOf, isTrue } from '../effects/holding/values.ts';
import { isActivated } from '../effects/language/card.ts';
import { byFace, cardData } from '../effects/language/registry.ts';
import { character, hand, items, ROOM } from '../places.ts';
import { player } from '../players.ts';
import { abilityLabel, abilityRef } from '../refs.ts';
import type { At } from '../state.ts';
import { areMet, type Needs, needsOf } from './declare.ts';
import { handOf, isIn, isTapped, tallied } from './table.ts';

/* What somebody may put on the stack now: loot cards, and effects that can be activated (FS-197). */

export interface Reaction {
  readonly ref: Ref;
  readonly label: string;
  readonly source: ObjectNumber;
  readonly at: Path;
  readonly via: 'loot' | 'tap' | 'paid';
}

/** FS-074, FS-075: how many loot cards the player may still play this turn. */
export function playsLeft(m: At, seat: Seat): number {
  const { active, acted, lootPlays, lootPlayed } = m.state;
  const own = seat === active && acted ? 1 + bonusOf(m, 'lootPlays', player(seat)) : 0;
  const allowed = own + (lootPlays[seat] ?? 0);
  const played = lootPlayed[seat] ?? 0;
  if (allowed <= played) return 0;
  return Math.max(0, Math.min(allowed, limitOf(m, 'lootLimit', seat)) - played);
}

/** How often an effect lets the player do it in one turn. */
function limitOf(m: At, stat: 'lootLimit' | 'activationLimit', seat: Seat): number {
  const limit = bonusOf(m, stat, player(seat));
  return limit === 0 ? Infinity : limit;
}

const isSilenced = (m: At, seat: Seat): boolean => bonusOf(m, 'cannotReact', player(seat)) > 0;

const mayPlayLoot = (m: At, seat: Seat): boolean => playsLeft(m, seat) > 0 && !isSilenced(m, seat);

function lootOf(m: At, seat: Seat): Reaction[] {
  if (!mayPlayLoot(m, seat)) return [];
  const found: Reaction[] = [];
  for (const object of objectsIn(m, hand(seat))) {
    const reaction = playing(m, seat, object);
    if (reaction !== undefined) found.push(reaction);
  }
  return found;
}

interface Playable {
  readonly needs: Needs;
  readonly at: Path;
}

/** What a card does when it is played; nothing for one that is no loot. */
const playables = byFace((card, id): Playable | undefined =>
  card?.play === undefined ? undefined : { needs: needsOf(card.play), at: below([id], 'play') },
);

/** Playing a card of the hand, if that can be done. */
function playing(m: At, seat: Seat, source: ObjectNumber): Reaction | undefined {
  const playable = playables(m)[faceOf(m, source)];
  if (playable === undefined || !areMet(m, seat, source, playable.needs)) return undefined;
  return { ref: source, label: 'play', source, at: playable.at, via: 'loot' };
}

/** Playing a card that takes no loot play, unless something keeps the player from playing any. */
export function playingFree(m: At, seat: Seat, source: ObjectNumber): Reaction | undefined {
  const isBarred = isSilenced(m, seat) || (m.state.lootPlayed[seat] ?? 0) >= limitOf(m, 'lootLimit', seat);
  return isBarred ? undefined : playing(m, seat, source);
}

/** An effect that can be activated, and how it is told from others of its card. */
interface Activation {
  readonly needs: Needs;
  readonly tap: boolean;
  readonly condition: Condition | undefined;
  readonly at: Path;
  readonly label: string;
  refOn(object: ObjectNumber): Ref;
}

function activationsIn(id: CardId): readonly Activation[] {
  const abilities = cardData(id)?.abilities ?? [];
  const several = abilities.filter(isActivated).length > 1;
  return abilities.flatMap((ability, i): Activation[] => {
    if (!isActivated(ability)) return [];
    const { tap, if: condition } = ability;
    const needs = needsOf(ability);
    const path = below([id], 'abilities', i);
    return several
      ? [
          {
            needs,
            tap,
            condition,
            at: path,
            label: abilityLabel.write([id, i]),
            refOn: (object) => abilityRef([object, i]),
          },
        ]
      : [{ needs, tap, condition, at: path, label: 'use', refOn: (object) => object }];
  });
}

const activations = byFace((_, id) => activationsIn(id));

/** Those of the card that lies there. */
const activationsOf = (m: At, object: ObjectNumber): readonly Activation[] => activations(m)[faceOf(m, object)] ?? [];

function canActivate(m: At, seat: Seat, source: ObjectNumber, { needs, tap, condition }: Activation): boolean {
  if (tap && isTapped(m, source)) return false; // FS-059
  if (condition !== undefined && !isTrue(m, condition, { seat, source, vars: {} })) return false;
  return areMet(m, seat, source, needs);
}

function mayActivate(m: At, seat: Seat): boolean {
  const limit = limitOf(m, 'activationLimit', seat);
  return limit === Infinity || tallied(m, 'activation', player(seat)) < limit;
}

/** Does the player have a say over the cards that lie there? */
function mayUse(m: At, seat: Seat, { kind }: ZoneName): boolean {
  if (kind === 'items') return !isSilenced(m, seat);
  return kind === 'character' || seat === m.state.active; // FS-290
}

const sources: (readonly ZoneName[])[] = [];

/** Where cards lie whose effects a player may activate; the rooms are there for the active one. */
function sourcesOf(seat: Seat): readonly ZoneName[] {
  sources[seat] ??= [character(seat), items(seat), ROOM];
  return sources[seat];
}

export function effectsOf(m: At, seat: Seat): Reaction[] {
  const found: Reaction[] = [];
  if (!mayActivate(m, seat)) return found;
  for (const place of sourcesOf(seat)) {
    if (!mayUse(m, seat, place)) continue;
    for (const source of objectsIn(m, place)) addActivations(m, seat, source, found);
  }
  return found;
}

/** What can be activated on a card. */
function activating(m: At, seat: Seat, source: ObjectNumber): Reaction[] {
  const found: Reaction[] = [];
  addActivations(m, seat, source, found);
  return found;
}

function addActivations(m: At, seat: Seat, source: ObjectNumber, found: Reaction[]): void {
  for (const activation of activationsOf(m, source)) {
    if (!canActivate(m, seat, source, activation)) continue;
    const { tap, at: path, label, refOn } = activation;
    found.push({ ref: refOn(source), label, source, at: path, via: tap ? 'tap' : 'paid' });
  }
}

export function reactionOptions(m: At, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const { ref, label } of lootOf(m, seat)) options.push({ ref, label });
  for (const { ref, label } of effectsOf(m, seat)) options.push({ ref, label });
  return options;
}

/** Who is asked follows from what everybody sees: charged items, loot plays, the number of cards in hand. */
export function couldReact(m: At, seat: Seat): boolean {
  if (handOf(m, seat) > 0 && mayPlayLoot(m, seat)) return true;
  return (
    mayActivate(m, seat) && sourcesOf(seat).some((place) => mayUse(m, seat, place) && canActivateIn(m, seat, place))
  );
}

function canActivateIn(m: At, seat: Seat, place: ZoneName): boolean {
  for (const source of objectsIn(m, place)) {
    for (const activation of activationsOf(m, source)) if (canActivate(m, seat, source, activation)) return true;
  }
  return false;
}

/** The op that puts the picked reaction on the stack. */
export function declaring(m: At, seat: Seat, pick: Ref | undefined) {
  const reaction = at(
    reactionsWith(m, seat, pick).filter(({ ref }) => ref === pick),
    0,
  );
  const { source, at: path, via } = reaction;
  return { op: 'declare' as const, seat, source, at: path, via, vars: {} };
}

/** Those on the card that was picked, or all where one of several effects of a card was. */
function reactionsWith(m: At, seat: Seat, pick: Ref | undefined): Reaction[] {
  if (typeof pick !== 'number') return effectsOf(m, seat);
  if (!isIn(m, pick, 'hand')) return activating(m, seat, pick);
  const reaction = playing(m, seat, pick);
  return reaction === undefined ? [] : [reaction];
}
