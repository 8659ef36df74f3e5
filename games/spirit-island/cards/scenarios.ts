import { may } from '@tafelrunde/words';
import { per } from '../effects/language/amounts.ts';
import { twist } from '../effects/language/twists.ts';
import { payFor } from '../effects/language/words/energy.ts';
import { add } from '../effects/language/words/pieces.ts';
import { fromSacredSite } from './card.ts';
import type { ScenarioCard } from './variant.ts';

/* SI-332 to SI-338: the scenarios. */

export const scenarios: Readonly<Record<string, ScenarioCard>> = {
  blitz: {
    kind: 'scenario',
    set: 'base',
    name: { en: 'Blitz', de: 'Blitzkrieg' },
    difficulty: 0,
    blight: 1,
    headStart: true,
    abilities: [twist('allFast'), twist('moreExplorers'), twist('lessBlight', 1)],
  },
  'guard-the-isles-heart': {
    kind: 'scenario',
    set: 'base',
    name: { en: "Guard the Isle's Heart", de: 'Schützt das Herz der Insel' },
    difficulty: 0,
    abilities: [twist('heart')],
  },
  'rituals-of-terror': {
    kind: 'scenario',
    set: 'base',
    name: { en: 'Rituals of Terror', de: 'Rituale des Terrors' },
    difficulty: 3,
    abilities: [twist('ritual', 3)],
  },
  'dahan-insurrection': {
    kind: 'scenario',
    set: 'base',
    name: { en: 'Dahan Insurrection', de: 'Aufstand der Dahan' },
    difficulty: 4,
    abilities: [twist('raiding', 1), twist('response'), twist('insurrection'), twist('dahanLost', 2)],
  },
  'second-wave': {
    kind: 'scenario',
    set: 'branch-claw',
    name: { en: 'Second Wave', de: 'Zweite Welle' },
    difficulty: 0,
    setup: [{ land: 5, pieces: { town: 1 } }],
    abilities: [twist('secondWave')],
  },
  'powers-long-forgotten': {
    kind: 'scenario',
    set: 'branch-claw',
    name: { en: 'Powers Long Forgotten', de: 'Lange vergessene Fähigkeiten' },
    difficulty: 1,
    abilities: [twist('relics')],
  },
  'ward-the-shores': {
    kind: 'scenario',
    set: 'branch-claw',
    name: { en: 'Ward the Shores', de: 'Schützt die Küsten' },
    difficulty: 2,
    abilities: [
      twist('endlessFear'),
      twist('faceDown'),
      { always: 'defend', n: per(3, 'ward') },
      twist('wards'),
      twist('surge', 1),
    ],
    power: {
      name: { en: 'Warding Pattern', de: 'Schutzmuster' },
      speed: 'slow',
      cost: 0,
      target: { range: fromSacredSite(0) },
      do: [may([add(1, 'ward')], { pay: [payFor(per(2, 'blight', 'town', 'city'))] })],
      thresholds: [],
    },
  },
  'rituals-of-the-destroying-flame': {
    kind: 'scenario',
    set: 'branch-claw',
    name: { en: 'Rituals of the Destroying Flame', de: 'Rituale der vernichtenden Flamme' },
    difficulty: 3,
    abilities: [twist('flames', 2)],
  },
  'despicable-theft': {
    kind: 'scenario',
    set: 'jagged-earth',
    name: { en: 'Despicable Theft', de: 'Jämmerliche Diebe' },
    difficulty: 2,
    abilities: [twist('theft', 6)],
  },
  'elemental-invocation': {
    kind: 'scenario',
    set: 'jagged-earth',
    name: { en: 'Elemental Invocation', de: 'Aufrufung der Elemente' },
    difficulty: 1,
    setup: [{ land: 6, pieces: { town: 1 } }],
    fearCards: 1,
    accelerated: true,
    abilities: [twist('invocation')],
  },
  'the-great-river': {
    kind: 'scenario',
    set: 'jagged-earth',
    name: { en: 'The Great River', de: 'Der große Fluss' },
    difficulty: 3,
    layout: 'great-river',
    abilities: [twist('landing'), twist('upstream', 3)],
  },
  'varied-terrains': {
    kind: 'scenario',
    set: 'feather-flame',
    name: { en: 'Varied Terrains', de: 'Vielfältige Landschaften' },
    ours: true,
    difficulty: 2,
    abilities: [twist('peaks', 1), twist('clearings', 1), twist('dunes'), twist('bogs')],
  },
};
