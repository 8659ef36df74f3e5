import { cards } from '../cards/catalogue.ts';
import { type CardId, cardIds, type ItemId, itemIds } from '../cards/ids.ts';
import { isSuit, suitForms } from '../cards/suits.ts';
import type { Said } from '../effects/score-who.ts';

type RefusalCode =
  | 'unknown-card'
  | 'unknown-item'
  | 'unknown-suit'
  | 'unknown-action'
  | 'duplicate-card'
  | 'duplicate-item'
  | 'two-printings'
  | 'hand-size'
  | 'player-count'
  | 'action-without-card'
  | 'incomplete-action'
  | 'illegal-target';

/** Why a hand cannot be scored: a code for programs and a sentence for people. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: Said;
}

const refusal = (code: RefusalCode, en: string, de: string): Refusal => ({ code, message: { en, de } });

export const unknownCard = (id: string): Refusal => {
  const near = nearest(id, cardIds);
  return refusal(
    'unknown-card',
    `There is no card "${id}". Did you mean "${near}"?`,
    `Es gibt keine Karte „${id}“. Ist „${near}“ gemeint?`,
  );
};

export const unknownItem = (id: string): Refusal => {
  const near = nearest(id, itemIds);
  return refusal(
    'unknown-item',
    `There is no cursed item "${id}". Did you mean "${near}"?`,
    `Es gibt keinen verfluchten Gegenstand „${id}“. Ist „${near}“ gemeint?`,
  );
};

export const unknownSuit = (id: string, allowed: readonly string[]): Refusal => {
  const near = nearest(id, allowed);
  return refusal(
    'unknown-suit',
    `"${id}" is no suit of this game. Did you mean "${near}"?`,
    `„${id}“ ist keine Farbe dieses Spiels. Ist „${near}“ gemeint?`,
  );
};

export const unknownAction = (key: string, known: readonly string[]): Refusal => {
  const near = nearest(key, known);
  return refusal(
    'unknown-action',
    `"${key}" has nothing to choose. Did you mean "${near}"?`,
    `Bei „${key}“ gibt es nichts zu wählen. Ist „${near}“ gemeint?`,
  );
};

export const duplicateCard = (id: CardId): Refusal =>
  refusal(
    'duplicate-card',
    `Every card exists once: "${id}" is there twice.`,
    `Jede Karte gibt es nur einmal: „${id}“ ist doppelt.`,
  );

export const duplicateItem = (id: ItemId): Refusal =>
  refusal(
    'duplicate-item',
    `Every cursed item exists once: "${id}" is there twice.`,
    `Jeden verfluchten Gegenstand gibt es nur einmal: „${id}“ ist doppelt.`,
  );

export const twoPrintings = (id: CardId, reprint: CardId): Refusal =>
  refusal(
    'two-printings',
    `"${reprint}" replaces "${id}": a hand cannot hold both.`,
    `„${reprint}“ ersetzt „${id}“: Beide zugleich gibt es nicht.`,
  );

export const wrongHandSize = (size: number, most: number): Refusal =>
  refusal(
    'hand-size',
    `A hand has 1 to ${most} cards, not ${size}.`,
    `Eine Hand hat 1 bis ${most} Karten, nicht ${size}.`,
  );

export const wrongPlayerCount = (players: number): Refusal =>
  refusal('player-count', `2 to 6 can play, not ${players}.`, `Es spielen 2 bis 6 Personen mit, nicht ${players}.`);

export const actionWithoutCard = (key: string): Refusal =>
  refusal(
    'action-without-card',
    `There is a choice for "${key}", but the card is not in the hand.`,
    `Für „${key}“ ist etwas gewählt, aber die Karte ist nicht auf der Hand.`,
  );

export const incompleteAction = (key: string, field: string): Refusal =>
  refusal(
    'incomplete-action',
    `The choice for "${key}" needs "${field}".`,
    `Der Wahl für „${key}“ fehlt die Angabe „${field}“.`,
  );

const said = (id: string, lang: 'en' | 'de'): string => {
  if (isSuit(id)) return suitForms[id][lang].name;
  const known = cardIds.find((card) => card === id);
  return known === undefined ? id : cards[known].name[lang];
};

export const illegalTarget = (chooser: CardId, target: string): Refusal =>
  refusal(
    'illegal-target',
    `${said(chooser, 'en')} cannot choose "${said(target, 'en')}" here.`,
    `${said(chooser, 'de')} kann „${said(target, 'de')}“ hier nicht wählen.`,
  );

/** The candidate with the fewest letters to change. */
function nearest(word: string, candidates: readonly string[]): string {
  const ranked = candidates.map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate) }));
  return ranked.reduce((best, next) => (next.far < best.far ? next : best)).candidate;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const change = (row[j] ?? 0) + (letter === b[j] ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
