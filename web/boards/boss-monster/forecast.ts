import type { Card } from '@tafelrunde/boss-monster';
import type { Lang, ObjectNumber } from '@tafelrunde/kernel';
import type { BoardProps } from '../../app/games/board.ts';
import { isYou } from '../../table/reading.ts';
import { cardNamed, lureOf } from './reading.ts';
import type { Walk, Walks } from './walks.ts';
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
export function forecastOf(board: BoardProps, walks: Walks, hero: ObjectNumber, card: string): Forecast | undefined {
  const walk = walks.get(hero);
  return walk === undefined ? lureIn(board, hero, card) : fateIn(board.lang, walk);
}

/** "8 → 6 → 3": what is left of it after each Room. */
const stepsOf = ({ from, left }: Walk): string => [from, ...left].map((n) => Math.max(0, n)).join(' → ');

function fateIn(lang: Lang, walk: Walk): Forecast {
  const t = bossWords[lang].fate;
  const { left, from, last, fate } = walk;
  const short = {
    dies: t.dies(last),
    survives: t.survives(left.at(-1) ?? from),
    leaves: t.leaves,
  }[fate];
  const why = left.length === 0 ? t.noRooms : stepsOf(walk);
  const long = left.length === 0 ? `${short}: ${why}` : `${short}. ${t.steps(why)}`;
  return { short, why, long, mood: fate === 'leaves' ? 'stays' : fate };
}

/** What comes of everybody who is on the way, in one sentence. */
export function comingOf(
  { lang }: BoardProps,
  walks: Walks,
  nameOf: (hero: ObjectNumber) => string | undefined,
): string {
  const said = [...walks].flatMap(([hero, walk]) => {
    const name = nameOf(hero);
    return name === undefined ? [] : [`${name}: ${fateIn(lang, walk).short}`];
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
  const what = soughtBy(card.lure, lang);
  const short = to === undefined ? t.stays : isYou(board, to) ? t.toYou : t.to(names[to] ?? '');
  const reason = (noun: string): string =>
    to === undefined && best.length < 2 ? t.nobody(what) : reasonOf(card.lure, figures, noun, lang);
  return { short, why: reason(''), long: `${short}: ${reason(` ${what}`)}`, mood: to === undefined ? 'stays' : 'goes' };
}

type Lure = Extract<Card, { readonly kind: 'hero' }>['lure'];
type LureFigures = NonNullable<ReturnType<typeof lureOf>>;

/** Who has more of it or less of it, or that several have as much. */
function reasonOf({ by }: Lure, { counts, best, to }: LureFigures, what: string, lang: Lang): string {
  const t = bossWords[lang].lure;
  const most = counts[best[0] ?? 0] ?? 0;
  if (to === undefined) return t.tie(most, what);
  if (by !== 'treasure') return t[by](most, what);
  if (best.length > 1) return t.shared(most, what);
  return t.against(most, Math.max(0, ...counts.filter((_, seat) => seat !== to)), what);
}

/** What it looks for. */
function soughtBy(lure: Lure, lang: Lang): string {
  const t = bossWords[lang].lure;
  return lure.by === 'treasure' ? lure.treasures.map((each) => t.sought[each]).join(' + ') : t.of[lure.of];
}
