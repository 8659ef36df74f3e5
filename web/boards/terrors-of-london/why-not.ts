import type { Question, Ref, Seat, View, ViewZone } from '@tafelrunde/kernel';
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
import { cardsOf, placeOf, sizeOf } from '../../table/cards/reading.ts';
import { cardOrNone, londonIn, priceOf } from './reading.ts';
import { londonWords } from './words.ts';

type Speech = (typeof londonWords)['en']['whyNot'];

/** Why something on the table cannot be picked now. */
export function whyNot(
  { view, lang }: Pick<BoardProps, 'view' | 'lang'>,
  question: Question,
  ref: Ref,
): string | undefined {
  const t = londonWords[lang].whyNot;
  const { seat, op } = question;
  if (op.op !== 'action') return undefined;
  if (ref === PASS) return t.pass(sizeOf(view, 'hand', seat));
  if (ref === PILE_ACOLYTES) {
    if (sizeOf(view, 'acolytes') === 0) return t.noAcolytes;
    return t.price(priceOf(view, ACOLYTE_COST), londonIn(view).coins);
  }
  if (ref === PILE_DECK) return t.deck;
  const found = cardAt(view, ref);
  return found === undefined ? undefined : whyNotCard(view, seat, found, t, lang);
}

interface Found {
  readonly obj: number;
  readonly card: Card;
  readonly place: ViewZone;
}

function cardAt(view: View, ref: Ref): Found | undefined {
  const place = placeOf(view, ref);
  const lying = place?.cards.find(({ obj }) => obj === ref);
  const card = cardOrNone(lying?.card);
  return place === undefined || lying === undefined || card === undefined ? undefined : { obj: lying.obj, card, place };
}

function whyNotCard(view: View, seat: Seat, found: Found, t: Speech, lang: 'en' | 'de'): string | undefined {
  const { coins, usedRelics, overlordUsed } = londonIn(view);
  const { obj, card, place } = found;
  if (place.kind === 'street') return t.price(priceOf(view, card.cost), coins);
  if (place.seat !== seat) return t.theirs;
  if (place.kind === 'relics') return usedRelics.includes(obj) ? t.relicUsed : t.relicPassive;
  if (place.kind === 'overlord') return overlordUsed ? t.overlordUsed : undefined;
  return place.kind === 'play' ? whyNoHorde(view, found, t, lang) : undefined;
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
