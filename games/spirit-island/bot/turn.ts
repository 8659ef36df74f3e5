import {
  asOption,
  type Chance,
  cardOf,
  clone,
  count,
  type Match,
  type Op,
  type Open,
  objectsIn,
  type Ref,
  type Run,
  type Seat,
} from '@tafelrunde/kernel';
import { powerCardNamed } from '../cards/catalogue.ts';
import { ELEMENTS, type Elements, together } from '../cards/elements.ts';
import { BUILD, idly, imagined, RAVAGE, STOP } from '../forecast.ts';
import { hand, play } from '../places.ts';
import { elementRef, fewerRef, PASS } from '../refs.ts';
import { reaches } from '../rules/thresholds.ts';
import { cardPlays, elementsOf, spiritAt } from '../rules/tracks.ts';
import { type At, seatsOf } from '../state.ts';
import { goOn, type Horizon, promptPicks, roughPicks, runOn } from './rehearsal.ts';
import { evaluate } from './worth.ts';

/** The use of a power is over when one may use the next. */
export const powerIsUsed: Horizon = (_, { op }) => op.op === 'usePowers';

/** With which element most thresholds are reached, of innate powers and of cards in play. */
export function bestElement(m: At, seat: Seat): Ref {
  const own = elementsOf(m, seat);
  const panel = spiritAt(m, seat);
  const cards = objectsIn(m, play(seat)).map((object) => powerCardNamed(cardOf(m, object) ?? ''));
  const thresholds = [...panel.innates, ...cards].flatMap((power) => power.thresholds);
  const reachedWith = (element: (typeof ELEMENTS)[number]): number => {
    const more = together([own, { [element]: 1 }]);
    return thresholds.filter((each) => reaches(more, each)).length;
  };
  return elementRef(ELEMENTS.reduce((best, each) => (reachedWith(each) > reachedWith(best) ? each : best)));
}

export const isPower = (ref: Ref): boolean => ref !== PASS && fewerRef.in(ref) === undefined && !elementRef.is(ref);

interface Used {
  readonly match: Match;
  readonly worth: number;
}

/** Stands for the question which power is used next: what may be used then need not be known while this one is tried. */
const USED: Op & { readonly seat: Seat; readonly chosen: readonly number[] } = {
  op: 'chooseGrowth',
  seat: 0,
  chosen: [],
};

const swapped = (match: Match, from: (op: Op) => boolean, to: Op): void => {
  match.lanes = match.lanes.map((lane) =>
    lane.ops.some(from) ? { ...lane, ops: lane.ops.map((op) => (from(op) ? to : op)) } : lane,
  );
};

const isUsed: Horizon = (_, { op }) => op === USED || op.op === 'usePowers';

/** Targets that are looked at again. */
const AGAIN = 3;

/** The best way to use a power that is found: every target is tried, and the most promising ones several times. */
export function bestUse(run: Run & At, open: Open, ref: Ref, samples: number, chance: Chance): Used | undefined {
  const aimed = runOn(run.game, clone(run.match), chance);
  aimed.choose(open, [ref]);
  const asked = aimed.open(({ standing }) => !standing)[0];
  if (asked === undefined || asked.op === STOP || isUsed(aimed, asked)) {
    return { match: aimed.match, worth: evaluate(aimed) };
  }
  swapped(aimed.match, ({ op }) => op === 'usePowers', USED);
  const one = runOn(run.game, aimed.match);
  const [first] = one.open(({ standing, op }) => !standing && op === asked.op);
  if (first === undefined) return undefined;
  const several = first.ask.max(one, first.op) > 1;
  const answers = several
    ? Array.from({ length: samples }, () => roughPicks(one, first, chance))
    : one.options(first).map((option) => [asOption(option).ref]);
  const books = answers.map((picks): { picks: readonly Ref[]; best: Used | undefined } => ({ picks, best: undefined }));
  const tryOut = (book: { picks: readonly Ref[]; best: Used | undefined }): void => {
    const tried = runOn(run.game, clone(aimed.match), chance);
    tried.choose(first, book.picks);
    goOn(tried, undefined, isUsed, chance, promptPicks);
    const worth = evaluate(tried);
    if (book.best === undefined || worth > book.best.worth) book.best = { match: tried.match, worth };
  };
  const worthOf = ({ best }: { best: Used | undefined }): number => best?.worth ?? Number.NEGATIVE_INFINITY;
  for (const book of books) tryOut(book);
  for (const book of books.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, AGAIN)) {
    for (let i = 1; i < samples; i++) tryOut(book);
  }
  const best = books.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a)).best;
  if (best !== undefined) swapped(best.match, (op) => op === USED, open.op);
  return best;
}

const nextOpen = (run: Run): Open | undefined => run.open(({ op }) => op !== STOP)[0];

/** Uses whatever helps, one power after the other. */
function usePowers(
  game: Run['game'],
  match: Match,
  seat: Seat,
  speed: 'fast' | 'slow',
  samples: number,
  chance: Chance,
) {
  const use: Op & { readonly seat: Seat; readonly speed: string } = { op: 'usePowers', seat, speed };
  let run = runOn(game, imagined(match, [STOP, use]), chance);
  run.crank();
  const left = new Set<Ref>();
  const seen = new Set<Ref>();
  for (;;) {
    const open = nextOpen(run);
    if (open === undefined || open.op.op !== 'usePowers') return run.match;
    const options = run.options(open).map((option) => asOption(option).ref);
    if (options.some((ref) => elementRef.is(ref))) {
      run.choose(open, [bestElement(run, seat)]);
      continue;
    }
    for (const ref of options) if (isPower(ref) && !seen.has(ref)) left.add(ref);
    const [ref] = left;
    if (ref === undefined) return run.match;
    left.delete(ref);
    seen.add(ref);
    if (!options.includes(ref)) continue;
    const best = bestUse(run, open, ref, samples, chance);
    if (best !== undefined && best.worth > evaluate(run)) run = runOn(game, best.match, chance);
  }
}

