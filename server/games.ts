import { type Bots, botsFor } from '@tafelrunde/bots';
import { playable } from '@tafelrunde/games';
import type { AnyGame } from '@tafelrunde/kernel';

/** A game that can be played here, with those who play it. */
interface Offered {
  readonly game: AnyGame;
  readonly bots: Bots;
}

const offered: readonly Offered[] = await Promise.all(
  playable.map(async ({ play }) => {
    const game = await play.rules();
    return { game, bots: await botsFor(game) };
  }),
);

const find = (id: string): Offered | undefined => offered.find(({ game }) => game.id === id);

/** The games that can be played here. */
export const gameIds: readonly string[] = offered.map(({ game }) => game.id);

export const gameOf = (id: string): AnyGame | undefined => find(id)?.game;

export const botsOf = ({ id }: AnyGame): Bots => find(id)?.bots ?? {};
