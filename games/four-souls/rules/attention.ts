import { cardOf, faceOf, type ObjectNumber, objectsIn, type Path, type Ref, type Seat } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { hpOf } from '../effects/holding/values.ts';
import { contextIn } from '../effects/language/context.ts';
import { byFace } from '../effects/language/registry.ts';
import { optionsFor } from '../effects/selectors/picks.ts';
import { hand } from '../places.ts';
import { type Body, player, seatIn } from '../players.ts';
import { damageLabel, deathLabel, itemRef, momentLabel } from '../refs.ts';
import type { EffectItem, Item, RollItem } from '../stack-items.ts';
import type { At } from '../state.ts';
import { effectsOf, playsLeft, type Reaction } from './activations.ts';
import { aimsIn, canDeclare, effectAt } from './declare.ts';
import { blowOf, bonusTo, clamped, outcomeOf, tableAt } from './outcomes.ts';
import { soulsToWin } from './souls.ts';
import { topItem } from './stack.ts';
import { cardIn, handOf, isTapped, itemsOf, ownerOf, soulsOf } from './table.ts';
import { shownAfter, traitsAt } from './traits.ts';

/* What there is to react to, and who would want to be asked about it. The rules ask everybody who could react (FS-196). */

/** A key into the catalogue: the card behind what is on top of the stack, or the moment. */
export function reactingTo(m: At): string {
  const top = topItem(m);
  if (top?.kind === 'effect') return top.at[0];
  const dying = top?.kind === 'death' ? seatIn(top.who) : undefined;
  if (dying !== undefined) return deathLabel(dying);
  const hurt = top?.kind === 'damage' ? seatIn(top.to) : undefined;
  if (hurt !== undefined) return damageLabel(hurt);
  if (top !== undefined) return top.kind;
  if (m.state.announced !== null) return momentLabel(m.state.announced);
  return m.state.attack === null ? momentLabel(m.state.phase) : momentLabel('fight');
}

/** An effect that could be put on the stack, perhaps after a character has been exhausted for it. */
type Reach = Pick<Reaction, 'source' | 'at'>;

interface Reachable {
  readonly others: readonly Reach[];
  /** FS-076: with a character to exhaust, a loot card of the hand is within reach. */
  readonly canPlay: boolean;
}

function reachable(m: At, seat: Seat): Reachable {
  const effects = effectsOf(m, seat);
  const others = effects.filter(({ at }) => !traitsAt(at).givesLootPlay);
  return { others, canPlay: playsLeft(m, seat) > 0 || others.length < effects.length };
}

function withinReach(m: At, seat: Seat): readonly Reach[] {
  const { others, canPlay } = reachable(m, seat);
  return canPlay ? [...others, ...lootIn(m, seat)] : others;
}

/** The same as everybody sees it who does not see the hand: a card that nobody else has seen could be any card. */
function openlyWithinReach(m: At, seat: Seat): readonly Reach[] {
  const { others, canPlay } = reachable(m, seat);
  return canPlay && handOf(m, seat) > 0 ? [...others, ...anyLoot(m)] : others;
}

const lootIn = (m: At, seat: Seat): Reach[] =>
  objectsIn(m, hand(seat)).flatMap((source): Reach[] => {
    const path: Path = [cardOf(m, source) ?? '', 'play'];
    const play = effectAt(path);
    return play !== undefined && canDeclare(m, seat, source, play) ? [{ source, at: path }] : [];
  });

const lootAt = byFace((card, id): Reach | undefined =>
  card?.play === undefined ? undefined : { source: 0, at: below([id], 'play') },
);

const anyLoot = (m: At): readonly Reach[] => [...new Set(lootAt(m))].flatMap((loot) => loot ?? []);

const changesRolls = byFace((card, id): boolean =>
  (card?.abilities ?? []).some((_, i) => traitsAt(below([id], 'abilities', i)).rolls.length > 0),
);

