import type { CardId, Seat, ToldEvent } from '@tafelrunde/kernel';
import type { LogLine } from '@tafelrunde/table/client';

/** What somebody did in a turn, in short. */
export interface Deeds {
  readonly played: readonly CardId[];
  readonly bought: readonly CardId[];
  /** Life that attacks took, and what armor took of them. */
  readonly damage: number;
  readonly absorbed: number;
  /** Life that the opponent lost otherwise. */
  readonly drained: number;
  readonly recovered: number;
  readonly hordes: number;
}

/** The last turn of this seat, finished or not; nothing before the first. */
export function lastTurnOf(log: readonly LogLine[], seat: Seat): Deeds | undefined {
  const events = log.flatMap(({ events: told = [] }) => told);
  const begin = events.findLastIndex((event) => event.type === 'turn' && event.seat === seat);
  if (begin < 0) return undefined;
  const rest = events.slice(begin + 1);
  const end = rest.findIndex(({ type }) => type === 'turn');
  return deedsOf(end < 0 ? rest : rest.slice(0, end), seat);
}

function deedsOf(events: readonly ToldEvent[], seat: Seat): Deeds {
  const own = events.filter((event) => event.seat === seat);
  const attacks = own.filter(({ type }) => type === 'attacked');
  const absorbed = sum(attacks, 'absorbed');
  return {
    played: moved(events, ({ from, to }) => from?.kind === 'hand' && from.seat === seat && isPlay(to?.kind)),
    bought: moved(events, ({ from, to }) => isShop(from?.kind) && to?.seat === seat),
    damage: sum(attacks, 'n') - absorbed,
    absorbed,
    drained: sum(
      events.filter((event) => event.type === 'lostLife' && event.seat !== seat),
      'n',
    ),
    recovered: sum(
      own.filter(({ type }) => type === 'recovered'),
      'n',
    ),
    hordes: own.filter(({ type }) => type === 'formed').length,
  };
}

const isPlay = (kind: string | undefined): boolean => kind === 'play' || kind === 'relics';
const isShop = (kind: string | undefined): boolean => kind === 'street' || kind === 'acolytes';

const moved = (events: readonly ToldEvent[], wanted: (event: ToldEvent) => boolean): CardId[] =>
  events
    .filter((event) => event.type === 'moved' && wanted(event))
    .flatMap(({ cards = [] }) => cards.flatMap(({ card }) => card ?? []));

function sum(events: readonly ToldEvent[], fact: string): number {
  return events.reduce((total, { data }) => total + factOf(data, fact), 0);
}

function factOf(data: unknown, name: string): number {
  if (typeof data !== 'object' || data === null) return 0;
  const found: unknown = new Map<string, unknown>(Object.entries(data)).get(name);
  return typeof found === 'number' ? found : 0;
}
