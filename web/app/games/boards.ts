import type { AnyGame, Options } from '@tafelrunde/kernel';
import type { ComponentType } from 'react';
import type { BoardProps } from './board.ts';

export interface CardsProps {
  readonly game: AnyGame;
}

export interface SetUpProps {
  readonly game: AnyGame;
  readonly options: Options;
  /** How many are at the table. */
  readonly seats: number;
  set(option: string, value: Options[string]): void;
}

export interface GameSetUp {
  readonly SetUp: ComponentType<SetUpProps>;
  /** Options that are other than usual when somebody here begins to set a table. */
  usual(game: AnyGame): Options;
}

const boards = import.meta.glob<ComponentType<BoardProps>>('../../boards/*/board.tsx', { import: 'Board' });

/** Cards to look through; without such a page they are listed with their texts. */
const cardPages = import.meta.glob<ComponentType<CardsProps>>('../../boards/*/all-cards.tsx', { import: 'AllCards' });

/** What a game adds to the page on which a table is set. */
const setUps = import.meta.glob<GameSetUp>('../../boards/*/set-up/set-up.tsx');

export function loadBoard(id: string): Promise<ComponentType<BoardProps>> {
  const load = boards[`../../boards/${id}/board.tsx`];
  return load === undefined ? Promise.reject(new Error(`there is no board for ${id}`)) : load();
}

export async function loadCards(id: string): Promise<ComponentType<CardsProps>> {
  const load = cardPages[`../../boards/${id}/all-cards.tsx`];
  return load === undefined ? (await import('../../pages/learn/plain-cards.tsx')).PlainCards : load();
}

export const loadSetUp = async (id: string): Promise<GameSetUp | undefined> =>
  setUps[`../../boards/${id}/set-up/set-up.tsx`]?.();
