import {
  type CardId,
  faceOf,
  type ObjectNumber,
  type Option,
  objectsIn,
  type Path,
  type Ref,
  type Seat,
  type Vars,
} from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { isTrue } from '../effects/holding/conditions.ts';
import { areHeroesMute, bonusTo, isBlank, isOn } from '../effects/holding/values.ts';
import { type Activated, type Card, type Effectful, isActivated, type Phase } from '../effects/language/card.ts';
import { byFace, cardData, onAnyFace } from '../effects/language/registry.ts';
import { BORNE, entrance, hand, inside, UNCLAIMED } from '../places.ts';
import { abilityRef, copyRef, itemRef, powerRef } from '../refs.ts';
import { opponentsOf } from '../seats.ts';
import type { At, Declared } from '../state.ts';
import { canDeclare, couldPay } from './declare.ts';
import { activeRooms } from './dungeons.ts';
import { faceUpItems } from './items.ts';
import { minibossesOf } from './levels.ts';
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
  readonly vars?: Vars;
}

/** The phase, where something may be played in it (BM-056, BM-071, BM-081). */
function playPhase({ state: { phase } }: At): Phase | undefined {
  return phase === 'build' || phase === 'adventure' ? phase : undefined;
}

/** In answer to what; undefined in answer to nothing. */
type Answering = Activated['answers'];

interface Playable {
  readonly at: Path;
  readonly play: Effectful;
  readonly phases: readonly Phase[];
  readonly answers: Answering;
}

