import type { Lang, Plain, Seat, ToldEvent } from '@tafelrunde/kernel';
import { sayPromise } from './deal-text.ts';
import { cardData } from './effects/registry.ts';
import { seatIn } from './state.ts';

/** What a log line is told: who it is about, which cards the reader knows, and the facts. */
interface Telling {
  readonly who: string;
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
    (t) => `${t.who} loots ${t.cards}.`,
    (t) => `${t.who} nimmt ${t.cards}.`,
  ),
  'hand>loot-discard': line(
    (t) => `${t.who} discards ${t.cards}.`,
    (t) => `${t.who} wirft ${t.cards} ab.`,
  ),
  'hand>hand': line(
    (t) => `${t.who} gets ${t.cards}.`,
    (t) => `${t.who} bekommt ${t.cards}.`,
  ),
  'hand>pending': line(
    (t) => `${t.who} plays ${t.cards}.`,
    (t) => `${t.who} spielt ${t.cards}.`,
  ),
  'treasure-deck>items': line(
    (t) => `${t.who} gains ${t.cards}.`,
    (t) => `${t.who} erhält ${t.cards}.`,
  ),
  'shop>items': line(
    (t) => `${t.who} takes ${t.cards} from the shop.`,
    (t) => `${t.who} nimmt ${t.cards} aus dem Shop.`,
  ),
  'items>items': line(
    (t) => `${t.who} gets ${t.cards}.`,
    (t) => `${t.who} bekommt ${t.cards}.`,
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
    (t) => `${t.who} is cursed: ${t.cards}.`,
    (t) => `${t.who} ist verflucht: ${t.cards}.`,
  ),
  'dying>souls': line(
    (t) => `${t.who} gains the soul of ${t.cards}.`,
    (t) => `${t.who} erhält die Seele von ${t.cards}.`,
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
    (t) => `${t.who} gets the soul of ${t.cards}.`,
    (t) => `${t.who} bekommt die Seele von ${t.cards}.`,
  ),
  'bonus>souls': line(
    (t) => `${t.who} gains ${t.cards}.`,
    (t) => `${t.who} erhält ${t.cards}.`,
  ),
};

