import { type ObjectNumber, type Option, objectsIn, type Path, type Ref, type Seat } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import type { Power, Speed } from '../cards/card.ts';
import { powerIn } from '../cards/catalogue.ts';
import { standingOf } from '../effects/held.ts';
import { hasTwist } from '../effects/twists.ts';
import { aid, play } from '../places.ts';
import { fewerLabel, fewerRef, hurryLabel, hurryRef, innateRef, powerLabel } from '../refs.ts';
import type { At, Game } from '../state.ts';
import { energyOf, gainEnergy, payEnergy } from './energy.ts';
import { isFaceDown, powerInPlay } from './face-down.ts';
import { isInvoked } from './invocation.ts';
import { elementsToward } from './mastery.ts';
import { atOtherTime, isFree, takePermission } from './permissions.ts';
import { hasTarget } from './targeting.ts';
import { closedSets, doesAlone, reached } from './thresholds.ts';
import { canAfford } from './time.ts';
import { elementsOf, panelOf, spiritAt } from './tracks.ts';

/* SI-143 to SI-152, SI-161: which powers can be used now, and what has been used. */

export const keyOf = (ref: Ref): string => String(ref);

/** All powers of a spirit: what is picked, and where it stands. */
export function powersOf(m: At, seat: Seat): readonly { readonly ref: Ref; readonly power: Path }[] {
  const cards = [play, aid].flatMap((area) =>
    objectsIn(m, area(seat)).map((ref: ObjectNumber) => ({ ref, power: powerInPlay(m, ref) })),
  );
  const panel = panelOf(m, seat);
  const innates = spiritAt(m, seat).innates.map((_, i) => ({ ref: innateRef(i), power: below([panel], 'innates', i) }));
  return [...cards, ...innates];
}

/** An innate power does nothing without elements (SI-143). */
const hasEffect = (m: At, seat: Seat, power: Power): boolean =>
  doesAlone(power) ||
  isInvoked(m, power) ||
  reached(power, elementsOf(m, seat)).some((level) => (power.thresholds[level]?.do.length ?? 0) > 0);

/** SI-129: a threshold lets it be fast, or slow. */
const isNow = (m: At, seat: Seat, power: Power, speed: Speed): boolean =>
  power.thresholds.some((threshold) => threshold[speed] !== undefined) &&
  reached(power, elementsOf(m, seat)).some((level) => power.thresholds[level]?.[speed] !== undefined);

/** It is fast, and slow no longer. */
const isOnlyFast = (m: At, seat: Seat, power: Power): boolean =>
  isNow(m, seat, power, 'fast') && power.thresholds.some(({ fast }) => fast === 'is');

export const speedOf = (m: At, power: Power): Speed => (hasTwist(m, 'allFast') ? 'fast' : power.speed);

/** SI-338: in a Blitz what would be fast anyway brings energy: printed fast where it has no cost to lower, or made fast by something else. */
function bringsEnergy(m: At, seat: Seat, path: Path): boolean {
  if (!hasTwist(m, 'allFast')) return false;
  const power = powerIn(path);
  if (power.speed === 'fast') return path.length > 1 || costOf(path) === 0;
  return isNow(m, seat, power, 'fast') || isFree(m, 'hasten', seat, timing('fast', power));
}

/** SI-146: may a slow power be used now as if it were fast, or the other way round? */
export const mayHasten = (m: At, seat: Seat, speed: Speed, power: Power): boolean =>
  speed !== speedOf(m, power) && isFree(m, 'hasten', seat, timing(speed, power));

const isMajor = (power: Power): boolean => 'kind' in power && power.kind === 'major';
const timing = (speed: Speed, power: Power) => atOtherTime(isMajor(power), speed === 'slow');

function costOf(path: Path): number {
  const power = powerIn(path);
  return 'cost' in power && typeof power.cost === 'number' ? power.cost : Number.POSITIVE_INFINITY;
}

const isOfLand = (power: Path): boolean => 'range' in powerIn(power).target;

/** SI-161, SI-147: again, if something permits it. */
const mayRepeat = (m: At, seat: Seat, ref: Ref, power: Path): boolean =>
  standingOf(m, 'repeat').length > 0 &&
  !isAid(m, seat, ref) &&
  isFree(m, 'repeat', seat, { cost: costOf(power), uses: usesOf(m, seat, ref), isOfLand: isOfLand(power) });

