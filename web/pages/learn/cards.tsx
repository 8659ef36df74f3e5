import { lazy } from 'react';
import { NotFoundPage } from '../not-found/not-found.tsx';

const FantasyRealmsCards = lazy(async () => ({
  default: (await import('./fantasy-realms-cards.tsx')).FantasyRealmsCards,
}));

/** All cards of a game. Each game shows them in its own way. */
export function CardsPage({ gameId }: { readonly gameId: string }) {
  return gameId === 'fantasy-realms' ? <FantasyRealmsCards /> : <NotFoundPage />;
}
