import type { CardId, Seat, ToldEvent } from '@tafelrunde/kernel';
import { largest, numberIn, perTurn } from '@tafelrunde/words';
import { cardData } from '../effects/language/registry.ts';
import { seatIn } from '../players.ts';

/** What somebody has done in a game. */
interface Deeds {
  /** Monsters killed, and own deaths. */
  readonly kills: number;
  readonly deaths: number;
  /** Cents gained. */
  readonly coins: number;
  readonly loot: number;
  readonly purchases: number;
}

/** An attack roll that hit though most would have missed. */
interface Luck {
  readonly seat: Seat;
  readonly roll: number;
  /** The printed evasion. */
  readonly evasion: number;
  readonly card: CardId;
}

/** What somebody has done to somebody else. */
interface Feud {
  readonly by: Seat;
  readonly whom: Seat;
  readonly damage: number;
  readonly kills: number;
}

/** A game that is over, told from what happened. */
export interface Story {
  /** By seat: souls before the first turn and after each. */
  readonly souls: readonly (readonly number[])[];
  /** By seat. */
  readonly deeds: readonly Deeds[];
  readonly luck?: Luck;
  /** The worst first. */
  readonly feuds: readonly Feud[];
}

const factIn = ({ data = {} }: ToldEvent, name: string): number | undefined => numberIn(data, name);

/** FS-107, FS-108: cards that come to somebody's souls or leave them, by what they are worth. */
function soulsIn({ type, from, to, cards = [] }: ToldEvent, seat: Seat): number {
  if (type !== 'moved') return 0;
  const worth = cards.reduce((sum, { card }) => sum + (card === undefined ? 0 : (cardData(card)?.souls ?? 0)), 0);
  const comes = to?.kind === 'souls' && to.seat === seat;
  const goes = from?.kind === 'souls' && from.seat === seat;
  return (comes ? worth : 0) - (goes ? worth : 0);
}

/** Told backwards from the end, for a log may have lost its beginning. */
function soulsOver(events: readonly ToldEvent[], seat: Seat, final: number): number[] {
  const first = events.reduce((souls, event) => souls - soulsIn(event, seat), final);
  return perTurn(events, first, (souls, event) => souls + soulsIn(event, seat));
}

function deedsOf(events: readonly ToldEvent[], seat: Seat): Deeds {
  const count = (which: (event: ToldEvent) => boolean): number => events.filter(which).length;
  const own = (kind: string) => (event: ToldEvent) => event.type === kind && event.seat === seat;
  return {
    kills: count((event) => event.type === 'monsterDied' && factIn(event, 'by') === seat),
    deaths: count(own('died')),
    coins: events.filter(own('gainedCoins')).reduce((sum, event) => sum + (factIn(event, 'n') ?? 0), 0),
    loot: count(
      ({ type, from, to }) => type === 'moved' && from?.kind === 'hand' && from.seat === seat && to?.kind === 'pending',
    ),
    purchases: count(own('purchased')),
  };
}

/** FS-162: of all hits on monsters the one that was hardest. */
function luckIn(events: readonly ToldEvent[]): Luck | undefined {
  const hits: Luck[] = [];
  let card: CardId | undefined;
  for (const event of events) {
    const { type, seat, data = {} } = event;
    if (type === 'attacks') card = typeof data.card === 'string' ? data.card : undefined;
    const evasion = card === undefined ? undefined : cardData(card)?.stats?.evasion;
    const roll = factIn(event, 'roll');
    if (type !== 'hit' || seat === undefined || card === undefined || evasion === undefined || roll === undefined)
      continue;
    hits.push({ seat, roll, evasion, card });
  }
  return largest(hits, ({ evasion }) => evasion);
}

function feudsIn(events: readonly ToldEvent[], seats: number): Feud[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const feuds = all.flatMap((by) =>
    all.map((whom): Feud => {
      const done = by === whom ? [] : events.filter((event) => factIn(event, 'by') === by);
      const hurt = done.filter(({ type, data = {} }) => type === 'damaged' && isSeat(data.body, whom));
      return {
        by,
        whom,
        damage: hurt.reduce((sum, event) => sum + (factIn(event, 'n') ?? 0), 0),
        kills: done.filter(({ type, seat }) => type === 'died' && seat === whom).length,
      };
    }),
  );
  return feuds
    .filter(({ damage, kills }) => damage + kills > 0)
    .sort((one, other) => other.kills - one.kills || other.damage - one.damage);
}

const isSeat = (body: unknown, seat: Seat): boolean => typeof body === 'string' && seatIn(body) === seat;

/** From what a person has heard of a game, and the souls that everybody has at its end. */
export function storyOf(events: readonly ToldEvent[], final: readonly number[]): Story {
  const luck = luckIn(events);
  return {
    souls: final.map((souls, seat) => soulsOver(events, seat, souls)),
    deeds: final.map((_, seat) => deedsOf(events, seat)),
    ...(luck === undefined ? {} : { luck }),
    feuds: feudsIn(events, final.length),
  };
}
