import type { Lang, View } from '@tafelrunde/kernel';
import { figuresIn, type LandForecast, pieceName } from '@tafelrunde/spirit-island';
import type { BoardProps } from '../../app/games/board.ts';
import type { Act } from './marks.ts';
import { islandWords } from './words.ts';

/* What the invaders will do if nobody does anything, as the rules have played it, in words and numbers. */

const NOTHING: LandForecast = {};

export const forecastOf = (view: View, land: string): LandForecast => figuresIn(view).forecast.lands[land] ?? NOTHING;

/** Is it certain which card will be explored? */
export const isCertain = (view: View): boolean => figuresIn(view).forecast.explore.length === 1;

/** What happens in a land, in the order in which it happens; explorers only where it is certain that they come. */
export function actsIn(view: View, land: string): readonly { readonly act: Act; readonly n: number | undefined }[] {
  const { ravage, build = [], explore } = forecastOf(view, land);
  return [
    ...(ravage === undefined ? [] : [{ act: 'ravage' as const, n: ravage.damage }]),
    ...(build.length === 0 ? [] : [{ act: 'build' as const, n: build.length > 1 ? build.length : undefined }]),
    ...(explore === undefined || !isCertain(view) ? [] : [{ act: 'explore' as const, n: undefined }]),
  ];
}

/** Does something come of it in this land? */
export function concerns(view: View, land: string, act: Act): boolean {
  const told = forecastOf(view, land);
  return told[act] !== undefined || told.skipped?.includes(act) === true;
}

const said = (counts: Readonly<Record<string, number>>, kinds: (kind: string) => boolean, lang: Lang): string =>
  Object.entries(counts)
    .filter(([kind]) => kinds(kind))
    .map(([kind, n]) => pieceName({ kind }, lang, n))
    .join(', ');

const isOurs = (kind: string): boolean => kind === 'dahan' || kind.startsWith('presence');
const isTheirs = (kind: string): boolean => !isOurs(kind);

/** "Ravage: 3 damage, 1 dahan lost, blight, 1 town destroyed by the dahan". */
function ravageIn({ ravage }: LandForecast, lang: Lang): string | undefined {
  if (ravage === undefined) return undefined;
  const t = islandWords[lang].forecast;
  const { damage, destroyed, blight, cascades } = ravage;
  const [lost, struck] = [said(destroyed, isOurs, lang), said(destroyed, isTheirs, lang)];
  return [
    t.ravage(damage),
    ...(lost === '' ? [] : [t.lost(lost)]),
    ...(blight > 0 ? [t.blight] : []),
    ...(cascades ? [t.cascades] : []),
    ...(struck === '' ? [] : [t.struck(struck)]),
  ].join(', ');
}

function countedIn(kinds: readonly string[], lang: Lang): string {
  const counts: Record<string, number> = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return said(counts, () => true, lang);
}

/** All that will happen in a land; nothing where nothing does. */
export function saidOf({ view, lang, game }: Pick<BoardProps, 'view' | 'lang' | 'game'>, land: string): string {
  const t = islandWords[lang];
  const told = forecastOf(view, land);
  const ravage = ravageIn(told, lang);
  const { build, explore, skipped = [] } = told;
  const cards = (explore ?? []).map((card) => game.text.card(card, lang).name);
  return [
    ...(ravage === undefined ? [] : [ravage]),
    ...(build === undefined ? [] : [t.forecast.build(countedIn(build, lang))]),
    ...(explore === undefined ? [] : [isCertain(view) ? t.forecast.explore : t.forecast.mayExplore(cards.join(', '))]),
    ...skipped.flatMap((act) =>
      act === 'ravage' || act === 'build' || act === 'explore' ? [t.forecast.skipped(t.acts[act])] : [],
    ),
  ].join('; ');
}

/** What an act comes to on the whole island. */
export function sumOf({ view, lang }: Pick<BoardProps, 'view' | 'lang'>, act: Act): string {
  const t = islandWords[lang].forecast;
  const all = Object.values(figuresIn(view).forecast.lands);
  if (act === 'build')
    return (
      countedIn(
        all.flatMap(({ build = [] }) => build),
        lang,
      ) || t.none
    );
  if (act === 'explore') return t.lands(all.filter(({ explore }) => explore !== undefined).length);
  const ravages = all.flatMap(({ ravage }) => ravage ?? []);
  if (ravages.length === 0) return t.none;
  const blight = ravages.reduce((sum, each) => sum + each.blight, 0);
  const dahan = ravages.reduce((sum, each) => sum + (each.destroyed.dahan ?? 0), 0);
  return [
    t.lands(ravages.length),
    ...(blight > 0 ? [t.blights(blight)] : []),
    ...(dahan > 0 ? [t.lost(pieceName({ kind: 'dahan' }, lang, dahan))] : []),
  ].join(', ');
}
