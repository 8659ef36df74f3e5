import type { Card } from '@tafelrunde/boss-monster';
import type { Lang, ObjectNumber, Seat, View } from '@tafelrunde/kernel';
import { cardNamed, fateOf, lureOf } from './reading.ts';
import { bossWords } from './words.ts';

/* What will become of a Hero if nobody does anything, in words. */

export interface Forecast {
  /** In a few letters. */
  readonly short: string;
  /** With the reason. */
  readonly long: string;
  readonly mood: 'goes' | 'stays' | 'dies' | 'survives';
}

interface Asked {
  readonly view: View;
  readonly lang: Lang;
  readonly names: readonly string[];
}

/** In town: to whom it goes and why; at an entrance: how it fares. */
export function forecastOf(asked: Asked, hero: ObjectNumber, card: string): Forecast | undefined {
  return fateIn(asked, hero) ?? lureIn(asked, hero, card);
}

function fateIn({ view, lang }: Asked, hero: ObjectNumber): Forecast | undefined {
  const fate = fateOf(view, hero);
  if (fate === undefined) return undefined;
  const t = bossWords[lang].fate;
  const { dies, rooms, left } = fate;
  const short = dies ? t.dies(rooms.length) : t.survives(rooms.at(-1) ?? left);
  const steps = rooms.length === 0 ? t.noRooms : t.steps([left, ...rooms].map((n) => Math.max(0, n)).join(' → '));
  return { short, long: `${short}. ${steps}`, mood: dies ? 'dies' : 'survives' };
}

function lureIn({ view, lang, names }: Asked, hero: ObjectNumber, id: string): Forecast | undefined {
  const figures = lureOf(view, hero);
  const card = cardNamed(id);
  if (figures === undefined || card?.kind !== 'hero') return undefined;
  const t = bossWords[lang].lure;
  const { counts, best, to } = figures;
  const most = best[0] === undefined ? 0 : (counts[best[0]] ?? 0);
  const what = soughtBy(card.lure, lang);
  if (to !== undefined) {
    const name = names[to] ?? '';
    return { short: t.toShort(name), long: whyTo(card.lure, { name, what, to, counts }, lang), mood: 'goes' };
  }
  if (best.length > 1) return { short: t.tieShort, long: t.tie(most, what), mood: 'stays' };
  return { short: t.nobodyShort, long: t.nobody(what), mood: 'stays' };
}

type Lure = Extract<Card, { readonly kind: 'hero' }>['lure'];

interface Going {
  readonly name: string;
  readonly what: string;
  readonly to: Seat;
  readonly counts: readonly number[];
}

/** Who has more of it, or least of it. */
function whyTo({ by }: Lure, { name, what, to, counts }: Going, lang: Lang): string {
  const t = bossWords[lang].lure;
  const mine = counts[to] ?? 0;
  if (by !== 'treasure') return t[by](name, what, mine);
  return t.to(name, mine, Math.max(...counts.filter((_, seat) => seat !== to)), what);
}

/** What it looks for. */
function soughtBy(lure: Lure, lang: Lang): string {
  const t = bossWords[lang];
  return lure.by === 'treasure' ? lure.treasures.map((each) => t.treasure[each]).join(' + ') : t.lure.of[lure.of];
}
