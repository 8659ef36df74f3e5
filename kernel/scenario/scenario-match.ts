import { at } from '../at.ts';
import type { GameEvent } from '../cards/events.ts';
import { answer } from '../crank/answer.ts';
import { type Chance, recordedChance } from '../crank/chance.ts';
import { clone } from '../crank/clone.ts';
import { checkPicks, findQuestion } from '../crank/questions.ts';
import { Run } from '../crank/run.ts';
import { accept, type Result } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import { canonical } from '../history/hash.ts';
import { apply, openJournal } from '../history/journal.ts';
import { undoFor } from '../history/taking-back.ts';
import type { Match, Ref, Seat } from '../match.ts';
import { fault } from './fault.ts';

/** What else happens to the match between two steps of a scenario; nothing may come of it. */
export type Through = 'nothing' | 'clone' | 'json' | 'undo';

export const WAYS: readonly Through[] = ['nothing', 'clone', 'json', 'undo'];

/** A match that is being played by a scenario. */
export interface ScenarioMatch {
  readonly match: Match;
  readonly events: readonly GameEvent[];
  begin(): void;
  answer(seat: Seat, question: string, picks: readonly Ref[]): Result<undefined>;
}

export function openTable(game: AnyGame, first: Match, chance: Chance, through: Through): ScenarioMatch {
  if (through === 'undo') return undoing(game, first, chance);
  if (through === 'clone') return cloning(game, first, chance);
  return inPlace(game, first, chance, through === 'json' ? throughJson : (match) => match);
}

const throughJson = (match: Match): Match => JSON.parse(JSON.stringify(match));

/** One match that every step changes. */
function inPlace(game: AnyGame, first: Match, chance: Chance, after: (match: Match) => Match): ScenarioMatch {
  const events: GameEvent[] = [];
  let match = after(clone(first));
  return {
    get match() {
      return match;
    },
    events,
    begin() {
      if (match.outcome !== undefined) return;
      const run = new Run(game, match, chance, events);
      run.crank();
      match = after(run.match);
    },
    answer(seat, id, picks) {
      const run = new Run(game, match, chance, events);
      const found = findQuestion(run, seat, id);
      if (!found.ok) return found;
      const { open, question } = found.value;
      const checked = checkPicks(run, open, question, picks);
      if (!checked.ok) return checked;
      run.choose(open, picks);
      match = after(run.match);
      return accept(undefined);
    },
  };
}

/** A new match with every step; the old ones must stay as they were. */
function cloning(game: AnyGame, first: Match, chance: Chance): ScenarioMatch {
  const events: GameEvent[] = [];
  let match = first;
  const unharmed = <T>(step: () => T): T => {
    const kept = match;
    const before = canonical(kept);
    const result = step();
    if (canonical(kept) !== before) throw harmed();
    return result;
  };
  return {
    get match() {
      return match;
    },
    events,
    begin: () =>
      unharmed(() => {
        if (match.outcome !== undefined) return;
        const run = new Run(game, clone(match), chance, events);
        run.crank();
        match = run.match;
      }),
    answer: (seat, id, picks) =>
      unharmed(() => {
        const step = answer(game, clone(match), seat, id, picks, chance);
        if (!step.ok) return step;
        events.push(...step.value.events);
        match = step.value.match;
        return accept(undefined);
      }),
  };
}

function harmed(): Error {
  return fault(
    'A step on a copy has changed the match that it was copied from.',
    'Ein Schritt auf einer Kopie hat das Original verändert.',
  );
}

/** Every answer is taken back and given again. All seats count as one person, so that everything can be. */
function undoing(game: AnyGame, first: Match, chance: Chance): ScenarioMatch {
  const journal = openJournal(game, first.options, first.seats, {
    first,
    minds: Array.from({ length: first.seats }, () => 'bot'),
  });
  const events: GameEvent[] = [];
  return {
    get match() {
      return journal.match;
    },
    events,
    begin() {
      if (first.outcome !== undefined) return;
      const begun = apply(journal, { kind: 'begin' }, chance);
      if (!begun.ok) throw fault(begun.refusal.message.en, begun.refusal.message.de);
      events.push(...begun.value.events);
    },
    answer(seat, question, picks) {
      const before = canonical(journal.match);
      const given = apply(journal, { kind: 'answer', by: seat, question, picks }, chance);
      if (!given.ok) return given;
      const after = canonical(journal.match);
      const undo = undoFor(journal, seat);
      if (!undo.ok) throw fault(undo.refusal.message.en, undo.refusal.message.de);
      const undone = apply(journal, undo.value);
      if (!undone.ok || canonical(journal.match) !== before) throw undoFault();
      const again = apply(journal, given.value.entry, recordedChance(given.value.drawn));
      if (!again.ok || canonical(journal.match) !== after) throw undoFault();
      events.push(...at(journal.notes, journal.notes.length - 1).events);
      return accept(undefined);
    },
  };
}

function undoFault(): Error {
  return fault(
    'An answer that is taken back and given again leads somewhere else.',
    'Eine zurückgenommene und wieder gegebene Antwort führt woandershin.',
  );
}
