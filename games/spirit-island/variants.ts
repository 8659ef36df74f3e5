import type { Options, Said } from '@tafelrunde/kernel';
import { levelId } from './cards/adversaries.ts';
import type { BlightCard } from './cards/card.ts';
import { blightCardNamed, levelNamed, scenarioNamed, spiritNamed } from './cards/catalogue.ts';
import { type DeckSlot, deckChanges, USUAL_DECK } from './cards/invader-deck.ts';
import type { LevelCard, ScenarioCard } from './cards/variant.ts';
import { isSet, spiritFor } from './options.ts';
import { hasSet, hasTokens, idsIn, labelOf } from './sets.ts';

/* SI-030 to SI-033, SI-348 to SI-350: adversaries with their levels, the scenario and the boards, as the table has chosen them. */

type Value = Options[string] | undefined;

/** SI-350: the adversary that leads, and the one that supports it. */
interface Played {
  readonly adversary: string;
  readonly level: number;
}

const playedAs = (adversary: Value, level: Value): readonly Played[] =>
  adversary === undefined || adversary === 'none' ? [] : [{ adversary: String(adversary), level: Number(level ?? 0) }];

/** Second Wave: has the first game left the island healthy? */
export const hasBloomed = (options: Options): boolean =>
  scenarioIn(options) === 'second-wave' && options.earlier === 'healthy';

const HIGHEST = 6;

/** Those that are played, the one that leads first. */
export const adversariesIn = (options: Options): readonly Played[] => [
  ...playedAs(options.adversary, Math.min(HIGHEST, Number(options.level ?? 0) + (hasBloomed(options) ? 1 : 0))),
  ...playedAs(options.supporting, options.supportingLevel),
];

const idsUpTo = ({ adversary, level }: Played): readonly string[] =>
  Array.from({ length: level + 1 }, (_, n) => levelId(adversary, n));

/** The ids of the levels that are played, level 0 of each first. */
export const levelsIn = (options: Options): readonly string[] => adversariesIn(options).flatMap(idsUpTo);

const levels = (options: Options): readonly LevelCard[] => levelsIn(options).map(levelNamed);

/** The highest level of each. */
const highest = (options: Options): readonly LevelCard[] =>
  adversariesIn(options).map(({ adversary, level }) => levelNamed(levelId(adversary, level)));

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

/** SI-052, SI-320, SI-350: the stages from top to bottom as the levels change them, those of the adversary that leads last. */
export const deckOf = (options: Options): readonly DeckSlot[] =>
  adversariesIn(options)
    .toReversed()
    .flatMap(idsUpTo)
    .map(levelNamed)
    .reduce((deck, { change }) => (change === undefined ? deck : deckChanges[change](deck)), USUAL_DECK);

const USUAL_FEAR = [3, 3, 3] as const;

const sumOf = <T>(list: readonly T[], of: (each: T) => number): number => list.reduce((sum, each) => sum + of(each), 0);

/** SI-049, SI-050; SI-350: what both add. In Rituals of Terror all there are, without dividers; in Ward the Shores what is left, too. */
export function fearCardsOf(options: Options): readonly number[] {
  if (scenarioIn(options) === 'rituals-of-terror') return [idsIn(options, 'fear').length];
  const more = scenarioOf(options)?.fearCards ?? 0;
  const usual = USUAL_FEAR.map(
    (n, i) => n + (i === 0 ? more : 0) + sumOf(highest(options), ({ fearCards }) => (fearCards[i] ?? n) - n),
  );
  if (scenarioIn(options) !== 'ward-the-shores') return usual;
  const [one = 0, two = 0] = usual;
  return [one, two, idsIn(options, 'fear').length - one - two];
}

/** SI-048: for each spirit. */
export const markersOf = (options: Options): number =>
  4 +
  sumOf(
    levels(options).flatMap(({ abilities }) => abilities),
    ({ always, n = 0 }) => (always === 'fearMarkers' ? n : 0),
  );

export const settlementsOf = (options: Options) => [
  ...levels(options).flatMap(({ setup = [] }) => setup),
  ...(scenarioOf(options)?.setup ?? []),
];

/** SI-061: events that an adversary brings, and under how many others each lies. */
export const reservedIn = (options: Options) => levels(options).flatMap(({ reserves }) => reserves ?? []);

/** How many invader cards lie above the one that reminds of something, if there is such a card. */
export const reminderIn = (options: Options): number | undefined =>
  levels(options).find(({ reminder }) => reminder !== undefined)?.reminder?.under;

export const isAccelerated = (options: Options): boolean =>
  levels(options).some(({ accelerated }) => accelerated === true);

/** SI-348: how many boards there are. */
export const boardsFor = (options: Options, seats: number): number => seats + (options.extraBoard === true ? 1 : 0);

const said = (en: string, de: string): Said => ({ en, de });

