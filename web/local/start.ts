import type { Playable } from '@tafelrunde/games';
import { granted, readOptions } from '@tafelrunde/kernel';
import { botName } from '@tafelrunde/table/client';
import { loadGame } from '../app/games/games.ts';
import { createLocalTable } from './tables.ts';

/** The person at this screen; more people at one screen are `here-1`, `here-2` and so on. */
export const personHere = (n: number): string => `here-${n}`;

interface Alone {
  readonly box: Playable;
  readonly seats: number;
  readonly bot: string;
  readonly name: string;
}

/** One person against bots, everything else as usual. */
export async function startAlone({ box, seats, bot, name }: Alone): Promise<string> {
  const game = await loadGame(box.id);
  const options = granted(readOptions(game, box.play.usualOptions?.(seats) ?? {}, seats));
  return createLocalTable({
    rules: { game: game.id, version: game.version },
    options,
    owner: personHere(0),
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { mind: 'person', person: personHere(0), name } : { mind: 'bot', bot, name: botName(seat - 1) },
    ),
    settings: localSettings(bot),
  });
}

/** Bots at a local table are paced by the page, and nobody is waited for. */
export const localSettings = (bot: string) =>
  ({ clock: { kind: 'none' }, pace: 0, reaction: 0, patience: 0, bot, spectators: true, assist: true }) as const;
