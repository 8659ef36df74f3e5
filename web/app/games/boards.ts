import type { AnyGame } from '@tafelrunde/kernel';
import type { ComponentType } from 'react';
import type { BoardProps } from './board.ts';

/** How a game is drawn. */
interface Drawing {
  board(): Promise<ComponentType<BoardProps>>;
  /** Its cards to look through; without it they are listed with their texts. */
  cards?(): Promise<ComponentType<CardsProps>>;
}

export interface CardsProps {
  readonly game: AnyGame;
}

const drawings: Readonly<Record<string, Drawing>> = {
  'fantasy-realms': {
    board: async () => (await import('../../boards/fantasy-realms/board.tsx')).Board,
    cards: async () => (await import('../../boards/fantasy-realms/all-cards.tsx')).AllCards,
  },
  'four-souls': {
    board: async () => (await import('../../boards/four-souls/board.tsx')).Board,
    cards: async () => (await import('../../boards/four-souls/all-cards.tsx')).AllCards,
  },
  'terrors-of-london': {
    board: async () => (await import('../../boards/terrors-of-london/board.tsx')).Board,
    cards: async () => (await import('../../boards/terrors-of-london/all-cards.tsx')).AllCards,
  },
};

export function loadBoard(id: string): Promise<ComponentType<BoardProps>> {
  const drawing = drawings[id];
  return drawing === undefined ? Promise.reject(new Error(`there is no board for ${id}`)) : drawing.board();
}

export async function loadCards(id: string): Promise<ComponentType<CardsProps>> {
  return (await drawings[id]?.cards?.()) ?? (await import('../../pages/learn/plain-cards.tsx')).PlainCards;
}
