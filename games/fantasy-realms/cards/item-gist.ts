import type { Lang, Said } from '@tafelrunde/kernel';
import type { WordNode } from '@tafelrunde/words';
import { cursedItems } from './cursed-items.ts';
import type { ItemId } from './ids.ts';

/* What a cursed item does in a line; when it may be used shows its sign. */

interface Short<N extends WordNode = WordNode> {
  says(node: N): Said;
}

type Counted = WordNode & { readonly n: number | 'as-many' };
type Looked = WordNode & { readonly n: number; readonly end: 'top' | 'bottom' };
type Between = WordNode & { readonly least: number; readonly most: number };

const simply = (en: string, de: string): Short => ({ says: () => ({ en, de }) });

/** So many, or as many as before. */
const counted = (en: (n: string) => string, de: (n: string) => string): Short<Counted> => ({
  says: ({ n }) =>
    n === 'as-many' ? { en: en('as many'), de: de('ebenso viele') } : { en: en(`${n}`), de: de(`${n}`) },
});

const lookAtDeck: Short<Looked> = {
  says: ({ n, end }) => ({
    en: `see the ${end} ${n === 1 ? 'card' : `${n} cards`} of the deck`,
    de: `sieh ${end === 'top' ? 'oberste' : 'unterste'} ${n === 1 ? 'Karte' : `${n} Karten`} vom Stapel`,
  }),
};

const transmute: Short<Between> = {
  says: ({ least, most }) => ({
    en: `swap ${least}–${most} hand cards for new ones`,
    de: `tausche ${least}–${most} Handkarten gegen neue`,
  }),
};

const inShort: Readonly<Record<string, Short>> = {
  lookAtDeck,
  transmute,
  deckToDiscard: counted(
    (n) => `${n} from the deck to the discards`,
    (n) => `${n} vom Stapel in die Ablage`,
  ),
  draw: counted(
    (n) => `draw ${n}`,
    (n) => `ziehe ${n}`,
  ),
  takeFromDiscard: counted(
    (n) => `take ${n} discards`,
    (n) => `nimm ${n} aus der Ablage`,
  ),
  discard: counted(
    (n) => `discard ${n}`,
    (n) => `lege ${n} ab`,
  ),
  bury: counted(
    (n) => `${n} of the discards under the deck`,
    (n) => `${n} aus der Ablage unter den Stapel`,
  ),
  setAside: counted(
    (n) => `your next ${n} items come from ${n} that you see`,
    (n) => `deine nächsten ${n} Gegenstände liegen offen bereit`,
  ),
  seal: counted(
    (n) => `seal ${n} discards for you alone`,
    (n) => `versiegle ${n} Karten der Ablage für dich`,
  ),
  salvage: counted(
    (n) => `use 1 of the last ${n} thrown items`,
    (n) => `benutze 1 der letzten ${n} abgeworfenen Gegenstände`,
  ),
  brew: counted(
    (n) => `draw ${n}, keep 1`,
    (n) => `ziehe ${n}, behalte 1`,
  ),
  lookAtHand: simply('see a hand', 'sieh eine Hand an'),
  nameSuit: simply('name a suit', 'nenne eine Farbe'),
  othersShow: simply('others show theirs', 'andere zeigen ihre'),
  seek: simply('find a card of it', 'suche eine Karte davon'),
  market: simply('offer a card for others', 'biete eine Karte zum Tausch'),
  steal: simply("use another's item", 'benutze fremden Gegenstand'),
  copyUsed: simply('repeat a used item', 'wiederhole benutzten Gegenstand'),
  extraTurn: simply('another turn', 'noch ein Zug'),
  skipDiscard: simply('discard nothing', 'lege nichts ab'),
  wish: simply('any card of the deck on top', 'beliebige Karte oben auf den Stapel'),
};

const idle: Said = { en: 'counts at the end', de: 'zählt am Ende' };

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export function itemGist(id: ItemId, lang: Lang): string {
  const { do: steps } = cursedItems[id];
  const said = steps.map((step) => inShort[step.word]?.says(step)[lang] ?? '');
  return capital(said.length === 0 ? idle[lang] : said.join(', '));
}
