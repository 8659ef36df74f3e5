import type { Question } from '../crank/questions.ts';
import type { AnyGame } from '../game.ts';
import { canonical } from '../history/hash.ts';
import type { Match, Ref, Seat } from '../match.ts';
import { writtenRef } from '../refs/kinds.ts';
import type { Said } from '../text/text.ts';
import { attempt } from './expect.ts';
import { fault, refusalFault, ScenarioFault } from './fault.ts';
import { readSeat } from './names.ts';
import { openQuestions, readPicks } from './picks.ts';
import type { ScenarioMatch } from './scenario-match.ts';
import type { ExpectedRefusal } from './schema.ts';

export interface Stage {
  readonly game: AnyGame;
  readonly table: ScenarioMatch;
}

/** Answers what the seat is asked in the words of a scenario. */
export function giveAnswer(
  { game, table }: Stage,
  seat: Seat,
  picks: readonly (string | number)[],
  asks?: string,
): void {
  const { question, refs } = understand(game, table.match, seat, picks, asks);
  const given = table.answer(seat, question.id, refs);
  if (!given.ok) throw refusalFault(given.refusal);
}

/** Which of the seat's open questions is answered by these words, and how. */
export function understand(
  game: AnyGame,
  match: Match,
  seat: Seat,
  picks: readonly (string | number)[],
  asks?: string,
) {
  const mine = openQuestions(game, match).filter(
    (question) =>
      question.seat === readSeat(match.seats, String(seat)) && (asks === undefined || question.op.op === asks),
  );
  const [only] = mine;
  if (only === undefined) throw notAsked(game, match, seat, asks);
  if (mine.length === 1) return { question: only, refs: readPicks(game, match, only, picks) };
  const meant = mine.flatMap((question) => tryPicks(game, match, question, picks));
  const [first, ...others] = meant;
  if (first !== undefined && others.length === 0) return first;
  const names = mine.map(({ op }) => op.op).join(', ');
  throw fault(
    `Seat ${seat} is asked ${names}: say with "question" which one is answered.`,
    `Platz ${seat} wird ${names} gefragt: Sag mit „question“, was beantwortet wird.`,
  );
}

function tryPicks(game: AnyGame, match: Match, question: Question, picks: readonly (string | number)[]) {
  try {
    return [{ question, refs: readPicks(game, match, question, picks) }];
  } catch (found) {
    if (found instanceof ScenarioFault) return [];
    throw found;
  }
}

function notAsked(game: AnyGame, match: Match, seat: Seat, asks: string | undefined): ScenarioFault {
  const open = openQuestions(game, match).map((question) => `${question.seat}: ${question.op.op}`);
  const what = asks ?? '…';
  if (open.length === 0) {
    return fault(
      `Seat ${seat} is not asked ${what}: nobody is asked anything.`,
      `Platz ${seat} wird nicht ${what} gefragt: Niemand wird etwas gefragt.`,
    );
  }
  return fault(
    `Seat ${seat} is not asked ${what}; asked are ${open.join(', ')}.`,
    `Platz ${seat} wird nicht ${what} gefragt; gefragt sind ${open.join(', ')}.`,
  );
}

/** Gives an answer that must be refused; if it is not, the scenario is off its path. */
export function tryRefused({ game, table }: Stage, { seat, pick, question: asks, code }: ExpectedRefusal): Said[] {
  return attempt(() => {
    const { match } = table;
    const open = openQuestions(game, match);
    const question = open.find((each) => each.seat === seat && (asks === undefined || each.op.op === asks)) ?? open[0];
    const picks = Array.isArray(pick) ? pick : [pick];
    const before = canonical(match);
    const given = table.answer(seat, question?.id ?? '', rawPicks(game, match, question, picks));
    const asked = picks.join(', ');
    if (given.ok)
      return [
        { en: `${asked} should be refused and is not.`, de: `${asked} sollte abgelehnt werden und wird es nicht.` },
      ];
    if (canonical(table.match) !== before)
      return [{ en: 'A refusal changed the match.', de: 'Eine Ablehnung hat die Partie verändert.' }];
    if (code === undefined || given.refusal.code === code) return [];
    return [
      {
        en: `${asked}: expected the refusal ${code}, found ${given.refusal.code} (${given.refusal.message.en})`,
        de: `${asked}: erwartet die Ablehnung ${code}, gefunden ${given.refusal.code} (${given.refusal.message.de})`,
      },
    ];
  });
}

/** A pick that is no option is tried all the same: as the card of that name wherever it lies, or as it is written. */
function rawPicks(
  game: AnyGame,
  match: Match,
  question: Question | undefined,
  picks: readonly (string | number)[],
): Ref[] {
  return picks.map((pick) => {
    const meant = question === undefined ? [] : tryPicks(game, match, question, [pick]);
    return meant[0]?.refs[0] ?? objectNamed(match, String(pick)) ?? writtenRef(String(pick));
  });
}

function objectNamed({ table, face, obj }: Match, text: string): Ref | undefined {
  if (/^#\d+$/.test(text)) return Number(text.slice(1));
  return obj[face.indexOf(table.indexOf(text))];
}
