import {
  type CardId,
  cardOf,
  count,
  deal,
  move,
  NO,
  type ObjectNumber,
  type OpsOf,
  objectsIn,
  placeOf,
  type Seat,
  shuffle,
  topOf,
  YES,
} from '@tafelrunde/kernel';
import { powerCardNamed } from '../cards/catalogue.ts';
import { standingOf } from '../effects/held.ts';
import { countOf } from '../pieces.ts';
import { DECKS, type DeckName, days, discard, hand, offer, play, progression, REMOVED } from '../places.ts';
import { groupsIn } from '../queries.ts';
import { deckRef } from '../refs.ts';
import type { At, Chapter, Game } from '../state.ts';
import { isAssisting } from './assisting.ts';
import { energyOf, gainEnergy, payEnergy } from './energy.ts';
import { has } from './finds.ts';
import { costOf, playCard } from './playing.ts';

/* SI-135 to SI-142: gaining, forgetting and reclaiming power cards. */

export interface PowerCardOps {
  gainPower: Gaining & { deck?: DeckName };
  chooseDeck: Gaining;
  keepOffered: Gaining & { deck: DeckName };
  /** One of those that somebody else did not keep. */
  keepRest: { seat: Seat; from: Seat; deck: DeckName };
  giftPower: { seat: Seat; to: Seat };
  /** `gained`: for which card, where it was a bargain in a land. */
  forgetPower: { seat: Seat; bargain?: string; gained?: ObjectNumber };
  /** Is it only discarded? */
  forgetOrDiscard: { seat: Seat; card: ObjectNumber };
  /** So much energy may be paid instead of forgetting a card. */
  forgetOrPay: { seat: Seat; energy: number };
  /** From the hand: this card, or any; for so much besides its cost. */
  playNow: { seat: Seat; card?: ObjectNumber; more?: number };
  reclaimOne: { seat: Seat };
  /** So many, from play, too, if told. */
  reclaim: { seat: Seat; least: number; most: number; fromPlay: boolean };
  /** SI-379: one of the days that never were. */
  gainFromDays: { seat: Seat };
  /** One of those that were not chosen joins the special set, if one likes; the others are discarded. */
  addToDays: { seat: Seat; from: Seat; deck: DeckName };
  /** So many of those that were drawn. */
  keepSome: { seat: Seat; deck: DeckName; n: number };
}

interface Gaining {
  readonly seat: Seat;
  /** Nothing is forgotten for a major one. */
  readonly free?: true;
  /** Who gains one of those that are not kept. */
  readonly rest?: Seat;
  /** So much energy may be paid instead of forgetting a card for a strong one. */
  readonly spare?: number;
  /** Only so many are drawn. */
  readonly drawn?: number;
  /** Call on Midnight's Dream, in this land: whoever forgets that card for the one gained gets more. */
  readonly bargain?: string;
}

/** SI-135: four are drawn. */
const DRAWN = 4;

const isThere = (m: At, deck: DeckName): boolean => count(m, DECKS[deck].deck) + count(m, DECKS[deck].discard) > 0;

/** SI-140: what is missing comes from the discard pile. */
export function drawSome(m: Game, seat: Seat, name: DeckName, n: number): void {
  const { deck, discard: pile } = DECKS[name];
  const missing = n - count(m, deck);
  deal(m, deck, offer(seat), n);
  if (missing <= 0 || count(m, pile) === 0) return;
  for (const object of objectsIn(m, pile)) move(m, object, deck);
  shuffle(m, deck);
  deal(m, deck, offer(seat), missing);
}

/** The top card of a deck goes to its discard pile; tells which one it was. */
export function discardTop(m: Game, name: DeckName): CardId | undefined {
  const { deck, discard: pile } = DECKS[name];
  if (count(m, deck) === 0) {
    for (const object of objectsIn(m, pile)) move(m, object, deck);
    shuffle(m, deck);
  }
  const top = topOf(m, deck);
  const lying = top === undefined ? undefined : move(m, top, pile);
  return lying === undefined ? undefined : cardOf(m, lying);
}

/** SI-137: whatever one has, wherever it lies. */
export const owned = (m: At, seat: Seat): readonly ObjectNumber[] =>
  [hand, play, discard].flatMap((area) => objectsIn(m, area(seat))).filter((object) => !isAssisting(m, object));

/** Shifting Memory of Ages: who may discard the card from its hand instead, once per action. */
const remembererOf = (m: At, object: ObjectNumber): Seat | undefined =>
  standingOf(m, 'remembers').find(
    ({ seat }) => seat !== undefined && objectsIn(m, hand(seat)).includes(object) && !m.state.recalled.includes(seat),
  )?.seat;

