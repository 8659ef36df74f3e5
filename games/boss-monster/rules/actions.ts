import {
  type CardId,
  count,
  faceOf,
  type ObjectNumber,
  type Option,
  objectsIn,
  type Path,
  type Ref,
  type Seat,
} from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { isTrue } from '../effects/holding/conditions.ts';
import { isBlank } from '../effects/holding/values.ts';
import { type Activated, type Card, type Effectful, isActivated, type Phase } from '../effects/language/card.ts';
import { byFace, cardData } from '../effects/language/registry.ts';
import { entrance, hand, inside } from '../places.ts';
import { abilityRef, itemRef, powerRef } from '../refs.ts';
import { inOrder } from '../seats.ts';
import type { At, Declared } from '../state.ts';
import { canDeclare } from './declare.ts';
import { activeRooms } from './dungeons.ts';
import { faceUpOf } from './items.ts';
import { isUsed, onceKey } from './once.ts';

/* What somebody may declare now: Spells, and abilities (BM-036, BM-142). */

/** An effect, and the card that it belongs to: 0 for what a Boss has got by its Level Up. */
export interface Means {
  readonly source: ObjectNumber;
  readonly at: Path;
}

/** Something that may be declared. */
interface Action extends Means {
  readonly ref: Ref;
  readonly label: string;
  readonly via: Declared['via'];
}

/** The phase, where something may be played in it (BM-056, BM-071, BM-081). */
function playPhase({ state: { phase } }: At): Phase | undefined {
  return phase === 'build' || phase === 'adventure' ? phase : undefined;
}

interface Playable {
  readonly at: Path;
  readonly play: Effectful;
  readonly phases: readonly Phase[];
  readonly answers: boolean;
}

const spells = byFace((card, id): Playable | undefined =>
  card?.kind === 'spell'
    ? { at: below([id], 'play'), play: card.play, phases: card.phases, answers: card.answers !== undefined }
    : undefined,
);

/** An ability that may be used, and how it is told from others of its card. */
interface Use {
  readonly at: Path;
  readonly index: number;
  readonly ability: Activated;
  readonly several: boolean;
}

function usesOf(card: Card | undefined, id: CardId, inHand: boolean): readonly Use[] {
  const abilities = card?.abilities ?? [];
  const several = abilities.filter(isActivated).length > 1;
  return abilities.flatMap((ability, index): Use[] =>
    isActivated(ability) && (ability.fromHand === true) === inHand
      ? [{ at: below([id], 'abilities', index), index, ability, several }]
      : [],
  );
}

const usesInPlay = byFace((card, id) => usesOf(card, id, false));
const usesInHand = byFace((card, id) => usesOf(card, id, true));

const NONE: readonly Use[] = [];

/** Is it the time for it, and has it not been used? */
function isOpen(m: At, seat: Seat, source: ObjectNumber, { ability, at }: Pick<Use, 'ability' | 'at'>): boolean {
  const { phase, once, if: condition } = ability;
  if (phase !== undefined && phase !== m.state.phase) return false;
  if (once === true && isUsed(m, onceKey(at, source, seat))) return false;
  return condition === undefined || isTrue(m, condition, { seat, source, vars: {} });
}

function spellsOf(m: At, seat: Seat, answering: boolean): Action[] {
  const phase = playPhase(m);
  const found: Action[] = [];
  for (const object of objectsIn(m, hand(seat))) {
    const spell = spells(m)[faceOf(m, object)];
    if (spell === undefined || phase === undefined || spell.answers !== answering) continue;
    if (!spell.phases.includes(phase) || !canDeclare(m, seat, object, spell.play)) continue;
    found.push({ ref: object, label: 'play', source: object, at: spell.at, via: 'spell' });
  }
  return found;
}

function abilitiesOf(m: At, seat: Seat, answering: boolean): Action[] {
  const found: Action[] = [];
  const add = (source: ObjectNumber, use: Use, ref: Ref, label: string): void => {
    if ((use.ability.answers !== undefined) !== answering || !isOpen(m, seat, source, use)) return;
    if (canDeclare(m, seat, source, use.ability)) found.push({ ref, label, source, at: use.at, via: 'ability' });
  };
  for (const room of activeRooms(m, seat)) {
    const uses = usesInPlay(m)[faceOf(m, room)] ?? NONE;
    if (uses.length === 0 || isBlank(m, room)) continue;
    for (const use of uses) {
      if (use.several) add(room, use, abilityRef([room, use.index]), use.at.join('/'));
      else add(room, use, room, 'use');
    }
  }
  for (const hero of heroesAtOthers(m, seat)) {
    for (const use of usesInPlay(m)[faceOf(m, hero)] ?? NONE) add(hero, use, hero, 'use');
  }
  for (const card of objectsIn(m, hand(seat))) {
    for (const use of usesInHand(m)[faceOf(m, card)] ?? NONE)
      add(card, use, abilityRef([card, use.index]), use.at.join('/'));
  }
  for (const { at, id, seat: owner } of m.match.lasting) {
    if (owner !== seat) continue;
    const ability = powerAt(at);
    if (ability !== undefined) add(0, { at, index: 0, ability, several: false }, powerRef(id), at.join('/'));
  }
  return found;
}

/** the Heroes at the dungeons of others, whom dark Heroes serve. */
const heroesAtOthers = (m: At, seat: Seat): ObjectNumber[] =>
  inOrder(m).flatMap((each) => (each === seat ? [] : [...objectsIn(m, entrance(each)), ...objectsIn(m, inside(each))]));

