import { questionsTo } from '@tafelrunde/kernel';
import { botsToMove, type Table } from '@tafelrunde/table';
import type { Summary } from './tables.ts';

/** What the list of games shows of a table. */
export function summaryOf(table: Table): Summary {
  const { facts, game, journal } = table;
  const seats = facts.seats.map((_, seat) => seat);
  const bots = new Set(botsToMove(table, facts.at).map(({ seat }) => seat));
  const asked = facts.begun && facts.ended === undefined ? questionsTo(game, journal.match, seats) : [];
  const { outcome, how: ended } = facts.ended ?? {};
  return {
    names: facts.seats.map(({ name }) => name),
    state: facts.ended !== undefined ? 'over' : facts.begun ? 'running' : 'waiting',
    moves: journal.notes.filter(({ entry }) => entry.kind === 'answer').length,
    asked: [...new Set(asked.filter(({ standing, seat }) => !standing && !bots.has(seat)).map(({ seat }) => seat))],
    ...(outcome === undefined ? {} : { outcome }),
    ...(ended === undefined ? {} : { ended }),
  };
}
