import type { CardId, Lang, Plain, Seat, ToldCard, ToldEvent } from '@tafelrunde/kernel';
import { isReader, titled } from './names.ts';

/** What a log line is told: who acts, which cards the reader knows, and how things are said to somebody called "you". */
export interface Telling {
  readonly event: ToldEvent;
  readonly lang: Lang;
  readonly name: (seat: Seat | undefined) => string;
  /** "Anna draws", "You draw". */
  readonly does: (seat: Seat | undefined, third: string, second: string) => string;
  /** Anywhere but at the head of a sentence: "Anna", or what the reader is called there: "you", "dir", "your hand". */
  readonly whom: (seat: Seat | undefined, second: string, third?: (name: string) => string) => string;
  /** The cards by name where known: "King, Queen", else "a card", "3 cards". */
  readonly what: string;
  /** A public fact of the event, as it is written. */
  readonly fact: (name: string) => string;
}

/** A log line in every language. */
export type Line = Readonly<Record<Lang, (told: Telling) => string>>;

const SOMEBODY: Readonly<Record<Lang, string>> = { en: 'Somebody', de: 'Jemand' };

/** An event as it is told to a reader who may know the cards named in it; a reader is called "You" or "Du". */
export function tellingOf(
  event: ToldEvent,
  lang: Lang,
  names: readonly string[],
  nameOf: (card: CardId, lang: Lang) => string,
): Telling {
  const name = (seat: Seat | undefined): string => names[seat ?? -1] ?? SOMEBODY[lang];
  const isYou = (seat: Seat | undefined): boolean => isReader(name(seat), lang);
  return {
    event,
    lang,
    name,
    does: (seat, third, second) => `${name(seat)} ${isYou(seat) ? second : third}`,
    whom: (seat, second, third = String) => (isYou(seat) ? second : third(name(seat))),
    what: cardsAs(event.cards ?? [], lang, nameOf),
    fact: (fact) => written(event.data?.[fact]),
  };
}

/** A name that ends with a mark of its own closes the sentence: "You play 3 Cents!", "You kill Gurdy Jr." */
export const oneMark = (text: string): string => text.replace(/(?<=[!?….])\.$/, '');

export const tell = (line: Line | undefined, told: Telling): string | undefined =>
  line === undefined ? undefined : oneMark(line[told.lang](told));

function written(fact: Plain | undefined): string {
  if (typeof fact === 'number') return String(fact).replace('-', '−');
  return typeof fact === 'string' ? fact : '';
}

function cardsAs(list: readonly ToldCard[], lang: Lang, nameOf: (card: CardId, lang: Lang) => string): string {
  const known = list.flatMap(({ card }) => (card === undefined ? [] : [titled(nameOf(card, lang), lang)]));
  if (known.length === list.length) return known.join(', ');
  if (list.length === 1) return { en: 'a card', de: 'eine Karte' }[lang];
  return { en: `${list.length} cards`, de: `${list.length} Karten` }[lang];
}