const happenings: Readonly<Record<string, Line>> = {
  started: line(
    (t) => `${t.who} begins.`,
    (t) => `${t.who} beginnt.`,
  ),
  turn: line(
    (t) => `${t.who}: a new turn.`,
    (t) => `${t.who} ist am Zug.`,
  ),
  revealed: line(
    (t) => `${t.who} turns up ${t.cards}.`,
    (t) => `${t.who} deckt ${t.cards} auf.`,
  ),
  attackDeclared: line(
    (t) => `${t.who} declares an attack.`,
    (t) => `${t.who} kündigt einen Angriff an.`,
  ),
  purchaseDeclared: line(
    (t) => `${t.who} wants to purchase.`,
    (t) => `${t.who} möchte einkaufen.`,
  ),
  dieRolled: line(
    (t) => `${t.who} rolls a ${t.n}.`,
    (t) => `${t.who} würfelt eine ${t.n}.`,
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
    (t) => `${t.body} takes ${t.n} damage.`,
    (t) => `${t.body} erleidet ${t.n} Schaden.`,
  ),
  prevented: line(
    (t) => `${t.n} damage is prevented.`,
    (t) => `${t.n} Schaden wird verhindert.`,
  ),
  healed: line(
    (t) => `${t.body} heals ${t.n} HP.`,
    (t) => `${t.body} heilt ${t.n} Leben.`,
  ),
  gainedCoins: line(
    (t) => `${t.who} gains ${t.n}¢.`,
    (t) => `${t.who} erhält ${t.n}¢.`,
  ),
  lostCoins: line(
    (t) => `${t.who} loses ${t.n}¢.`,
    (t) => `${t.who} verliert ${t.n}¢.`,
  ),
  gaveCoins: line(
    (t) => `${t.who} gives ${t.n}¢ away.`,
    (t) => `${t.who} gibt ${t.n}¢ ab.`,
  ),
  offered: line(
    (t) => `${t.who} offers ${t.other} ${t.n}¢: “${t.promise}”.`,
    (t) => `${t.who} bietet ${t.other} ${t.n}¢: „${t.promise}“.`,
  ),
  dealMade: line(
    (t) => `${t.other} takes ${t.n}¢ from ${t.who} and promises: “${t.promise}”.`,
    (t) => `${t.other} nimmt ${t.n}¢ von ${t.who} und verspricht: „${t.promise}“.`,
  ),
  offerDeclined: line(
    (t) => `${t.other} declines the ${t.n}¢ of ${t.who}.`,
    (t) => `${t.other} lehnt die ${t.n}¢ von ${t.who} ab.`,
  ),
  offerWithdrawn: line(
    (t) => `${t.who} takes the offer of ${t.n}¢ to ${t.other} back.`,
    (t) => `${t.who} zieht das Angebot von ${t.n}¢ an ${t.other} zurück.`,
  ),
  goalMet: line(
    (t) => `A goal is met: ${t.n} so far.`,
    (t) => `Ein Ziel ist erreicht: bisher ${t.n}.`,
  ),
  died: line(
    (t) => `${t.who} dies.`,
    (t) => `${t.who} stirbt.`,
  ),
  paidPenalty: line(
    (t) => `${t.who} has paid the death penalty.`,
    (t) => `${t.who} hat die Todesstrafe bezahlt.`,
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
    (t) => `${t.who} votes for ${t.card}.`,
    (t) => `${t.who} stimmt für ${t.card}.`,
  ),
  skipped: line(
    (t) => `${t.who} skips a turn.`,
    (t) => `${t.who} setzt einen Zug aus.`,
  ),
  soloDie: line(
    (t) => `The eight-sided die shows ${t.n}.`,
    (t) => `Der achtseitige Würfel zeigt ${t.n}.`,
  ),
  shuffled: line(
    () => 'A deck is shuffled.',
    () => 'Ein Stapel wird gemischt.',
  ),
};

const SOMEBODY: Readonly<Record<Lang, string>> = { en: 'Somebody', de: 'Jemand' };
const A_CARD: Readonly<Record<Lang, string>> = { en: 'a card', de: 'eine Karte' };
const A_MONSTER: Readonly<Record<Lang, string>> = { en: 'The monster', de: 'Das Monster' };

const cardName = (card: Plain | undefined, lang: Lang): string =>
  typeof card === 'string' ? (cardData(card)?.name ?? card) : A_CARD[lang];

function bodyName(body: Plain | undefined, lang: Lang, name: (seat: Seat | undefined) => string): string {
  const seat = typeof body === 'string' ? seatIn(body) : undefined;
  return seat === undefined ? A_MONSTER[lang] : name(seat);
}

function promiseOf({ data = {} }: ToldEvent, lang: Lang): string {
  const { promise, card } = data;
  return typeof promise === 'string' ? sayPromise(promise, typeof card === 'string' ? card : undefined, lang) : '';
}

export function logLine(event: ToldEvent, lang: Lang, names: readonly string[]): string | undefined {
  const found = event.type === 'moved' ? moves[`${event.from?.kind}>${event.to?.kind}`] : happenings[event.type];
  if (found === undefined) return undefined;
  const name = (seat: Seat | undefined): string => (seat === undefined ? undefined : names[seat]) ?? SOMEBODY[lang];
  const cards = (event.cards ?? []).map(({ card }) =>
    card === undefined ? A_CARD[lang] : (cardData(card)?.name ?? card),
  );
  return found[lang]({
    who: name(event.seat ?? event.to?.seat ?? event.from?.seat),
    cards: cards.join(', '),
    cause: event.cause ?? '',
    card: cardName(event.data?.card, lang),
    n: typeof event.data?.n === 'number' ? String(event.data.n) : '',
    body: bodyName(event.data?.body, lang, name),
    other: name(typeof event.data?.other === 'number' ? event.data.other : undefined),
    promise: promiseOf(event, lang),
  });
}