/** It is none of the cards that the spirit has played. */
const isAid = (m: At, seat: Seat, ref: Ref): boolean => objectsIn(m, aid(seat)).some((object) => object === ref);

export const usesOf = (m: At, seat: Seat, ref: Ref): number =>
  (m.state.used[seat] ?? []).filter((each) => each === keyOf(ref)).length;

/** An event makes all powers of the spirit slow for this turn. */
const isSlowed = (m: At, seat: Seat): boolean => m.state.slowed[seat] === m.state.round;

function canUse(m: At, seat: Seat, speed: Speed, ref: Ref, path: Path): boolean {
  const power = powerIn(path);
  const inTime = isSlowed(m, seat)
    ? speed === 'slow'
    : (speedOf(m, power) === speed && !(speed === 'slow' && isOnlyFast(m, seat, power))) ||
      isNow(m, seat, power, speed) ||
      mayHasten(m, seat, speed, power);
  return inTime && isReady(m, seat, ref, path);
}

/** As often as one can pay for it. */
const isEndless = ({ costToUse }: Power): boolean => costToUse?.time === 'uses';

/** SI-147, SI-152: it has not been used yet or may be again, and there is something to do. */
function isReady(m: At, seat: Seat, ref: Ref, path: Path): boolean {
  const power = powerIn(path);
  const isNew = usesOf(m, seat, ref) === 0;
  return (
    (isNew || isEndless(power) || mayRepeat(m, seat, ref, path)) &&
    canAfford(m, seat, path, usesOf(m, seat, ref)) &&
    hasEffect(m, seat, power) &&
    hasTarget(m, seat, power, elementsToward(m, seat, path))
  );
}

/** SI-146: it may be made fast for energy. */
function canHurry(m: At, seat: Seat, speed: Speed, ref: Ref, path: Path): boolean {
  const power = powerIn(path);
  if (power.fastFor === undefined || speed !== 'fast' || speedOf(m, power) === 'fast') return false;
  return energyOf(m, seat) >= power.fastFor && isReady(m, seat, ref, path);
}

function waysToUse(m: At, seat: Seat, ref: Ref, power: Path): Option[] {
  const isItself = typeof ref === 'number' && !isFaceDown(m, ref);
  const plain: Option = isItself ? { ref } : { ref, label: powerLabel(power) };
  const isChoice = closedSets(powerIn(power), elementsToward(m, seat, power)).length > 1;
  return isChoice ? [plain, { ref: fewerRef(keyOf(ref)), label: fewerLabel(power) }] : [plain];
}

export function usable(m: At, seat: Seat, speed: Speed): Option[] {
  return powersOf(m, seat).flatMap(({ ref, power }): Option[] => {
    const ways = canUse(m, seat, speed, ref, power) ? waysToUse(m, seat, ref, power) : [];
    const hurried = { ref: hurryRef(keyOf(ref)), label: hurryLabel(power) };
    return canHurry(m, seat, speed, ref, power) ? [...ways, hurried] : ways;
  });
}

/** Notes that it has been used, and whatever had to permit it. */
export function noteUse(m: Game, seat: Seat, speed: Speed, ref: Ref, path: Path, isHurried = false): void {
  const uses = usesOf(m, seat, ref);
  if (uses > 0 && !isEndless(powerIn(path)))
    takePermission(m, 'repeat', seat, { cost: costOf(path), uses, isOfLand: isOfLand(path) });
  m.state.used[seat] = [...(m.state.used[seat] ?? []), keyOf(ref)];
  const power = powerIn(path);
  if (bringsEnergy(m, seat, path)) gainEnergy(m, seat, 1);
  if (isHurried) payEnergy(m, seat, power.fastFor ?? 0);
  else if (power.speed !== speed && !isNow(m, seat, power, speed)) {
    takePermission(m, 'hasten', seat, timing(speed, power));
  }
  m.emit({ type: 'used', seat, cause: path[0], data: { power: path.join('/') } });
}

/** The slow power cards in play. */
export const slowCardsOf = (m: At, seat: Seat): readonly ObjectNumber[] =>
  objectsIn(m, play(seat)).filter((object) => powerIn(powerInPlay(m, object)).speed === 'slow');
