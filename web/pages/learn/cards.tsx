import { playableOf } from '@tafelrunde/games';
import { loadCards } from '../../app/games/boards.ts';
import { loadGame } from '../../app/games/games.ts';
import { Loaded } from '../../app/shell/loaded.tsx';
import { NotFoundPage } from '../not-found/not-found.tsx';

/** All cards of a game. Each game may show them in its own way. */
export function CardsPage({ gameId }: { readonly gameId: string }) {
  if (playableOf(gameId) === undefined) return <NotFoundPage />;
  return (
    <Loaded load={() => Promise.all([loadGame(gameId), loadCards(gameId)])} what={gameId}>
      {([game, Cards]) => <Cards game={game} />}
    </Loaded>
  );
}
