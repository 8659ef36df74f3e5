/* SI-052: the invader deck by stages from the top, and how adversaries change it (SI-320, SI-350: one after the other). */

/** A stage, or the coastal lands as a card of their own. */
export type DeckSlot = 1 | 2 | 3 | 'coast';

type Deck = readonly DeckSlot[];

export const USUAL_DECK: Deck = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3];

const withoutAt = (deck: Deck, place: number): Deck => deck.filter((_, i) => i !== place);

/** One card of that stage less. */
const less =
  (stage: DeckSlot) =>
  (deck: Deck): Deck =>
    deck.includes(stage) ? withoutAt(deck, deck.indexOf(stage)) : deck;

/** The lowest card of stage III right under the cards of stage I. */
function surge(deck: Deck): Deck {
  const rest = withoutAt(deck, deck.lastIndexOf(3));
  return rest.toSpliced(rest.lastIndexOf(1) + 1, 0, 3);
}

/** After each card of stage II one of stage III from the bottom. */
function interleaved(deck: Deck): Deck {
  return deck.toReversed().reduce<Deck>((done, slot, i) => {
    if (slot !== 2 && slot !== 'coast') return done;
    const place = deck.length - 1 - i;
    return done.slice(0, -1).toSpliced(place + 1, 0, 3);
  }, deck);
}

/** The coastal lands as the third card of stage II, the two above it one place higher. */
function trading(deck: Deck): Deck {
  const [first, second, third] = deck.flatMap((slot, i) => (slot === 2 ? [i] : []));
  if (first === undefined || second === undefined || third === undefined) return deck;
  const coastal = deck.with(third, 'coast');
  return [first, second].reduce((done, i) => withoutAt(done, i).toSpliced(Math.max(0, i - 1), 0, 2), coastal);
}

/** The lowest card of stage I gives way to the lowest one of stage III. */
function ambitious(deck: Deck): Deck {
  const lowest = deck.lastIndexOf(1);
  return lowest < 0 ? deck : withoutAt(deck.with(lowest, 3), deck.lastIndexOf(3));
}

export const deckChanges = {
  lessOfStage1: less(1),
  lessOfStage2: less(2),
  noStage1: (deck: Deck): Deck => deck.filter((slot) => slot !== 1),
  surge,
  interleaved,
  trading,
  ambitious,
} as const satisfies Readonly<Record<string, (deck: Deck) => Deck>>;

export type DeckChange = keyof typeof deckChanges;
