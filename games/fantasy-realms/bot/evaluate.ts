import { at, facesIn, type Position, type Seat, type ZoneName } from '@tafelrunde/kernel';
import { cardIndex, isCardId, isItemId } from '../cards/ids.ts';
import { modeOf, rulingsOf } from '../rules/worth.ts';
import { unusedChoices } from '../scoring/choices.ts';
import { scoreCase } from '../scoring/hand.ts';
import { contextOf } from '../scoring/read-hand.ts';
import { createTableau } from '../scoring/tableau.ts';
import { DISCARD, hand, used } from '../state.ts';
import { withoutOne } from './dreams.ts';
import { estimateFor } from './estimate.ts';

/** What the seat would score if the game ended now, after the discard that it still owes. */
export function evaluate(m: Position, seat: Seat): number {
  const { match, seats } = m;
  const final = match.outcome?.scores?.[seat];
  if (final !== undefined) return final;
  const mode = modeOf(match.options);
  const discard = cardsIn(m, DISCARD);
  const context = contextOf(seats, discard, rulingsOf(match.options));
  const estimate = estimateFor(mode, context);
  const held = cardsIn(m, hand(seat));
  const kept = owesDiscard(m, seat) && held.length > 0 ? at(withoutOne(held, estimate), 0) : held;
  if (!mode.items) return estimate(kept);
  const items = namesIn(m, used(seat)).filter(isItemId);
  const given = { hand: [], mode, context, discard, items, choices: unusedChoices(), best: false };
  return estimate(kept) + scoreCase(tableau, given).total;
}

const tableau = createTableau();

const namesIn = (m: Position, place: ZoneName): string[] => facesIn(m, place).map((face) => at(m.match.table, face));

const cardsIn = (m: Position, place: ZoneName): number[] => namesIn(m, place).filter(isCardId).map(cardIndex);

const owesDiscard = ({ match }: Position, seat: Seat): boolean =>
  match.lanes.some(({ ops }) =>
    ops.some((op) => (op.op === 'drop' || op.op === 'dropDrawn') && 'seat' in op && op.seat === seat),
  );
