import type { GameEvent, Match } from '@tafelrunde/kernel';
import { view } from '@tafelrunde/kernel';
import type { Card } from './cards/card.ts';
import { cards } from './cards/catalogue.ts';
import { type CardId, cardIds, type ItemId, isItemId, itemIds } from './cards/ids.ts';
import { fantasyRealms } from './index.ts';
import { explanationOf } from './proposal.ts';
import type { CardExplanation, Reason } from './scoring/explain.ts';

/** One way in which a card takes effect: `king: bonus`, `basilisk: blanks`, `portal: used`. */
export type CardEffect = `${string}: ${string}`;

const effectOfWord: Readonly<Record<string, string>> = {
  clears: 'clears',
  clearsWord: 'clears',
  clearsOne: 'clears',
  protects: 'protects',
  protectsSuit: 'protects',
  immune: 'is there',
  keepsSuits: 'is there',
  copies: 'becomes',
  standsFor: 'becomes',
  changesSuit: 'changes',
  drawsAtEnd: 'gains',
  blanks: 'blanks',
  blanksAllBut: 'blanks',
  blanksLoners: 'blanks',
  blankedWithout: 'blanks itself',
  blankedWith: 'blanks itself',
};

/** Every effect of every card and item of the game: what a thorough test has seen in the end. */
export function effectsDue(): CardEffect[] {
  const dealt = cardIds.filter((id) => id !== 'phoenix-promo');
  return [
    ...dealt.flatMap((id) => [...effectsOf(cards[id])].map((effect): CardEffect => `${id}: ${effect}`)),
    ...itemIds.flatMap((id): CardEffect[] => (SILENT.includes(id) ? [`${id}: used`] : [`${id}: used`, `${id}: does`])),
  ];
}

/** Items that change only what comes next: the score, the turn order, the discard. */
const SILENT: readonly ItemId[] = ['treasure-chest', 'hourglass', 'portal'];

function effectsOf({ bonus = [], penalty = [] }: Card): Set<string> {
  return new Set([
    ...bonus.map(({ word }) => effectOfWord[word] ?? 'bonus'),
    ...penalty.map(({ word }) => effectOfWord[word] ?? 'penalty'),
  ]);
}

/** What took effect in a game that is over: read from the explained scores and from what happened. */
export function effectsSeen(match: Match, events: readonly GameEvent[]): CardEffect[] {
  const watching = view(fantasyRealms, match, []);
  const explained = Array.from({ length: match.seats }, (_, seat) => explanationOf(watching, seat).cards).flat();
  return [...explained.flatMap(seenInScore), ...events.flatMap(seenInPlay)];
}

function seenInScore({ id, reasons }: CardExplanation): CardEffect[] {
  return [`${id}: is there`, ...reasons.flatMap((reason) => seenIn(id, reason))];
}

function seenIn(id: CardId, reason: Reason): CardEffect[] {
  switch (reason.kind) {
    case 'bonus':
    case 'penalty':
      return [`${id}: ${reason.kind}`];
    case 'cleared':
      return [`${reason.by}: clears`];
    case 'protected':
      return [`${reason.by}: protects`];
    case 'changed-suit':
      return [`${reason.by}: changes`];
    case 'blanked':
      return reason.by.map((by): CardEffect => (by === id ? `${id}: blanks itself` : `${by}: blanks`));
    case 'copies':
    case 'stands-for':
      return [`${id}: becomes`];
    default:
      return [];
  }
}

function seenInPlay({ type, cause = '' }: GameEvent): CardEffect[] {
  if (type === 'gained') return [`${cause}: gains`];
  return isItemId(cause) ? [type === 'used' ? `${cause}: used` : `${cause}: does`] : [];
}
