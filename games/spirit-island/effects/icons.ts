import type { Lang, Said } from '@tafelrunde/kernel';
import { type Kind, kind } from '@tafelrunde/words';
import type { Terrain } from '../boards/board.ts';
import { type Counted, INVADERS } from '../pieces.ts';

/*
 * Icons stand in texts as tokens: `{town}` for one, `{town+}` for several, `{town+.dat}` where German needs another case. A board
 * draws them, `spelt` writes them out.
 */

const named = {
  explorer: kind('explorer', 'der Entdecker/Entdecker'),
  town: kind('town', 'das Dorf/Dörfer/Dorfes'),
  city: kind('city/cities', 'die Stadt/Städte'),
  invader: kind('invader', 'der Invasor/Invasoren'),
  dahan: kind('dahan/dahan', 'der Dahan/Dahan'),
  blight: kind('blight/blight', 'die Ödnis/Ödnis'),
  presence: kind('presence/presence', 'die Präsenz/Präsenzen'),
  'sacred-site': kind('sacred site', 'die Heilige Stätte/Heilige Stätten'),
  beasts: kind('beasts/beasts', 'die Bestie/Bestien'),
  disease: kind('disease/disease', 'die Seuche/Seuchen'),
  wilds: kind('wilds/wilds', 'die Wildnis/Wildnis'),
  badlands: kind('badlands/badlands', 'die Einöde/Einöden'),
  ward: kind('warding pattern', 'das Schutzmuster/Schutzmuster'),
  flame: kind('flame marker', 'der Flammenmarker/Flammenmarker'),
  relic: kind('hidden marker', 'der verdeckte Marker/verdeckten Marker'),
  curse: kind('sewn-up sack', 'der zugenähte Sack/zugenähten Säcke'),
  thief: kind('thief/thieves', 'der Dieb/Diebe'),
  strife: kind('strife/strife', 'der Streit/Streit'),
  fear: kind('fear/fear', 'die Furcht/Furcht'),
  energy: kind('energy/energy', 'die Energie/Energie'),
  jungle: kind('jungle', 'der Dschungel/Dschungel'),
  mountain: kind('mountain', 'die Berge/Berge'),
  sands: kind('sands/sands', 'die Wüste/Wüsten'),
  wetland: kind('wetland', 'der Sumpf/Sümpfe/Sumpfs'),
  fast: kind('fast/fast', 'das schnell/schnelle'),
  slow: kind('slow/slow', 'das verzögert/verzögerte'),
  sun: kind('sun/sun', 'die Sonne/Sonne'),
  moon: kind('moon/moon', 'der Mond/Mond'),
  fire: kind('fire/fire', 'das Feuer/Feuer'),
  air: kind('air/air', 'die Luft/Luft'),
  water: kind('water/water', 'das Wasser/Wasser'),
  earth: kind('earth/earth', 'die Erde/Erde'),
  plant: kind('plant/plant', 'die Pflanze/Pflanze'),
  animal: kind('animal/animal', 'das Tier/Tier'),
} as const satisfies Readonly<Record<string, Kind>>;

const icons: Readonly<Record<string, Kind>> = named;

const TOKEN = /\{([a-z-]+)(\+?)(?:\.(dat|gen))?\}/g;

/** The text with its icons written out. */
export const spelt = (text: string, lang: Lang): string =>
  text.replaceAll(TOKEN, (token, name: string, many: string, where: string | undefined) => {
    const icon = icons[name];
    if (icon === undefined) return token;
    if (lang === 'en') return many === '' ? icon.en.one : icon.en.many;
    const forms = many === '' ? icon.de.one : icon.de.many;
    return forms[where === 'dat' || where === 'gen' ? where : 'acc'];
  });

/** A text cut at its icons: words, and the tokens between them. */
export const cutAtIcons = (text: string): readonly (string | { readonly icon: string; readonly token: string })[] =>
  text.split(/(\{[^}]+\})/).flatMap((part) => {
    if (part === '') return [];
    const icon = /^\{([a-z-]+)/.exec(part)?.[1];
    return [icon === undefined ? part : { icon, token: part }];
  });

/** One of these, several, or whichever: then German and English take the word that stands for the lot of them. */
export function kindsSaid(kinds: readonly Counted[], n: 'one' | 'many' | 'any'): Said {
  const others = INVADERS.every((each) => kinds.includes(each)) ? kinds.filter((each) => !isInvaderKind(each)) : kinds;
  const names = others.length < kinds.length ? ['invader', ...others] : others;
  const sign = (name: string): string =>
    n === 'one' || (n === 'any' && MASSES.includes(name)) ? `{${name}}` : `{${name}+}`;
  const list = (whose: string): string =>
    names.map((name) => (name === 'anyPresence' ? `${sign('presence')} (${whose})` : sign(name))).join('/');
  return { en: list('any spirit'), de: list('beliebiger Geister') };
}

const isInvaderKind = (kind: string): boolean => INVADERS.some((each) => each === kind);

/** What is not counted in the first place. */
const MASSES: readonly string[] = ['blight', 'presence', 'wilds', 'strife'];

/** "Blight is there", but "dahan are there". */
export const isMass = (kinds: readonly Counted[]): boolean => kinds.every((kind) => MASSES.includes(kind));

export const terrainsSaid = (terrains: readonly Terrain[]): Said => {
  const list = terrains.map((each) => `{${each}}`).join('/');
  return { en: list, de: list };
};
