import type { Options, Said } from '@tafelrunde/kernel';
import { levelId } from './cards/adversaries.ts';
import { levelNamed, scenarioNamed, spiritNamed } from './cards/catalogue.ts';
import type { LevelCard, ScenarioCard } from './cards/variant.ts';
import { isSet, spiritFor } from './options.ts';
import { hasTokens, idsIn } from './sets.ts';

/* SI-030 to SI-033: the adversary with its levels, and the scenario, as the table has chosen them. */

/** The ids of the levels that are played, level 0 first. */
export function levelsIn({ adversary, level }: Options): readonly string[] {
  if (adversary === undefined || adversary === 'none') return [];
  return Array.from({ length: Number(level ?? 0) + 1 }, (_, n) => levelId(String(adversary), n));
}

const levels = (options: Options): readonly LevelCard[] => levelsIn(options).map(levelNamed);

export const scenarioIn = ({ scenario }: Options): string | undefined =>
  scenario === undefined || scenario === 'none' ? undefined : String(scenario);

export function scenarioOf(options: Options): ScenarioCard | undefined {
  const id = scenarioIn(options);
  return id === undefined ? undefined : scenarioNamed(id);
}

/** SI-041, SI-067: those that can be chosen. */
export const spiritsIn = (options: Options): readonly string[] =>
  idsIn(options, 'spirit').filter((id) => !isSet(options, 'beginner', true) || spiritNamed(id).complexity === 'low');

/** SI-351: those of sets in play; a beginner game has none. */
export const aspectsIn = (options: Options): readonly string[] =>
  isSet(options, 'beginner', true) ? [] : idsIn(options, 'aspect');

/** SI-052: the stages from top to bottom, as the highest level that changes them says (SI-320). */
export function deckOf(options: Options): readonly number[] {
  const changed = levels(options).findLast(({ deck }) => deck !== undefined)?.deck;
  return [...(changed ?? '111-2222-33333')].filter((each) => each !== '-').map(Number);
}

/** SI-049, SI-050. In Rituals of Terror all there are, without dividers. */
export function fearCardsOf(options: Options): readonly number[] {
  if (scenarioIn(options) === 'rituals-of-terror') return [idsIn(options, 'fear').length];
  return levels(options).at(-1)?.fearCards ?? [3, 3, 3];
}

/** SI-048: for each spirit. */
export const markersOf = (options: Options): number =>
  levels(options)
    .flatMap(({ abilities }) => abilities)
    .reduce((sum, { always, n = 0 }) => sum + (always === 'fearMarkers' ? n : 0), 4);

export const settlementsOf = (options: Options) => levels(options).flatMap(({ setup = [] }) => setup);

export const isAccelerated = (options: Options): boolean =>
  levels(options).some(({ accelerated }) => accelerated === true);

const said = (en: string, de: string): Said => ({ en, de });

/** A part of the difficulty. */
export interface Difficulty {
  readonly name: Said;
  readonly n: number;
}

/** SI-322, SI-334, SI-339, SI-358: that of the highest level, the scenario, and the thematic map. */
export function difficultyParts(options: Options): readonly Difficulty[] {
  const level = levels(options).at(-1);
  const scenario = scenarioOf(options);
  const parts = [
    ...(level === undefined ? [] : [{ name: withLevel(level), n: level.difficulty }]),
    ...(scenario === undefined ? [] : [{ name: scenario.name, n: scenario.difficulty }]),
    ...(options.map === 'thematic' ? [{ name: THEMATIC, n: hasTokens(options) ? 1 : 3 }] : []),
  ];
  return parts.filter(({ n }) => n !== 0);
}

/** "England, level 3". */
function withLevel({ adversary, level }: LevelCard): Said {
  const { en, de } = levelNamed(levelId(adversary, 0)).name;
  return said(`${en}, level ${level}`, `${de}, Stufe ${level}`);
}

const THEMATIC = said('thematic map', 'thematische Karte');

export const difficultyOf = (options: Options): number => difficultyParts(options).reduce((sum, { n }) => sum + n, 0);

/** What does not go together. */
export function objection(options: Options, seats: number): Said | undefined {
  const wanted = Array.from({ length: seats }, (_, seat) => spiritFor(options, seat) ?? []).flat();
  const twice = wanted.find((id, i) => wanted.indexOf(id) < i);
  if (twice !== undefined) {
    const { en, de } = spiritNamed(twice).name;
    return said(`There is only one ${en}.`, `„${de}“ gibt es nur einmal.`);
  }
  const absent = wanted.find((id) => !spiritsIn(options).includes(id));
  if (absent !== undefined) {
    const { en, de } = spiritNamed(absent).name;
    return said(
      `${en} is not among the spirits of this table: see the sets in play and the beginner game.`,
      `„${de}“ gehört nicht zu den Geistern dieses Tisches: Es kommt auf die gewählten Sets und das Einsteigerspiel an.`,
    );
  }
  if (options.beginner === true && seats > 4) {
    return said(
      'The beginner game has four spirits of low complexity.',
      'Für das Einsteigerspiel gibt es vier Geister von geringer Komplexität.',
    );
  }
  if (scenarioIn(options) === 'guard-the-isles-heart' && seats > 4) {
    return said(
      "Guard the Isle's Heart is for one to four spirits.",
      '„Schützt das Herz der Insel“ ist für einen bis vier Geister.',
    );
  }
  return undefined;
}
