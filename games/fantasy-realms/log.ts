import type { Lang, Plain, Seat, ToldCard, ToldEvent } from '@tafelrunde/kernel';
import { isSuit, suitForms } from './cards/suits.ts';
import { nameOf } from './speech.ts';

/** What a log line is told: who acts, which cards the reader knows, and how things are said to somebody called "you". */
interface Telling {
  readonly event: ToldEvent;
  readonly lang: Lang;
  readonly name: (seat: Seat | undefined) => string;
  /** "Anna draws", "You draw". */
  readonly does: (seat: Seat | undefined, third: string, second: string) => string;
  /** The cards by name where known: "King, Queen", else "a card", "3 cards". */
  readonly what: string;
  /** A public fact of the event, as it is written. */
  readonly fact: (name: string) => string;
}

type Line = Readonly<Record<Lang, (told: Telling) => string>>;

/** Names that stand for the reader, so that the verb agrees. */
const YOU: Readonly<Record<Lang, string>> = { en: 'You', de: 'Du' };
const SOMEBODY: Readonly<Record<Lang, string>> = { en: 'Somebody', de: 'Jemand' };

const to = ({ event }: Telling): Seat | undefined => event.to?.seat;
const from = ({ event }: Telling): Seat | undefined => event.from?.seat;

/** Moves by where they lead from and to. What is not listed needs no words. */
const moves: Readonly<Record<string, Line>> = {
  'deck>hand': {
    en: (t) => `${t.does(to(t), 'draws', 'draw')} ${t.what}.`,
    de: (t) => `${t.does(to(t), 'zieht', 'ziehst')} ${t.what}.`,
  },
  'discard>hand': {
    en: (t) => `${t.does(to(t), 'takes', 'take')} ${t.what} from the discard area.`,
    de: (t) => `${t.does(to(t), 'nimmt', 'nimmst')} ${t.what} aus dem Ablagebereich.`,
  },
  'hand>discard': {
    en: (t) => `${t.does(from(t), 'discards', 'discard')} ${t.what}.`,
    de: (t) => `${t.does(from(t), 'legt', 'legst')} ${t.what} ab.`,
  },
  'deck>discard': {
    en: (t) => `From the deck into the discard area: ${t.what}.`,
    de: (t) => `Vom Nachziehstapel in den Ablagebereich: ${t.what}.`,
  },
  'discard>deck': {
    en: (t) => `From the discard area under the deck: ${t.what}.`,
    de: (t) => `Aus dem Ablagebereich unter den Nachziehstapel: ${t.what}.`,
  },
  'deck>deck': {
    en: (t) => `From the top of the deck to the bottom: ${t.what}.`,
    de: (t) => `Von oben unter den Nachziehstapel: ${t.what}.`,
  },
  'hand>deck': {
    en: (t) => `${t.does(from(t), 'puts', 'put')} ${t.what} back into the deck.`,
    de: (t) => `${t.does(from(t), 'legt', 'legst')} ${t.what} in den Nachziehstapel zurück.`,
  },
  'hand>hand': {
    en: (t) => `${t.does(from(t), 'gives', 'give')} ${t.what} to ${t.name(to(t))}.`,
    de: (t) => `${t.what} geht von ${t.name(from(t))} an ${t.name(to(t))}.`,
  },
  'item-deck>item': {
    en: (t) => `${t.does(to(t), 'draws', 'draw')} the cursed item ${t.what}.`,
    de: (t) => `${t.does(to(t), 'zieht', 'ziehst')} den verfluchten Gegenstand ${t.what}.`,
  },
  'backpack>item': {
    en: (t) => `${t.does(to(t), 'takes', 'take')} ${t.what} out of the backpack.`,
    de: (t) => `${t.does(to(t), 'nimmt', 'nimmst')} ${t.what} aus dem Rucksack.`,
  },
  'item-deck>backpack': {
    en: (t) => `${t.does(to(t), 'sets', 'set')} ${t.what} aside.`,
    de: (t) => `${t.does(to(t), 'legt', 'legst')} ${t.what} beiseite.`,
  },
  'item>item-discard': {
    en: (t) => `${t.does(from(t), 'discards', 'discard')} the cursed item ${t.what}.`,
    de: (t) => `${t.does(from(t), 'wirft', 'wirfst')} den verfluchten Gegenstand ${t.what} ab.`,
  },
  'item>item': {
    en: (t) => `${t.does(to(t), 'takes', 'take')} the cursed item ${t.what} from ${t.name(from(t))}.`,
    de: (t) => `${t.does(to(t), 'nimmt', 'nimmst')} ${t.name(from(t))} den verfluchten Gegenstand ${t.what} weg.`,
  },
  'item-discard>item': {
    en: (t) => `${t.does(to(t), 'takes', 'take')} ${t.what} from the discarded items.`,
    de: (t) => `${t.does(to(t), 'nimmt', 'nimmst')} ${t.what} von den abgeworfenen Gegenständen.`,
  },
};

const piles: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  deck: { en: 'The deck is shuffled.', de: 'Der Nachziehstapel wird gemischt.' },
  'item-deck': { en: 'The cursed items are shuffled.', de: 'Die verfluchten Gegenstände werden gemischt.' },
};

