import type { ComponentType } from 'react';
import type { BoardProps } from './board.ts';

/** How the tables of the games are drawn. */
const boards: Readonly<Record<string, () => Promise<ComponentType<BoardProps>>>> = {
  'fantasy-realms': async () => (await import('../boards/fantasy-realms/board.tsx')).Board,
  'terrors-of-london': async () => (await import('../boards/terrors-of-london/board.tsx')).Board,
};

export function loadBoard(id: string): Promise<ComponentType<BoardProps>> {
  const load = boards[id];
  return load === undefined ? Promise.reject(new Error(`there is no board for ${id}`)) : load();
}
