import type { AnyGame } from '../game.ts';
import type { CardId, Seat } from '../match.ts';
import { nearest, plainly } from '../text/nearest.ts';
import { LANGS, type Said } from '../text/text.ts';
import { fault, type ScenarioFault } from './fault.ts';

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
  const meant = didYouMean(nearest(text, table));
  return fault(
    `There is no card ${text} in this game${meant.en}`,
    `Eine Karte ${text} gibt es in diesem Spiel nicht${meant.de}`,
  );
}

/** How a sentence about an unknown name ends. */
export function didYouMean(near: string | undefined): Said {
  return near === undefined ? { en: '.', de: '.' } : { en: `; did you mean ${near}?`, de: `; ist ${near} gemeint?` };
}

/** A name that is neither a zone of the game, nor a counter, nor one of these keys. */
export function unknownName(game: AnyGame, state: object, name: string, keys: readonly string[]): ScenarioFault {
  const [kind = ''] = name.split(/[/#]/, 1);
  const near = nearest(kind, [...Object.keys(game.zones), ...Object.keys(state), ...keys]);
  const whole = near === undefined || near === kind ? near : `${near}${name.slice(kind.length)}`;
  const meant = didYouMean(whole);
  return fault(
    `The game has neither a zone nor a counter ${name}${meant.en}`,
    `Das Spiel hat weder einen Bereich noch einen Zähler ${name}${meant.de}`,
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
