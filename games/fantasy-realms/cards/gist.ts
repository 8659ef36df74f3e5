import { type BlankTerm, isBlanking } from '../effects/score-blanking.ts';
import { isPoints, type PointTerm } from '../effects/score-points.ts';
import type { PowerTerm } from '../effects/score-powers.ts';
import { signed } from '../effects/score-speech.ts';
import { type Kind, type Lang, namesIn, suitOf, type Who } from '../effects/score-who.ts';
import type { BonusTerm, Card, PenaltyTerm } from './card.ts';
import { cards } from './catalogue.ts';
import { type CardId, isCardId, isItemId } from './ids.ts';
import { itemGist } from './item-gist.ts';
import { isSuit, type Suit, suitForms } from './suits.ts';

/*
 * What a card does in one line, for where there is little room. A suit in braces, "{army}", is to be shown by its sign: three
 * or more of them take less room so.
 */

export interface Gist {
  readonly bonus: string;
  readonly penalty: string;
}

const words = {
  en: {
    each: 'each',
    forOther: 'for',
    with: 'with',
    any: 'any ',
    without: 'without',
    exactly: 'with exactly',
    further: 'further ones',
    sets: 'of a suit',
    runs: 'in a row',
    different: 'if all suits differ',
    sum: '+ strengths of',
    best: '+ best strength of',
    eachOdd: 'for each other odd card',
    allOdd: 'if all are odd',
    inDiscard: 'Discard area:',
    perPlayer: 'for each other player',
    uncleared: 'for each penalty that counts',
    blanks: 'Blanks',
    except: 'not',
    allBut: 'Blanks all but',
    more: (n: number) => `and ${n} more cards`,
    loners: 'Blanks suits held once, not',
    blanked: 'Blanked',
    clears: 'Clears penalties of',
    clearsAll: 'Clears all penalties',
    clearsWord: (word: string) => `Clears “${word}” in penalties`,
    clearsOne: 'Clears 1 penalty of',
    protects: 'Protects itself and 1 card from blanking',
    protectsSuit: 'never blanked',
    immune: 'Never blanked',
    keepsSuits: 'Keeps its suits when blanked',
    copies: 'Copies a card in hand',
    standsFor: 'Stands for any',
    changesSuit: 'Changes the suit of a card',
    top: 'End: draw a card',
    deck: 'End: any card of the deck',
    discard: (suits: string) => `End: take ${suits} from the discards`,
    also: 'Also',
    or: 'or',
  },
  de: {
    each: 'je',
    forOther: 'für',
    with: 'mit',
    any: '',
    without: 'ohne',
    exactly: 'mit genau',
    further: 'jede weitere',
    sets: 'einer Farbe',
    runs: 'in Folge',
    different: 'wenn alle Farben verschieden',
    sum: '+ Stärken',
    best: '+ höchste Stärke von',
    eachOdd: 'je andere ungerade Karte',
    allOdd: 'wenn alle ungerade',
    inDiscard: 'Ablage:',
    perPlayer: 'je andere Person',
    uncleared: 'je Strafe, die zählt',
    blanks: 'Blockiert',
    except: 'nicht',
    allBut: 'Blockiert alles außer',
    more: (n: number) => `und ${n} Karten`,
    loners: 'Blockiert einzelne Farben, nicht',
    blanked: 'Blockiert',
    clears: 'Hebt Strafen auf:',
    clearsAll: 'Hebt alle Strafen auf',
    clearsWord: (word: string) => `Hebt „${word}“ in Strafen auf`,
    clearsOne: 'Hebt 1 Strafe auf:',
    protects: 'Schützt sich und 1 Karte vor Blockade',
    protectsSuit: 'nie blockiert',
    immune: 'Nie blockiert',
    keepsSuits: 'Behält die Farben auch blockiert',
    copies: 'Kopiert eine Handkarte',
    standsFor: 'Steht für',
    changesSuit: 'Ändert die Farbe einer Karte',
    top: 'Ende: ziehe 1 Karte',
    deck: 'Ende: 1 Karte vom Stapel',
    discard: (suits: string) => `Ende: nimm ${suits} aus der Ablage`,
    also: 'Auch',
    or: 'oder',
  },
} as const;