/** A part of the difficulty. */
export interface Difficulty {
  readonly name: Said;
  readonly n: number;
}

/** SI-322; SI-350: of two the higher one in full and half of the lower one. */
function adversaryParts(options: Options): readonly Difficulty[] {
  const played = highest(options);
  const [leading = 0, supporting = 0] = played.map(({ difficulty }) => difficulty);
  const isHalved = played.length === 1 ? [false] : [leading < supporting, leading >= supporting];
  return played.map((level, i) => ({
    name: withLevel(level),
    n: isHalved[i] === true ? Math.ceil(level.difficulty / 2) : level.difficulty,
  }));
}

/** "England, level 3". */
function withLevel({ adversary, level }: LevelCard): Said {
  const { en, de } = levelNamed(levelId(adversary, 0)).name;
  return said(`${en}, level ${level}`, `${de}, Stufe ${level}`);
}

const THEMATIC = said('thematic map', 'thematische Karte');
const EXTRA_BOARD = said('extra board', 'zusätzlicher Spielplan');

/** SI-334, SI-339, SI-358: adversaries, scenario, map and extra board, which makes the more of it the more there is (SI-349). */
export function difficultyParts(options: Options): readonly Difficulty[] {
  const scenario = scenarioOf(options);
  const parts = [
    ...adversaryParts(options),
    ...(scenario === undefined ? [] : [{ name: scenario.name, n: scenario.difficulty }]),
    ...(options.map === 'thematic' ? [{ name: THEMATIC, n: hasTokens(options) ? 1 : 3 }] : []),
  ].filter(({ n }) => n !== 0);
  const extra = { name: EXTRA_BOARD, n: Math.floor(sumOf(parts, ({ n }) => n) / 3) + 2 };
  return options.extraBoard === true ? [...parts, extra] : parts;
}

export const difficultyOf = (options: Options): number => sumOf(difficultyParts(options), ({ n }) => n);

/** What has been chosen belongs to a set that has not. */
function lacking(options: Options): Said | undefined {
  for (const { set, name } of [
    ...highest(options).map(({ adversary }) => levelNamed(adversary)),
    scenarioOf(options) ?? [],
  ].flat()) {
    const label = hasSet(options, set) ? undefined : labelOf(set);
    if (label !== undefined) return said(`${name.en} belongs to ${label.en}.`, `„${name.de}“ gehört zu „${label.de}“.`);
  }
  return undefined;
}

/** SI-350. */
function unpaired({ adversary = 'none', supporting = 'none' }: Options): Said | undefined {
  if (supporting === 'none') return undefined;
  if (adversary === 'none') {
    return said('A second adversary supports another one.', 'Eine zweite Nation unterstützt eine andere.');
  }
  return adversary === supporting
    ? said('The two adversaries have to be different.', 'Die beiden Nationen müssen verschieden sein.')
    : undefined;
}

/** SI-348: there are six boards. */
function unboarded(options: Options, seats: number): Said | undefined {
  if (options.extraBoard !== true) return undefined;
  if (!hasSet(options, 'jagged-earth')) {
    return said('An extra board comes with Jagged Earth.', 'Ein zusätzlicher Spielplan gehört zu „Jagged Earth“.');
  }
  return boardsFor(options, seats) > 6
    ? said('There is no seventh board.', 'Einen siebten Spielplan gibt es nicht.')
    : undefined;
}

/** Spirits that are wanted twice, or are not in the box. */
function unwanted(options: Options, seats: number): Said | undefined {
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
  return undefined;
}

/** What does not go together. */
export function objection(options: Options, seats: number): Said | undefined {
  if (options.beginner === true && seats > 4) {
    return said(
      'The beginner game has four spirits of low complexity.',
      'Für das Einsteigerspiel gibt es vier Geister von geringer Komplexität.',
    );
  }
  if (scenarioIn(options) === 'guard-the-isles-heart' && boardsFor(options, seats) > 4) {
    return said(
      "Guard the Isle's Heart is for one to four boards.",
      '„Schützt das Herz der Insel“ ist für einen bis vier Spielpläne.',
    );
  }
  if (scenarioOf(options)?.layout !== undefined && options.map === 'thematic') {
    return said(
      'The Great River is played on balanced boards.',
      '„Der große Fluss“ wird auf ausgewogenen Spielplänen gespielt.',
    );
  }
  return unwanted(options, seats) ?? lacking(options) ?? unpaired(options) ?? unboarded(options, seats);
}

/** SI-060. */
const isHarsh = ({ perPlayer, stillHealthy }: BlightCard): boolean => perPlayer <= 2 && stillHealthy !== true;

export const blightIn = (options: Options, seats: number): readonly string[] => {
  const all = idsIn(options, 'blight');
  const isMild = seats === 1 && isSet(options, 'soloBlight', true);
  return isMild ? all.filter((id) => !isHarsh(blightCardNamed(id))) : all;
};