const spells = byFace((card, id): Playable | undefined =>
  card?.kind === 'spell'
    ? { at: below([id], 'play'), play: card.play, phases: card.phases, answers: card.answers }
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
function isOpen(
  m: At,
  seat: Seat,
  source: ObjectNumber,
  owner: Seat,
  { ability, at }: Pick<Use, 'ability' | 'at'>,
  vars: Vars = NO_VARS,
): boolean {
  const { phase, once, if: condition } = ability;
  if (phase !== undefined && phase !== m.state.phase) return false;
  if (once !== undefined && isUsed(m, onceKey(at, source, owner, once))) return false;
  return condition === undefined || isTrue(m, condition, { seat, source, vars });
}

function spellsOf(m: At, seat: Seat, answering: Answering): Action[] {
  const phase = playPhase(m);
  const found: Action[] = [];
  if (bonusTo(m, 'noSpells', seat) > 0) return found;
  for (const object of objectsIn(m, hand(seat))) {
    const spell = spells(m)[faceOf(m, object)];
    if (spell === undefined || phase === undefined || spell.answers !== answering) continue;
    if (!spell.phases.includes(phase) || !canDeclare(m, seat, object, spell.play)) continue;
    found.push({ ref: object, label: 'play', source: object, at: spell.at, via: 'spell' });
  }
  return found;
}

/** A card, or a lasting effect, with something to use; `owner` is whose it is. */
interface Source {
  readonly source: ObjectNumber;
  readonly owner: Seat;
  readonly use: Use;
  readonly ref: Ref;
  readonly label: string;
  readonly vars: Vars;
}

const NO_VARS: Vars = {};

/** BM-128 ff.: what lies in a dungeon and can be used: the Rooms, and the Minibosses under them. */
function inDungeon(m: At, owner: Seat): Source[] {
  const found: Source[] = [];
  for (const room of activeRooms(m, owner)) {
    const uses = usesInPlay(m)[faceOf(m, room)] ?? NONE;
    if (uses.length > 0 && !isBlank(m, room)) {
      for (const use of uses) {
        const own = use.several ? abilityRef([room, use.index]) : room;
        found.push({
          source: room,
          owner,
          use,
          ref: own,
          label: use.several ? use.at.join('/') : 'use',
          vars: NO_VARS,
        });
      }
    }
  }
  for (const miniboss of hasMinibosses(m) ? minibossesOf(m, owner) : NO_OBJECTS) {
    for (const use of usesInPlay(m)[faceOf(m, miniboss)] ?? NONE) {
      if (!isOn(m, { at: use.at, ability: use.ability, vars: NO_VARS, source: miniboss, seat: owner })) continue;
      const ref = abilityRef([miniboss, use.index]);
      found.push({ source: miniboss, owner, use, ref, label: use.at.join('/'), vars: NO_VARS });
    }
  }
  return found;
}

const NO_OBJECTS: readonly ObjectNumber[] = [];

/** Heroes whose text others may use. */
function heroesOf(m: At, owner: Seat): Source[] {
  if (areHeroesMute(m, owner)) return [];
  return [entrance, inside].flatMap((zone) =>
    objectsIn(m, zone(owner)).flatMap((hero) =>
      (usesInPlay(m)[faceOf(m, hero)] ?? NONE).map(
        (use): Source => ({ source: hero, owner, use, ref: hero, label: 'use', vars: NO_VARS }),
      ),
    ),
  );
}

/** What somebody has got for the rest of the game or of the round. */
function powersOf(m: At, owner: Seat): Source[] {
  return m.match.lasting.flatMap(({ at, id, seat, vars }): Source[] => {
    const ability = seat === owner ? powerAt(at) : undefined;
    if (ability === undefined) return [];
    const source = typeof vars.source === 'number' ? vars.source : 0;
    return [
      { source, owner, use: { at, index: 0, ability, several: false }, ref: powerRef(id), label: at.join('/'), vars },
    ];
  });
}

function inHand(m: At, owner: Seat): Source[] {
  return objectsIn(m, hand(owner)).flatMap((card) =>
    (usesInHand(m)[faceOf(m, card)] ?? NONE).map(
      (use): Source => ({
        source: card,
        owner,
        use,
        ref: abilityRef([card, use.index]),
        label: use.at.join('/'),
        vars: NO_VARS,
      }),
    ),
  );
}

const isForOthers = ({ use: { ability } }: Source): boolean => ability.by !== undefined;

/** All that somebody might use, apart from what is in the hand: their own, and what others let them use. */
function inSight(m: At, seat: Seat): Source[] {
  const own = [...inDungeon(m, seat), ...powersOf(m, seat)].filter((each) => !isForOthers(each));
  if (!hasForOthers(m)) return own;
  const others = opponentsOf(m, seat).flatMap((each) => [
    ...inDungeon(m, each),
    ...heroesOf(m, each),
    ...powersOf(m, each),
  ]);
  return [...own, ...others.filter(isForOthers)];
}

const isInTime = (m: At, seat: Seat, { source, owner, use, vars }: Source, answering: Answering): boolean =>
  use.ability.answers === answering && isOpen(m, seat, source, owner, use, vars);

function abilitiesOf(m: At, seat: Seat, answering: Answering): Action[] {
  return [...inSight(m, seat), ...inHand(m, seat)].flatMap((each): Action[] => {
    const { source, owner, use, ref, label } = each;
    const vars = owner === seat ? each.vars : { ...each.vars, owner };
    if (!isInTime(m, seat, each, answering) || !canDeclare(m, seat, source, use.ability, vars)) return [];
    return [{ ref, label, source, at: use.at, via: 'ability', vars }];
  });
}

interface BossEffect {
  readonly at: Path;
  readonly ability: Activated;
  /** It copies others. */
  readonly copies: boolean;
}

const bossEffects = byFace((card, id): BossEffect | undefined =>
  card?.kind === 'item'
    ? { at: below([id], 'play'), ability: card.play, copies: card.play.do.some(({ word }) => word === 'copyItem') }
    : undefined,
);

/** BM-119, BM-120: an Item that lies face up is used like a Spell, but is none. */
function itemsOf(m: At, seat: Seat, answering: Answering): Action[] {
  return faceUpItems(m, seat).flatMap((item) => {
    const effect = bossEffects(m)[faceOf(m, item)];
    if (effect === undefined) return [];
    if (effect.copies) return copiesOf(m, seat, item, answering);
    return isUsable(m, seat, item, effect, answering)
      ? [{ ref: item, label: 'use', source: item, at: effect.at, via: 'item' as const }]
      : [];
  });
}

const isUsable = (m: At, seat: Seat, item: ObjectNumber, { at, ability }: BossEffect, answering: Answering): boolean =>
  ability.answers === answering && isOpen(m, seat, item, seat, { at, ability }) && canDeclare(m, seat, item, ability);

/** Magic Mirror: as if it were another Item that lies face up in a score area, in town or under a Hero. */
function copiesOf(m: At, seat: Seat, mirror: ObjectNumber, answering: Answering): Action[] {
  return openItems(m).flatMap((item): Action[] => {
    const effect = bossEffects(m)[faceOf(m, item)];
    if (effect === undefined || effect.copies || !isUsable(m, seat, mirror, effect, answering)) return [];
    return [{ ref: copyRef(item), label: effect.at.join('/'), source: mirror, at: effect.at, via: 'item' }];
  });
}

const openItems = (m: At): ObjectNumber[] => [...m.state.faceUp, ...objectsIn(m, UNCLAIMED), ...objectsIn(m, BORNE)];

/** What a Boss has got for the rest of the game and may use. */
function powerAt([card, ...keys]: Path): Activated | undefined {
  let found: unknown = cardData(card);
  for (const key of keys) found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  return typeof found === 'object' && found !== null && isActivated(found) ? found : undefined;
}

const everything = (m: At, seat: Seat, answering: Answering): Action[] =>
  playPhase(m) === undefined
    ? []
    : [...spellsOf(m, seat, answering), ...abilitiesOf(m, seat, answering), ...itemsOf(m, seat, answering)];

const asOptions = (actions: readonly Action[]): Option[] => actions.map(({ ref, label }) => ({ ref, label }));

/** All that somebody could declare now, and is no interrupt. */
export const meansOf = (m: At, seat: Seat): readonly Means[] => everything(m, seat, undefined);

/** Can it be declared in the Build phase alone? */
export function isOnlyForBuilding(m: At, { source, at: [id] }: Means): boolean {
  const spell = spells(m)[faceOf(m, source)];
  return spell?.at[0] === id && !spell.phases.includes('adventure');
}

export const actionsOf = (m: At, seat: Seat): Option[] => asOptions(everything(m, seat, undefined));

/** what may be said to a Spell. */
export const interruptsOf = (m: At, seat: Seat, of: Declared): Option[] => {
  const answering = answeredBy(of);
  return answering === undefined ? [] : asOptions(everything(m, seat, answering));
};

/** What may be said to what was declared: to a Spell, or to the ability of a Room. */
export function answeredBy({ via, at: [card, part] }: Declared): Answering {
  if (via === 'spell') return 'spell';
  return cardData(card)?.kind === 'room' && part === 'abilities' ? 'ability' : undefined;
}

/** The op that declares what was picked; with `of`, to interrupt that. */
export function declaring(m: At, seat: Seat, pick: Ref, of?: Declared) {
  const action = everything(m, seat, of === undefined ? undefined : answeredBy(of)).find(({ ref }) => ref === pick);
  if (action === undefined) throw new Error(`${pick} cannot be declared`);
  const { source, at, via, vars = NO_VARS } = action;
  return {
    op: 'declare',
    seat,
    source,
    at,
    via,
    vars: of === undefined ? vars : { ...vars, target: itemRef(of.id) },
  } as const;
}

/** What others see of what somebody could use: what lies in play. */
export function openMeansOf(m: At, seat: Seat, answering?: Answering): Means[] {
  const found = inSight(m, seat)
    .filter((each) => isInTime(m, seat, each, answering) && couldPay(m, seat, each.source, each.use.ability))
    .map(({ source, use: { at } }): Means => ({ source, at }));
  for (const item of faceUpItems(m, seat)) {
    const effect = bossEffects(m)[faceOf(m, item)];
    if (effect === undefined) continue;
    if (effect.copies || effect.ability.answers === answering) found.push({ source: item, at: effect.at });
  }
  return found;
}

/** Has the seat a card in hand that could be used, as far as others see? What its cards are, they do not. */
export function holdsSecrets(m: At, seat: Seat, answering?: Answering): boolean {
  if (answering === 'ability') return false; // No card in hand can say anything to that.
  const useful = answering === undefined ? hasUsesInHand(m) : hasAnswersInHand(m);
  const maySpell = bonusTo(m, 'noSpells', seat) === 0;
  return objectsIn(m, hand(seat)).some((object) => useful || (maySpell && spells(m)[faceOf(m, object)] !== undefined));
}

/** Has the seat something in hand or in play that others see it could use? */
export const couldAct = (m: At, seat: Seat, answering: Answering): boolean =>
  holdsSecrets(m, seat, answering) || openMeansOf(m, seat, answering).length > 0;

/** Somewhere in its data: a Level Up gives abilities, too. */
function isUsedByOthers(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return ('by' in value && value.by === 'opponents') || Object.values(value).some(isUsedByOthers);
}

/** Are there cards in the game that are used from the hand, or by others than their owner, and Minibosses? */
const isAnswer = ({ ability: { answers } }: Use): boolean => answers !== undefined;
const hasUsesInHand = onAnyFace((card, id) => usesOf(card, id, true).some((use) => !isAnswer(use)));
const hasAnswersInHand = onAnyFace((card, id) => usesOf(card, id, true).some(isAnswer));
const hasForOthers = onAnyFace(isUsedByOthers);
const hasMinibosses = onAnyFace((card) => card?.kind === 'miniboss');
