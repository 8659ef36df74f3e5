import type { Lang, Plain, Seat, ToldEvent } from '@tafelrunde/kernel';
import { accusative, dative, isReader } from '@tafelrunde/words';
import { sayPromise } from './deal-text.ts';
import { cardData } from './effects/language/registry.ts';
import { seatIn } from './players.ts';

/** Somebody in a log line. */
interface Person {
  /** "Anna takes", "You take". */
  does(third: string, second: string): string;
  /** Of two ways to say it, the one that fits: "promises", "promise". */
  fits(third: string, second: string): string;
  /** "from you", "von dir". */
  readonly dative: string;
  /** "Anna's", "your". */
  readonly whose: string;
  /** "Ben kills you", "Ben tötet dich". */
  readonly accusative: string;
  readonly name: string;
}

/** What a log line is told: who it is about, which cards the reader knows, and the facts. */
export interface Telling {
  readonly who: Person;
  does: Person['does'];
  /** Of a deal: with whom, and for what. */
  readonly other: Person;
  readonly promise: string;
  bodyDoes: Person['does'];
  readonly cards: string;
  readonly cause: string;
  /** The card that the event speaks of. */
  readonly card: string;
  /** Who or what is attacked. */
  readonly target: string;
  /** Who did it, where no card did. */
  readonly by: Person | undefined;
  /** Of a death: nothing where a card stands behind it, which is named anyway. */
  readonly ofWhat: string;
  readonly n: string;
  /** Of several dice: what each shows. */
  readonly dice: string;
}

const SOMEBODY: Readonly<Record<Lang, string>> = { en: 'Somebody', de: 'Jemand' };
const A_CARD: Readonly<Record<Lang, string>> = { en: 'a card', de: 'eine Karte' };
const N_CARDS: Readonly<Record<Lang, (n: number) => string>> = {
  en: (n) => `${n} cards`,
  de: (n) => `${n} Karten`,
};
const NO_HP: Readonly<Record<Lang, string>> = { en: ': no HP left', de: ': keine Leben mehr' };
const A_MONSTER: Readonly<Record<Lang, string>> = { en: 'The monster', de: 'Das Monster' };

const cardName = (card: Plain | undefined, lang: Lang): string =>
  typeof card === 'string' ? (cardData(card)?.name ?? card) : A_CARD[lang];

/** By name those that the reader knows; of the rest only the number. */
function cardsTold(cards: NonNullable<ToldEvent['cards']>, lang: Lang): string {
  const known = cards.flatMap(({ card }) => (card === undefined ? [] : [cardName(card, lang)]));
  const unknown = cards.length - known.length;
  return [...known, ...(unknown === 0 ? [] : [unknown === 1 ? A_CARD[lang] : N_CARDS[lang](unknown)])].join(', ');
}

function personCalled(name: string, lang: Lang): Person {
  const fits: Person['fits'] = (third, second) => (isReader(name, lang) ? second : third);
  return {
    does: (third, second) => `${name} ${fits(third, second)}`,
    fits,
    dative: dative(name, lang),
    accusative: accusative(name, lang),
    whose: fits(`${name}'s`, 'your'),
    name,
  };
}

/** A person by name, a monster by its card. */
function bodyName({ data = {} }: ToldEvent, lang: Lang, name: (seat: Seat | undefined) => string): string {
  const seat = typeof data.body === 'string' ? seatIn(data.body) : undefined;
  if (seat !== undefined) return name(seat);
  return typeof data.card === 'string' ? cardName(data.card, lang) : A_MONSTER[lang];
}

function promiseOf({ data = {} }: ToldEvent, lang: Lang): string {
  const { promise, card } = data;
  return typeof promise === 'string' ? sayPromise(promise, typeof card === 'string' ? card : undefined, lang) : '';
}

const numberOf = (value: Plain | undefined): number | undefined => (typeof value === 'number' ? value : undefined);

/** How the line is told to a reader who is called "You" or "Du". */
export function tellingOf(event: ToldEvent, lang: Lang, names: readonly string[]): Telling {
  const { data = {}, cards = [], cause = '' } = event;
  const name = (seat: Seat | undefined): string => (seat === undefined ? undefined : names[seat]) ?? SOMEBODY[lang];
  const who = personCalled(name(event.seat ?? event.to?.seat ?? event.from?.seat), lang);
  const attacked = typeof data.target === 'string' ? seatIn(data.target) : undefined;
  const card = cardName(data.card, lang);
  const by = cause === '' ? numberOf(data.by) : undefined;
  return {
    who,
    does: who.does,
    other: personCalled(name(numberOf(data.other)), lang),
    promise: promiseOf(event, lang),
    bodyDoes: personCalled(bodyName(event, lang, name), lang).does,
    cards: cardsTold(cards, lang),
    cause: cardName(cause, lang),
    card,
    target: attacked === undefined ? card : accusative(name(attacked), lang),
    by: by === undefined ? undefined : personCalled(name(by), lang),
    ofWhat: cause === '' ? NO_HP[lang] : '',
    n: String(numberOf(data.n) ?? ''),
    dice: Array.isArray(data.dice) ? data.dice.join(', ') : '',
  };
}
