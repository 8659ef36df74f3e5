import {
  type AnyGame,
  type Match,
  questionsTo,
  readScenario,
  runScenario,
  type Said,
  type Seat,
} from '@tafelrunde/kernel';
import type { TableSpec } from '@tafelrunde/table';
import { loadGame } from '../app/games.ts';
import { playableOf } from '../app/shelf.ts';
import { isRecord } from '../app/storage.ts';
import { botName, localSettings, personHere } from './start.ts';
import { createLocalTable } from './tables.ts';

export type OpenedScenario =
  | { readonly opened: string }
  /** It is a scenario, but cannot be played on from. */
  | { readonly fault: Said };

/**
 * Opens a scenario, or the one in a report, as a live table where it stops: whoever is asked there is the person here, bots play
 * the others. Undefined if it is no scenario.
 */
export async function openScenario(json: unknown, me: string): Promise<OpenedScenario | undefined> {
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
  return { opened: await createLocalTable({ spec: specFrom(game, match, asked, me, bot) }) };
}

const NOTHING_ASKED: Said = {
  en: 'Nobody is asked anything where this scenario ends.',
  de: 'Am Ende dieses Szenarios wird niemand etwas gefragt.',
};

function askedIn(game: AnyGame, match: Match): Seat | undefined {
  const everybody = Array.from({ length: match.seats }, (_, seat) => seat);
  return questionsTo(game, match, everybody).find(({ standing }) => !standing)?.seat;
}

function specFrom(game: AnyGame, match: Match, asked: Seat, me: string, bot: string): Omit<TableSpec, 'id' | 'secret'> {
  return {
    rules: { game: game.id, version: game.version },
    options: match.options,
    owner: personHere(0),
    seats: Array.from({ length: match.seats }, (_, seat) =>
      seat === asked ? { mind: 'person', person: personHere(0), name: me } : { mind: 'bot', bot, name: botName(seat) },
    ),
    settings: localSettings(bot),
    first: match,
  };
}
