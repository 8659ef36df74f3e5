import type { Question, Ref, Seat, View } from '@tafelrunde/kernel';
import {
  ACOLYTE_COST,
  type Card,
  factionName,
  links,
  PASS,
  PILE_ACOLYTES,
  PILE_DECK,
} from '@tafelrunde/terrors-of-london';
import type { BoardProps } from '../../app/games/board.ts';
import { cardsOf, sizeOf } from '../../table/reading.ts';
import { cardOrNone, londonIn, priceOf } from './reading.ts';
import { londonWords } from './words.ts';

type Speech = (typeof londonWords)['en']['whyNot'];

/** Why something on the table cannot be picked now. */
export function whyNot(
  { view, lang, seat }: Pick<BoardProps, 'view' | 'lang' | 'seat'>,
  question: Question | undefined,
  ref: Ref,
): string {
  const t = londonWords[lang].whyNot;
  if (question === undefined || seat === undefined) return t.turn;
  if (question.op.op !== 'action') return t.other;
  if (ref === PASS) return t.pass(sizeOf(view, 'hand', seat));
  if (ref === PILE_ACOLYTES) {
    if (sizeOf(view, 'acolytes') === 0) return t.noAcolytes;
    return t.price(priceOf(view, ACOLYTE_COST), londonIn(view).coins);
  }
  if (ref === PILE_DECK) return t.deck;
  const found = placeOf(view, ref);
  return found === undefined ? t.other : whyNotCard(view, seat, found, t, lang);
}

interface Found {
  readonly obj: number;
  readonly card: Card;
  readonly kind: string;
  readonly seat: Seat | undefined;
}

function placeOf({ zones }: View, ref: Ref): Found | undefined {
  for (const { kind, seat, cards } of zones) {
    const lying = cards.find(({ obj }) => obj === ref);
    const card = cardOrNone(lying?.card);
    if (lying !== undefined && card !== undefined) return { obj: lying.obj, card, kind, seat };
  }
  return undefined;
}

function whyNotCard(view: View, seat: Seat, found: Found, t: Speech, lang: 'en' | 'de'): string {
  const { coins, usedRelics, overlordUsed } = londonIn(view);
  if (found.kind === 'street') return t.price(priceOf(view, found.card.cost), coins);
  if (found.seat !== seat) return t.theirs;
  if (found.kind === 'relics') return usedRelics.includes(found.obj) ? t.relicUsed : t.relicPassive;
  if (found.kind === 'overlord') return overlordUsed ? t.overlordUsed : t.other;
  return found.kind === 'play' ? whyNoHorde(view, found, t, lang) : t.other;
}

/** TL-066 to TL-071. */
function whyNoHorde(view: View, { obj, card }: Found, t: Speech, lang: 'en' | 'de'): string {
  if (londonIn(view).linked.includes(obj)) return t.linked;
  if (!card.isMonster || card.faction === undefined) return t.noFaction;
  const { left, right } = links[card.faction];
  return t.noPartner(factionName(left)[lang], factionName(right)[lang]);
}

/** The monsters that a monster could be put next to, as far as their signs go. */
export function partnersOf(view: View, seat: Seat, card: Card): string[] {
  if (!card.isMonster || card.faction === undefined) return [];
  const { left, right } = links[card.faction];
  return cardsOf(view, 'play', seat).flatMap(({ card: id }) => {
    const other = cardOrNone(id);
    const fits = other?.isMonster === true && (other.faction === left || other.faction === right);
    return fits ? [id] : [];
  });
}
