import {
  type CardId,
  nearest,
  type Option,
  partsOf,
  plainly,
  type Question,
  type Ref,
  type View,
} from '@tafelrunde/kernel';
import { type Offer, orderOf, type Reader } from '../games.ts';
import { isNumber } from '../numbers.ts';
import type { Words } from '../words.ts';

/** An option with its number at this terminal. */
export interface Choice {
  readonly n: number;
  readonly question: Question;
  readonly option: Option;
  /** The card that it is or names. */
  readonly card?: CardId;
  /** Where that lies, in brackets, where it has to be told. */
  readonly where: string;
  readonly label: string;
  /** The best beyond doubt, or the only one there is: what Enter takes. What may be done beside the game is never that. */
  readonly proposed: boolean;
}

/** The options of all questions that a person is asked, numbered through. */
export function choicesOf(offer: Offer, reader: Reader, view: View): Choice[] {
  let n = 0;
  const order = orderOf(offer);
  // Piles and buttons first, then cards as the game lists them.
  const rank = (card: CardId | undefined): number => (card === undefined ? -1 : (order.get(card) ?? order.size));
  return view.questions.flatMap((question) => {
    const [only, ...others] = question.options;
    const forced = others.length === 0 && question.min > 0 && !question.standing;
    const best = forced ? only?.ref : offer.propose(view, question);
    const withCards = question.options.map((option) => ({ option, card: cardAt(offer, view, option.ref) }));
    return withCards
      .toSorted((a, b) => rank(a.card) - rank(b.card))
      .map(({ option, card }) => {
        const where = whereOf(offer, view, option.ref, reader);
        const label = `${labelOf(offer, reader, question, option, card)}${where}`;
        return {
          n: ++n,
          question,
          option,
          where,
          label,
          proposed: option.ref === best,
          ...(card === undefined ? {} : { card }),
        };
      });
  });
}

function cardAt({ game }: Offer, { zones }: View, ref: Ref): CardId | undefined {
  if (typeof ref === 'number') return zones.flatMap(({ cards }) => cards).find(({ obj }) => obj === ref)?.card;
  const { name } = partsOf(ref);
  return game.text.card(name, 'en').name === name ? undefined : name;
}

function whereOf({ where }: Offer, view: View, ref: Ref, reader: Reader): string {
  const told = typeof ref === 'number' ? where?.(view, ref, reader) : undefined;
  return told === undefined ? '' : ` [${told}]`;
}

function labelOf(
  { game, called }: Offer,
  reader: Reader,
  question: Question,
  option: Option,
  card: CardId | undefined,
): string {
  const { lang } = reader;
  if (typeof option.ref === 'string') return called?.(option, reader) ?? game.text.option(option, question, lang);
  const name = card === undefined ? `#${option.ref}` : game.text.card(card, lang).name;
  return option.label === undefined ? name : `${game.text.key(option.label, lang)}: ${name}`;
}

export type Reading =
  | { readonly kind: 'picks'; readonly question: Question; readonly picks: readonly Ref[] }
  | { readonly kind: 'no'; readonly why: string };

/** What a person means: numbers, or names; nothing stands for what is proposed. */
export function readChoice(offer: Offer, text: string, choices: readonly Choice[], words: Words): Reading {
  if (text === '') return readNothing(choices, words);
  const parts = /^[\d\s,]+$/.test(text) ? text.split(/[\s,]+/).filter((part) => part !== '') : text.split(',');
  const picked: Choice[] = [];
  for (const part of parts) {
    const found = named(offer, part, choices);
    const [first, ...others] = found;
    if (first === undefined) return { kind: 'no', why: notUnderstood(part.trim(), choices, words) };
    if (others.length > 0) {
      return { kind: 'no', why: words.ambiguous(part.trim(), found.map(({ n, label }) => `${n} ${label}`).join(', ')) };
    }
    picked.push(first);
  }
  const [first] = picked;
  const question = first?.question;
  if (question === undefined) return { kind: 'no', why: words.nothingTyped };
  const stray = picked.find((choice) => choice.question !== question);
  if (stray !== undefined) return { kind: 'no', why: words.notUnderstood(stray.label, undefined) };
  return { kind: 'picks', question, picks: picked.map(({ option }) => option.ref) };
}

/** Enter takes what is proposed; otherwise it picks nothing, where that is an answer. */
function readNothing(choices: readonly Choice[], words: Words): Reading {
  const proposed = choices.find((choice) => choice.proposed);
  if (proposed !== undefined) return { kind: 'picks', question: proposed.question, picks: [proposed.option.ref] };
  const optional = choices.find(({ question: { min, standing } }) => min === 0 && !standing);
  if (optional !== undefined) return { kind: 'picks', question: optional.question, picks: [] };
  return { kind: 'no', why: words.nothingTyped };
}

function notUnderstood(text: string, choices: readonly Choice[], words: Words): string {
  if (text === '') return words.nothingTyped;
  if (isNumber(text)) return words.noSuchNumber(text, choices.length);
  const labels = choices.map(({ label }) => label);
  return words.notUnderstood(text, nearest(text, labels));
}

/** By number, by the whole name, by the beginning of one. */
function named({ game }: Offer, part: string, choices: readonly Choice[]): Choice[] {
  if (isNumber(part.trim())) return choices.filter(({ n }) => n === Number(part));
  const wanted = plainly(part);
  if (wanted === '') return [];
  const namesOf = ({ card, label, option }: Choice): string[] => [
    plainly(label),
    ...(typeof option.ref === 'string' ? [plainly(option.ref), plainly(partsOf(option.ref).name)] : []),
    ...(card === undefined
      ? []
      : [card, game.text.card(card, 'en').name, game.text.card(card, 'de').name].map(plainly)),
  ];
  const exactly = choices.filter((choice) => namesOf(choice).includes(wanted));
  if (exactly.length > 0) return exactly;
  return choices.filter((choice) => namesOf(choice).some((name) => name.startsWith(wanted)));
}
