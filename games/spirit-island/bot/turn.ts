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

/** A way to use a power. */
interface Book {
  readonly picks: readonly Ref[];
  best: Used | undefined;
  /** There is nothing in it that might be done otherwise another time. */
  isSettled: boolean;
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
  // Where nothing can be picked, there is one way to go on.
  if (answers.length === 0) answers.push([]);
  const books = answers.map((picks): Book => ({ picks, best: undefined, isSettled: false }));
  const tryOut = (book: Book): void => {
    book.isSettled = true;
    const lucky: Chance = (what, n) => {
      book.isSettled = false;
      return chance(what, n);
    };
    const tried = runOn(run.game, clone(aimed.match), lucky);
    tried.choose(first, book.picks);
    goOn(tried, undefined, isUsed, lucky, promptPicks);
    const worth = evaluate(tried);
    if (book.best === undefined || worth > book.best.worth) book.best = { match: tried.match, worth };
  };
  const worthOf = ({ best }: Book): number => best?.worth ?? Number.NEGATIVE_INFINITY;
  for (const book of books) tryOut(book);
  for (const book of books.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, AGAIN)) {
    for (let i = 1; i < samples && !book.isSettled; i++) tryOut(book);
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

/** The invaders have done what they do in a turn if nobody keeps them from it; then come slow powers. */
function afterInvaders(game: Run['game'], match: Match): Run & At {
  const run = runOn(game, imagined(match, [STOP, { op: 'advance' }, BUILD, RAVAGE]));
  run.crank();
  for (let asked = nextOpen(run); asked !== undefined; asked = nextOpen(run)) run.choose(asked, idly(run, asked));
  if (run.match.outcome === undefined) run.state.phase = 'slow';
  return run;
}

/** These cards have been played, and the seat may use its powers of this speed. */
function played({ game, match }: At, seat: Seat, cards: readonly Ref[], speed: 'fast' | 'slow', chance: Chance) {
  const use: Op & { readonly seat: Seat; readonly speed: string } = { op: 'usePowers', seat, speed };
  const playing: Op & { readonly seat: Seat } = { op: 'playCards', seat };
  const run = runOn(game, imagined(match, [STOP, use, playing]), chance);
  run.state.phase = speed;
  run.crank();
  const open = nextOpen(run);
  if (open !== undefined) run.choose(open, cards);
  return run;
}

/** What a turn comes to in which the seat plays these cards and uses its powers, and nobody else does anything more. */
function rehearseTurn(m: Run & At, seat: Seat, cards: readonly Ref[], samples: number, chance: Chance): number {
  const { game } = m;
  const first = played(m, seat, cards, 'fast', chance);
  const fast = usePowers(game, first.match, seat, 'fast', samples, chance);
  if (fast.outcome !== undefined) return evaluate(runOn(game, fast));
  const invaders = afterInvaders(game, fast);
  if (invaders.match.outcome !== undefined) return evaluate(invaders);
  return evaluate(runOn(game, usePowers(game, invaders.match, seat, 'slow', samples, chance)));
}

/** How much better things stand when a card alone has been played and used; what it costs counts. */
function gainsAlone(m: Run & At, seat: Seat, cards: readonly Ref[], chance: Chance): ReadonlyMap<Ref, number> {
  const slow = afterInvaders(m.game, m.match);
  const before = { fast: { from: m, worth: evaluate(m) }, slow: { from: slow, worth: evaluate(slow) } };
  return new Map(
    cards.map((card) => {
      const { speed } = powerCardNamed(typeof card === 'number' ? (cardOf(m, card) ?? '') : '');
      const { from, worth } = before[speed];
      if (from.match.outcome !== undefined) return [card, 0];
      const run = played(from, seat, [card], speed, chance);
      const open = nextOpen(run);
      const isUsable = open?.op.op === 'usePowers' && run.options(open).some((option) => asOption(option).ref === card);
      const used = isUsable ? bestUse(run, open, card, 1, chance)?.worth : undefined;
      return [card, (used ?? evaluate(run)) - worth];
    }),
  );
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
const THRESHOLD = 10;

/**
 * The cards with which the turn goes best: of the sets that promise most, by what each card does alone and by the thresholds that they
 * reach together, as many are rehearsed as there is time for.
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
  const all = cardSets(m, seat, objectsIn(m, hand(seat))).filter(({ length }) => length > 0);
  if (all.length === 0) return best;
  const alone = gainsAlone(before, seat, [...new Set(all.flat())], chance);
  const promise = (cards: readonly Ref[]): number =>
    cards.reduce((sum: number, card) => sum + (alone.get(card) ?? 0), THRESHOLD * thresholdsWith(m, seat, cards));
  const promising = all
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
