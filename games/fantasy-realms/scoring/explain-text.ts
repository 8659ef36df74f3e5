import { cards } from '../cards/catalogue.ts';
import { cursedItems } from '../cards/cursed-items.ts';
import type { CardId } from '../cards/ids.ts';
import { isSuit, suitForms } from '../cards/suits.ts';
import { clauseOf } from '../effects/score-points.ts';
import { plain, signed } from '../effects/score-speech.ts';
import type { Lang } from '../effects/score-who.ts';
import type { CardExplanation, Explanation, Reason } from './explain.ts';

/** One card of an explanation in words: a title with its points, and a line for every reason. */
export interface Paragraph {
  readonly title: string;
  readonly points: number;
  readonly lines: readonly string[];
}

export function explanationIn(lang: Lang, { cards: explained, cursedItems: items }: Explanation): Paragraph[] {
  return [
    ...explained.map((card) => ({ title: cards[card.id].name[lang], points: card.points, lines: linesOf(card, lang) })),
    ...items.map(({ id, points }) => ({ title: cursedItems[id].name[lang], points, lines: [] })),
  ];
}

const linesOf = (card: CardExplanation, lang: Lang): string[] =>
  card.reasons.map((reason) => sentences[lang](reason, card.id));

const named = (lang: Lang, ids: readonly CardId[]): string => ids.map((id) => cards[id].name[lang]).join(', ');

function guise(lang: Lang, as: Extract<Reason, { kind: 'stands-for' }>['as']): string {
  if (isSuit(as)) return suitForms[as][lang].name;
  return `${cards[as].name[lang]} (${suitForms[cards[as].suit][lang].name})`;
}

/** "+10: +5 für jede Armee (Ritter, Elbenschützen)". */
function scored(lang: Lang, { points, term, cards: earning }: Extract<Reason, { kind: 'bonus' | 'penalty' }>): string {
  const clause = clauseOf(term, lang, (id) => cards[id].name[lang]);
  return `${signed(points)}: ${clause}${earning.length === 0 ? '' : ` (${named(lang, earning)})`}`;
}

const sentences: Readonly<Record<Lang, (reason: Reason, self: CardId) => string>> = {
  en: (reason, self) => {
    switch (reason.kind) {
      case 'copies':
        return `Copies ${named('en', [reason.card])}`;
      case 'stands-for':
        return `Counts as ${guise('en', reason.as)}`;
      case 'changed-suit':
        return `${named('en', [reason.by])} changes the suit to ${suitForms[reason.suit].en.name}`;
      case 'cleared':
        return reason.word === undefined
          ? `Penalty cleared by ${named('en', [reason.by])}`
          : `Word ${suitForms[reason.word].en.name} cleared from the penalty by ${named('en', [reason.by])}`;
      case 'protected':
        return `Cannot be blanked: ${named('en', [reason.by])}`;
      case 'blanked':
        return isOwn(reason, self) ? 'Blanked by its own penalty' : `Blanked by ${named('en', reason.by)}`;
      case 'strength':
        return `Base strength ${plain(reason.points)}`;
      default:
        return scored('en', reason);
    }
  },
  de: (reason, self) => {
    switch (reason.kind) {
      case 'copies':
        return `Kopiert: ${named('de', [reason.card])}`;
      case 'stands-for':
        return `Gilt als ${guise('de', reason.as)}`;
      case 'changed-suit':
        return `${named('de', [reason.by])} ändert die Farbe: ${suitForms[reason.suit].de.name}`;
      case 'cleared':
        return reason.word === undefined
          ? `Strafe aufgehoben durch ${named('de', [reason.by])}`
          : `Wort ${suitForms[reason.word].de.name} in der Strafe aufgehoben durch ${named('de', [reason.by])}`;
      case 'protected':
        return `Kann nicht blockiert werden: ${named('de', [reason.by])}`;
      case 'blanked':
        return isOwn(reason, self) ? 'Blockiert durch die eigene Strafe' : `Blockiert durch ${named('de', reason.by)}`;
      case 'strength':
        return `Basisstärke ${plain(reason.points)}`;
      default:
        return scored('de', reason);
    }
  },
};

const isOwn = ({ by }: Extract<Reason, { kind: 'blanked' }>, self: CardId): boolean =>
  by.length === 1 && by[0] === self;