/** A position before cards are played in which what the others have played for this turn has been used already. */
function withOthers(m: Run & At, seat: Seat, chance: Chance): Run & At {
  let { match } = m;
  for (const other of seatsOf(m)) {
    if (other === seat || count(m, play(other)) === 0 || match.outcome !== undefined) continue;
    match = usePowers(m.game, match, other, 'fast', FEW, chance);
  }
  const then = runOn(m.game, match);
  const own = objectsIn(then, hand(seat));
  // Who gives or takes cards changes what could be played.
  return match.outcome === undefined && objectsIn(m, hand(seat)).every((card) => own.includes(card)) ? then : m;
}

/** Of what others have played it is enough to know roughly what it will do. */
const FEW = 3;

/** What a turn comes to in which the seat plays these cards and uses its powers, and nobody else does anything more. */
function rehearseTurn(m: Run & At, seat: Seat, cards: readonly Ref[], samples: number, chance: Chance): number {
  const { game } = m;
  const playing: Op & { readonly seat: Seat } = { op: 'playCards', seat };
  const first = runOn(game, imagined(m.match, [STOP, playing]), chance);
  first.crank();
  const open = nextOpen(first);
  if (open !== undefined) first.choose(open, cards);
  first.state.phase = 'fast';
  const fast = usePowers(game, first.match, seat, 'fast', samples, chance);
  if (fast.outcome !== undefined) return evaluate(runOn(game, fast));
  const invaders = runOn(game, imagined(fast, [STOP, { op: 'advance' }, BUILD, RAVAGE]), chance);
  invaders.crank();
  for (let asked = nextOpen(invaders); asked !== undefined; asked = nextOpen(invaders)) {
    invaders.choose(asked, idly(invaders, asked));
  }
  if (invaders.match.outcome !== undefined) return evaluate(invaders);
  invaders.state.phase = 'slow';
  return evaluate(runOn(game, usePowers(game, invaders.match, seat, 'slow', samples, chance)));
}

const costOf = (m: At, card: Ref): number =>
  typeof card === 'number' ? powerCardNamed(cardOf(m, card) ?? '').cost : 0;

/** All sets of cards that can be paid for and played. */
function cardSets(m: At, seat: Seat, cards: readonly Ref[]): (readonly Ref[])[] {
  const most = cardPlays(m, seat);
  const sets: { readonly cards: readonly Ref[]; readonly left: number }[] = [
    { cards: [], left: m.state.energy[seat] ?? 0 },
  ];
  for (const card of cards) {
    const cost = costOf(m, card);
    for (const set of [...sets]) {
      if (set.cards.length < most && cost <= set.left)
        sets.push({ cards: [...set.cards, card], left: set.left - cost });
    }
  }
  return sets.map((set) => set.cards);
}

/** The thresholds of innate powers that these cards would reach. */
function thresholdsWith(m: At, seat: Seat, cards: readonly Ref[]): number {
  const elements = cards.flatMap((card): Elements[] =>
    typeof card === 'number' ? [powerCardNamed(cardOf(m, card) ?? '').elements] : [],
  );
  const own = together([elementsOf(m, seat), ...elements]);
  return spiritAt(m, seat)
    .innates.flatMap(({ thresholds }) => thresholds)
    .filter((threshold) => reaches(own, threshold)).length;
}

/** Cards to play, and what the turn came to with them. */
interface Played {
  readonly cards: readonly Ref[];
  readonly worth: number;
}

interface Thought {
  /** How often the most promising targets of a power are tried. */
  readonly samples: number;
  /** Sets of cards with which the turn is rehearsed. */
  readonly sets: number;
}

/** What a threshold is guessed to add to the cards that reach it. */
const THRESHOLD = 6;

/**
 * The cards with which the turn goes best: each is tried alone, and of the sets that these and the thresholds promise most for, as many
 * as there is time for.
 */
export function bestCards(
  m: Run & At,
  seat: Seat,
  { samples, sets }: Thought,
  chance: Chance,
  isTime: () => boolean,
): Played {
  const before = withOthers(m, seat, chance);
  const turnWith = (cards: readonly Ref[]): Played => ({
    cards,
    worth: rehearseTurn(before, seat, cards, samples, chance),
  });
  let best = turnWith([]);
  const none = best.worth;
  const alone = new Map<Ref, number>();
  const all = cardSets(m, seat, objectsIn(m, hand(seat)));
  for (const cards of all) {
    const [card, ...more] = cards;
    if (card === undefined || more.length > 0 || !isTime()) continue;
    const turn = turnWith(cards);
    alone.set(card, turn.worth - none);
    if (turn.worth > best.worth) best = turn;
  }
  const promise = (cards: readonly Ref[]): number =>
    cards.reduce((sum: number, card) => sum + (alone.get(card) ?? 0), THRESHOLD * thresholdsWith(m, seat, cards));
  const promising = all
    .filter(({ length }) => length > 1)
    .map((cards) => ({ cards, promise: promise(cards) }))
    .sort((one, other) => other.promise - one.promise)
    .slice(0, sets);
  for (const { cards } of promising) {
    if (!isTime()) break;
    const turn = turnWith(cards);
    if (turn.worth > best.worth) best = turn;
  }
  return best;
}