const bossEffects = byFace((card, id) =>
  card?.kind === 'item' ? { at: below([id], 'play'), ability: card.play } : undefined,
);

/** BM-119, BM-120: an Item that lies face up is used like a Spell, but is none. */
function itemOf(m: At, seat: Seat, answering: boolean): Action[] {
  const item = faceUpOf(m, seat);
  const use = item === undefined ? undefined : bossEffects(m)[faceOf(m, item)];
  if (item === undefined || use === undefined || (use.ability.answers !== undefined) !== answering) return [];
  if (!isOpen(m, seat, item, use) || !canDeclare(m, seat, item, use.ability)) return [];
  return [{ ref: item, label: 'use', source: item, at: use.at, via: 'item' }];
}

/** What a Boss has got for the rest of the game and may use. */
function powerAt([card, ...keys]: Path): Activated | undefined {
  let found: unknown = cardData(card);
  for (const key of keys) found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  return typeof found === 'object' && found !== null && isActivated(found) ? found : undefined;
}

const everything = (m: At, seat: Seat, answering: boolean): Action[] =>
  playPhase(m) === undefined
    ? []
    : [...spellsOf(m, seat, answering), ...abilitiesOf(m, seat, answering), ...itemOf(m, seat, answering)];

const asOptions = (actions: readonly Action[]): Option[] => actions.map(({ ref, label }) => ({ ref, label }));

/** All that somebody could declare now, and is no interrupt. */
export const meansOf = (m: At, seat: Seat): readonly Means[] => everything(m, seat, false);

/** Can it be declared in the Build phase alone? */
export function isOnlyForBuilding(m: At, { source, at: [id] }: Means): boolean {
  const spell = spells(m)[faceOf(m, source)];
  return spell?.at[0] === id && !spell.phases.includes('adventure');
}

export const actionsOf = (m: At, seat: Seat): Option[] => asOptions(everything(m, seat, false));

/** what may be said to a Spell. */
export const interruptsOf = (m: At, seat: Seat): Option[] => asOptions(everything(m, seat, true));

/** The op that declares what was picked; with `of`, to interrupt that. */
export function declaring(m: At, seat: Seat, pick: Ref, of?: Declared) {
  const action = everything(m, seat, of !== undefined).find(({ ref }) => ref === pick);
  if (action === undefined) throw new Error(`${pick} cannot be declared`);
  const { source, at, via } = action;
  return { op: 'declare', seat, source, at, via, vars: of === undefined ? {} : { target: itemRef(of.id) } } as const;
}

/** What others see of what somebody could use: what lies in play. */
export function openMeansOf(m: At, seat: Seat, answering = false): Means[] {
  const found: Means[] = [];
  for (const room of activeRooms(m, seat)) {
    for (const use of usesInPlay(m)[faceOf(m, room)] ?? NONE) {
      if (couldUse(m, seat, room, use, answering) && !isBlank(m, room)) found.push({ source: room, at: use.at });
    }
  }
  for (const hero of heroesAtOthers(m, seat)) {
    for (const use of usesInPlay(m)[faceOf(m, hero)] ?? NONE) {
      if (couldUse(m, seat, hero, use, answering)) found.push({ source: hero, at: use.at });
    }
  }
  const item = faceUpOf(m, seat);
  const bossEffect = item === undefined ? undefined : bossEffects(m)[faceOf(m, item)];
  if (item !== undefined && bossEffect !== undefined && (bossEffect.ability.answers !== undefined) === answering)
    found.push({ source: item, at: bossEffect.at });
  for (const { seat: owner, at } of m.match.lasting) {
    if (owner === seat && isPowerOpen(m, seat, at, answering)) found.push({ source: 0, at });
  }
  return found;
}

/** Has the seat a card in hand that could be used, as far as others see? What its cards are, they do not. */
export const holdsSecrets = (m: At, seat: Seat, answering = false): boolean =>
  objectsIn(m, hand(seat)).some((object) => spells(m)[faceOf(m, object)] !== undefined || usefulInHand(m, answering));

/** Has the seat something in hand or in play that others see it could use? */
export const couldAct = (m: At, seat: Seat, answering: boolean): boolean =>
  holdsSecrets(m, seat, answering) || openMeansOf(m, seat, answering).length > 0;

/** Is it the time for an ability, as all see it? Of a hand they see how many cards there are to discard. */
function couldUse(
  m: At,
  seat: Seat,
  source: ObjectNumber,
  use: Pick<Use, 'ability' | 'at'>,
  answering: boolean,
): boolean {
  const { answers, cost } = use.ability;
  if ((answers !== undefined) !== answering || !isOpen(m, seat, source, use)) return false;
  return count(m, hand(seat)) > 0 || cost.every(({ word }) => word !== 'discard');
}

function isPowerOpen(m: At, seat: Seat, at: Path, answering: boolean): boolean {
  const ability = powerAt(at);
  return ability !== undefined && couldUse(m, seat, 0, { ability, at }, answering);
}

/** Are there Rooms in the game that are used from the hand, to act or to answer? */
const handUses = byFace((card, id) => usesOf(card, id, true).map(({ ability }) => ability.answers !== undefined));
const usefulInHand = (m: At, answering: boolean): boolean => handUses(m).some((uses) => uses.includes(answering));
