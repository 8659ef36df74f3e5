import type { CardId, Outcome } from '@tafelrunde/kernel';
import { type Interval, wilson } from './figures.ts';

/** How those fared who played as one thing: an overlord, a spirit, a boss. */
export interface Side {
  readonly card: CardId;
  readonly games: number;
  /** A shared win counts in parts, one that all have together whole. */
  readonly wins: number;
  readonly rate: number;
  readonly interval: Interval;
  /** The same against each other side; games with several others count for each of them. */
  readonly against: Readonly<Record<CardId, Count>>;
}

interface Count {
  readonly games: number;
  readonly wins: number;
}

/** Keeps count of what the seats played as. */
export interface SideBook {
  note(cards: readonly (CardId | undefined)[], outcome: Outcome): void;
  sides(): Side[];
}

export function openSideBook(): SideBook {
  const all = new Map<CardId, Count>();
  const meetings = new Map<CardId, Map<CardId, Count>>();
  return {
    note(cards, { winners, won: together }) {
      cards.forEach((card, seat) => {
        if (card === undefined) return;
        const won = winners.includes(seat) ? (together === true ? 1 : 1 / winners.length) : 0;
        const met = meetings.get(card) ?? new Map<CardId, Count>();
        add(all, card, won);
        meetings.set(card, met);
        cards.forEach((other, otherSeat) => {
          if (other !== undefined && otherSeat !== seat) add(met, other, won);
        });
      });
    },
    sides: () =>
      [...all].sort(byCard).map(([card, { games, wins }]) => ({
        card,
        games,
        wins,
        rate: wins / games,
        interval: wilson(wins, games),
        against: Object.fromEntries([...(meetings.get(card) ?? [])].sort(byCard)),
      })),
  };
}

const byCard = ([a]: readonly [CardId, Count], [b]: readonly [CardId, Count]): number => (a < b ? -1 : 1);

function add(counts: Map<CardId, Count>, card: CardId, won: number): void {
  const { games, wins } = counts.get(card) ?? { games: 0, wins: 0 };
  counts.set(card, { games: games + 1, wins: wins + won });
}
