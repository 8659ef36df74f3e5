import { cardOf, clockwise, type ObjectNumber, objectsIn, type Path, type Ref, type Seat } from '@tafelrunde/kernel';
import { attackOf, hpOf } from '../effects/holding/values.ts';
import { contextIn } from '../effects/language/context.ts';
import { itemRef, optionsFor } from '../effects/selectors/picks.ts';
import { hand } from '../places.ts';
import { type Body, player } from '../players.ts';
import type { EffectItem, Item } from '../stack-items.ts';
import type { At, State } from '../state.ts';
import { effectsOf, playsLeft, type Reaction } from './activations.ts';
import { aimsIn, canDeclare, effectAt } from './declare.ts';
import { soulsToWin } from './souls.ts';
import { topItem } from './stack.ts';
import { cardIn, handOf, ownerOf, soulsOf } from './table.ts';

/* What there is to react to, and who would want to be asked about it. The rules ask everybody who could react (FS-196). */

/** A key into the catalogue: the card behind what is on top of the stack, or the moment. */
export function reactingTo(m: At): string {
  const top = topItem(m);
  if (top !== undefined) return top.kind === 'effect' ? top.at[0] : top.kind;
  if (m.state.announced !== null) return `moment:${m.state.announced}`;
  return m.state.attack === null ? `moment:${m.state.phase}` : 'moment:fight';
}

type Attack = NonNullable<State['attack']>;

/** An effect that could be put on the stack, perhaps after a character has been exhausted for it. */
type Reach = Pick<Reaction, 'source' | 'at'>;

/** What somebody has to react with, as far as it is known. */
type Means = Pick<readonly Reach[], 'some'>;

/** A card that nobody else has seen could be any card. */
const ANYTHING: Means = { some: () => true };

const LOOT_PLAY = 'lootPlays';
const SHIELDS = ['preventNext', 'heal'] as const;
const HARM = ['damage', 'divideDamage', 'kill'] as const;
/** It cancels everything that has not resolved, a death and an attack among it. */
const STOP = 'endTurn';

function hasWord(value: unknown, wanted: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('word' in value && typeof value.word === 'string' && wanted.includes(value.word)) return true;
  return Object.values(value).some((each) => hasWord(each, wanted));
}

const says = (path: Path, ...words: readonly string[]): boolean => hasWord(effectAt(path), words);

interface Reachable {
  readonly others: readonly Reach[];
  /** FS-076: with a character to exhaust, a loot card of the hand is within reach. */
  readonly canPlay: boolean;
}

function reachable(m: At, seat: Seat): Reachable {
  const effects = effectsOf(m, seat);
  const others = effects.filter(({ at }) => !says(at, LOOT_PLAY));
  return { others, canPlay: playsLeft(m, seat) > 0 || others.length < effects.length };
}

function withinReach(m: At, seat: Seat): Means {
  const { others, canPlay } = reachable(m, seat);
  return canPlay ? [...others, ...lootIn(m, seat)] : others;
}

/** The same as everybody sees it who does not see the hand. */
function openlyWithinReach(m: At, seat: Seat): Means {
  const { others, canPlay } = reachable(m, seat);
  return canPlay && handOf(m, seat) > 0 ? ANYTHING : others;
}

const lootIn = (m: At, seat: Seat): Reach[] =>
  objectsIn(m, hand(seat)).flatMap((source): Reach[] => {
    const path: Path = [cardOf(m, source) ?? '', 'play'];
    const play = effectAt(path);
    return play !== undefined && canDeclare(m, seat, source, play) ? [{ source, at: path }] : [];
  });

/** Is the effect one that is aimed at things on the stack, and at this one? */
function answers(m: At, seat: Seat, { source, at }: Reach, { id }: Item): boolean {
  const context = contextIn(m, { seat, source });
  return aimsIn(at).some(
    (pick) => (pick.pick === 'roll' || pick.pick === 'effect') && optionsFor(m, pick, context).includes(itemRef(id)),
  );
}

/** FS-207: at the player, or at something that is theirs. */
function isAimedAt(m: At, seat: Seat, { vars: { target } }: EffectItem): boolean {
  return target === player(seat) || (typeof target === 'number' && ownerOf(m, target) === seat);
}

const isShield = ({ at }: Reach): boolean => says(at, ...SHIELDS);

/** FS-232, FS-237: neither healing nor a shield helps those whose death is on the stack. */
const cancelsDeath = ({ at }: Reach): boolean => says(at, STOP);

/** FS-163, FS-242: a soul is to be had, or the next strike could kill a player. */
function isCritical(m: At, { seat, target }: Attack): boolean {
  const isSoul = typeof target === 'number' && (cardIn(m, target)?.souls ?? 0) > 0;
  const couldKill = (by: Body, body: Body): boolean => typeof body === 'string' && hpOf(m, body) <= attackOf(m, by);
  return isSoul || couldKill(target, player(seat)) || couldKill(player(seat), target);
}

