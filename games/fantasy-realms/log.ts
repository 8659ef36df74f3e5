import type { Seat, ToldEvent } from '@tafelrunde/kernel';
import { type Line, lineIn, logOf, ofItsCause, type Telling, tellingOf, titled, type Words } from '@tafelrunde/words';
import { isSuit, suitForms } from './cards/suits.ts';
import { type Action, type ChooserName, chooserNameOf } from './scoring/actions.ts';
import { nameOf } from './speech.ts';

const to = ({ event }: Telling): Seat | undefined => event.to?.seat;
const from = ({ event }: Telling): Seat | undefined => event.from?.seat;

/** Taking a card and discarding one are told in one line. */
const turnOf = (seat: Seat | undefined): string[] => (seat === undefined ? [] : [`turn:${seat}`]);

/** Moves by where they lead from and to. What is not listed needs no words. */
const moves: Readonly<Record<string, Line>> = {
  'deck>hand': {
    en: (t) => `${t.does(to(t), 'draws', 'draw')} ${t.what}.`,
    de: (t) => `${t.does(to(t), 'zieht', 'ziehst')} ${t.what}.`,
    joins: { leaves: (t) => turnOf(to(t)) },
  },
  'discard>hand': {
    en: (t) => `${t.does(to(t), 'takes', 'take')} ${t.what} from the discard area.`,
    de: (t) => `${t.does(to(t), 'nimmt', 'nimmst')} ${t.what} aus dem Ablagebereich.`,
    joins: { leaves: (t) => turnOf(to(t)) },
  },
  'hand>discard': {
    en: (t) => `${t.does(from(t), 'discards', 'discard')} ${t.what}.`,
    de: (t) => `${t.does(from(t), 'legt', 'legst')} ${t.what} ab.`,
    joins: {
      takesUp: (t) => turnOf(from(t)),
      clause: {
        en: (t) => `, ${t.does(from(t), 'discards', 'discard')} ${t.what}`,
        de: (t) => `, ${t.does(from(t), 'legt', 'legst')} ${t.what} ab`,
      },
    },
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
    en: (t) => `${t.does(from(t), 'gives', 'give')} ${t.what} to ${t.whom(to(t), 'you')}.`,
    de: (t) => `${t.does(from(t), 'gibt', 'gibst')} ${t.whom(to(t), 'dir')} ${t.what}.`,
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
    en: (t) => `${t.does(to(t), 'takes', 'take')} the cursed item ${t.what} from ${t.whom(from(t), 'you')}.`,
    de: (t) =>
      `${t.does(to(t), 'nimmt', 'nimmst')} ${t.whom(from(t), 'dir')} den verfluchten Gegenstand ${t.what} weg.`,
  },
  'item-discard>item': {
    en: (t) => `${t.does(to(t), 'takes', 'take')} ${t.what} from the discarded items.`,
    de: (t) => `${t.does(to(t), 'nimmt', 'nimmst')} ${t.what} von den abgeworfenen Gegenständen.`,
  },
};

const shuffled: Readonly<Record<string, Line>> = {
  deck: { en: () => 'The deck is shuffled.', de: () => 'Der Nachziehstapel wird gemischt.' },
  'item-deck': { en: () => 'The cursed items are shuffled.', de: () => 'Die verfluchten Gegenstände werden gemischt.' },
};

