import { type ObjectNumber, objectsIn, placeOf, type Seat } from '@tafelrunde/kernel';
import { heroAt } from '../effects/language/registry.ts';
import { entrance } from '../places.ts';
import { momentLabel } from '../refs.ts';
import { inOrder, player } from '../seats.ts';
import type { At, Declared } from '../state.ts';
import { holdsSecrets, interruptsOf, isOnlyForBuilding, type Means, meansOf, openMeansOf } from './actions.ts';
import { buildOptions, couldBuild } from './build.ts';
import { activeRooms } from './dungeons.ts';
import { SOULS_TO_WIN } from './end.ts';
import { damageTo, leftToLive, marksOn } from './health.ts';
import { isDying } from './heroes.ts';
import { soulsOf, worthOf } from './score.ts';
import { traitsAt } from './traits.ts';

/* What there is to react to, and who would want to be asked about it. The rules ask everybody who could do something. */

/** Whom a window asks, and to interrupt what. */
interface Asked {
  readonly seat: Seat;
  readonly of?: number;
}

/** What was declared last, or the moment. */
export function reactingTo(m: At): string {
  const last = m.state.waiting.at(-1);
  if (last !== undefined) return last.at[0];
  const { phase, walk } = m.state;
  if (phase === 'build') return momentLabel('build');
  return momentLabel(walk === null ? 'enter' : 'room');
}

/** The Hero that is in a dungeon, or the next one to enter. */
const nextHero = (m: At): ObjectNumber | undefined => m.state.walk?.hero ?? objectsIn(m, entrance(m.state.active))[0];

/** The Rooms that a Hero has still before it. */
function roomsAhead(m: At): readonly ObjectNumber[] {
  const { walk, active } = m.state;
  const rooms = activeRooms(m, active);
  if (walk === null) return rooms;
  const row = m.state.rows[active] ?? [];
  const left = row.indexOf(walk.at);
  return rooms.filter((room) => row.indexOf(placeOf(m, room)?.n ?? -1) > left);
}

/** Would the Hero die if nobody did anything? */
function wouldDie(m: At, hero: ObjectNumber): boolean {
  let left = leftToLive(m, hero);
  for (const room of roomsAhead(m).slice(marksOn(m, hero).skips)) left -= damageTo(m, room, hero);
  return left <= 0;
}

/** What others see of a hand could be any card. */
const ANY = 'any';

type Reach = Means | typeof ANY;

const isGoodFor = (means: Reach, trait: keyof ReturnType<typeof traitsAt>): boolean =>
  means === ANY || traitsAt(means.at)[trait];

/**
 * Does somebody want to be asked who does not care about everything? In their own dungeon when a Hero would survive it: before
 * it enters, at the last Room, and in a Room that can do something itself. In others' dungeons when a Hero would die there: before
 * it enters, and when it is about to die.
 */
function mattersToHero(m: At, seat: Seat, means: readonly Reach[]): boolean {
  const hero = nextHero(m);
  if (hero === undefined) return false;
  const { walk, active } = m.state;
  if (active !== seat) {
    if (walk === null) return wouldDie(m, hero) && means.some((each) => isGoodFor(each, 'softens'));
    return isDying(m, hero) && means.some((each) => isGoodFor(each, 'rescues'));
  }
  if (wouldDie(m, hero)) return false;
  if (walk === null) return means.some((each) => isGoodFor(each, 'hardens'));
  const isLastRoom = roomsAhead(m).length === 0;
  return means.some((each) => isGoodFor(each, 'kills') && (isLastRoom || (each !== ANY && each.source === walk.room)));
}

/** Meant for somebody: for them, for a Room of theirs, or for a Hero in their dungeon or at their entrance. */
function isAimedAt(m: At, seat: Seat, { vars: { target } }: Declared): boolean {
  return target === player(seat) || (typeof target === 'number' && placeOf(m, target)?.seat === seat);
}

/** What another has declared and is about to take effect. */
function declaredByOther({ state: { waiting } }: At, seat: Seat): Declared | undefined {
  const last = waiting.at(-1);
  return last?.seat === seat ? undefined : last;
}

/** BM-061: in the Build phase nothing is in a hurry but what can be done in no other phase, when everybody else has built. */
const isLastToBuild = (m: At): boolean => m.state.active === inOrder(m).at(-1);

function matters(m: At, seat: Seat, means: readonly Reach[]): boolean {
  const { waiting, phase, active } = m.state;
  if (waiting.length > 0) {
    const declared = declaredByOther(m, seat);
    return declared !== undefined && isAimedAt(m, seat, declared) && means.length > 0;
  }
  if (phase !== 'build') return mattersToHero(m, seat, means);
  return active !== seat && isLastToBuild(m) && means.some((each) => each === ANY || isOnlyForBuilding(m, each));
}

export function callsFor(m: At, { seat, of }: Asked): boolean {
  if (of !== undefined) {
    const item = m.state.waiting.find(({ id }) => id === of);
    return item !== undefined && interruptsOf(m, seat, item).length > 0;
  }
  return (couldBuild(m, seat) && buildOptions(m, seat).length > 0) || matters(m, seat, meansOf(m, seat));
}

/** The same for a screen that others see: whether somebody is asked there tells nothing of a hand. */
export function openlyCallsFor(m: At, { seat, of }: Asked): boolean {
  if (of !== undefined || couldBuild(m, seat)) return true;
  return matters(m, seat, holdsSecrets(m, seat) ? [ANY, ...openMeansOf(m, seat)] : openMeansOf(m, seat));
}

/** What wakes somebody who passes until their turn. */
export const ALARMS = ['alarm:aimed', 'alarm:survives', 'alarm:winning', 'alarm:spell'] as const;
type Alarm = (typeof ALARMS)[number];

export function alarmsFor(m: At, { seat }: Asked): readonly Alarm[] {
  const declared = declaredByOther(m, seat);
  const ringing: Readonly<Record<Alarm, boolean>> = {
    'alarm:aimed': declared !== undefined && isAimedAt(m, seat, declared),
    'alarm:survives': isAboutToBeWounded(m, seat),
    'alarm:winning': isAboutToLose(m, seat),
    'alarm:spell': declared?.via === 'spell',
  };
  return ALARMS.filter((alarm) => ringing[alarm]);
}

/** BM-079: a Hero would survive one's own dungeon. */
function isAboutToBeWounded(m: At, seat: Seat): boolean {
  const hero = m.state.phase === 'adventure' && m.state.active === seat ? nextHero(m) : undefined;
  return hero !== undefined && !wouldDie(m, hero);
}

/** BM-088: with the Hero that comes, another player would have the last Soul that is needed. */
function isAboutToLose(m: At, seat: Seat): boolean {
  const { phase, active } = m.state;
  const hero = phase === 'adventure' && active !== seat ? nextHero(m) : undefined;
  if (hero === undefined || soulsOf(m, active) + worthOf(heroAt(m, hero)) < SOULS_TO_WIN) return false;
  return wouldDie(m, hero);
}