const lines: Readonly<Record<string, Line>> = {
  started: {
    en: (t) => `${t.does(t.event.seat, 'begins', 'begin')}.`,
    de: (t) => `${t.does(t.event.seat, 'beginnt', 'beginnst')}.`,
  },
  looked: {
    en: (t) => `${t.does(t.event.seat, 'looks', 'look')} at ${t.what}.`,
    de: (t) => `${t.does(t.event.seat, 'sieht', 'siehst')} an: ${t.what}.`,
  },
  revealed: {
    en: (t) => `${t.does(t.event.seat, 'shows', 'show')} ${t.what}.`,
    de: (t) => `${t.does(t.event.seat, 'zeigt', 'zeigst')} ${t.what}.`,
  },
  used: {
    en: (t) => `${t.does(t.event.seat, 'uses', 'use')} ${nameOf(t.event.cause ?? '', 'en')}.`,
    de: (t) => `${t.does(t.event.seat, 'benutzt', 'benutzt')} ${nameOf(t.event.cause ?? '', 'de')}.`,
  },
  named: {
    en: (t) => `${t.does(t.event.seat, 'names', 'name')} the suit ${suitNamed(t)}.`,
    de: (t) => `${t.does(t.event.seat, 'nennt', 'nennst')} die Farbe ${suitNamed(t)}.`,
  },
  showedNothing: {
    en: (t) => `${t.does(t.event.seat, 'has', 'have')} nothing to show.`,
    de: (t) => `${t.does(t.event.seat, 'hat', 'hast')} nichts zu zeigen.`,
  },
  sealed: {
    en: (t) => `${t.does(t.event.seat, 'seals', 'seal')} cards in the discard area: ${t.fact('n')}.`,
    de: (t) => `${t.does(t.event.seat, 'versiegelt', 'versiegelst')} Karten im Ablagebereich: ${t.fact('n')}.`,
  },
  ended: {
    en: (t) => `${t.fact('discarded')} cards lie in the discard area: the game is over.`,
    de: (t) => `Im Ablagebereich liegen ${t.fact('discarded')} Karten: Das Spiel ist zu Ende.`,
  },
  decided: {
    en: (t) => `${t.name(t.event.seat)}: ${nameOf(t.event.cause ?? '', 'en')} ${decision(t)}.`,
    de: (t) => `${t.name(t.event.seat)}: ${nameOf(t.event.cause ?? '', 'de')} ${decision(t)}.`,
  },
  scored: {
    en: (t) => `${t.name(t.event.seat)}: ${t.fact('points')} points.`,
    de: (t) => `${t.name(t.event.seat)}: ${t.fact('points')} Punkte.`,
  },
};

function suitNamed({ lang, fact }: Telling): string {
  const suit = fact('suit');
  return isSuit(suit) ? suitForms[suit][lang].name : suit;
}

/** What a chooser does: the fields of an `Action`. */
function decision({ lang, fact }: Telling): string {
  const called = (name: string): string | undefined => {
    const id = fact(name);
    if (id === '') return undefined;
    return isSuit(id) ? suitForms[id][lang].name : nameOf(id, lang);
  };
  const [copies, as, target, suit] = ['copies', 'as', 'target', 'suit'].map(called);
  if (copies !== undefined) return { en: `copies ${copies}`, de: `kopiert ${copies}` }[lang];
  if (as !== undefined) return { en: `stands for ${as}`, de: `steht für ${as}` }[lang];
  if (suit !== undefined) return { en: `turns ${target} into ${suit}`, de: `macht ${target} zu ${suit}` }[lang];
  return { en: `chooses ${target}`, de: `wählt ${target}` }[lang];
}

const written = (fact: Plain | undefined): string =>
  typeof fact === 'string' || typeof fact === 'number' ? String(fact) : '';

function cardsAs(list: readonly ToldCard[], lang: Lang): string {
  const known = list.flatMap(({ card }) => (card === undefined ? [] : [nameOf(card, lang)]));
  if (known.length === list.length) return known.join(', ');
  if (list.length === 1) return { en: 'a card', de: 'eine Karte' }[lang];
  return { en: `${list.length} cards`, de: `${list.length} Karten` }[lang];
}

function lineFor({ type, cause, from: source, to: target }: ToldEvent): Line | undefined {
  if (type === 'moved') return cause === 'setup' ? undefined : moves[`${source?.kind}>${target?.kind}`];
  return lines[type];
}

/** What the log says of an event to a reader who may know the cards named in it; a reader is called "You" or "Du". */
export function logLine(event: ToldEvent, lang: Lang, names: readonly string[]): string | undefined {
  if (event.type === 'shuffled') return piles[event.from?.kind ?? '']?.[lang];
  const name = (seat: Seat | undefined): string => names[seat ?? -1] ?? SOMEBODY[lang];
  return lineFor(event)?.[lang]({
    event,
    lang,
    name,
    does: (seat, third, second) => `${name(seat)} ${name(seat) === YOU[lang] ? second : third}`,
    what: cardsAs(event.cards ?? [], lang),
    fact: (fact) => written(event.data?.[fact]),
  });
}
