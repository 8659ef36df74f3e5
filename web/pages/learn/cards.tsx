import type { AnyGame } from '@tafelrunde/kernel';
import { type ComponentType, useEffect, useState } from 'react';
import { type CardsProps, loadCards } from '../../app/boards.ts';
import { loadGame } from '../../app/games.ts';
import { Loading } from '../../app/loading.tsx';
import { playableOf } from '../../app/shelf.ts';
import { NotFoundPage } from '../not-found/not-found.tsx';

interface Loaded {
  readonly game: AnyGame;
  readonly Cards: ComponentType<CardsProps>;
}

/** All cards of a game. Each game may show them in its own way. */
export function CardsPage({ gameId }: { readonly gameId: string }) {
  const [loaded, setLoaded] = useState<Loaded | 'missing'>();
  const isPlayable = playableOf(gameId) !== undefined;
  useEffect(() => {
    if (!isPlayable) return setLoaded('missing');
    Promise.all([loadGame(gameId), loadCards(gameId)]).then(
      ([game, Cards]) => setLoaded({ game, Cards }),
      () => setLoaded('missing'),
    );
  }, [gameId, isPlayable]);
  if (loaded === undefined) return <Loading />;
  return loaded === 'missing' ? <NotFoundPage /> : <loaded.Cards game={loaded.game} />;
}
