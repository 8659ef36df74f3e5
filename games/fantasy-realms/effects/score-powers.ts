import { type Suit, suitForms } from '../cards/suits.ts';
import type { Terms } from './score-definition.ts';
import { type Clause, listOr, type NameOf, suitsAs } from './score-speech.ts';
import type { Lang } from './score-who.ts';

/**
 * The words of a bonus section that give no points by themselves. They belong to the bonus, so no Doppelgänger, Mirage or
 * Shapeshifter ever has them (FR-075). The scoring steps carry them out; the drawing step is the game's.
 */
export interface PowerWords {
  /** Clears the penalties of these suits, or of all cards (FR-076). */
  clears: { suits: readonly Suit[] | 'all' };
  /** Strikes a word out of the penalties of these suits, or of all cards (FR-073). */
  clearsWord: { struck: 'army'; suits: readonly Suit[] | 'all' };
  /** Clears the penalty of one chosen card of these suits. */
  clearsOne: { suits: readonly Suit[] };
  /** Cannot be blanked, and neither can one chosen other card (FR-086). */
  protects: Record<never, never>;
  /** Cards of this suit cannot be blanked (FR-086). */
  protectsSuit: { suit: Suit };
  /** Neither blanks other cards nor is blanked by them, and the Book of Changes does not change it (FR-130). */
  immune: Record<never, never>;
  /** When blanked, still has its suits. */
  keepsSuits: Record<never, never>;
  /** Becomes a copy of another card of the hand, without its bonus (FR-089). */
  copies: Record<never, never>;
  /** Takes name and suit of any card of these suits (FR-090, FR-091). */
  standsFor: { suits: readonly Suit[] };
  /** Gives one other card of the hand another suit (FR-095). */
  changesSuit: Record<never, never>;
  /** Brings a card into the hand at the end of the game (FR-064, FR-127). */
  drawsAtEnd: { from: 'top-of-deck' | 'deck' | 'discard'; suits: readonly Suit[] | 'all'; optional: boolean };
}

type PowerWord = keyof PowerWords;
export type PowerTerm = Terms<PowerWords>;

export const clears = (...suits: readonly Suit[]): PowerTerm => ({ word: 'clears', suits });
export const clearsAll = (): PowerTerm => ({ word: 'clears', suits: 'all' });
export const clearsWord = (struck: 'army', suits: readonly Suit[] | 'all'): PowerTerm => ({
  word: 'clearsWord',
  struck,
  suits,
});
export const clearsOne = (...suits: readonly Suit[]): PowerTerm => ({ word: 'clearsOne', suits });
export const protects = (): PowerTerm => ({ word: 'protects' });
export const protectsSuit = (suit: Suit): PowerTerm => ({ word: 'protectsSuit', suit });
export const immune = (): PowerTerm => ({ word: 'immune' });
export const keepsSuits = (): PowerTerm => ({ word: 'keepsSuits' });
export const copies = (): PowerTerm => ({ word: 'copies' });
export const standsFor = (...suits: readonly Suit[]): PowerTerm => ({ word: 'standsFor', suits });
export const changesSuit = (): PowerTerm => ({ word: 'changesSuit' });
export const drawsTopCard = (): PowerTerm => ({
  word: 'drawsAtEnd',
  from: 'top-of-deck',
  suits: 'all',
  optional: false,
});
export const takesFromDeck = (): PowerTerm => ({ word: 'drawsAtEnd', from: 'deck', suits: 'all', optional: true });
export const takesFromDiscard = (...suits: readonly Suit[]): PowerTerm => ({
  word: 'drawsAtEnd',
  from: 'discard',
  suits,
  optional: true,
});

