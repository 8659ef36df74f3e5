import { type Lang, type Question, refs, type Said } from '@tafelrunde/kernel';
import { isSuit, suitForms } from './cards/suits.ts';
import type { ItemCardOps } from './effects/item-cards.ts';
import type { ItemLookOps } from './effects/item-looks.ts';
import { type ItemMarketOps, KEEP, REDRAW } from './effects/item-market.ts';
import type { ItemSuitOps } from './effects/item-suits.ts';
import type { ItemTurnOps } from './effects/item-turn.ts';
import type { ItemVaultOps } from './effects/item-vault.ts';
import { cardsIn, NOTHING } from './effects/item-word.ts';
import type { BorrowedItemOps } from './rules/borrowed-items.ts';
import type { CursedItemOps } from './rules/cursed-items.ts';
import { argument, type Prompt, simply } from './speech.ts';

type Asking =
  | keyof ItemCardOps
  | keyof ItemLookOps
  | Exclude<keyof ItemMarketOps, 'showOffers'>
  | keyof ItemSuitOps
  | keyof ItemTurnOps
  | keyof ItemVaultOps
  | keyof BorrowedItemOps
  | Extract<keyof CursedItemOps, 'unpack'>;

function suitIn(question: Question, lang: Lang): string {
  const suit = argument(question, 'suit');
  return isSuit(suit) ? suitForms[suit][lang].name : suit;
}

const prompts: Readonly<Record<Asking, Prompt>> = {
  takeDiscarded: {
    en: ({ min }) => `Take ${cardsIn.en(min)} from the discard area.`,
    de: ({ min }) => `Nimm ${cardsIn.de(min)} aus dem Ablagebereich.`,
  },
  discardCards: {
    en: ({ min }) => `Discard ${cardsIn.en(min)}.`,
    de: ({ min }) => `Lege ${cardsIn.de(min)} ab.`,
  },
  buryCards: {
    en: ({ min }) =>
      `Put ${cardsIn.en(min)} from the discard area under the deck${min > 1 ? ', the lowest last' : ''}.`,
    de: ({ min }) =>
      `Lege ${cardsIn.de(min)} aus dem Ablagebereich unter den Nachziehstapel${min > 1 ? ', die unterste zuletzt' : ''}.`,
  },
  sealCards: {
    en: ({ min }) => `Seal ${cardsIn.en(min)} in the discard area.`,
    de: ({ min }) => `Versiegle ${cardsIn.de(min)} im Ablagebereich.`,
  },
  lookAtHandOf: simply('Whose hand do you look at?', 'Wessen Hand siehst du dir an?'),
  putBack: {
    en: ({ min }) => `Put ${cardsIn.en(min)} back${min > 1 ? ', the upper one first' : ''}; you keep the other one.`,
    de: ({ min }) => `Lege ${cardsIn.de(min)} zurück${min > 1 ? ', die obere zuerst' : ''}; die andere behältst du.`,
  },
  stayOnTop: simply(
    'How many of them stay on top of the deck?',
    'Wie viele davon bleiben oben auf dem Nachziehstapel?',
  ),
  wishFor: simply('Which card goes to the top of the deck?', 'Welche Karte kommt oben auf den Nachziehstapel?'),
  nameSuit: simply('Name a suit.', 'Nenne eine Farbe.'),
  showSuit: {
    en: (question) => `Crystal Ball: show all cards of the suit ${suitIn(question, 'en')}.`,
    de: (question) => `Kristallkugel: Zeige alle Karten der Farbe ${suitIn(question, 'de')}.`,
  },
  showWare: simply('Which card do you want to trade?', 'Welche Karte willst du tauschen?'),
  offer: {
    en: ({ max }) => `Market Wagon: you may offer up to ${max} cards for the card shown.`,
    de: ({ max }) => `Marktwagen: Du darfst bis zu ${max} Karten für die gezeigte Karte bieten.`,
  },
  trade: simply(
    'Which of the offered cards do you take for yours?',
    'Welche der gebotenen Karten nimmst du für deine?',
  ),
  transmuteCards: {
    en: ({ min, max }) => `Put ${min} to ${max} cards under the deck, the lowest last; you draw as many.`,
    de: ({ min, max }) =>
      `Lege ${min} bis ${max} Karten unter den Nachziehstapel, die unterste zuletzt; du ziehst ebenso viele.`,
  },
  stealItem: simply('Which cursed item do you take and use?', 'Welchen verfluchten Gegenstand nimmst und benutzt du?'),
  salvageItem: simply(
    'Which of the discarded cursed items do you use?',
    'Welchen der abgeworfenen Gegenstände benutzt du?',
  ),
  copyItem: simply('Which of your used cursed items do you copy?', 'Welchen deiner benutzten Gegenstände kopierst du?'),
  unpack: simply(
    'Which cursed item do you take out of the backpack?',
    'Welchen verfluchten Gegenstand nimmst du aus dem Rucksack?',
  ),
};

/** The questions that cursed items ask. */
export const itemPrompts: Readonly<Record<string, Prompt>> = prompts;

const SEATS = [0, 1, 2, 3, 4, 5] as const;

/** What stands on the buttons that cursed items offer. */
export const itemOptions: Readonly<Record<string, Said>> = {
  [NOTHING]: { en: 'I have none', de: 'Ich habe keine' },
  [KEEP]: { en: 'keep my card', de: 'meine Karte behalten' },
  [REDRAW]: { en: 'discard my card and draw one', de: 'meine Karte ablegen und eine ziehen' },
  [refs.number(0)]: { en: 'none', de: 'keine' },
  [refs.number(1)]: { en: 'the upper one', de: 'die obere' },
  [refs.number(2)]: { en: 'both', de: 'beide' },
  ...Object.fromEntries(
    SEATS.map((seat) => [refs.seat(seat), { en: `player ${seat + 1}`, de: `Person ${seat + 1}` }] as const),
  ),
};
