import { cardOf, checkpoint, move, objectsIn, type Seat } from '@tafelrunde/kernel';
import { bonusTo } from '../effects/holding/values.ts';
import { BOX, boss, EPIC, entrance, hand, items, ORDINARY, souls, stack, TOWN, underStack, wounds } from '../places.ts';
import { deckRef, NOTHING } from '../refs.ts';
import { inOrder, isLarge } from '../seats.ts';
import type { At, Chapter, M } from '../state.ts';
import { drawCards } from './cards.ts';
import { moveHero } from './heroes.ts';
import { turnItemDown } from './items.ts';
import { unmark } from './rooms.ts';
import { scoreOf, soulsOf, tallied, woundsOf } from './score.ts';

/** Phase 5 (BM-081 ff.). */
export interface EndOps {
  end: object;
  /** BM-138: who gained no Soul. */
  intrigue: { seat: Seat };
  prepare: object;
  endOfRound: object;
}

export const SOULS_TO_WIN = 10;
const WOUNDS_TO_LOSE = 5;

const isWounded = (m: At, seat: Seat): boolean => woundsOf(m, seat) >= WOUNDS_TO_LOSE;

const isLost = (m: At, seat: Seat): boolean => isWounded(m, seat) && bonusTo(m, 'cannotLose', seat) === 0;

/** BM-089, BM-091: Souls minus Wounds, then the lowest XP. */
function bestOf(m: At, seats: readonly Seat[]): Seat | undefined {
  return seats.reduce<Seat | undefined>((best, seat) => {
    if (best === undefined) return seat;
    const ahead = scoreOf(m, seat) - scoreOf(m, best);
    // By XP the later one has less.
    return ahead > 0 || (ahead === 0 && m.state.order.indexOf(seat) > m.state.order.indexOf(best)) ? seat : best;
  }, undefined);
}

function finish(m: M, seats: readonly Seat[], how: string): void {
  const winner = bestOf(m, seats);
  const scores = Array.from({ length: m.seats }, (_, seat) => scoreOf(m, seat));
  m.finish({ winners: winner === undefined ? [] : [winner], scores, how });
}

/** Somebody may be kept from winning this round. */
const isDenied = ({ state }: At, seat: Seat): boolean => state.denied[seat] === true;

/** BM-088. */
const hasEnough = (m: At, seat: Seat): boolean => soulsOf(m, seat) >= SOULS_TO_WIN && !isDenied(m, seat);

const noHeroesLeft = (m: At): boolean => objectsIn(m, ORDINARY).length + objectsIn(m, EPIC).length === 0;

/** nobody is left to come, nobody came this round, and nobody has moved. */
const isStuck = (m: At): boolean =>
  noHeroesLeft(m) &&
  m.state.order.every((seat) => ['revealed', 'lured', 'entered'].every((what) => tallied(m, what, seat) === 0));

/** BM-082 to BM-091; true if the game is over. */
function isOver(m: M): boolean {
  const playing = inOrder(m);
  const lost = playing.filter((seat) => isLost(m, seat));
  const left = playing.filter((seat) => !isLost(m, seat));
  if (left.length === 0) {
    finish(m, playing, 'all-lost'); // BM-090, R-34
    return true;
  }
  for (const seat of lost) eliminate(m, seat);
  if (left.length === 1) {
    finish(m, left, 'last-left');
    return true;
  }
  const winners = left.filter((seat) => hasEnough(m, seat) && !isWounded(m, seat)); // BM-088
  if (winners.length > 0) finish(m, winners, 'ten-souls');
  else if (isStuck(m)) finish(m, left, 'no-heroes');
  return m.match.outcome !== undefined;
}

/** BM-104 to BM-106. */
function isOverInLarge(m: M): boolean {
  const playing = inOrder(m);
  const able = playing.filter((seat) => !isDenied(m, seat));
  if (playing.some((seat) => hasEnough(m, seat))) finish(m, able, 'ten-souls');
  else if (noHeroesLeft(m)) finish(m, able, 'no-heroes');
  return m.match.outcome !== undefined;
}

/** BM-083, R-34. */
function eliminate(m: M, seat: Seat): void {
  const [own] = objectsIn(m, boss(seat));
  const data = {
    souls: soulsOf(m, seat),
    wounds: woundsOf(m, seat),
    boss: (own === undefined ? undefined : cardOf(m, own)) ?? '',
  };
  m.emit({ type: 'eliminated', seat, data });
  for (const hero of objectsIn(m, entrance(seat))) moveHero(m, hero, TOWN);
  const places = [hand(seat), boss(seat), souls(seat), wounds(seat), items(seat)];
  for (const n of m.state.rows[seat] ?? []) places.push(stack(seat, n), underStack(seat, n));
  for (const place of places) {
    for (const object of objectsIn(m, place)) {
      unmark(m, object);
      turnItemDown(m, object);
      move(m, object, BOX);
    }
  }
  m.state.out[seat] = true;
}

export const endRules: Chapter<EndOps> = {
  end: (m) => {
    m.state.phase = 'end';
    m.emit({ type: 'phase', data: { phase: 'end' } });
    if (isLarge(m) ? isOverInLarge(m) : isOver(m)) return;
    if (m.match.options.intrigue === true) {
      for (const seat of inOrder(m)) if (tallied(m, 'souls', seat) === 0) m.put({ op: 'intrigue', seat });
    }
    m.put({ op: 'endOfRound' }, checkpoint(), { op: 'prepare' }, checkpoint());
  },

  //
  intrigue: {
    options: () => [deckRef('room'), deckRef('spell'), NOTHING],
    answer: (m, { seat }, [pick]) => {
      const deck = deckRef.in(pick);
      if (deck !== undefined) drawCards(m, seat, deck, 1);
    },
  },

  //
  endOfRound: (m) => {
    for (const seat of inOrder(m)) m.happened('roundEnd', { player: seat });
  },

  // BM-086, BM-087.
  prepare: (m) => {
    const { state } = m;
    state.deactivated = {};
    for (const trigger of state.delayed.splice(0)) m.put({ op: 'trigger', ...trigger });
    state.used = [];
    state.tally = {};
    state.moreWounds = state.moreWounds.map(() => 0);
    state.buildingStopped = false;
    state.barred = state.barred.map(() => false);
    state.denied = state.denied.map(() => false);
    for (const hero in state.heroes) {
      const { item } = state.heroes[hero] ?? {};
      if (item === undefined) delete state.heroes[hero];
      else state.heroes[hero] = { damage: 0, health: 0, skips: 0, sentBackBy: [], item };
    }
  },
};
