import type { Lang, Plain, Seat, ToldEvent } from '@tafelrunde/kernel';
import { sayPromise } from './deal-text.ts';
import { cardData } from './effects/registry.ts';
import { seatIn } from './state.ts';

/** What a log line is told: who it is about, which cards the reader knows, and the facts. */
interface Telling {
  readonly who: string;
  /** "Anna's", "Your". */
  readonly whose: string;
  /** "Anna takes", "You take". */
  does(third: string, second: string): string;
  bodyDoes(third: string, second: string): string;
  otherDoes(third: string, second: string): string;
  readonly cards: string;
  readonly cause: string;
  /** The card that the event speaks of. */
  readonly card: string;
  readonly n: string;
  readonly body: string;
  /** Of a deal: with whom, and for what. */
  readonly other: string;
  readonly promise: string;
}

type Line = Readonly<Record<Lang, (told: Telling) => string>>;

const line = (en: Line['en'], de: Line['de']): Line => ({ en, de });

/** Moves by where they lead from and to. What is not listed needs no words. */
const moves: Readonly<Record<string, Line>> = {
  'loot-deck>hand': line(
    (t) => `${t.does('loots', 'loot')} ${t.cards}.`,
    (t) => `${t.does('nimmt', 'nimmst')} ${t.cards}.`,
  ),
  'hand>loot-discard': line(
    (t) => `${t.does('discards', 'discard')} ${t.cards}.`,
    (t) => `${t.does('wirft', 'wirfst')} ${t.cards} ab.`,
  ),
  'hand>hand': line(
    (t) => `${t.does('gets', 'get')} ${t.cards}.`,
    (t) => `${t.does('bekommt', 'bekommst')} ${t.cards}.`,
  ),
  'hand>pending': line(
    (t) => `${t.does('plays', 'play')} ${t.cards}.`,
    (t) => `${t.does('spielt', 'spielst')} ${t.cards}.`,
  ),
  'treasure-deck>items': line(
    (t) => `${t.does('gains', 'gain')} ${t.cards}.`,
    (t) => `${t.does('erhält', 'erhältst')} ${t.cards}.`,
  ),
  'shop>items': line(
    (t) => `${t.does('takes', 'take')} ${t.cards} from the shop.`,
    (t) => `${t.does('nimmt', 'nimmst')} ${t.cards} aus dem Shop.`,
  ),
  'items>items': line(
    (t) => `${t.does('gets', 'get')} ${t.cards}.`,
    (t) => `${t.does('bekommt', 'bekommst')} ${t.cards}.`,
  ),
  'items>treasure-discard': line(
    (t) => `${t.cards} is destroyed.`,
    (t) => `${t.cards} wird zerstört.`,
  ),
  'monster-deck>monster': line(
    (t) => `${t.cards} appears.`,
    (t) => `${t.cards} erscheint.`,
  ),
  'monster>curses': line(
    (t) => `${t.does('is', 'are')} cursed: ${t.cards}.`,
    (t) => `${t.does('ist', 'bist')} verflucht: ${t.cards}.`,
  ),
  'dying>souls': line(
    (t) => `${t.does('gains', 'gain')} the soul of ${t.cards}.`,
    (t) => `${t.does('erhält', 'erhältst')} die Seele von ${t.cards}.`,
  ),
  'items>souls': line(
    (t) => `${t.cards} becomes a soul of ${t.who}.`,
    (t) => `${t.cards} wird zu einer Seele von ${t.who}.`,
  ),
  'treasure-discard>souls': line(
    (t) => `${t.cards} becomes a soul of ${t.who}.`,
    (t) => `${t.cards} wird zu einer Seele von ${t.who}.`,
  ),
  'souls>souls': line(
    (t) => `${t.does('gets', 'get')} the soul of ${t.cards}.`,
    (t) => `${t.does('bekommt', 'bekommst')} die Seele von ${t.cards}.`,
  ),
  'bonus>souls': line(
    (t) => `${t.does('gains', 'gain')} ${t.cards}.`,
    (t) => `${t.does('erhält', 'erhältst')} ${t.cards}.`,
  ),
};

