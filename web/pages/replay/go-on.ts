import type { AnyGame, MatchRecord, Seat } from '@tafelrunde/kernel';
import { restoreTable, type TableSpec } from '@tafelrunde/table';
import { randomHex } from '../../app/device/random-hex.ts';
import { isNameless } from '../../app/seat/called.ts';
import { playedUpTo } from '../../local/played.ts';
import { localSettings, personHere } from '../../local/start.ts';

interface Way {
  /** Whose place the reader takes; bots take the others. */
  readonly seat: Seat;
  readonly bot: string;
  /** What a bot is called in the place of somebody who gave no name. */
  player(n: number): string;
}

/**
 * A new local table that has come to the same point: the same seed, the same entries up to the note, one person in the chosen
 * seat and bots in the others. Undefined if the entries do not lead there.
 */
export function tableUpTo(game: AnyGame, record: MatchRecord, note: number, { seat, bot, player }: Way) {
  const { seed: secret, seats, names, options } = record;
  if (secret === undefined) return undefined;
  const spec: TableSpec = {
    id: randomHex(8),
    secret,
    rules: { game: game.id, version: game.version },
    options,
    owner: personHere(0),
    seats: Array.from({ length: seats }, (_, each) => {
      const name = names[each] ?? player(each + 1);
      if (each === seat) return { mind: 'person', person: personHere(0), name };
      return { mind: 'bot', bot, name: isNameless(name) ? player(each + 1) : name };
    }),
    settings: localSettings(bot),
  };
  const played = playedUpTo(
    game,
    spec,
    record.notes.slice(0, note + 1).map(({ entry }) => entry),
  );
  if (played === undefined) return undefined;
  return restoreTable(game, played, Date.now()).facts.ended === undefined ? played : undefined;
}