/** Has somebody a charged item that changes rolls, or a loot card that they could play? */
export function isReadyToReact(m: At, seat: Seat): boolean {
  if (handOf(m, seat) > 0 && reachable(m, seat).canPlay) return true;
  return itemsOf(m, seat).some((item) => !isTapped(m, item) && changesRolls(m)[faceOf(m, item)] === true);
}

/** Everything that an effect could be aimed at now. */
function aimedBy(m: At, seat: Seat, { source, at }: Reach): readonly Ref[] {
  const context = contextIn(m, { seat, source });
  return aimsIn(at).flatMap((pick) => optionsFor(m, pick, context));
}

/** FS-189, FS-211: is it aimed at things on the stack, and at this one? */
const answers = (m: At, seat: Seat, reach: Reach, { id }: Item): boolean =>
  aimsIn(reach.at).some(({ pick }) => pick === 'roll' || pick === 'effect') &&
  aimedBy(m, seat, reach).includes(itemRef(id));

/** FS-102, FS-242: a player, or a monster whose soul the active player would gain. */
const isDear = (m: At, body: Body): boolean => typeof body === 'string' || (cardIn(m, body)?.souls ?? 0) > 0;

/** FS-162, FS-237: of an attack of others on others only who would die of it matters. */
function fatalTo(m: At, { seat }: RollItem, target: Body, n: number): string {
  const blow = blowOf(m, { seat, target }, n);
  const to = blow.hit ? target : player(seat);
  return isDear(m, to) && blow.n >= hpOf(m, to) ? `${to} dies` : '';
}

/** All the damage that waits for somebody. */
const damageTo = (m: At, body: Body): number =>
  m.state.stack.reduce((sum, item) => (item.kind === 'damage' && item.to === body ? sum + item.n : sum), 0);

/** FS-228: does nothing come of a roll but that damage is prevented of which nobody would die? */
function isTrifle(m: At, { seat, then }: RollItem): boolean {
  const rows = then === undefined ? [] : tableAt(then.at);
  const prevents = rows.length > 0 && rows.every(({ do: steps }) => steps.every(({ word }) => word === 'reduce'));
  return prevents && damageTo(m, player(seat)) < hpOf(m, player(seat));
}

/** What comes of a roll that shows this, as far as it matters to the seat. */
function comesOf(m: At, seat: Seat, roll: RollItem, shown: number): string {
  const n = clamped(clamped(shown) + bonusTo(m, roll));
  const { attack } = m.state;
  if (roll.seat === seat) return outcomeOf(m, roll, n);
  if (roll.attack && attack !== null && attack.target !== player(seat)) return fatalTo(m, roll, attack.target, n);
  return isTrifle(m, roll) ? '' : outcomeOf(m, roll, n);
}

/** Hit or miss, the row of the table, what was foretold: could the effect make anything else of the roll? */
function changesRoll(m: At, seat: Seat, reach: Reach, roll: RollItem): boolean {
  return traitsAt(reach.at).rolls.length > 0 && answers(m, seat, reach, roll) && couldTurn(m, seat, reach.at, roll);
}

function couldTurn(m: At, seat: Seat, at: Path, roll: RollItem): boolean {
  const now = comesOf(m, seat, roll, roll.value);
  return traitsAt(at).rolls.some((change) =>
    shownAfter(change, roll.value).some((shown) => comesOf(m, seat, roll, shown) !== now),
  );
}

/** Does an effect that helps or hurts somebody come to this one? */
function reaches(m: At, seat: Seat, reach: Reach, body: Body): boolean {
  if (aimsIn(reach.at).length > 0) return aimedBy(m, seat, reach).includes(body);
  return body === player(seat) || traitsAt(reach.at).chooses;
}

/** FS-226, FS-237: would the damage on the stack kill, and would this prevent that? */
function saves(m: At, seat: Seat, reach: Reach, body: Body): boolean {
  const { saves: most, stops } = traitsAt(reach.at);
  const [hp, due] = [hpOf(m, body), damageTo(m, body)];
  if (hp === 0 || due < hp) return false;
  return stops || (due - most < hp && reaches(m, seat, reach, body));
}