const lines: Readonly<Record<string, Line>> = {
  started: {
    en: (t) => `${t.does(t.event.seat, 'begins', 'begin')}.`,
    de: (t) => `${t.does(t.event.seat, 'beginnt', 'beginnst')}.`,
  },
  looked: {
    en: (t) => `${t.does(t.event.seat, 'looks', 'look')} at ${t.what} ${whereSeen(t)}.`,
    de: (t) => `${t.does(t.event.seat, 'sieht sich', 'siehst dir')} ${t.what} ${whereSeen(t)} an.`,
  },
  revealed: {
    en: (t) => `${t.does(t.event.seat, 'shows', 'show')} ${t.what}.`,
    de: (t) => `${t.does(t.event.seat, 'zeigt', 'zeigst')} ${t.what}.`,
  },
  used: {
    en: (t) => `${t.does(t.event.seat, 'uses', 'use')} ${t.cause}.`,
    de: (t) => `${t.does(t.event.seat, 'benutzt', 'benutzt')} ${t.cause}.`,
    joins: { leaves: ofItsCause },
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
    en: (t) => `${t.does(t.event.seat, 'seals', 'seal')} ${t.what} in the discard area.`,
    de: (t) => `${t.does(t.event.seat, 'versiegelt', 'versiegelst')} ${t.what} im Ablagebereich.`,
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
    en: (t) => `${t.name(t.event.seat)}: ${t.fact('points')} ${t.fact('points') === '1' ? 'point' : 'points'}.`,
    de: (t) => `${t.name(t.event.seat)}: ${t.fact('points')} ${t.fact('points') === '1' ? 'Punkt' : 'Punkte'}.`,
  },
};

function suitNamed({ lang, fact }: Telling): string {
  const suit = fact('suit');
  return isSuit(suit) ? suitForms[suit][lang].name : suit;
}

/** Where the cards lie that somebody looks at: in a hand, or in the deck. */
function whereSeen(t: Telling): string {
  const seat = from(t);
  if (seat === undefined) return { en: 'in the deck', de: 'im Nachziehstapel' }[t.lang];
  return {
    en: t.whom(seat, 'in your hand', (name) => `in the hand of ${name}`),
    de: t.whom(seat, 'auf deiner Hand', (name) => `auf der Hand von ${name}`),
  }[t.lang];
}

/** What a chooser does: the fields of its `Action`. */
const decisions: Readonly<Record<ChooserName, Words>> = {
  doppelganger: { en: (t) => `copies ${chosen(t, 'copies')}`, de: (t) => `kopiert ${chosen(t, 'copies')}` },
  mirage: { en: (t) => `stands for ${chosen(t, 'as')}`, de: (t) => `steht für ${chosen(t, 'as')}` },
  shapeshifter: { en: (t) => `stands for ${chosen(t, 'as')}`, de: (t) => `steht für ${chosen(t, 'as')}` },
  'book-of-changes': {
    en: (t) => `makes ${chosen(t, 'target')} ${chosen(t, 'suit')}`,
    de: (t) => `gibt ${chosen(t, 'target')} die Farbe ${suitNamed(t)}`,
  },
  island: {
    en: (t) => `clears the penalty of ${chosen(t, 'target')}`,
    de: (t) => `hebt die Strafe von ${chosen(t, 'target')} auf`,
  },
  angel: { en: (t) => `protects ${chosen(t, 'target')}`, de: (t) => `schützt ${chosen(t, 'target')}` },
};

function decision(t: Telling): string {
  const chooser = chooserNameOf(t.event.cause ?? '');
  return chooser === undefined ? '' : decisions[chooser][t.lang](t);
}

/** A card by its name, or a card of a suit: "King", "an Army", "eine Armee". */
function chosen({ lang, fact }: Telling, field: keyof Action): string {
  const id = fact(field);
  return isSuit(id) ? suitForms[id][lang].one : nameOf(id, lang);
}

const told = lineIn(moves, lines);

function lineFor(event: ToldEvent): Line | undefined {
  if (event.type === 'shuffled') return shuffled[event.from?.kind ?? ''];
  return event.type === 'moved' && event.cause === 'setup' ? undefined : told(event);
}

/** What the log says of an event to a reader who may know the cards named in it; a reader is called "You" or "Du". */
export const log = logOf({
  line: lineFor,
  telling: (event, lang, names, behind) =>
    tellingOf(event, lang, names, (id) => titled(nameOf(id, lang), lang), behind),
});