export function forget(m: Game, object: ObjectNumber): void {
  const seat = remembererOf(m, object);
  if (seat === undefined) forgetNow(m, object);
  else m.put({ op: 'forgetOrDiscard', seat, card: object });
}

/** SI-138. */
function forgetNow(m: Game, object: ObjectNumber): void {
  const { kind } = powerCardNamed(cardOf(m, object) ?? '');
  move(m, object, kind === 'unique' ? REMOVED : DECKS[kind].discard);
}

export function reclaimAll(m: Game, seat: Seat): void {
  if (count(m, discard(seat)) > 0) noteReclaim(m, seat);
  for (const object of objectsIn(m, discard(seat))) move(m, object, hand(seat));
}

/** Powers Long Forgotten: who reclaims cards. */
function noteReclaim(m: Game, seat: Seat): void {
  m.state.used[seat] = [...(m.state.used[seat] ?? []), RECLAIMED];
}

const RECLAIMED = 'reclaimed';

export const hasReclaimed = (m: At, seat: Seat): boolean => m.state.used[seat]?.includes(RECLAIMED) === true;

/** SI-136: it comes to hand, and may bring something once in each turn. */
function gain(m: Game, seat: Seat, object: ObjectNumber): ObjectNumber | undefined {
  const gained = move(m, object, hand(seat));
  if (gained === undefined) return undefined;
  m.let('gained', gained);
  const own = powerCardNamed(cardOf(m, gained) ?? '').elements;
  for (const { seat: whose, standing, at } of standingOf(m, 'cools')) {
    const key = at.join('/');
    const used = m.state.used[seat] ?? [];
    const isMeant = whose === seat && standing.lacking !== undefined && (own[standing.lacking] ?? 0) === 0;
    if (!isMeant || used.includes(key) || typeof standing.n !== 'number') continue;
    m.state.used[seat] = [...used, key];
    gainEnergy(m, seat, standing.n);
  }
  return gained;
}

/** SI-072, SI-073: the next of the list; a strong one makes the spirit forget another. */
function gainNext(m: Game, { seat, spare, free }: Gaining, object: ObjectNumber): void {
  const { kind } = powerCardNamed(cardOf(m, object) ?? '');
  gain(m, seat, object);
  if (kind === 'major' && free !== true && !has(m, 'ember', 'spirits')) m.put(priceOf(seat, spare));
}

/** SI-137: what a strong power costs. */
const priceOf = (seat: Seat, spare: number | undefined): OpsOf<PowerCardOps> =>
  spare === undefined ? { op: 'forgetPower', seat } : { op: 'forgetOrPay', seat, energy: spare };

const BARGAIN = 'call-on-midnights-dream';

const keepsDays = (m: At, seat: Seat): boolean => standingOf(m, 'keepsDays').some((held) => held.seat === seat);

function layBack(m: Game, from: Seat, deck: DeckName): void {
  for (const object of objectsIn(m, offer(from))) move(m, object, DECKS[deck].discard);
}

/** What nobody has kept is discarded; who keeps days that never were and has gained a card may keep one of them for later. */
function putBack(m: Game, gainers: readonly Seat[], from: Seat, deck: DeckName): void {
  const keeper = gainers.find((seat) => keepsDays(m, seat));
  if (keeper === undefined || count(m, offer(from)) === 0) layBack(m, from, deck);
  else m.put({ op: 'addToDays', seat: keeper, from, deck });
}

