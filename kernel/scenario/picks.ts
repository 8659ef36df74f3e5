import { cardOf, placeOf } from '../cards/cards.ts';
import { type Question, questionsTo } from '../crank/questions.ts';
import { Run } from '../crank/run.ts';
import type { AnyGame, Option } from '../game.ts';
import type { Match, Ref } from '../match.ts';
import { partsOf } from '../refs/kinds.ts';
import { nearest, plainly } from '../text/nearest.ts';
import { LANGS } from '../text/text.ts';
import { fault } from './fault.ts';
import { didYouMean, namesOf } from './names.ts';
import { nameOfPlace } from './places.ts';

type Pick = string | number;

/** All open questions, to whoever they are put. */
export function openQuestions(game: AnyGame, match: Match): Question[] {
  if (match.outcome !== undefined) return [];
  return questionsTo(
    game,
    match,
    Array.from({ length: match.seats }, (_, seat) => seat),
  );
}

/** The references that the words of a scenario stand for in this question. */
export function readPicks(game: AnyGame, match: Match, question: Question, picks: readonly Pick[]): Ref[] {
  const chosen: Ref[] = [];
  for (const pick of picks) chosen.push(readPick(game, match, question, pick, chosen));
  return chosen;
}

/** The names of all that may be picked, as a report says them. */
export function nameOptions(game: AnyGame, match: Match, question: Question): string[] {
  return question.options.map((option) => nameOfOption(game, match, option));
}

function nameOfOption(game: AnyGame, match: Match, { ref, label }: Option): string {
  if (typeof ref === 'string') return ref;
  const card = cardOf(new Run(game, match), ref) ?? `#${ref}`;
  return label === undefined ? card : `${label} ${card}`;
}

function readPick(game: AnyGame, match: Match, question: Question, pick: Pick, chosen: readonly Ref[]): Ref {
  const found = optionsNamed(game, match, question, pick);
  const [first, ...others] = found;
  if (first === undefined) throw noSuchOption(game, match, question, pick);
  if (others.length > 0 && !areAlike(game, match, found)) {
    const list = found.map((option) => describe(game, match, option)).join(', ');
    throw fault(`"${pick}" may be any of ${list}.`, `„${pick}“ kann ${list} sein.`);
  }
  return (found.find(({ ref, cap = 1 }) => timesIn(chosen, ref) < cap) ?? first).ref;
}

const timesIn = (chosen: readonly Ref[], ref: Ref): number => chosen.filter((each) => each === ref).length;

/** What is meant by its very id counts before what only happens to be called so. */
export function optionsNamed(game: AnyGame, match: Match, question: Question, pick: Pick): Option[] {
  const text = String(pick);
  if (/^#\d+$/.test(text)) return question.options.filter(({ ref }) => ref === Number(text.slice(1)));
  const wanted = plainly(text);
  const byId = question.options.filter((option) => idsOf(game, match, option).includes(wanted));
  if (byId.length > 0) return byId;
  return question.options.filter((option) => wordsOf(game, match, option, question).includes(wanted));
}

function idsOf(game: AnyGame, match: Match, { ref, label }: Option): string[] {
  if (typeof ref === 'string') return [plainly(ref)];
  const card = cardOf(new Run(game, match), ref);
  if (card === undefined) return [];
  return label === undefined ? [plainly(card)] : [plainly(card), plainly(`${label} ${card}`)];
}

function wordsOf(game: AnyGame, match: Match, option: Option, question: Question): string[] {
  const { ref, label } = option;
  const card = typeof ref === 'number' ? cardOf(new Run(game, match), ref) : undefined;
  const names = card === undefined ? [] : namesOf(game, card);
  const labels = label === undefined ? [] : [label, ...LANGS.map((lang) => game.text.key(label, lang))].map(plainly);
  const told = typeof ref === 'number' ? [] : LANGS.map((lang) => plainly(game.text.option(option, question, lang)));
  return [
    ...names,
    ...labels,
    ...labels.flatMap((said) => names.map((name) => `${said} ${name}`)),
    ...told,
    ...(typeof ref === 'string' ? [plainly(partsOf(ref).name)] : []),
  ];
}

/** Copies of one card in one place: it makes no difference which is picked. */
function areAlike(game: AnyGame, match: Match, options: readonly Option[]): boolean {
  return new Set(options.map((option) => describe(game, match, option))).size === 1;
}

function describe(game: AnyGame, match: Match, option: Option): string {
  const place = typeof option.ref === 'number' ? placeOf(new Run(game, match), option.ref) : undefined;
  const name = nameOfOption(game, match, option);
  return place === undefined ? name : `${name} (${nameOfPlace(place)})`;
}

function noSuchOption(game: AnyGame, match: Match, question: Question, pick: Pick): Error {
  const names = nameOptions(game, match, question);
  const meant = didYouMean(nearest(String(pick), names));
  return fault(
    `"${pick}" cannot be picked by seat ${question.seat} at ${question.op.op}: there are ${names.join(', ')}${meant.en}`,
    `„${pick}“ kann Platz ${question.seat} bei ${question.op.op} nicht wählen: Es gibt ${names.join(', ')}${meant.de}`,
  );
}
