import { nearest } from '@tafelrunde/kernel';
import { cards } from '../cards/catalogue.ts';
import { type CardId, cardIds, type ItemId, isCardId, isItemId, itemIds } from '../cards/ids.ts';
import { isSuit, suitForms } from '../cards/suits.ts';
import type { Said } from '../effects/score-who.ts';

type RefusalCode =
  | 'unknown-card'
  | 'unknown-item'
  | 'unknown-suit'
  | 'unknown-action'
  | 'unknown-field'
  | 'duplicate-card'
  | 'duplicate-item'
  | 'two-printings'
  | 'two-actions'
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

/** "Did you mean …?" where something known is near enough. */
function meant(word: string, known: readonly string[]): Said {
  const near = nearest(word, known);
  return near === undefined ? { en: '', de: '' } : { en: ` Did you mean "${near}"?`, de: ` Ist „${near}“ gemeint?` };
}

export const unknownCard = (id: string): Refusal => {
  if (isItemId(id)) {
    return refusal(
      'unknown-card',
      `"${id}" is a cursed item, not a card of the hand.`,
      `„${id}“ ist ein verfluchter Gegenstand, keine Handkarte.`,
    );
  }
  const near = meant(id, cardIds);
  return refusal('unknown-card', `There is no card "${id}".${near.en}`, `Es gibt keine Karte „${id}“.${near.de}`);
};

export const unknownItem = (id: string): Refusal => {
  if (isCardId(id)) {
    return refusal(
      'unknown-item',
      `"${id}" is a card of the hand, not a cursed item.`,
      `„${id}“ ist eine Handkarte, kein verfluchter Gegenstand.`,
    );
  }
  const near = meant(id, itemIds);
  return refusal(
    'unknown-item',
    `There is no cursed item "${id}".${near.en}`,
    `Es gibt keinen verfluchten Gegenstand „${id}“.${near.de}`,
  );
};

export const unknownSuit = (id: string, allowed: readonly string[]): Refusal => {
  const near = meant(id, allowed);
  return refusal(
    'unknown-suit',
    `"${id}" is no suit of this game.${near.en}`,
    `„${id}“ ist keine Farbe dieses Spiels.${near.de}`,
  );
};

export const unknownAction = (key: string, known: readonly string[]): Refusal => {
  const near = meant(key, known);
  return refusal(
    'unknown-action',
    `"${key}" has nothing to choose.${near.en}`,
    `Bei „${key}“ gibt es nichts zu wählen.${near.de}`,
  );
};

export const unknownField = (key: string, field: string, known: readonly string[]): Refusal => {
  const near = meant(field, known);
  return refusal(
    'unknown-field',
    `The choice for "${key}" knows no "${field}".${near.en}`,
    `Die Wahl für „${key}“ kennt keine Angabe „${field}“.${near.de}`,
  );
};

export const twoActions = (one: string, other: string): Refusal =>
  refusal(
    'two-actions',
    `"${one}" and "${other}" are the same card: only one choice can be given for it.`,
    `„${one}“ und „${other}“ sind dieselbe Karte: Für sie kann nur eine Wahl angegeben werden.`,
  );

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
