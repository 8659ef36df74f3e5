import { awaySince, type PersonId, waitsFor } from '@tafelrunde/table';
import type { LiveTable } from './live-table.ts';
import type { Log } from './log.ts';
import type { Push } from './push.ts';

/** Calls those to the table who are away although it is their turn. */
export interface Caller {
  /** Once more after every move, and whenever somebody leaves. */
  look(live: LiveTable): void;
  /** What is asked at a table that comes out of the store was asked before: nobody is called for it twice. */
  assumeTold(live: LiveTable): void;
}

export interface CallerWorld {
  readonly push: Push;
  readonly log: Log;
  readonly now: () => number;
  readonly onFault: (live: LiveTable, fault: unknown) => void;
}

/** A connection that is lost for a moment rings nobody's phone: so many milliseconds somebody has to be away. */
const MOMENT = 8_000;

export function createCaller({ push, log, now, onFault }: CallerWorld): Caller {
  const look = (live: LiveTable): void => {
    clearTimeout(live.calling);
    live.calling = undefined;
    if (live.gone) return;
    try {
      const wait = callThoseAway(live);
      if (wait !== undefined) live.calling = setTimeout(() => look(live), wait);
    } catch (fault) {
      onFault(live, fault);
    }
  };

  /** Gives how many milliseconds later there may be somebody else to call. */
  const callThoseAway = (live: LiveTable): number | undefined => {
    const waits = awaited(live).flatMap(({ person, since, questions }) => {
      if (live.told.get(person) === questions) return [];
      const wait = since + MOMENT - now();
      if (wait > 0) return [wait];
      live.told.set(person, questions);
      call(live, person);
      return [];
    });
    return waits.length === 0 ? undefined : Math.min(...waits);
  };

  const call = ({ id, table }: LiveTable, person: PersonId): void => {
    push
      .tell(person, { table: id, game: table.game.text.name })
      .catch((fault: unknown) => log.fault('a notification could not be sent', fault));
  };

  return {
    look,
    assumeTold(live) {
      for (const { person, questions } of awaited(live)) live.told.set(person, questions);
    },
  };
}

interface Awaited {
  readonly person: PersonId;
  readonly since: number;
  /** What they are asked, on all their seats. */
  readonly questions: string;
}

/** Who is away, since when, and what the table waits for. */
function awaited({ table }: LiveTable): Awaited[] {
  const people = new Set(table.facts.seats.flatMap(({ person }) => person ?? []));
  return [...people].flatMap((person) => {
    const since = awaySince(table, person);
    const questions = since === undefined ? [] : waitsFor(table, person);
    return since === undefined || questions.length === 0
      ? []
      : [{ person, since, questions: questions.map(({ id }) => id).join() }];
  });
}
