import { at } from '../at.ts';
import { Run } from '../crank/run.ts';
import { begin } from '../crank/start.ts';
import type { CardId, ObjectNumber, Seat, ZoneName } from '../match.ts';
import { tinyGame } from '../testing/tiny-game.ts';
import { facesIn } from './cards.ts';
import { move } from './moving.ts';

export const DECK: ZoneName = { kind: 'deck' };
export const ROW: ZoneName = { kind: 'row' };
export const CELLAR: ZoneName = { kind: 'cellar' };
export const hand = (seat: Seat): ZoneName => ({ kind: 'hand', seat });
export const den = (seat: Seat): ZoneName => ({ kind: 'den', seat });

export const game = tinyGame<{ wait: object }, object>({
  id: 'cards',
  zones: {
    deck: { learn: 'nobody', order: 'pile' },
    row: { learn: 'everybody', order: 'row', inPlay: true },
    hand: { learn: 'owner', order: 'none' },
    den: { learn: 'owner', order: 'none', inPlay: true },
    cellar: { learn: 'nobody', order: 'none' },
  },
  setup: () => ({
    zones: [
      { ...DECK, cards: ['a', 'b', 'c'] },
      { ...hand(0), cards: ['d', 'e'] },
      { ...hand(1), cards: ['f', 'g', 'h'] },
      { ...ROW, cards: ['i', 'j'] },
      { ...den(0), cards: ['k', 'l', 'm'] },
      { ...CELLAR, cards: [] },
    ],
    state: {},
    first: { op: 'wait' },
  }),
  rules: { wait: () => undefined },
});

/** A table of three with objects 1 to 13, as a handler sees it. */
export function table(): Run {
  return new Run(game, begin(game, {}, 3), (_, n) => n - 1);
}

export function cards(m: Run, place: ZoneName): CardId[] {
  return facesIn(m, place).map((face) => at(m.match.table, face));
}

export function moved(m: Run, object: ObjectNumber, to: ZoneName): ObjectNumber {
  const now = move(m, object, to);
  if (now === undefined) throw new Error(`${object} is gone`);
  return now;
}
