import { type ComponentType, lazy } from 'react';
import { NotFoundPage } from '../not-found/not-found.tsx';

/** All cards of a game. Each game shows them in its own way. */
const pages: Readonly<Record<string, ComponentType>> = {
  'fantasy-realms': lazy(async () => ({ default: (await import('./fantasy-realms-cards.tsx')).FantasyRealmsCards })),
  'terrors-of-london': lazy(async () => ({
    default: (await import('./terrors-of-london-cards.tsx')).TerrorsOfLondonCards,
  })),
};

export function CardsPage({ gameId }: { readonly gameId: string }) {
  const Cards = pages[gameId] ?? NotFoundPage;
  return <Cards />;
}