/** So many suits are named; more are shown by their signs. */
const NAMED = 2;

type Form = 'name' | 'heading' | 'beside' | 'per';

/** "Army, Leader", "{army}{leader}{beast}, Unicorn". */
function listed(who: Who, lang: Lang, last: string = ',', form: Form = 'name'): string {
  const suits = who.flatMap((kind) => (isNamed(kind) ? [] : [kind]));
  const names = who.flatMap((kind) => (isNamed(kind) ? [cards[kind].name[lang]] : []));
  const said =
    suits.length > NAMED
      ? [suits.map((kind) => `{${suitOf(kind)}}`).join('')]
      : suits.map((kind) => named(kind, lang, form));
  return joined([...said, ...names], last);
}

const isNamed = (kind: Kind): kind is CardId => typeof kind === 'string' && !isSuit(kind);

/** Of the suit of the card itself only others count. */
function named(kind: Exclude<Kind, CardId>, lang: Lang, form: Form): string {
  const suit = suitOf(kind);
  if (suit === undefined) return '';
  const isOther = typeof kind === 'object' && 'other' in kind;
  return suitForms[suit][lang][isOther ? (form === 'per' ? 'perOther' : 'others') : form];
}

/** "A, B", "A or B". */
function joined(parts: readonly string[], last: string): string {
  const space = last === ',' ? '' : ' ';
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')}${space}${last} ${parts.at(-1)}`;
}

/** "not Mountain, Lightning": the names that a list of suits leaves out. */
function exceptions(who: Who, lang: Lang): string {
  const spared = who.flatMap((kind) =>
    typeof kind === 'object' && 'except' in kind ? [cards[kind.except].name[lang]] : [],
  );
  return spared.length === 0 ? '' : `, ${words[lang].except} ${spared.join(', ')}`;
}

function eachOf(who: Who, lang: Lang, andFor?: CardId): string {
  const others = who.flatMap((kind) => (typeof kind === 'object' && 'other' in kind ? [kind.other] : []));
  const [other] = others;
  // "für jedes andere Land": with "je" it would need an ending of its own.
  if (who.length === 1 && other !== undefined) {
    const also = andFor === undefined ? '' : `, ${cards[andFor].name[lang]}`;
    return `${words[lang].forOther} ${suitForms[other][lang].eachOther}${also}`;
  }
  return `${words[lang].each} ${listed(andFor === undefined ? who : [...who, andFor], lang, ',', 'per')}`;
}

function anyOf(who: Who, lang: Lang): string {
  const t = words[lang];
  const [only] = who;
  const isOneSuit = who.length === 1 && only !== undefined && !isNamed(only);
  return `${isOneSuit ? t.any : ''}${listed(who, lang, t.or, 'beside')}`;
}

function points(term: PointTerm, lang: Lang): string {
  const t = words[lang];
  switch (term.word) {
    case 'each':
      return `${signed(term.points)} ${eachOf(term.who, lang, term.andFor)}`;
    case 'withAny':
      return `${signed(term.points)} ${t.with} ${anyOf(term.who, lang)}`;
    case 'withAll':
      return `${signed(term.points)} ${t.with} ${term.each.map((who) => anyOf(who, lang)).join(' + ')}`;
    case 'without':
      return `${signed(term.points)} ${t.without} ${listed(term.who, lang, t.or)}`;
    case 'firstAndFurther':
      return `${listed(term.who, lang)}: ${signed(term.first)}, ${t.further} ${signed(term.further)}`;
    case 'exactly':
      return `${signed(term.points)} ${t.exactly} ${term.cards} ${listed(term.who, lang)}`;
    case 'sets':
      return steps(term.steps, t.sets);
    case 'runs':
      return steps(term.steps, t.runs);
    case 'allDifferentSuits':
      return `${signed(term.points)} ${t.different}`;
    case 'sumOfStrengths':
      return `${t.sum} ${suitForms[term.suit][lang].ofAll}`;
    case 'bestStrength':
      return `${t.best} ${listed(term.suits, lang)}`;
    case 'eachOtherOdd':
      return `${signed(term.points)} ${t.eachOdd}`;
    case 'allOdd':
      return `${signed(term.points)} ${t.allOdd}`;
    case 'inDiscard':
      return `${t.inDiscard} ${signed(term.points)} ${eachOf(term.suits, lang, term.andFor)}`;
    case 'perOtherPlayer':
      return `${signed(term.points)} ${t.perPlayer}`;
    case 'unclearedPenalties':
      return `${signed(term.points)} ${t.uncleared}`;
    case 'oneOf':
      return term.terms.map((each) => points(each, lang)).join('; ');
    case 'provided':
      return `${t.with} ${anyOf(term.who, lang)} ${points(term.then, lang)}`;
  }
}

