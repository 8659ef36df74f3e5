import type { ObjectNumber, Question, Seat, View, ViewCard } from '@tafelrunde/kernel';
import type { Card } from '@tafelrunde/terrors-of-london';
import { cardsOf } from '../../table/cards/reading.ts';
import { cardOrNone, londonIn, overlordIn } from './reading.ts';

type Effect = Card['unique'];

/** Words that ask nobody anything, whenever they are carried out. */
const SILENT: ReadonlySet<string> = new Set([
  'gain',
  'gainForEachOther',
  'convert',
  'draw',
  'rally',
  'haunt',
  'opponentLoses',
  'discount',
  'claimNext',
]);

const isSilent = (effect: Effect): boolean => effect.every(({ word }) => SILENT.has(word));

const isMonsterOf = (card: Card | undefined, house: string | undefined): boolean =>
  card?.isMonster === true && card.faction !== undefined && card.faction === house;

/** TL-042: has an influence card what it looks for? */
const hasHouse = (view: View, seat: Seat, house: string | undefined): boolean =>
  cardsOf(view, 'play', seat).some(({ card }) => isMonsterOf(cardOrNone(card), house));

/** Counts what lies there: the later it is played, the more it gives. */
const counts = (card: Card): boolean => card.unique.some(({ word }) => word === 'gainForEachOther');

interface Ranked {
  readonly obj: ObjectNumber;
  readonly card: Card;
}

/**
 * What "play all" plays, in this order: only cards whose playing asks nothing. Monsters of the overlord's faction come first,
 * influence cards last (TL-042 to TL-044); they wait if a monster that they need is still in the hand.
 */
export function toPlay(view: View, seat: Seat, question: Question | undefined): readonly ObjectNumber[] {
  if (question?.op.op !== 'action') return [];
  const hand = cardsOf(view, 'hand', seat).filter(({ obj }) => question.options.some(({ ref }) => ref === obj));
  const house = cardOrNone(overlordIn(view, seat)?.card)?.faction;
  const playable = hand.flatMap((held) => playableOf(view, seat, held, hand, house));
  const rank = ({ card }: Ranked): number =>
    card.kind === 'influence' ? 3 : counts(card) ? 2 : isMonsterOf(card, house) ? 0 : 1;
  return playable.sort((a, b) => rank(a) - rank(b) || a.obj - b.obj).map(({ obj }) => obj);
}

function playableOf(
  view: View,
  seat: Seat,
  { obj, card: id }: ViewCard,
  hand: readonly ViewCard[],
  house: string | undefined,
): Ranked[] {
  const card = cardOrNone(id);
  if (card === undefined || !asksNothing(view, seat, card)) return [];
  if (card.kind === 'influence' && !hasHouse(view, seat, house)) {
    const isHelpInHand = hand.some((other) => isMonsterOf(cardOrNone(other.card), house));
    if (isHelpInHand && !hand.some((other) => isReady(view, seat, other, house))) return [];
  }
  return [{ obj, card }];
}

const isReady = (view: View, seat: Seat, { card: id }: ViewCard, house: string | undefined): boolean => {
  const card = cardOrNone(id);
  return card !== undefined && isMonsterOf(card, house) && asksNothing(view, seat, card);
};

function asksNothing(view: View, seat: Seat, card: Card): boolean {
  if (card.kind === 'relic') return cardsOf(view, 'relics', seat).length < 3;
  const { hordeFormed } = londonIn(view);
  const unique = card.unique.filter(({ word }) => word !== 'if');
  const waits = card.unique.length > unique.length && !hordeFormed;
  return !waits && isSilent(card.keywords) && isSilent(unique) && isSilent(card.influence);
}
