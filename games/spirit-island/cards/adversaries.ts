import { perPlayer } from '../effects/language/amounts.ts';
import {
  allOf,
  anyOf,
  BUILDINGS_HERE,
  boardAtMost,
  COASTAL,
  has,
  INLAND,
  lacks,
  MATCHES_BUILD,
  MATCHES_RAVAGE,
  NO_BUILD_CARD,
  nextTo,
  noFewer,
  SHOWN,
  UNPRINTED,
  UNSCARRED,
} from '../effects/language/lands.ts';
import { type Twist, twist } from '../effects/language/twists.ts';
import { addAmong, build, eachBoard, onBusiestBoard, onEachBoard } from '../effects/language/words/boards.ts';
import { ifThen } from '../effects/language/words/conditions.ts';
import { eachLand } from '../effects/language/words/flow.ts';
import { gatherFrom } from '../effects/language/words/moving.ts';
import { add, addBlight, replace } from '../effects/language/words/pieces.ts';
import { BUILDINGS, INVADERS } from '../pieces.ts';
import type { SetName } from './card.ts';
import { deckChanges, USUAL_DECK } from './invader-deck.ts';
import type { LevelCard } from './variant.ts';

/* SI-315 to SI-331: the adversaries, level by level. Names of levels in German are ours. */

type Changes = Pick<LevelCard, 'change' | 'setup' | 'accelerated' | 'escalation' | 'after' | 'reminder' | 'reserves'>;

const levelOf =
  (adversary: string, set: SetName = 'base') =>
  (
    level: number,
    [en, de]: readonly [string, string],
    difficulty: number,
    fearCards: readonly number[],
    abilities: readonly Twist[],
    changes: Changes = {},
  ): LevelCard => ({
    kind: 'adversary',
    set,
    name: { en, de },
    ...(level > 0 && { ours: true }),
    adversary,
    level,
    difficulty,
    fearCards,
    abilities,
    ...changes,
  });

/** Under its own id, and those of its levels: `england`, `england-1`; each that changes the invader deck with what it makes of it. */
function listed(levels: readonly LevelCard[]): Readonly<Record<string, LevelCard>> {
  let deck = USUAL_DECK;
  return Object.fromEntries(
    levels.map((each) => {
      if (each.change !== undefined) deck = deckChanges[each.change](deck);
      return [levelId(each.adversary, each.level), each.change === undefined ? each : { ...each, deck }];
    }),
  );
}

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
  prussia(1, ['Fast Start', 'Schneller Start'], 2, [3, 3, 3], [], { setup: [{ land: 3, pieces: { town: 1 } }] }),
  prussia(2, ['Surge of Colonists', 'Welle von Siedlern'], 4, [3, 3, 3], [], { change: 'surge' }),
  prussia(3, ['Efficient', 'Zielstrebig'], 6, [3, 4, 3], [], { change: 'lessOfStage1' }),
  prussia(4, ['Aggressive Timetable', 'Straffer Zeitplan'], 7, [4, 4, 3], [], { change: 'lessOfStage2' }),
  prussia(5, ['Ruthlessly Efficient', 'Rücksichtslos zielstrebig'], 9, [4, 4, 3], [], { change: 'lessOfStage1' }),
  prussia(6, ['Terrifyingly Efficient', 'Erschreckend zielstrebig'], 10, [4, 4, 4], [], { change: 'noStage1' }),
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
      { land: 1, pieces: { city: 1 } },
      { land: 2, pieces: { town: 1 } },
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
    setup: [{ land: 4, pieces: { city: 1 }, blightTo: 5 }],
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
    setup: [{ land: 8, pieces: { town: 1, blight: 1 } }],
  }),
]);

const france = levelOf('france', 'branch-claw');
const habsburg = levelOf('habsburg-monarchy', 'jagged-earth');
const russia = levelOf('russia', 'jagged-earth');
const scotland = levelOf('scotland', 'feather-flame');

const plantationColony = listed([
  france(
    0,
    ['The Kingdom of France (Plantation Colony)', 'Königreich Frankreich'],
    2,
    [3, 3, 3],
    [twist('plantations', 7)],
    {
      escalation: {
        name: { en: 'Demand for New Cash Crops', de: 'Nachfrage nach neuen Feldfrüchten' },
        timing: 'after',
        do: [onEachBoard(SHOWN, ifThen(lacks(...BUILDINGS), [add(1, 'town')], [addBlight()]))],
      },
    },
  ),
  france(1, ['Frontier Explorers', 'Vorstoß ins Grenzland'], 3, [3, 3, 3], [twist('frontier', 1)]),
  france(2, ['Slave Labor', 'Sklavenarbeit'], 5, [3, 4, 3], [twist('labor')], {
    reserves: { event: 'slave-rebellion', under: 3 },
  }),
  france(3, ['Early Plantations', 'Frühe Plantagen'], 7, [4, 4, 3], [], {
    setup: [
      { land: { last: lacks('town') }, pieces: { town: 1 } },
      { land: 1, pieces: { town: 1 } },
    ],
  }),
  france(4, ['Triangle Trade', 'Dreieckshandel'], 8, [4, 4, 4], [twist('triangle')]),
  france(5, ['Slow-Healing Ecosystem', 'Langsam heilende Natur'], 9, [4, 5, 4], [twist('slowHealing', 3)]),
  france(6, ['Persistent Explorers', 'Hartnäckige Entdecker'], 10, [4, 5, 5], [twist('persistent')], {
    after: { what: 'exploreCard', do: [onEachBoard(lacks('explorer'), add(1, 'explorer'))] },
  }),
]);

const PRIME = lacks('town', 'blight');
const primeTerritory = (blight: number) => eachBoard(boardAtMost(blight, 'blight'), { land: PRIME }, add(1, 'town'));

