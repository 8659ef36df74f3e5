import type { AnyGame } from '../game.ts';
import type { CardId, Seat } from '../match.ts';
import { LANGS } from '../text.ts';
import { fault } from './fault.ts';
import { nearest, plainly } from '../nearest.ts';

/** A card by its id or by its name in any language. */
export function readCard(game: AnyGame, table: readonly CardId[], text: string): CardId {
  if (table.includes(text)) return text;
  const wanted = plainly(text);
  const named = table.filter((card) => namesOf(game, card).includes(wanted));
  const [card, ...others] = named;
  if (card === undefined) throw unknownCard(text, table);
  if (others.length > 0) {
    const list = named.join(', ');
    throw fault(`"${text}" may be any of ${list}.`, `„${text}“ kann ${list} sein.`);
  }
  return card;
}

function unknownCard(text: string, table: readonly CardId[]): Error {
  const near = nearest(text, table);
  if (near === undefined) return fault(`There is no card ${text} here.`, `Eine Karte ${text} gibt es hier nicht.`);
  return fault(
    `There is no card ${text} in this game; did you mean ${near}?`,
    `Eine Karte ${text} gibt es in diesem Spiel nicht; ist ${near} gemeint?`,
  );
}

/** What a card is called, written plainly. */
export function namesOf(game: AnyGame, card: CardId): string[] {
  return [plainly(card), ...LANGS.map((lang) => plainly(game.text.card(card, lang).name))];
}

/** The seat a key stands for; those who only watch come after the last. */
export function readSeat(seats: number, key: string): Seat {
  if (key === 'watchers') return seats;
  const seat = Number(key);
  if (Number.isInteger(seat) && seat >= 0 && seat < seats) return seat;
  throw fault(
    `There is no seat ${key}: the ${seats} seats are 0 to ${seats - 1}.`,
    `Einen Platz ${key} gibt es nicht: Die ${seats} Plätze sind 0 bis ${seats - 1}.`,
  );
}
