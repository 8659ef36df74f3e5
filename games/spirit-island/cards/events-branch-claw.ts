import { per } from '../effects/language/amounts.ts';
import {
  ANY_SACRED_SITE,
  allOf,
  atLeast,
  boardWithout,
  COASTAL,
  HAS_INVADERS,
  has,
  is,
  lacks,
  nextTo,
} from '../effects/language/lands.ts';
import { inALand, onEachBoard, unlessPresence, whereMost } from '../effects/language/words/boards.ts';
import {
  atNextRavage,
  decide,
  dropFearCard,
  dropInvaderCard,
  embolden,
  rage,
  toughen,
  wasteBlight,
} from '../effects/language/words/events.ts';
import { amongLands, by, eachLand, ifThen, oneOf } from '../effects/language/words/flow.ts';
import { fear } from '../effects/language/words/harm.ts';
import { gather } from '../effects/language/words/moving.ts';
import { add, addBlight, destroy, remove } from '../effects/language/words/pieces.ts';
import { destroyPresence, forgetPower, gainEnergy } from '../effects/language/words/spirits.ts';
import { BUILDINGS } from '../pieces.ts';
import { atStage, choice, choiceFor, type EventCard, event as eventOf, part, whileIsland } from './event.ts';

/* The events of Branch & Claw. */

const event = eventOf('branch-claw');

const PREY_ON_THE_UNWARY = part(
  ['Prey on the Unwary', 'Jagd auf Unvorsichtige'],
  eachLand(has('beasts'), destroy(per(1, 'beasts'), 'explorer')),
  inALand(boardWithout('beasts'), add(1, 'beasts')),
);

export const branchClawEvents: Readonly<Record<string, EventCard>> = {
  'rising-interest-in-the-island': event(
    ['Rising Interest in the Island', 'Wachsendes Interesse an der Insel'],
    [
      part(
        ['Rising Interest in the Island', 'Wachsendes Interesse an der Insel'],
        decide(
          choice(
            ['Ignore the Curiosity', 'Die Neugier nicht beachten'],
            dropInvaderCard(),
            onEachBoard(lacks('town'), add(1, 'town')),
          ),
          choiceFor(
            { energy: 4, aidedBy: 'air' },
            ['Weave Lies in the Minds of their Observers', 'Den Beobachtern Lügen eingeben'],
            dropFearCard(),
            atNextRavage(embolden(1, ...BUILDINGS)),
          ),
        ),
      ),
    ],
    {
      token: part(
        ['Beasts of the Jungle', 'Bestien des Dschungels'],
        onEachBoard(allOf(is('jungle'), lacks('blight')), add(1, 'beasts'), ifThen(HAS_INVADERS, [fear(1)])),
      ),
      dahan: part(['Traps and Snares', 'Fallen und Schlingen'], onEachBoard(has('dahan'), add(1, 'wilds'))),
    },
  ),
  'heavy-farming': event(
    ['Heavy Farming', 'Ausgedehnter Ackerbau'],
    [
      whileIsland('healthy', ['Heavy Farming', 'Ausgedehnter Ackerbau'], atNextRavage(embolden(1, 'town'))),
      whileIsland(
        'blighted',
        ['Overcrowded Cities', 'Überfüllte Städte'],
        unlessPresence(2, onEachBoard(has('city'), addBlight())),
      ),
    ],
    {
      token: PREY_ON_THE_UNWARY,
      dahan: part(
        ['Coming of Age', 'Volljährigkeit'],
        onEachBoard(allOf(is('jungle', 'wetland'), has('dahan')), add(1, 'dahan')),
      ),
    },
  ),
  'interesting-discoveries': event(
    ['Interesting Discoveries', 'Interessante Entdeckungen'],
    [
      atStage(
        [1],
        ['Interesting Discoveries', 'Interessante Entdeckungen'],
        onEachBoard(ANY_SACRED_SITE, gather(1, 'explorer'), add(1, 'explorer')),
      ),
      atStage([2, 3], ['Increasing Aggression', 'Wachsende Angriffslust'], rage(1)),
    ],
    {
      token: part(
        ['Wheezelung Outbreak', 'Ausbruch der Pfeiflunge'],
        whereMost(BUILDINGS, is('jungle', 'wetland'), add(1, 'disease')),
      ),
      dahan: part(
        ['Tend the Land', 'Pflege des Landes'],
        onEachBoard(allOf(atLeast(2, 'dahan'), has('blight')), remove(1, 'blight')),
      ),
    },
  ),
  'population-rises': event(
    ['Population Rises', 'Die Bevölkerung wächst'],
    [
      whileIsland(
        'healthy',
        ['Population Rises', 'Die Bevölkerung wächst'],
        onEachBoard(has('explorer', 'town'), add(1, 'town')),
      ),
      whileIsland(
        'blighted',
        ['Power Fades', 'Schwindende Macht'],
        by('everybody', [oneOf([destroyPresence(2)], [forgetPower(2)], [wasteBlight(1)])]),
      ),
    ],
    {
      token: part(
        ['Sandfever Outbreak', 'Ausbruch des Sandfiebers'],
        whereMost(BUILDINGS, is('sands', 'mountain'), add(1, 'disease')),
      ),
      dahan: part(
        ['Offerings of Pattern and Dance', 'Gaben aus Muster und Tanz'],
        by('everybody', [ifThen(amongLands(2, 'dahan'), [gainEnergy(1)])]),
      ),
    },
  ),
  'tight-knit-communities': event(
    ['Tight-Knit Communities', 'Eingeschworene Gemeinschaften'],
    [
      whileIsland('healthy', ['Tight-Knit Communities', 'Eingeschworene Gemeinschaften'], toughen(1, ...BUILDINGS)),
      whileIsland(
        'blighted',
        ['Blight Spreads', 'Die Ödnis breitet sich aus'],
        unlessPresence(2, onEachBoard(nextTo('blight'), addBlight())),
      ),
    ],
    {
      token: PREY_ON_THE_UNWARY,
      dahan: part(['Coming of Age', 'Volljährigkeit'], onEachBoard(allOf(COASTAL, has('dahan')), add(1, 'dahan'))),
    },
  ),
};
