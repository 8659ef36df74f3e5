import type { Lang, View } from '@tafelrunde/kernel';
import { islandNamed } from './boards/named.ts';
import { spiritNamed } from './cards/catalogue.ts';
import { sayElements } from './cards/elements.ts';
import type { Finder } from './cards/relics.ts';
import { spelt } from './effects/icons.ts';
import { landName, pieceName } from './names.ts';
import { hasMarkers } from './rules/markers.ts';
import { relicName, relicText } from './speech.ts';
import { type State, stateIn } from './state.ts';

const words = {
  en: {
    round: (n: number) => `Turn ${n}.`,
    fear: (n: number, pool: number) => `Fear: ${n} of ${pool} for the next card.`,
    blight: (n: number, blighted: boolean) =>
      `The island is ${blighted ? 'blighted' : 'healthy'}; ${n} blight left on the card.`,
    found: (name: string, what: string, by: Finder, used: boolean) =>
      `Found by the ${by}: ${name}${used ? '' : ', not used yet'} (${what}).`,
    time: (name: string, n: number) => `${name}: ${n} Time.`,
    markers: (name: string, what: string) => `${name}: prepared ${what}.`,
    aspect: (name: string, spirit: string) => `${name} plays ${spirit}.`,
    settled: (name: string, what: string) => `${name}: ${what} for good.`,
    energy: (name: string, n: number, destroyed: number) =>
      `${name}: ${n} energy${destroyed === 0 ? '' : `, ${destroyed} presence destroyed`}.`,
  },
  de: {
    round: (n: number) => `Runde ${n}.`,
    fear: (n: number, pool: number) => `Furcht: ${n} von ${pool} für die nächste Karte.`,
    blight: (n: number, blighted: boolean) =>
      `Die Insel ${blighted ? 'ist verödet' : 'blüht'}; noch ${n} Ödnis auf der Karte.`,
    found: (name: string, what: string, by: Finder, used: boolean) =>
      `Gefunden von den ${by === 'spirits' ? 'Geistern' : 'Invasoren'}: ${name}${used ? '' : ', noch nicht eingesetzt'} (${what}).`,
    time: (name: string, n: number) => `${name}: ${n} Zeit.`,
    markers: (name: string, what: string) => `${name}: vorbereitet ${what}.`,
    aspect: (name: string, spirit: string) => `${name} spielt ${spirit}.`,
    settled: (name: string, what: string) => `${name}: für immer ${what}.`,
    energy: (name: string, n: number, destroyed: number) =>
      `${name}: ${n} Energie${destroyed === 0 ? '' : `, ${destroyed} Präsenz zerstört`}.`,
  },
} as const;

/** What lies in each land that is not empty. */
function lands({ map, lands: all }: State, lang: Lang): string[] {
  return islandNamed(map).lands.flatMap(({ name, terrains, coastal, ocean }, i) => {
    const groups = all[i] ?? [];
    if (groups.length === 0) return [];
    const kind = terrains.map((terrain) => spelt(`{${terrain}}`, lang)).join(', ');
    const shore = coastal ? { en: ', coastal', de: ', Küste' }[lang] : '';
    const here = groups.map((group) => pieceName(group, lang, group.n)).join(', ');
    return [ocean ? `${landName(name, lang)}: ${here}.` : `${landName(name, lang)}, ${kind}${shore}: ${here}.`];
  });
}

/** SI-351: whose spirit has one. */
const aspects = ({ zones }: View, lang: Lang, names: readonly string[]): string[] =>
  zones.flatMap(({ kind, seat, cards }) => {
    const panel = kind === 'spirit' && seat !== undefined ? cards[0]?.card : undefined;
    if (panel === undefined || spiritNamed(panel).aspect === undefined) return [];
    return [words[lang].aspect(names[seat ?? 0] ?? '', spiritNamed(panel).name[lang])];
  });

/** The turn, fear, blight and energy; then land by land what lies there. */
export function facts(view: View, lang: Lang, names: readonly string[]): string[] {
  const state = stateIn(view);
  if (state === undefined || state.round === 0) return [];
  const t = words[lang];
  return [
    t.round(state.round),
    t.fear(state.fear, state.fearPool),
    t.blight(state.blight, state.blighted),
    ...state.found.map(({ n, by, used }) => t.found(relicName(n, lang), relicText(n, by, lang), by, used)),
    ...aspects(view, lang, names),
    ...state.energy.map((n, seat) => t.energy(names[seat] ?? '', n, state.destroyed[seat] ?? 0)),
    ...state.time.flatMap((n, seat) => (n > 0 ? [t.time(names[seat] ?? '', n)] : [])),
    ...state.prepared.flatMap((markers, seat) =>
      hasMarkers(markers) ? [t.markers(names[seat] ?? '', spelt(sayElements(markers), lang))] : [],
    ),
    ...state.settled.flatMap((own, seat) =>
      hasMarkers(own) ? [t.settled(names[seat] ?? '', spelt(sayElements(own), lang))] : [],
    ),
    ...lands(state, lang),
  ];
}
