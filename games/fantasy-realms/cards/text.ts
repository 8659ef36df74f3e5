import { blankClauseOf, isBlanking } from '../effects/score-blanking.ts';
import { itemClauseOf } from '../effects/score-items.ts';
import { clauseOf, isPoints } from '../effects/score-points.ts';
import { powerClauseOf } from '../effects/score-powers.ts';
import { listAnd, suitsAs } from '../effects/score-speech.ts';
import type { Lang } from '../effects/score-who.ts';
import type { BonusTerm, PenaltyTerm } from './card.ts';
import { cards } from './catalogue.ts';
import { cursedItems } from './cursed-items.ts';
import type { CardId, ItemId } from './ids.ts';

const penaltyLabel = { en: 'Penalty', de: 'Strafe' } as const;

/** The text of a card, spoken by the data that scores it. */
export function cardText(id: CardId, lang: Lang): string {
  const { bonus, penalty } = cardSections(id, lang);
  return [bonus, penalty === '' ? '' : `${penaltyLabel[lang]}: ${penalty}`].filter((part) => part !== '').join(' ');
}

/** Bonus and penalty apart; a section that the card does not have is empty. */
export function cardSections(id: CardId, lang: Lang): { bonus: string; penalty: string } {
  const { bonus = [], penalty = [], alsoSuits = [] } = cards[id];
  const also = alsoSuits.length === 0 ? [] : [alsoCounts(suitsAs(alsoSuits, 'name', lang), lang)];
  return {
    bonus: sentences([...also, ...bonus.map((term) => clause(term, lang))]),
    penalty: sentences(penalty.map((term) => clause(term, lang))),
  };
}

/** What a used item is worth besides its printed points. */
export function itemScoringText(id: ItemId, lang: Lang): string {
  return sentences((cursedItems[id].worth ?? []).map((term) => itemClauseOf(term, lang)));
}

const alsoCounts = (suits: string[], lang: Lang): string =>
  ({ en: `also counts as ${listAnd(suits, 'en')}`, de: `gilt auch als ${listAnd(suits, 'de')}` })[lang];

const sentences = (clauses: readonly string[]): string =>
  clauses.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`).join(' ');

function clause(term: BonusTerm | PenaltyTerm, lang: Lang): string {
  const name = (id: CardId): string => cards[id].name[lang];
  if (isPoints(term)) return clauseOf(term, lang, name);
  return isBlanking(term) ? blankClauseOf(term, lang, name) : powerClauseOf(term, lang, name);
}