export const powerCardRules: Chapter<PowerCardOps> = {
  gainPower: (m, { deck, ...gaining }) => {
    const { seat } = gaining;
    const [next] = objectsIn(m, progression(seat));
    if (next !== undefined) {
      gainNext(m, gaining, next);
      return;
    }
    const from = (['minor', 'major'] as const).filter((each) => (deck ?? each) === each && isThere(m, each));
    const [only, ...more] = from;
    if (only === undefined) return;
    if (more.length > 0) m.put({ ...gaining, op: 'chooseDeck' });
    else {
      drawSome(m, seat, only, gaining.drawn ?? DRAWN);
      m.put({ ...gaining, op: 'keepOffered', deck: only });
    }
  },

  chooseDeck: {
    options: () => [deckRef('minor'), deckRef('major')],
    answer: (m, gaining, [pick]) => m.put({ ...gaining, op: 'gainPower', deck: deckRef.in(pick) ?? 'minor' }),
  },

  keepOffered: {
    options: (m, { seat }) => objectsIn(m, offer(seat)),
    answer: (m, { seat, deck, rest, bargain, spare, free }, [pick]) => {
      const gained = typeof pick === 'number' ? gain(m, seat, pick) : undefined;
      if (rest === undefined) putBack(m, [seat], seat, deck);
      if (deck === 'major' && free !== true && !has(m, 'ember', 'spirits')) {
        const forBargain = bargain !== undefined && gained !== undefined && { bargain, gained };
        m.put(forBargain === false ? priceOf(seat, spare) : { op: 'forgetPower', seat, ...forBargain });
      }
      if (rest !== undefined) m.put({ op: 'keepRest', seat: rest, from: seat, deck });
    },
  },

  keepRest: {
    options: (m, { from }) => objectsIn(m, offer(from)),
    answer: (m, { seat, from, deck }, [pick]) => {
      if (typeof pick === 'number') gain(m, seat, pick);
      putBack(m, [from, seat], from, deck);
      if (deck === 'major') m.put({ op: 'forgetPower', seat }); // SI-137
    },
  },

  giftPower: {
    options: (m, { seat }) => objectsIn(m, hand(seat)),
    min: 0,
    max: 1,
    answer: (m, { to }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, hand(to));
    },
  },

  forgetOrDiscard: {
    options: () => [YES, NO],
    answer: (m, { seat, card }, [pick]) => {
      if (pick !== YES) {
        forgetNow(m, card);
        return;
      }
      m.state.recalled = [...m.state.recalled, seat];
      move(m, card, discard(seat));
    },
  },

  forgetOrPay: {
    options: (m, { seat, energy }) => (energyOf(m, seat) < energy ? [NO] : [YES, NO]),
    answer: (m, { seat, energy }, [pick]) => {
      if (pick === YES) payEnergy(m, seat, energy);
      else m.put({ op: 'forgetPower', seat });
    },
  },

  forgetPower: {
    options: (m, { seat }) => owned(m, seat),
    answer: (m, { seat, bargain, gained }, [pick]) => {
      if (typeof pick !== 'number' || placeOf(m, pick) === undefined) return;
      const isBargain = cardOf(m, pick) === BARGAIN;
      forget(m, pick);
      if (!isBargain || bargain === undefined || gained === undefined) return;
      gainEnergy(m, seat, countOf(groupsIn(m, bargain), 'dahan'));
      m.put({ op: 'playNow', seat, card: gained });
    },
  },

  playNow: {
    options: (m, { seat, card, more = 0 }) =>
      (card === undefined ? objectsIn(m, hand(seat)) : [card]).filter(
        (each) => costOf(m, each) + more <= energyOf(m, seat),
      ),
    min: 0,
    max: 1,
    answer: (m, { seat, more = 0 }, [pick]) => {
      if (typeof pick !== 'number') return;
      payEnergy(m, seat, costOf(m, pick) + more);
      playCard(m, seat, pick);
    },
  },

  reclaim: {
    options: (m, { seat, fromPlay }) =>
      (fromPlay ? [discard, play] : [discard]).flatMap((area) => objectsIn(m, area(seat))),
    min: (_, { least }) => least,
    max: (_, { most }) => most,
    answer: (m, { seat }, picks) => {
      if (picks.length > 0) noteReclaim(m, seat);
      for (const pick of picks) if (typeof pick === 'number') move(m, pick, hand(seat));
    },
  },

  keepSome: {
    options: (m, { seat }) => objectsIn(m, offer(seat)),
    min: (m, { seat, n }) => Math.min(n, count(m, offer(seat))),
    max: (_, { n }) => n,
    answer: (m, { seat, deck }, picks) => {
      for (const pick of picks) if (typeof pick === 'number') gain(m, seat, pick);
      putBack(m, [seat], seat, deck);
    },
  },

  gainFromDays: {
    options: (m, { seat }) => objectsIn(m, days(seat)),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick !== 'number') return;
      const { kind } = powerCardNamed(cardOf(m, pick) ?? '');
      gain(m, seat, pick);
      if (kind === 'major' && !has(m, 'ember', 'spirits')) m.put({ op: 'forgetPower', seat }); // SI-137
    },
  },

  addToDays: {
    options: (m, { from }) => objectsIn(m, offer(from)),
    min: 0,
    max: 1,
    answer: (m, { seat, from, deck }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, days(seat));
      layBack(m, from, deck);
    },
  },

  reclaimOne: {
    options: (m, { seat }) => objectsIn(m, discard(seat)),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick !== 'number') return;
      noteReclaim(m, seat);
      move(m, pick, hand(seat));
    },
  },
};