/** FS-169: could it kill the attacker, whose roll would hit? */
function killsAttacker(m: At, seat: Seat, reach: Reach, roll: RollItem): boolean {
  const { attack } = m.state;
  const attacker = player(roll.seat);
  if (!roll.attack || attack === null || roll.seat === seat || traitsAt(reach.at).harm < hpOf(m, attacker))
    return false;
  const { hit } = blowOf(m, { seat: roll.seat, target: attack.target }, clamped(roll.value + bonusTo(m, roll)));
  return hit && reaches(m, seat, reach, attacker);
}

/** FS-207: a card of this player that could be used before it is lost, or what only the end of the turn prevents. */
function isWorthAnswering(m: At, seat: Seat, { source, at }: Reach, { vars: { target } }: EffectItem): boolean {
  if (typeof target !== 'number' || ownerOf(m, target) !== seat) return false;
  return source === target || traitsAt(at).stops;
}

/** Is an effect worth cancelling: meant for this player or something on the stack, able to kill a player or to end the turn? */
function isGrave(m: At, seat: Seat, { at, vars: { target } }: EffectItem): boolean {
  const { harm, stops } = traitsAt(at);
  if (stops || target === player(seat)) return true;
  if (typeof target === 'number') return ownerOf(m, target) === seat;
  if (typeof target !== 'string') return harm > 0;
  const other = seatIn(target);
  if (other !== undefined) return harm >= hpOf(m, player(other));
  const aimed = m.state.stack.find(({ id }) => itemRef(id) === target);
  return aimed?.kind === 'roll' ? couldTurn(m, seat, at, aimed) : aimed !== undefined;
}

/** An effect that is aimed at something of this player on the stack. */
function isAimedAtEffectOf(m: At, seat: Seat, { vars: { target } }: EffectItem): boolean {
  return m.state.stack.some((item) => 'seat' in item && item.seat === seat && itemRef(item.id) === target);
}

/** FS-003, FS-242: a death that would give the active player the last soul. */
function isLastSoul(m: At, seat: Seat, object: ObjectNumber): boolean {
  const { active } = m.state;
  const worth = cardIn(m, object)?.souls ?? 0;
  return active !== seat && worth > 0 && soulsOf(m, active) + worth >= soulsToWin(m);
}

/**
 * Does somebody want to be asked who does not care about everything? When they could change hit or miss or the row of a table,
 * prevent a death or the gain of a soul or a victory, cancel an effect, or use what they are about to lose.
 */
export const callsFor = (m: At, seat: Seat): boolean => matters(m, seat, withinReach(m, seat));

/** The same for a screen that others see: whether somebody is asked there tells nothing of a hand. */
export const openlyCallsFor = (m: At, seat: Seat): boolean => matters(m, seat, openlyWithinReach(m, seat));

function matters(m: At, seat: Seat, means: readonly Reach[]): boolean {
  const top = topItem(m);
  switch (top?.kind) {
    case 'effect':
      return (
        top.seat !== seat &&
        means.some(
          (each) => (isGrave(m, seat, top) && answers(m, seat, each, top)) || isWorthAnswering(m, seat, each, top),
        )
      );
    case 'roll':
      return means.some((each) => changesRoll(m, seat, each, top) || killsAttacker(m, seat, each, top));
    case 'damage':
      return isDear(m, top.to) && means.some((each) => saves(m, seat, each, top.to));
    case 'death':
      if (typeof top.who === 'number' && isLastSoul(m, seat, top.who)) return means.length > 0;
      return isDear(m, top.who) && means.some(({ at }) => traitsAt(at).stops); // FS-232, FS-237: healing comes too late.
    default:
      return false;
  }
}

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
  return top?.kind === 'death' && typeof top.who === 'number' && isLastSoul(m, seat, top.who);
}

function isLootOfAnother(m: At, seat: Seat): boolean {
  const top = topItem(m);
  return top?.kind === 'effect' && top.via === 'loot' && top.seat !== seat;
}
