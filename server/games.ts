import { type Bots, botsFor } from '@tafelrunde/bots';
import { playable } from '@tafelrunde/games';
import type { AnyGame } from '@tafelrunde/kernel';
import type { StoredTable } from '@tafelrunde/table';

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

/** Whether it was played by newer rules than this program has. */
export function isAheadOf({ version }: AnyGame, { spec, snapshot, entries }: StoredTable): boolean {
  const played = [spec.rules.version, snapshot?.rules.version ?? 0, entries.at(-1)?.rules ?? 0];
  return Math.max(...played) > version;
}
