import type { CardId, Seat, ToldEvent } from '@tafelrunde/kernel';
import { largest, numberIn, perTurn } from '@tafelrunde/words';
import { opponentOf, SEATS } from './state.ts';

/** What somebody has done in a game. */
interface Deeds {
  /** Damage that came through armor, and life that cards took. */
  readonly damage: number;
  readonly recovered: number;
  readonly bought: number;
  readonly hordes: number;
  /** Cards of the opponent's that were destroyed. */
  readonly destroyed: number;
}

/** A game that is over, told from what happened. */
export interface Story {
  /** By seat: life before the first turn and after each. */
  readonly life: readonly (readonly number[])[];
  /** By seat. */
  readonly deeds: readonly Deeds[];
  /** The horde of most cards, and the attack with most power behind it. */
  readonly horde?: { readonly seat: Seat; readonly cards: readonly CardId[] };
  readonly blow?: { readonly seat: Seat; readonly n: number };
}

const factIn = ({ data = {} }: ToldEvent, name: string): number => numberIn(data, name) ?? 0;

/** Whose life an event changes, and what it was before. */
function changeIn(
  event: ToldEvent,
): { readonly seat: Seat; readonly before: number; readonly after: number } | undefined {
  const { type, seat } = event;
  const [n, after] = [factIn(event, 'n'), factIn(event, 'left')];
  switch (type) {
    case 'attacked':
      return { seat: factIn(event, 'target'), before: after + n - factIn(event, 'absorbed'), after };
    case 'lostLife':
      return seat === undefined ? undefined : { seat, before: after + n, after };
    case 'recovered':
      return seat === undefined ? undefined : { seat, before: after - n, after };
    default:
      return undefined;
  }
}

/** A log may have lost its beginning: what was before is what the first change tells, or how it ended. */
function lifeIn(events: readonly ToldEvent[], seat: Seat, final: number): number[] {
  const changeOf = (event: ToldEvent) => {
    const change = changeIn(event);
    return change?.seat === seat ? change : undefined;
  };
  const first = events.map(changeOf).find((change) => change !== undefined)?.before ?? final;
  return perTurn(events, first, (life, event) => changeOf(event)?.after ?? life);
}

const isDestroyed = ({ type, from, to, cause }: ToldEvent, whose: Seat): boolean =>
  type === 'moved' &&
  cause !== undefined &&
  to?.kind === 'discard' &&
  (from?.kind === 'play' || from?.kind === 'relics') &&
  from.seat === whose;

function deedsOf(events: readonly ToldEvent[], seat: Seat): Deeds {
  const sum = (which: (event: ToldEvent) => boolean, of: (event: ToldEvent) => number): number =>
    events.filter(which).reduce((total, event) => total + of(event), 0);
  const own = (kind: string) => (event: ToldEvent) => event.type === kind && event.seat === seat;
  const once = (): number => 1;
  const opponent = opponentOf(seat);
  return {
    damage:
      sum(own('attacked'), (event) => factIn(event, 'n') - factIn(event, 'absorbed')) +
      sum(
        (event) => event.type === 'lostLife' && event.seat === opponent,
        (event) => factIn(event, 'n'),
      ),
    recovered: sum(own('recovered'), (event) => factIn(event, 'n')),
    bought: sum(own('bought'), once),
    hordes: sum(own('formed'), once),
    destroyed: sum((event) => isDestroyed(event, opponent), once),
  };
}

/** From what a person has heard of a game, and the life that was left at its end. */
export function storyOf(events: readonly ToldEvent[], final: readonly number[]): Story {
  const of = (...kinds: readonly string[]) => events.filter(({ type }) => kinds.includes(type));
  const horde = largest(of('formed', 'extended'), ({ cards = [] }) => cards.length);
  const blow = largest(of('attacked'), (event) => factIn(event, 'n'));
  return {
    life: SEATS.map((seat) => lifeIn(events, seat, final[seat] ?? 0)),
    deeds: SEATS.map((seat) => deedsOf(events, seat)),
    ...(horde?.seat === undefined
      ? {}
      : { horde: { seat: horde.seat, cards: (horde.cards ?? []).flatMap(({ card }) => card ?? []) } }),
    ...(blow?.seat === undefined ? {} : { blow: { seat: blow.seat, n: factIn(blow, 'n') } }),
  };
}
