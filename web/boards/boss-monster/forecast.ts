import { type Card, figuresIn } from '@tafelrunde/boss-monster';
import type { Lang, ObjectNumber } from '@tafelrunde/kernel';
import type { BoardProps } from '../../app/games/board.ts';
import { isYou } from '../../table/cards/reading.ts';
import { cardNamed, lureOf, numberOf, stateOf, walkOf } from './reading.ts';
import { bossWords } from './words.ts';

/* What will become of a Hero if nobody does anything, in words. */

export interface Forecast {
  /** In a few letters. */
  readonly short: string;
  /** The reason in a few letters: beside it stands what the Hero looks for. */
  readonly why: string;
  /** With the reason. */
  readonly long: string;
  readonly mood: 'goes' | 'stays' | 'dies' | 'survives';
}

/** In town: to whom it goes and why; at an entrance: how it fares. */
export function forecastOf(board: BoardProps, hero: ObjectNumber, card: string): Forecast | undefined {
  return walkOf(board.view, hero) === undefined ? lureIn(board, hero, card) : fateIn(board, hero);
}

/** "8 → 6 → 3": what is left of it after each Room. */
const stepsOf = (steps: readonly number[]): string => steps.map((n) => Math.max(0, n)).join(' → ');

function fateIn({ view, lang }: BoardProps, hero: ObjectNumber): Forecast | undefined {
  const walk = walkOf(view, hero);
  if (walk === undefined) return undefined;
  const t = bossWords[lang].fate;
  const { left, room, fate } = walk;
  const steps = [figuresIn(view).heroes[hero]?.left ?? 0, ...left];
  const short = {
    dies: t.dies(numberOf(view, room)),
    survives: t.survives(steps.at(-1) ?? 0),
    leaves: t.leaves,
    waits: t.waits,
  }[fate];
  if (fate === 'waits') return { short, why: '', long: short, mood: 'stays' };
  const nowhere = fate === 'dies' ? t.here : t.noRooms;
  const why = left.length === 0 ? nowhere : stepsOf(steps);
  const long = left.length === 0 ? `${short}: ${why}` : `${short}. ${t.steps(why)}`;
  return { short, why, long, mood: fate === 'leaves' ? 'stays' : fate };
}

/** What comes of everybody who is on the way, in one sentence; the one inside first. */
export function comingOf(board: BoardProps, nameOf: (hero: ObjectNumber) => string | undefined): string {
  const heroes = Object.keys(figuresIn(board.view).walks).map(Number);
  const inside = stateOf(board.view).walk?.hero;
  const said = heroes
    .sort((a, b) => Number(b === inside) - Number(a === inside))
    .flatMap((hero) => {
      const name = nameOf(hero);
      const fate = fateIn(board, hero);
      return name === undefined || fate === undefined ? [] : [`${name}: ${fate.short}`];
    });
  return said.join(' · ');
}

function lureIn(board: BoardProps, hero: ObjectNumber, id: string): Forecast | undefined {
  const { view, lang, names } = board;
  const figures = lureOf(view, hero);
  const card = cardNamed(id);
  if (figures === undefined || card?.kind !== 'hero') return undefined;
  const t = bossWords[lang].lure;
  const { best, to } = figures;
  const short = to === undefined ? t.stays : isYou(board, to) ? t.toYou : t.to(names[to] ?? '');
  const isNobodys = to === undefined && best.length < 2;
  const reason = (noun: string): string =>
    isNobodys ? t.nobody(soughtBy(card.lure, lang)) : reasonOf(card.lure, figures, noun, lang);
  const what = soughtBy(card.lure, lang, card.lure.by === 'treasure' ? mostIn(figures) : undefined);
  return { short, why: reason(''), long: `${short}: ${reason(` ${what}`)}`, mood: to === undefined ? 'stays' : 'goes' };
}

type Lure = Extract<Card, { readonly kind: 'hero' }>['lure'];
type LureFigures = NonNullable<ReturnType<typeof lureOf>>;

const mostIn = ({ counts, best }: LureFigures): number => counts[best[0] ?? 0] ?? 0;

/** Who has more of it or less of it, or that several have as much. */
function reasonOf({ by }: Lure, figures: LureFigures, what: string, lang: Lang): string {
  const t = bossWords[lang].lure;
  const { counts, best, to } = figures;
  const most = mostIn(figures);
  if (to === undefined) return t.tie(most, what);
  if (by !== 'treasure') return t[by](most, what);
  if (best.length > 1) return t.shared(most, what);
  return t.against(most, Math.max(0, ...counts.filter((_, seat) => seat !== to)), what);
}

/** What it looks for, one of it or several. */
function soughtBy(lure: Lure, lang: Lang, n = 0): string {
  const t = bossWords[lang].lure;
  return lure.by === 'treasure' ? lure.treasures.map((each) => t.sought[each](n)).join(' + ') : t.of[lure.of](n);
}