const happenings: Readonly<Record<string, Line>> = {
  started: line(
    (t) => `${t.does('begins', 'begin')}.`,
    (t) => `${t.does('beginnt', 'beginnst')}.`,
  ),
  turn: line(
    (t) => `${t.whose} turn.`,
    (t) => `${t.does('ist', 'bist')} am Zug.`,
  ),
  revealed: line(
    (t) => `${t.does('turns', 'turn')} up ${t.cards}.`,
    (t) => `${t.does('deckt', 'deckst')} ${t.cards} auf.`,
  ),
  attackDeclared: line(
    (t) => `${t.does('declares', 'declare')} an attack.`,
    (t) => `${t.does('kündigt', 'kündigst')} einen Angriff an.`,
  ),
  purchaseDeclared: line(
    (t) => `${t.does('wants', 'want')} to purchase.`,
    (t) => `${t.does('möchte', 'möchtest')} einkaufen.`,
  ),
  dieRolled: line(
    (t) => `${t.does('rolls', 'roll')} a ${t.n}.`,
    (t) => `${t.does('würfelt', 'würfelst')} eine ${t.n}.`,
  ),
  dieChanged: line(
    (t) => `The roll becomes a ${t.n}.`,
    (t) => `Der Wurf wird zu einer ${t.n}.`,
  ),
  rolled: line(
    (t) => `The result stands: ${t.n}.`,
    (t) => `Das Ergebnis steht fest: ${t.n}.`,
  ),
  damaged: line(
    (t) => `${t.bodyDoes('takes', 'take')} ${t.n} damage.`,
    (t) => `${t.bodyDoes('erleidet', 'erleidest')} ${t.n} Schaden.`,
  ),
  prevented: line(
    (t) => `${t.n} damage is prevented.`,
    (t) => `${t.n} Schaden wird verhindert.`,
  ),
  healed: line(
    (t) => `${t.bodyDoes('heals', 'heal')} ${t.n} HP.`,
    (t) => `${t.bodyDoes('heilt', 'heilst')} ${t.n} Leben.`,
  ),
  gainedCoins: line(
    (t) => `${t.does('gains', 'gain')} ${t.n}¢.`,
    (t) => `${t.does('erhält', 'erhältst')} ${t.n}¢.`,
  ),
  lostCoins: line(
    (t) => `${t.does('loses', 'lose')} ${t.n}¢.`,
    (t) => `${t.does('verliert', 'verlierst')} ${t.n}¢.`,
  ),
  gaveCoins: line(
    (t) => `${t.does('gives', 'give')} ${t.n}¢ away.`,
    (t) => `${t.does('gibt', 'gibst')} ${t.n}¢ ab.`,
  ),
  offered: line(
    (t) => `${t.does('offers', 'offer')} ${t.other} ${t.n}¢: “${t.promise}”.`,
    (t) => `${t.does('bietet', 'bietest')} ${t.other} ${t.n}¢: „${t.promise}“.`,
  ),
  dealMade: line(
    (t) => `${t.otherDoes('takes', 'take')} ${t.n}¢ from ${t.who} and promises: “${t.promise}”.`,
    (t) => `${t.otherDoes('nimmt', 'nimmst')} ${t.n}¢ von ${t.who} und verspricht: „${t.promise}“.`,
  ),
  offerDeclined: line(
    (t) => `${t.otherDoes('declines', 'decline')} the ${t.n}¢ of ${t.who}.`,
    (t) => `${t.otherDoes('lehnt', 'lehnst')} die ${t.n}¢ von ${t.who} ab.`,
  ),
  offerWithdrawn: line(
    (t) => `${t.does('takes', 'take')} the offer of ${t.n}¢ to ${t.other} back.`,
    (t) => `${t.does('zieht', 'ziehst')} das Angebot von ${t.n}¢ an ${t.other} zurück.`,
  ),
  goalMet: line(
    (t) => `A goal is met: ${t.n} so far.`,
    (t) => `Ein Ziel ist erreicht: bisher ${t.n}.`,
  ),
  died: line(
    (t) => `${t.does('dies', 'die')}.`,
    (t) => `${t.does('stirbt', 'stirbst')}.`,
  ),
  paidPenalty: line(
    (t) => `${t.does('has', 'have')} paid the death penalty.`,
    (t) => `${t.does('hat', 'hast')} die Todesstrafe bezahlt.`,
  ),
  cancelled: line(
    () => 'An effect is cancelled.',
    () => 'Ein Effekt wird verhindert.',
  ),
  fizzled: line(
    () => 'The target is gone: nothing happens.',
    () => 'Das Ziel ist fort: nichts geschieht.',
  ),
  voted: line(
    (t) => `${t.does('votes', 'vote')} for ${t.card}.`,
    (t) => `${t.does('stimmt', 'stimmst')} für ${t.card}.`,
  ),
  skipped: line(
    (t) => `${t.does('skips', 'skip')} a turn.`,
    (t) => `${t.does('setzt', 'setzt')} einen Zug aus.`,
  ),
  soloDie: line(
    (t) => `The eight-sided die shows ${t.n}.`,
    (t) => `Der achtseitige Würfel zeigt ${t.n}.`,
  ),
  attacks: line(
    (t) => `${t.does('attacks', 'attack')} ${t.card}.`,
    (t) => `${t.does('greift', 'greifst')} ${t.card} an.`,
  ),
  declared: line(
    (t) => `${t.does('puts', 'put')} the effect of ${t.cause} on the stack.`,
    (t) => `${t.does('legt', 'legst')} den Effekt von ${t.cause} auf den Stapel.`,
  ),
};

