import type { AnyGame } from '@tafelrunde/kernel';
import type { ComponentType } from 'react';
import type { BoardProps } from './board.ts';

export interface CardsProps {
  readonly game: AnyGame;
}

const boards = import.meta.glob<ComponentType<BoardProps>>('../../boards/*/board.tsx', { import: 'Board' });

/** Cards to look through; without such a page they are listed with their texts. */
const cardPages = import.meta.glob<ComponentType<CardsProps>>('../../boards/*/all-cards.tsx', { import: 'AllCards' });

export function loadBoard(id: string): Promise<ComponentType<BoardProps>> {
  const load = boards[`../../boards/${id}/board.tsx`];
  return load === undefined ? Promise.reject(new Error(`there is no board for ${id}`)) : load();
}

export async function loadCards(id: string): Promise<ComponentType<CardsProps>> {
  const load = cardPages[`../../boards/${id}/all-cards.tsx`];
  return load === undefined ? (await import('../../pages/learn/plain-cards.tsx')).PlainCards : load();
}