/** Can somebody else hurt or shield one of those who fight, or end the fight, when that matters? */
function canMeddle(m: At, seat: Seat, means: Means): boolean {
  const { attack } = m.state;
  if (attack === null || attack.seat === seat || !isCritical(m, attack)) return false;
  const fighters: readonly Ref[] = [player(attack.seat), attack.target];
  const reaches = ({ source, at }: Reach): boolean => {
    const context = contextIn(m, { seat, source });
    return aimsIn(at).some((pick) => optionsFor(m, pick, context).some((ref) => fighters.includes(ref)));
  };
  return means.some((each) => says(each.at, STOP) || (says(each.at, ...SHIELDS, ...HARM) && reaches(each)));
}

/** An effect that is aimed at something of this player on the stack. */
function isAimedAtEffectOf(m: At, seat: Seat, { vars: { target } }: EffectItem): boolean {
  return m.state.stack.some((item) => 'seat' in item && item.seat === seat && itemRef(item.id) === target);
}

/** FS-003: a death that would give somebody else the last soul. */
function isLastSoul(m: At, seat: Seat, object: ObjectNumber, by: Seat | undefined): boolean {
  const worth = cardIn(m, object)?.souls ?? 0;
  return by !== undefined && by !== seat && worth > 0 && soulsOf(m, by) + worth >= soulsToWin(m);
}

/**
 * Does somebody want to be asked who does not care about everything? When they could change or cancel what is on top, when it is
 * aimed at them, when they could shield themselves or meddle in a fight, when somebody is about to win, and before their own turn,
 * in which everything recharges.
 */
export const callsFor = (m: At, seat: Seat): boolean => matters(m, seat, withinReach(m, seat));

/** The same for a screen that others see: whether somebody is asked there tells nothing of a hand. */
export const openlyCallsFor = (m: At, seat: Seat): boolean => matters(m, seat, openlyWithinReach(m, seat));

function matters(m: At, seat: Seat, means: Means): boolean {
  if (!means.some(() => true)) return false;
  const top = topItem(m);
  switch (top?.kind) {
    case undefined:
      return isBeforeTurnOf(m, seat) || canMeddle(m, seat, means);
    case 'effect':
      return top.seat !== seat && (isAimedAt(m, seat, top) || means.some((each) => answers(m, seat, each, top)));
    case 'roll':
      return means.some((each) => answers(m, seat, each, top)) || (top.attack && canMeddle(m, seat, means));
    case 'damage':
      return (top.to === player(seat) && means.some(isShield)) || (top.combat && canMeddle(m, seat, means));
    case 'death':
      if (typeof top.who === 'number') return isLastSoul(m, seat, top.who, top.by);
      return top.who === player(seat) && means.some(cancelsDeath);
    default:
      return false;
  }
}

const isBeforeTurnOf = (m: At, seat: Seat): boolean =>
  m.state.announced === 'end' && seat !== m.state.active && clockwise(m, m.state.active) === seat;

/** What wakes somebody who passes until their turn. */
export const ALARMS = ['alarm:aimed', 'alarm:loss', 'alarm:winning', 'alarm:loot'] as const;
type Alarm = (typeof ALARMS)[number];

export function alarmsFor(m: At, seat: Seat): readonly Alarm[] {
  const ringing: Readonly<Record<Alarm, boolean>> = {
    'alarm:aimed': isTarget(m, seat),
    'alarm:loss': isCardTarget(m, seat),
    'alarm:winning': isAboutToLose(m, seat),
    'alarm:loot': isLootOfAnother(m, seat),
  };
  return ALARMS.filter((alarm) => ringing[alarm]);
}

/** FS-151, FS-207, FS-221, FS-237: somebody else attacks this player, or what is on top is meant for them or for their effect. */
function isTarget(m: At, seat: Seat): boolean {
  const { attack } = m.state;
  if (attack?.target === player(seat)) return true;
  const top = topItem(m);
  switch (top?.kind) {
    case 'effect':
      return top.seat !== seat && (top.vars.target === player(seat) || isAimedAtEffectOf(m, seat, top));
    case 'damage':
      return top.to === player(seat) && attack?.seat !== seat;
    case 'death':
      return top.who === player(seat);
    default:
      return false;
  }
}

function isCardTarget(m: At, seat: Seat): boolean {
  const top = topItem(m);
  if (top?.kind !== 'effect' || top.seat === seat) return false;
  const { target } = top.vars;
  return typeof target === 'number' && ownerOf(m, target) === seat;
}

function isAboutToLose(m: At, seat: Seat): boolean {
  const top = topItem(m);
  return top?.kind === 'death' && typeof top.who === 'number' && isLastSoul(m, seat, top.who, top.by);
}

function isLootOfAnother(m: At, seat: Seat): boolean {
  const top = topItem(m);
  return top?.kind === 'effect' && top.via === 'loot' && top.seat !== seat;
}