/** "3 in a row: +10 … 7: +150": the first step and the last. */
function steps(list: readonly (readonly [cards: number, points: number])[], what: string): string {
  const [first, last] = [list[0], list.at(-1)];
  if (first === undefined || last === undefined) return '';
  return `${first[0]} ${what}: ${signed(first[1])} … ${last[0]}: ${signed(last[1])}`;
}

function blanking(term: BlankTerm, lang: Lang): string {
  const t = words[lang];
  switch (term.word) {
    case 'blanks':
      return `${t.blanks} ${listed(term.who, lang, ',', 'heading')}${exceptions(term.who, lang)}`;
    case 'blanksAllBut': {
      const names = namesIn(term.who);
      const suits = term.who.filter((kind) => !isNamed(kind));
      return `${t.allBut} ${listed(suits, lang)} ${t.more(names.length)}`;
    }
    case 'blanksLoners':
      return `${t.loners} ${listed(term.but, lang)}`;
    case 'blankedWithout':
      return `${t.blanked} ${t.without} ${listed(term.who, lang, t.or)}`;
    case 'blankedWith':
      return `${t.blanked} ${t.with} ${listed(term.who, lang, t.or, 'beside')}`;
  }
}

function power(term: PowerTerm, lang: Lang): string {
  const t = words[lang];
  switch (term.word) {
    case 'clears':
      return term.suits === 'all' ? t.clearsAll : `${t.clears} ${listed(term.suits, lang, ',', 'heading')}`;
    case 'clearsWord':
      return t.clearsWord(suitForms[term.struck][lang].name);
    case 'clearsOne':
      return `${t.clearsOne} ${listed(term.suits, lang, t.or)}`;
    case 'protects':
      return t.protects;
    case 'protectsSuit':
      return `${suitForms[term.suit][lang].heading} ${t.protectsSuit}`;
    case 'immune':
      return t.immune;
    case 'keepsSuits':
      return t.keepsSuits;
    case 'copies':
      return t.copies;
    case 'standsFor':
      return `${t.standsFor} ${listed(term.suits, lang)}`;
    case 'changesSuit':
      return t.changesSuit;
    case 'drawsAtEnd':
      if (term.from === 'top-of-deck') return t.top;
      return term.suits === 'all' ? t.deck : t.discard(listed(term.suits, lang));
  }
}

function said(term: BonusTerm | PenaltyTerm, lang: Lang): string {
  if (isPoints(term)) return points(term, lang);
  return isBlanking(term) ? blanking(term, lang) : power(term, lang);
}

function gistOf({ bonus = [], penalty = [], alsoSuits = [] }: Card, lang: Lang): Gist {
  const also = alsoSuits.length === 0 ? [] : [`${words[lang].also} ${listed(alsoSuits, lang)}`];
  const clauses = (terms: readonly (BonusTerm | PenaltyTerm)[]): string[] =>
    terms.map((term) => capital(said(term, lang)));
  return { bonus: [...also, ...clauses(bonus)].join('. '), penalty: clauses(penalty).join('. ') };
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export function cardGist(id: string, lang: Lang): Gist {
  if (isCardId(id)) return gistOf(cards[id], lang);
  return { bonus: isItemId(id) ? itemGist(id, lang) : '', penalty: '' };
}

/** The suits that a piece of a gist stands for, apart from its words. */
export function piecesOf(text: string): readonly (string | { readonly suit: Suit })[] {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, i) => (i % 2 === 1 && isSuit(piece) ? { suit: piece } : piece))
    .filter((piece) => piece !== '');
}