const livestockColony = listed([
  habsburg(
    0,
    ['The Habsburg Monarchy (Livestock Colony)', 'Habsburger Monarchie'],
    2,
    [3, 3, 3],
    [twist('irreparable', 8)],
    {
      escalation: {
        name: { en: 'Seek Prime Territory', de: 'Suche nach bestem Land' },
        timing: 'step',
        do: [primeTerritory(4), primeTerritory(2)],
      },
    },
  ),
  habsburg(1, ['Migratory Herders', 'Ziehende Hirten'], 3, [3, 4, 3], [], {
    after: { what: 'build', do: [eachLand(MATCHES_BUILD, gatherFrom(NO_BUILD_CARD, 1, 'town'))] },
  }),
  habsburg(2, ['More Rural Than Urban', 'Mehr Land als Stadt'], 5, [4, 5, 2], [twist('rural', 2)], {
    setup: [
      { land: 2, pieces: { town: 1 } },
      { land: { last: UNPRINTED }, pieces: { town: 1 } },
    ],
  }),
  habsburg(3, ['Fast Spread', 'Schnelle Ausbreitung'], 6, [4, 5, 3], [], { change: 'lessOfStage1' }),
  habsburg(
    4,
    ['Herds Thrive in Verdant Lands', 'Herden gedeihen auf grünen Weiden'],
    8,
    [4, 5, 3],
    [twist('durable', 2)],
  ),
  habsburg(5, ['Wave of Immigration', 'Einwanderungswelle'], 9, [4, 6, 3], [], {
    reminder: {
      under: 5,
      do: [
        onEachBoard(allOf(COASTAL, lacks('city')), add(1, 'city')),
        eachBoard(INLAND, { poorest: ['blight'], among: INLAND, lands: 3 }, add(1, 'town')),
      ],
    },
  }),
  habsburg(6, ['Far-Flung Herds', 'Weit verstreute Herden'], 10, [5, 6, 3], [twist('herds', 2)]),
]);

const tsardomOfRussia = listed([
  russia(0, ['The Tsardom of Russia', 'Zarentum Russland'], 1, [3, 3, 3], [twist('hunters')], {
    escalation: {
      name: { en: 'Stalk the Predators', de: 'Den Raubtieren auf der Spur' },
      timing: 'before',
      do: [addAmong(2, 'explorer', has('beasts'))],
    },
  }),
  russia(
    1,
    ['Hunters Seek Shell and Hide', 'Jagd auf Panzer und Pelz'],
    3,
    [3, 3, 4],
    [twist('strike', 1, 'explorer'), twist('hunt', 1)],
    { setup: [{ land: { last: lacks(...BUILDINGS) }, pieces: { beasts: 1, explorer: 1 } }] },
  ),
  russia(2, ['A Sense for Impending Disaster', 'Gespür für drohendes Unheil'], 4, [4, 3, 4], [twist('sense')]),
  russia(3, ['Competition Among Hunters', 'Wettstreit der Jäger'], 6, [4, 4, 3], [twist('competition', 3)]),
  russia(4, ['Accelerated Exploitation', 'Beschleunigte Ausbeutung'], 7, [4, 4, 4], [], { change: 'interleaved' }),
  russia(5, ['Entrench in the Face of Fear', 'Trotz der Furcht verschanzt'], 9, [4, 5, 4], [twist('entrench')]),
  russia(6, ['Pressure for Fast Profit', 'Druck zu schnellem Gewinn'], 11, [5, 5, 4], [], {
    after: {
      what: 'ravage',
      from: 2,
      do: [eachBoard(UNSCARRED, { most: ['explorer'] }, add(1, 'explorer'), add(1, 'town'))],
    },
  }),
]);

const kingdomOfScotland = listed([
  scotland(0, ['The Kingdom of Scotland', 'Königreich Schottland'], 1, [3, 3, 3], [twist('tradeHub', 2)], {
    escalation: {
      name: { en: 'Ports Sprawl Outward', de: 'Häfen dehnen sich aus' },
      timing: 'before',
      do: [onBusiestBoard(BUILDINGS, COASTAL, { poorest: ['town'], lands: perPlayer(1) }, add(1, 'town'))],
    },
  }),
  scotland(1, ['Trading Port', 'Handelshafen'], 3, [3, 4, 3], [twist('port', 2)]),
  scotland(2, ['Seize Opportunity', 'Die Gelegenheit ergreifen'], 4, [4, 4, 3], [], {
    change: 'trading',
    setup: [{ land: 2, pieces: { city: 1 } }],
  }),
  scotland(3, ['Chart the Coastline', 'Vermessung der Küste'], 6, [4, 5, 4], [twist('coastline')]),
  scotland(4, ['Ambition of a Minor Nation', 'Ehrgeiz einer kleinen Nation'], 7, [5, 5, 4], [], {
    change: 'ambitious',
  }),
  scotland(5, ['Runoff and Bilgewater', 'Abwasser und Bilge'], 8, [5, 6, 4], [twist('runoff')]),
  scotland(6, ['Exports Fuel Inward Growth', 'Ausfuhr treibt Wachstum im Inneren'], 10, [6, 6, 4], [], {
    after: {
      what: 'ravage',
      do: [eachLand(allOf(INLAND, MATCHES_RAVAGE, anyOf(BUILDINGS_HERE, nextTo(...BUILDINGS))), add(1, 'town'))],
    },
  }),
]);

export const adversaries: Readonly<Record<string, LevelCard>> = {
  ...brandenburgPrussia,
  ...kingdomOfEngland,
  ...kingdomOfSweden,
  ...plantationColony,
  ...livestockColony,
  ...tsardomOfRussia,
  ...kingdomOfScotland,
};
