import { type Playable, playableOf } from '@tafelrunde/games';
import {
  type AnyGame,
  type Match,
  questionsTo,
  readScenario,
  runScenario,
  type Said,
  type Seat,
} from '@tafelrunde/kernel';
import { type Holder, restoreTable, type StoredEntry, type TableSpec } from '@tafelrunde/table';
import { randomHex } from '../app/device/random-hex.ts';
import { loadGame } from '../app/games/games.ts';
import { isRecord } from '../app/kept/storage.ts';
import { playedUpTo, storePlayed } from './played.ts';
import { localSettings } from './start.ts';
import { createLocalTable } from './tables.ts';

/** A file that opens as a live table, once it is known who plays which seat. */
export interface LiveFile {
  readonly game: AnyGame;
  readonly box: Playable;
  /** Who sat there, or whoever is asked. */
  readonly seats: readonly SeatInFile[];
  /** Gives the id of the table; undefined if it cannot be played. */
  open(holders: readonly Holder[]): Promise<string | undefined>;
}

interface SeatInFile {
  readonly mind: 'person' | 'bot';
  readonly name: string;
  readonly bot: string;
}

/** Undefined if it is neither the report of a problem nor a scenario. */
export async function readLiveFile(json: unknown): Promise<LiveFile | { readonly fault: Said } | undefined> {
  return (await readReport(json)) ?? (await readPosition(json));
}

async function readReport(json: unknown): Promise<LiveFile | undefined> {
  if (!isReport(json)) return undefined;
  const { spec, entries } = json;
  const box = playableOf(spec.rules.game);
  if (box === undefined) return undefined;
  const game = await loadGame(box.id);
  try {
    // What was played under other rules cannot be played again; the position can be laid out.
    if ([spec.rules.version, ...entries.map(({ rules }) => rules)].some((each) => each !== game.version))
      return undefined;
    const { facts, journal } = restoreTable(game, { spec, entries }, Date.now());
    return {
      game,
      box,
      seats: facts.seats.map(({ name, bot = box.play.usual.bot }, seat) => ({
        mind: journal.minds[seat] ?? 'bot',
        name,
        bot,
      })),
      open: async (holders) => {
        const fresh = { ...spec, ...heldBy(holders), id: randomHex(8) };
        const played = playedUpTo(
          game,
          fresh,
          entries.map(({ entry }) => entry),
        );
        return played === undefined ? undefined : storePlayed(played);
      },
    };
  } catch {
    return undefined;
  }
}

/** What stands inside is found out by playing it. */
function isReport(json: unknown): json is { readonly spec: TableSpec; readonly entries: readonly StoredEntry[] } {
  return (
    isRecord(json) &&
    json.format === 'tafelrunde-report/1' &&
    isRecord(json.spec) &&
    isRecord(json.spec.rules) &&
    typeof json.spec.rules.game === 'string' &&
    Array.isArray(json.entries)
  );
}

const heldBy = (seats: readonly Holder[]): Pick<TableSpec, 'seats' | 'owner'> => ({
  seats,
  owner: seats.find((seat) => seat.mind === 'person')?.person ?? '',
});

/** A scenario, or the one in a report, where it stops. */
async function readPosition(json: unknown): Promise<LiveFile | { readonly fault: Said } | undefined> {
  const given = isRecord(json) && 'scenario' in json ? json.scenario : json;
  if (!isRecord(given) || typeof given.game !== 'string') return undefined;
  const box = playableOf(given.game);
  const read = readScenario(given);
  if (box === undefined || !read.ok) return read.ok ? undefined : { fault: read.refusal.message };
  const game = await loadGame(box.id);
  const { match, failures } = runScenario(game, read.value);
  const asked = match === undefined ? undefined : askedIn(game, match);
  if (match === undefined || asked === undefined) return { fault: failures[0]?.message ?? NOTHING_ASKED };
  const { bot } = box.play.usual;
  const rules = { game: game.id, version: game.version };
  return {
    game,
    box,
    seats: Array.from({ length: match.seats }, (_, seat) => ({
      mind: seat === asked ? 'person' : 'bot',
      name: '',
      bot,
    })),
    open: (holders) =>
      createLocalTable({
        rules,
        options: match.options,
        ...heldBy(holders),
        settings: localSettings(bot),
        first: match,
      }),
  };
}

const NOTHING_ASKED: Said = {
  en: 'Nobody is asked anything where this scenario ends.',
  de: 'Am Ende dieses Szenarios wird niemand etwas gefragt.',
};

function askedIn(game: AnyGame, match: Match): Seat | undefined {
  const everybody = Array.from({ length: match.seats }, (_, seat) => seat);
  return questionsTo(game, match, everybody).find(({ standing }) => !standing)?.seat;
}
