import { BUILDINGS_HERE, lacks, noFewer } from '../effects/language/lands.ts';
import { type Twist, twist } from '../effects/language/twists.ts';
import { build, eachBoard } from '../effects/language/words/boards.ts';
import { ifThen } from '../effects/language/words/flow.ts';
import { add, replace } from '../effects/language/words/pieces.ts';
import { INVADERS } from '../pieces.ts';
import type { LevelCard } from './variant.ts';

/* SI-315 to SI-326: the adversaries of the base game, level by level. Names of levels in German are ours. */

type Changes = Pick<LevelCard, 'deck' | 'setup' | 'accelerated' | 'escalation'>;

const levelOf =
  (adversary: string) =>
  (
    level: number,
    [en, de]: readonly [string, string],
    difficulty: number,
    fearCards: readonly number[],
    abilities: readonly Twist[],
    changes: Changes = {},
  ): LevelCard => ({
    kind: 'adversary',
    set: 'base',
    name: { en, de },
    ...(level > 0 && { ours: true }),
    adversary,
    level,
    difficulty,
    fearCards,
    abilities,
    ...changes,
  });

/** Under its own id, and those of its levels: `england`, `england-1`. */
const listed = (levels: readonly LevelCard[]): Readonly<Record<string, LevelCard>> =>
  Object.fromEntries(levels.map((each) => [levelId(each.adversary, each.level), each]));

export const levelId = (adversary: string, level: number): string =>
  level === 0 ? adversary : `${adversary}-${level}`;

const prussia = levelOf('brandenburg-prussia');
const england = levelOf('england');
const sweden = levelOf('sweden');

const brandenburgPrussia = listed([
  prussia(0, ['The Kingdom of Brandenburg-Prussia', 'Königreich Brandenburg-Preußen'], 1, [3, 3, 3], [], {
    escalation: {
      name: { en: 'Land Rush', de: 'Ansturm auf das Land' },
      timing: 'before',
      do: [eachBoard(BUILDINGS_HERE, { land: lacks('town') }, add(1, 'town'))],
    },
  }),
  prussia(1, ['Fast Start', 'Schneller Start'], 2, [3, 3, 3], [], { setup: [{ number: 3, pieces: { town: 1 } }] }),
  prussia(2, ['Surge of Colonists', 'Welle von Siedlern'], 4, [3, 3, 3], [], { deck: '111-3-2222-3333' }),
  prussia(3, ['Efficient', 'Zielstrebig'], 6, [3, 4, 3], [], { deck: '11-3-2222-3333' }),
  prussia(4, ['Aggressive Timetable', 'Straffer Zeitplan'], 7, [4, 4, 3], [], { deck: '11-3-222-3333' }),
  prussia(5, ['Ruthlessly Efficient', 'Rücksichtslos zielstrebig'], 9, [4, 4, 3], [], { deck: '1-3-222-3333' }),
  prussia(6, ['Terrifyingly Efficient', 'Erschreckend zielstrebig'], 10, [4, 4, 4], [], { deck: '3-222-3333' }),
]);

const kingdomOfEngland = listed([
  england(0, ['The Kingdom of England', 'Königreich England'], 1, [3, 3, 3], [twist('capital', 7)], {
    escalation: {
      name: { en: 'Building Boom', de: 'Bauboom' },
      timing: 'before',
      do: [eachBoard(BUILDINGS_HERE, { most: ['town', 'city'] }, build())],
    },
  }),
  england(1, ['Indentured Servants Earn Land', 'Knechte erhalten Land'], 3, [3, 4, 3], [twist('settle', 2)]),
  england(2, ['Criminals and Malcontents', 'Verbrecher und Unzufriedene'], 4, [4, 4, 3], [], {
    setup: [
      { number: 1, pieces: { city: 1 } },
      { number: 2, pieces: { town: 1 } },
    ],
  }),
  england(3, ['High Immigration (I)', 'Starke Einwanderung (I)'], 6, [4, 5, 4], [twist('immigration', 2)]),
  england(4, ['High Immigration (full)', 'Starke Einwanderung (ganz)'], 7, [4, 5, 5], [twist('immigration')]),
  england(5, ['Local Autonomy', 'Örtliche Selbstverwaltung'], 9, [4, 5, 5], [twist('health', 1, 'town', 'city')]),
  england(6, ['Independent Resolve', 'Eigener Wille'], 11, [4, 5, 4], [twist('fearMarkers', 1), twist('resolve')]),
]);

const kingdomOfSweden = listed([
  sweden(0, ['The Kingdom of Sweden', 'Königreich Schweden'], 1, [3, 3, 3], [], {
    escalation: {
      name: { en: 'Swayed by the Invaders', de: 'Von den Invasoren überzeugt' },
      timing: 'each',
      do: [ifThen(noFewer(INVADERS, ['dahan']), [replace('dahan', 'town')])],
    },
  }),
  sweden(1, ['Heavy Mining', 'Schwerer Bergbau'], 2, [3, 3, 3], [twist('mining', 6)]),
  sweden(2, ['Population Pressure at Home', 'Enge in der Heimat'], 3, [3, 4, 3], [], {
    setup: [{ number: 4, pieces: { city: 1 }, blightTo: 5 }],
  }),
  sweden(
    3,
    ['Fine Steel for Tools and Guns', 'Guter Stahl für Werkzeug und Gewehre'],
    5,
    [3, 4, 3],
    [twist('strike', 1, 'town'), twist('strike', 2, 'city')],
  ),
  sweden(4, ['Royal Backing', 'Königliche Unterstützung'], 6, [3, 4, 4], [], { accelerated: true }),
  sweden(5, ['Mining Rush', 'Bergbaufieber'], 7, [4, 4, 4], [twist('miningRush')]),
  sweden(6, ['Prospecting Outpost', 'Vorposten der Schürfer'], 8, [4, 4, 5], [], {
    setup: [{ number: 8, pieces: { town: 1, blight: 1 } }],
  }),
]);

export const adversaries: Readonly<Record<string, LevelCard>> = {
  ...brandenburgPrussia,
  ...kingdomOfEngland,
  ...kingdomOfSweden,
};
