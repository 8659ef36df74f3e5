import { type Ref, refs, type Seat, type View, type ViewCard } from '@tafelrunde/kernel';
import {
  cardData,
  ELEMENTS,
  elementRef,
  growthRef,
  innateRef,
  isSpirit,
  markerRef,
  type SpiritCard,
  stateIn,
  trackRef,
} from '@tafelrunde/spirit-island';
import { cardsOf } from '../../../table/cards/reading.ts';
import { isPower } from '../measured.ts';

/* What lies before a spirit, found in the view. */

interface Chosen {
  readonly id: string;
  readonly card: SpiritCard;
}

/** The spirit of a seat, once it is chosen. */
export function spiritOf(view: View, seat: Seat): Chosen | undefined {
  const [lying] = cardsOf(view, 'spirit', seat);
  const card = lying === undefined ? undefined : cardData(lying.card);
  return lying !== undefined && card !== undefined && isSpirit(card) ? { id: lying.card, card } : undefined;
}

/** The cards in play, and those that count as played in every turn. */
export const allInPlay = (view: View, seat: Seat): readonly ViewCard[] =>
  (['play', 'aid'] as const).flatMap((kind) => cardsOf(view, kind, seat));

/** The cards in play of a speed. */
export const inPlay = (view: View, seat: Seat, speed: 'fast' | 'slow'): readonly ViewCard[] =>
  allInPlay(view, seat).filter(({ card: id }) => {
    const card = cardData(id);
    return isPower(card) && card.speed === speed;
  });

/** All power cards of a spirit that can be seen before it, in the order in which they lie there. */
const cardsBefore = (view: View, seat: Seat): readonly ViewCard[] => [
  ...inPlay(view, seat, 'fast'),
  ...inPlay(view, seat, 'slow'),
  ...cardsOf(view, 'hand', seat),
  ...cardsOf(view, 'discard', seat),
];

/** Everything that can be picked before a spirit, and the spirits themselves. */
export function panelRefs(view: View, seat: Seat): readonly Ref[] {
  const spirit = spiritOf(view, seat);
  const ofPanel =
    spirit === undefined
      ? []
      : [
          ...spirit.card.growth.options.map((_, i) => growthRef(i)),
          ...spirit.card.tracks.map((_, i) => trackRef(i)),
          ...spirit.card.innates.map((_, i) => innateRef(i)),
          ...ELEMENTS.flatMap((element) => [elementRef(element), markerRef(element)]),
        ];
  const everybody = Array.from({ length: view.seats }, (_, each) => refs.seat(each));
  return [...cardsBefore(view, seat).map(({ obj }) => obj), ...ofPanel, ...everybody];
}

/** Has it been used this turn? */
export const isUsed = (view: View, seat: Seat, ref: Ref): boolean =>
  stateIn(view)?.used[seat]?.includes(String(ref)) === true;

/** Is somebody still asked for something? */
export const isBusy = (view: View, seat: Seat): boolean =>
  view.waiting.seats.includes(seat) || view.questions.some((question) => question.seat === seat);