const powerWords: { readonly [W in PowerWord]: Clause<Readonly<PowerWords[W]>> } = {
  clears: {
    en: ({ suits }) => (suits === 'all' ? 'clears all penalties' : `clears the penalties of ${ofAll(suits, 'en')}`),
    de: ({ suits }) => (suits === 'all' ? 'hebt alle Strafen auf' : `hebt die Strafen ${ofAll(suits, 'de')} auf`),
  },
  clearsWord: {
    en: ({ struck, suits }) =>
      `clears the word ${suitForms[struck].en.name} from ${suits === 'all' ? 'all penalties' : `the penalties of ${ofAll(suits, 'en')}`}`,
    de: ({ struck, suits }) =>
      `hebt das Wort ${suitForms[struck].de.name} in ${suits === 'all' ? 'allen Strafen' : `den Strafen ${ofAll(suits, 'de')}`} auf`,
  },
  clearsOne: {
    en: ({ suits }) => `clears the penalty of ${listOr(suitsAs(suits, 'ofOne', 'en'), 'en')} of your choice`,
    de: ({ suits }) => `hebt die Strafe ${listOr(suitsAs(suits, 'ofOne', 'de'), 'de')} deiner Wahl auf`,
  },
  protects: {
    en: () => 'this card and one other card of your choice are never blanked',
    de: () => 'diese Karte und eine andere Handkarte deiner Wahl werden nie blockiert',
  },
  protectsSuit: {
    en: ({ suit }) => `${suitForms[suit].en.yours} are never blanked`,
    de: ({ suit }) => `${suitForms[suit].de.yours} werden nie blockiert`,
  },
  immune: {
    en: () => 'neither blanks other cards nor is blanked by them; keeps its suits under Book of Changes',
    de: () =>
      'blockiert keine andere Karte und wird von keiner blockiert; behält die Farben trotz Buch der Veränderung',
  },
  keepsSuits: {
    en: () => 'keeps its suits even when blanked',
    de: () => 'behält die Farben auch blockiert',
  },
  copies: {
    en: () => 'may copy the name, suit, base strength and penalty of one other card in hand, but not the bonus',
    de: () =>
      'darf den Namen, die Farbe, die Basisstärke und die Strafe einer anderen Handkarte kopieren, aber nicht den Bonus',
  },
  standsFor: {
    en: ({ suits }) =>
      `may take the name and suit of any ${listOr(suitsAs(suits, 'name', 'en'), 'en')} in the game, but neither bonus nor penalty; base strength stays 0`,
    de: ({ suits }) =>
      `darf den Namen und die Farbe ${listOr(suitsAs(suits, 'ofOne', 'de'), 'de')} aus dem Spiel annehmen, aber weder Bonus noch Strafe; die Basisstärke bleibt 0`,
  },
  changesSuit: {
    en: () => 'you may change the suit of one other card in hand; the rest of that card stays',
    de: () => 'du darfst die Farbe einer anderen Handkarte ändern; alles Übrige bleibt',
  },
  drawsAtEnd: {
    en: ({ from, suits }) =>
      from === 'top-of-deck'
        ? 'end of the game: Draw the top card of the deck'
        : from === 'deck'
          ? `end of the game: Look through the deck; you may take ${taken(suits, 'en')} from it`
          : `end of the game: You may take ${taken(suits, 'en')} from the discard area`,
    de: ({ from, suits }) =>
      from === 'top-of-deck'
        ? 'Spielende: Ziehe die oberste Karte des Nachziehstapels'
        : from === 'deck'
          ? `Spielende: Sieh den Nachziehstapel durch; du darfst ${taken(suits, 'de')} daraus nehmen`
          : `Spielende: Du darfst ${taken(suits, 'de')} aus dem Ablagebereich nehmen`,
  },
};

const ofAll = (suits: readonly Suit[], lang: Lang): string => listOr(suitsAs(suits, 'ofAll', lang), lang);

function taken(suits: readonly Suit[] | 'all', lang: Lang): string {
  if (suits === 'all') return { en: 'any one card', de: 'eine beliebige Karte' }[lang];
  return listOr(suitsAs(suits, 'one', lang), lang);
}

export function powerClauseOf<W extends PowerWord>(
  term: { readonly word: W } & Readonly<PowerWords[W]>,
  lang: Lang,
  name: NameOf,
): string {
  const clause: Clause<Readonly<PowerWords[W]>> = powerWords[term.word];
  return clause[lang](term, name);
}
