import type { Advice, Advisor, GameBot, Question, Ref, Seat, View } from '@tafelrunde/kernel';
import { evaluate } from './bot/evaluate.ts';
import { draftHighest, dropLowest, takeHighest } from './bot/highest.ts';
import { outlookOf } from './bot/outlook.ts';
import { draft, drop, take } from './bot/turn.ts';
import { cursedItems } from './cards/cursed-items.ts';
import { isItemId } from './cards/ids.ts';
import { proposedPick } from './proposal.ts';
import { DISCARD_ITEM, LEAVE_ITEM, USE_ITEM } from './state.ts';

/** The player worth playing against: thinks of the hand that it may come to, and chooses exactly at the end. */
const expert: Advisor = ({ view, seat }, question, chance, goesOn) => {
  switch (question.op.op) {
    case 'take':
      return orTheItem(take(outlookOf(view, seat), question, chance, goesOn), question);
    case 'drop':
    case 'dropDrawn':
      return orTheItem(drop(outlookOf(view, seat), question, chance, goesOn), question);
    case 'draft':
      return [[draft(outlookOf(view, seat), question, chance, goesOn)]];
    case 'endWithItem':
      return orTheItem(isWelcome(view, seat) ? LEAVE_ITEM : DISCARD_ITEM, question);
    default:
      return settledAtTheEnd(view, question);
  }
};

const orTheItem = (pick: Ref, { options }: Question): Advice =>
  options.some(({ ref }) => ref === USE_ITEM) ? [[pick], [USE_ITEM]] : [[pick]];

/** An item that was of no use in this turn goes, unless it brings points when its turn comes (FR-051, FR-054). */
function isWelcome({ zones }: View, seat: Seat): boolean {
  const items = zones.filter((zone) => zone.kind === 'item' && zone.seat === seat).flatMap(({ cards }) => cards);
  return items.some(({ card }) => isItemId(card) && cursedItems[card].points > 0);
}

function settledAtTheEnd(view: View, question: Question): Advice {
  const pick = proposedPick(view, question);
  return pick === undefined ? undefined : [[pick]];
}

/** The yardstick. */
const highest: Advisor = ({ view, seat }, question) => {
  switch (question.op.op) {
    case 'take':
      return [[takeHighest(outlookOf(view, seat), question)]];
    case 'drop':
    case 'dropDrawn':
      return [[dropLowest(outlookOf(view, seat), question)]];
    case 'draft':
      return [[draftHighest(outlookOf(view, seat), question)]];
    default:
      return settledAtTheEnd(view, question) ?? [question.options.slice(0, question.min).map(({ ref }) => ref)];
  }
};

/** What the bots of the house know of this game. */
export const fantasyRealmsBot = { evaluate, players: { expert, highest } } satisfies GameBot;