const SOMEBODY: Readonly<Record<Lang, string>> = { en: 'Somebody', de: 'Jemand' };
const A_CARD: Readonly<Record<Lang, string>> = { en: 'a card', de: 'eine Karte' };
const N_CARDS: Readonly<Record<Lang, (n: number) => string>> = {
  en: (n) => `${n} cards`,
  de: (n) => `${n} Karten`,
};
const A_MONSTER: Readonly<Record<Lang, string>> = { en: 'The monster', de: 'Das Monster' };

const cardName = (card: Plain | undefined, lang: Lang): string =>
  typeof card === 'string' ? (cardData(card)?.name ?? card) : A_CARD[lang];

/** By name those that the reader knows; of the rest only the number. */
function cardsTold(cards: NonNullable<ToldEvent['cards']>, lang: Lang): string {
  const known = cards.flatMap(({ card }) => (card === undefined ? [] : [cardName(card, lang)]));
  const unknown = cards.length - known.length;
  return [...known, ...(unknown === 0 ? [] : [unknown === 1 ? A_CARD[lang] : N_CARDS[lang](unknown)])].join(', ');
}

const YOU: Readonly<Record<Lang, string>> = { en: 'You', de: 'Du' };

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
function tellingOf(event: ToldEvent, lang: Lang, names: readonly string[]): Telling {
  const { data = {}, cards = [], cause = '' } = event;
  const name = (seat: Seat | undefined): string => (seat === undefined ? undefined : names[seat]) ?? SOMEBODY[lang];
  const doing =
    (subject: string) =>
    (third: string, second: string): string =>
      `${subject} ${subject === YOU[lang] ? second : third}`;
  const who = name(event.seat ?? event.to?.seat ?? event.from?.seat);
  const body = bodyName(event, lang, name);
  const other = name(numberOf(data.other));
  return {
    who,
    whose: who === YOU.en ? 'Your' : `${who}'s`,
    does: doing(who),
    bodyDoes: doing(body),
    otherDoes: doing(other),
    cards: cardsTold(cards, lang),
    cause: cardName(cause, lang),
    card: cardName(data.card, lang),
    n: String(numberOf(data.n) ?? ''),
    body,
    other,
    promise: promiseOf(event, lang),
  };
}

/** The card behind it stands at the end, unless the line names it anyway. */
function withCause(text: string, cause: string | undefined): string {
  const card = cause === undefined ? undefined : cardData(cause)?.name;
  return card === undefined || text.includes(card) ? text : text.replace(/\.$/, ` (${card}).`);
}

export function logLine(event: ToldEvent, lang: Lang, names: readonly string[]): string | undefined {
  // What a loot card does is said when it is played.
  if (event.type === 'declared' && event.data?.via === 'loot') return undefined;
  const found = event.type === 'moved' ? moves[`${event.from?.kind}>${event.to?.kind}`] : happenings[event.type];
  return found === undefined ? undefined : withCause(found[lang](tellingOf(event, lang, names)), event.cause);
}
