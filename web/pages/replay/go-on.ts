import type { AnyGame, MatchRecord, Seat } from '@tafelrunde/kernel';
import { restoreTable, type TableSpec } from '@tafelrunde/table';
import { playedUpTo, storePlayed } from '../../local/played.ts';
import { localSettings, personHere } from '../../local/start.ts';
import { randomHex } from '../../local/tables.ts';

/**
 * A new local table that has come to the same point: the same seed, the same entries up to the note, one person in the chosen
 * seat and bots in the others. Undefined if the entries do not lead there.
 */
export async function goOnFrom(
  game: AnyGame,
  record: MatchRecord,
  note: number,
  seat: Seat,
  bot: string,
): Promise<string | undefined> {
  const made = tableUpTo(game, record, note, seat, bot);
  return made === undefined ? undefined : storePlayed(made);
}

export function tableUpTo(game: AnyGame, record: MatchRecord, note: number, seat: Seat, bot: string) {
  const { seed: secret, seats, names, options } = record;
  if (secret === undefined) return undefined;
  const spec: TableSpec = {
    id: randomHex(8),
    secret,
    rules: { game: game.id, version: game.version },
    options,
    owner: personHere(0),
    seats: Array.from({ length: seats }, (_, each) => {
      const name = names[each] ?? `${each + 1}`;
      return each === seat ? { mind: 'person', person: personHere(0), name } : { mind: 'bot', bot, name };
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
