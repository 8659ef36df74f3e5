import { at } from '@tafelrunde/kernel';
import { cardId, cards } from '../cards/catalogue.ts';
import { type CardId, isCardId } from '../cards/ids.ts';
import { type Suit, suits } from '../cards/suits.ts';
import { type Choices, type Guise, isNameless, suitOfNameless, UNUSED } from './choices.ts';

/** The cards that choose, by the name that all their printings share. */
export const chooserNames = [
  'doppelganger',
  'mirage',
  'shapeshifter',
  'book-of-changes',
  'island',
  'angel',
] as const satisfies readonly CardId[];

export type ChooserName = (typeof chooserNames)[number];

/** Choices in public ids, under the names of the cards that choose: `mirage` for every printing of it. */
export type Actions = { readonly [chooser in ChooserName]?: Action };

export interface Action {
  readonly copies?: CardId;
  readonly as?: CardId | Suit;
  readonly target?: CardId;
  readonly suit?: Suit;
}

/** The card of a hand that bears a chooser's name. */
export function chooserIn(hand: readonly number[], name: ChooserName): CardId | undefined {
  return hand.map(cardId).find((id) => id === name || cards[id].reprints === name);
}

/** Puts choices into public ids; choosers that are not used are left out. */
export function actionsOf(hand: readonly number[], choices: Choices): Actions {
  const held = (position: number): CardId => cardId(at(hand, position));
  const actions: { [chooser in ChooserName]?: Action } = {};
  const put = (name: ChooserName, value: number, action: () => Action) => {
    if (value !== UNUSED) actions[name] = action();
  };
  put('doppelganger', choices.copies, () => ({ copies: held(choices.copies) }));
  put('mirage', choices.mirage, () => ({ as: guiseId(choices.mirage) }));
  put('shapeshifter', choices.shapeshifter, () => ({ as: guiseId(choices.shapeshifter) }));
  put('book-of-changes', choices.bookTarget, () => ({
    target: held(choices.bookTarget),
    suit: at(suits, choices.bookSuit),
  }));
  put('island', choices.island, () => ({ target: held(choices.island) }));
  put('angel', choices.angel, () => ({ target: held(choices.angel) }));
  return actions;
}

const guiseId = (guise: Guise): CardId | Suit => (isNameless(guise) ? at(suits, suitOfNameless(guise)) : cardId(guise));

const isChooserName = (key: string): key is ChooserName => chooserNames.some((name) => name === key);

/** What each of them has to be told. */
export const fieldsOf = {
  doppelganger: ['copies'],
  mirage: ['as'],
  shapeshifter: ['as'],
  'book-of-changes': ['target', 'suit'],
  island: ['target'],
  angel: ['target'],
} as const satisfies Readonly<Record<ChooserName, readonly (keyof Action)[]>>;

/** `mirage-ch` chooses as `mirage` does. */
export function chooserNameOf(key: string): ChooserName | undefined {
  if (isChooserName(key)) return key;
  return isCardId(key) ? chooserNames.find((name) => cards[key].reprints === name) : undefined;
}
