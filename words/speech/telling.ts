import type { CardId, Lang, Plain, Seat, ToldCard, ToldEvent } from '@tafelrunde/kernel';
import { isReader } from './names.ts';

/** What a log line is told: who acts, which cards the reader knows, and how things are said to somebody called "you". */
export interface Telling {
  readonly event: ToldEvent;
  readonly lang: Lang;
  readonly name: (seat: Seat | undefined) => string;
  /** "Anna ", "You ", behind others "you "; nothing where that seat has just been spoken of. */
  readonly subject: (seat: Seat | undefined) => string;
  /** "Anna draws", "You draw", "draw". */
  readonly does: (seat: Seat | undefined, third: string, second: string) => string;
  /** Anywhere but at the head of a sentence: "Anna", or what the reader is called there: "you", "dir", "your hand". */
  readonly whom: (seat: Seat | undefined, second: string, third?: (name: string) => string) => string;
  /** The cards by name where known, the rest by number: "King, Queen", "a card", "King, 2 cards". */
  readonly what: string;
  /** Each of them. */
  readonly things: readonly string[];
  /** The card behind it by name. */
  readonly cause: string;
  /** A public fact of the event, as it is written. */
  readonly fact: (name: string) => string;
  /** The number that it tells. */
  readonly n: number;
}

/** Where an event is told behind others in one line: who was spoken of last. */
export interface Behind {
  readonly spokenOf: Seat | undefined;
}

/** Something said in every language. */
export type Words<T extends Telling = Telling> = Readonly<Record<Lang, (told: T) => string>>;

const SOMEBODY: Readonly<Record<Lang, string>> = { en: 'Somebody', de: 'Jemand' };

/** An event as it is told to a reader who may know the cards named in it; a reader is called "You" or "Du". */
export function tellingOf(
  event: ToldEvent,
  lang: Lang,
  names: readonly string[],
  nameOf: (card: CardId, lang: Lang) => string,
  behind?: Behind,
): Telling {
  const name = (seat: Seat | undefined): string => names[seat ?? -1] ?? SOMEBODY[lang];
  const isYou = (seat: Seat | undefined): boolean => isReader(name(seat), lang);
  const subject = (seat: Seat | undefined): string => subjectOf(name(seat), lang, behind, seat);
  const things = thingsOf(event.cards ?? [], lang, nameOf);
  return {
    event,
    lang,
    name,
    subject,
    does: (seat, third, second) => `${subject(seat)}${isYou(seat) ? second : third}`,
    whom: (seat, second, third = String) => (isYou(seat) ? second : third(name(seat))),
    what: things.join(', '),
    things,
    cause: nameOf(event.cause ?? '', lang),
    fact: (fact) => written(event.data?.[fact]),
    n: typeof event.data?.n === 'number' ? event.data.n : 0,
  };
}

function subjectOf(name: string, lang: Lang, behind: Behind | undefined, seat: Seat | undefined): string {
  if (behind === undefined) return `${name} `;
  if (seat !== undefined && seat === behind.spokenOf) return '';
  return isReader(name, lang) ? `${name.toLowerCase()} ` : `${name} `;
}

/** A name that ends with a mark of its own closes the sentence: "You play 3 Cents!", "You kill Gurdy Jr." */
export const oneMark = (text: string): string => text.replace(/(?<=[!?….])\.$/, '');

function written(fact: Plain | undefined): string {
  if (typeof fact === 'number') return String(fact).replace('-', '−');
  return typeof fact === 'string' ? fact : '';
}

const A_CARD: Readonly<Record<Lang, string>> = { en: 'a card', de: 'eine Karte' };
const CARDS: Readonly<Record<Lang, string>> = { en: 'cards', de: 'Karten' };

function thingsOf(cards: readonly ToldCard[], lang: Lang, nameOf: (card: CardId, lang: Lang) => string): string[] {
  const known = cards.flatMap(({ card }) => (card === undefined ? [] : [nameOf(card, lang)]));
  const unknown = cards.length - known.length;
  if (unknown === 0) return known;
  return [...known, unknown === 1 ? A_CARD[lang] : `${unknown} ${CARDS[lang]}`];
}
