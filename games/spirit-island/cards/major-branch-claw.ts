import type { CardId } from '@tafelrunde/kernel';
import { atMost, per, perDone, perNear, plusPer } from '../effects/language/amounts.ts';
import {
  ADJACENT,
  allOf,
  anyOf,
  COASTAL,
  forPresence,
  HAS_INVADERS,
  HERE_OR_ADJACENT,
  has,
  is,
  lacks,
  ORIGIN,
  TARGETED,
} from '../effects/language/lands.ts';
import { ravage } from '../effects/language/words/boards.ts';
import { ANY_REMOVED, CLEARED, ifThen, terrorAtLeast } from '../effects/language/words/conditions.ts';
import { defendAround, restrain } from '../effects/language/words/defence.ts';
import {
  aLand,
  aside,
  atThreshold,
  by,
  choose,
  eachLand,
  earlyAtThreshold,
  inLands,
  inLandsUpTo,
  oneOf,
} from '../effects/language/words/flow.ts';
import {
  damage,
  damageEachInvader,
  damageTo,
  fear,
  moreDamage,
  moreFear,
  spread,
} from '../effects/language/words/harm.ts';
import { turnOutward } from '../effects/language/words/lands.ts';
import { gatherUpTo, pushToSea, pushUpTo } from '../effects/language/words/moving.ts';
import { add, addBlight, destroy, remove, replace } from '../effects/language/words/pieces.ts';
import { gainOneOf, gainPower, masterGained } from '../effects/language/words/power-cards.ts';
import { addPresenceHere, alsoAlong, type Company, pushPresence } from '../effects/language/words/presence.ts';
import { extendRange } from '../effects/language/words/spirits.ts';
import { addStrife, infight, removeTokens, returnTokens } from '../effects/language/words/tokens.ts';
import { castBoardDown } from '../effects/language/words/upheaval.ts';
import { INVADERS } from '../pieces.ts';
import {
  ANY_SPIRIT,
  fromSacredSite,
  land,
  landFrom,
  majorOf,
  ours,
  type PowerCard,
  range,
  threshold,
  thresholdEarly,
  thresholdInstead,
  thresholdRepeat,
  thresholdRepeatNearby,
  thresholdWithin,
  twoLands,
} from './card.ts';

/* The major powers of Branch & Claw. */

const major = majorOf('branch-claw');

/** Who goes along with presence that flows. */
const PEOPLE: Company = [
  [2, 'explorer'],
  [2, 'town'],
  [2, 'dahan'],
];
const CITIES_AND_BLIGHT: Company = [
  [2, 'city'],
  [2, 'blight'],
];

export const branchClawMajors: Readonly<Record<CardId, PowerCard>> = {
  'bloodwrack-plague': ours(
    major(
      4,
      'fast',
      'water earth animal',
      ['Bloodwrack Plague', 'Blutzehrende Seuche'],
      land(fromSacredSite(1)),
      [add(2, 'disease'), defendAround(per(1, 'disease'))],
      threshold('2 earth 4 animal', fear(2), spread(per(1, 'disease'), HERE_OR_ADJACENT)),
    ),
  ),
  'cast-down-into-the-briny-deep': ours(
    major(
      9,
      'slow',
      'sun moon water earth',
      ['Cast Down into the Briny Deep', 'Sturz in die salzige Tiefe'],
      land(fromSacredSite(1), COASTAL),
      [fear(6), destroy('all', ...INVADERS)],
      threshold('2 sun 2 moon 4 water 4 earth', castBoardDown()),
    ),
  ),
  'death-falls-gently-from-open-blossoms': ours(
    major(
      4,
      'slow',
      'moon air plant',
      ['Death Falls Gently from Open Blossoms', 'Aus offenen Blüten fällt sanft der Tod'],
      land(range(3), is('jungle', 'sands')),
      [damage(4), ifThen(HAS_INVADERS, [add(1, 'disease')])],
      threshold('3 air 3 plant', fear(3), inLands(2, allOf(ADJACENT, HAS_INVADERS), add(1, 'disease'))),
    ),
  ),
  'fire-and-flood': ours(
    major(
      7,
      'slow',
      'sun fire water',
      ['Fire and Flood', 'Feuer und Flut'],
      twoLands(fromSacredSite(1), 2),
      [eachLand(TARGETED, damage(4))],
      threshold('3 fire', choose(aside(aLand(TARGETED)), [moreDamage(4)])),
      threshold('3 water', choose(aside(aLand(TARGETED)), [moreDamage(4)])),
    ),
  ),
  'flow-like-water-reach-like-air': ours(
    major(
      2,
      'fast',
      'air water',
      ['Flow Like Water, Reach Like Air', 'Strömen wie Wasser, greifen wie Luft'],
      ANY_SPIRIT,
      [by('target', [extendRange(2)]), by('target', [pushPresence(PEOPLE, 0, CITIES_AND_BLIGHT)])],
      threshold('2 air 2 water', alsoAlong(CITIES_AND_BLIGHT)),
    ),
  ),
  'grant-hatred-a-ravenous-form': ours(
    major(
      4,
      'slow',
      'moon fire',
      ['Grant Hatred a Ravenous Form', 'Dem Hass reißende Gestalt geben'],
      land(range(1)),
      [fear(per(1, 'strife', 'blight')), damage(per(2, 'strife', 'blight')), ifThen(CLEARED, [add(1, 'beasts')])],
      threshold('4 moon 2 fire', inLandsUpTo(3, ADJACENT, addStrife(1))),
    ),
  ),
  'insatiable-hunger-of-the-swarm': ours(
    major(
      4,
      'fast',
      'air plant animal',
      ['Insatiable Hunger of the Swarm', 'Unstillbarer Hunger des Schwarms'],
      land(fromSacredSite(2)),
      [
        addBlight(),
        add(2, 'beasts'),
        gatherUpTo(2, 'beasts'),
        fear(per(1, 'beasts')),
        damage(per(2, 'beasts')),
        damageTo(per(2, 'beasts'), 'dahan'),
        destroy(1, 'beasts'),
      ],
      thresholdRepeatNearby('2 air 4 animal'),
    ),
  ),
  'instruments-of-their-own-ruin': ours(
    major(
      4,
      'fast',
      'sun fire air animal',
      ['Instruments of Their Own Ruin', 'Werkzeuge ihres eigenen Untergangs'],
      land(fromSacredSite(1)),
      [addStrife(1), infight()],
      thresholdInstead('4 sun 2 fire 2 animal', turnOutward()),
    ),
  ),
  'manifest-incarnation': ours(
    major(
      6,
      'slow',
      'sun moon earth animal',
      ['Manifest Incarnation', 'Leibhaftige Erscheinung'],
      land(range(0), has('city')),
      [
        fear(6),
        moreFear(per(1, 'town', 'city')),
        moreFear(per(1, 'presence')),
        remove(1, 'city'),
        remove(1, 'town'),
        remove(1, 'explorer'),
        atThreshold(0),
        ravage(),
      ],
      thresholdWithin('3 sun 3 moon', ['Before the ravage', 'Vor dem Wüten'], moreFear(3), restrain(6)),
    ),
  ),
  'pent-up-calamity': ours(
    major(
      3,
      'fast',
      'moon fire earth plant animal',
      ['Pent-Up Calamity', 'Aufgestautes Unheil'],
      land(range(2)),
      [
        oneOf(
          [add(1, 'disease'), addStrife(1)],
          [removeTokens('beasts', 'disease', 'strife', 'wilds'), fear(perDone(1)), damage(perDone(3))],
        ),
      ],
      threshold('2 moon 3 fire', ifThen(ANY_REMOVED, [returnTokens(2)], [addStrife(2)])),
    ),
  ),
  'pyroclastic-flow': ours(
    major(
      3,
      'fast',
      'fire air earth',
      ['Pyroclastic Flow', 'Pyroklastischer Strom'],
      land(range(1, 'mountain')),
      [damage(2), destroy('all', 'explorer'), ifThen(is('jungle', 'wetland'), [addBlight()])],
      threshold('2 fire 3 air 2 earth', moreDamage(4), add(1, 'wilds')),
    ),
  ),
  'savage-transformation': ours(
    major(
      2,
      'slow',
      'moon animal',
      ['Savage Transformation', 'Wilde Verwandlung'],
      land(range(1)),
      [fear(2), replace('explorer', 'beasts')],
      threshold(
        '2 moon 3 animal',
        choose(aLand(allOf(HERE_OR_ADJACENT, has('explorer'))), [replace('explorer', 'beasts')]),
      ),
    ),
  ),
  'sea-monsters': ours(
    major(
      5,
      'slow',
      'water animal',
      ['Sea Monsters', 'Seeungeheuer'],
      land(range(1), anyOf(COASTAL, is('wetland'))),
      [
        add(1, 'beasts'),
        ifThen(HAS_INVADERS, [fear(atMost(8, per(2, 'beasts')))]),
        damage(per(3, 'beasts')),
        damage(per(1, 'blight')),
      ],
      thresholdRepeat('3 water 3 animal'),
    ),
  ),
  'smothering-infestation': ours(
    major(
      3,
      'slow',
      'water plant',
      ['Smothering Infestation', 'Erstickender Befall'],
      land(range(0)),
      [add(1, 'disease'), ifThen(is('jungle', 'wetland'), [fear(2), damage(3)])],
      threshold('2 water 2 plant', damageEachInvader(1)),
    ),
  ),
  'strangling-firevine': ours(
    major(
      4,
      'slow',
      'fire plant',
      ['Strangling Firevine', 'Würgende Feuerranke'],
      landFrom(range(1, 'sands')),
      [destroy('all', 'explorer'), add(1, 'wilds'), eachLand(ORIGIN, add(1, 'wilds')), damage(perNear(1, 'wilds'))],
      threshold('2 fire 3 plant', moreDamage(perNear(1, 'wilds'))),
    ),
  ),
  'sweep-into-the-sea': ours(
    major(
      4,
      'slow',
      'sun air water',
      ['Sweep into the Sea', 'Ins Meer gefegt'],
      land(range(2)),
      [oneOf([pushToSea('explorer', 'town')], [ifThen(COASTAL, [destroy('all', 'explorer', 'town')])])],
      thresholdRepeatNearby('3 sun 2 water'),
    ),
  ),
  'tigers-hunting': ours(
    major(
      2,
      'fast',
      'sun moon animal',
      ['Tigers Hunting', 'Tiger auf der Jagd'],
      land(range(1, 'jungle'), lacks('blight')),
      [fear(2), add(1, 'beasts'), gatherUpTo(1, 'beasts'), damage(per(1, 'beasts')), pushUpTo(2, 'beasts')],
      threshold(
        '2 sun 2 moon 3 animal',
        choose(aLand(allOf(ADJACENT, lacks('blight'))), [damage(plusPer(1, per(1, 'beasts')))]),
      ),
    ),
  ),
  'twisted-flowers-murmur-ultimatums': ours(
    major(
      5,
      'slow',
      'sun moon air earth plant',
      ['Twisted Flowers Murmur Ultimatums', 'Verdrehte Blumen flüstern Ultimaten'],
      land(fromSacredSite(1), HAS_INVADERS),
      [fear(4), earlyAtThreshold(0), addStrife(1), ifThen(terrorAtLeast(2), [remove(2, ...INVADERS)])],
      thresholdEarly(
        '3 moon 2 air 3 plant',
        [moreFear(3)],
        ['before the terror level is checked', 'bevor die Furchtstufe geprüft wird'],
        damage(3),
      ),
    ),
  ),
  'unlock-the-gates-of-deepest-power': ours(
    major(
      4,
      'fast',
      'sun moon fire air water earth plant animal',
      ['Unlock the Gates of Deepest Power', 'Die Tore der tiefsten Macht'],
      ANY_SPIRIT,
      [gainOneOf(2)],
      threshold('2 sun 2 moon 2 fire 2 air 2 water 2 earth 2 plant 2 animal', masterGained()),
    ),
  ),
  'unrelenting-growth': ours(
    major(
      4,
      'slow',
      'sun fire water plant',
      ['Unrelenting Growth', 'Unaufhaltsames Wachstum'],
      ANY_SPIRIT,
      [
        by('target', [
          choose(aLand(forPresence(1)), [addPresenceHere(), addPresenceHere(), add(1, 'wilds'), atThreshold(0)]),
        ]),
      ],
      thresholdWithin(
        '3 sun 3 plant',
        ['In that land', 'In diesem Gebiet'],
        add(1, 'wilds'),
        remove(1, 'blight'),
        by('target', [gainPower()]),
      ),
    ),
  ),
  'volcanic-eruption': ours(
    major(
      8,
      'slow',
      'fire earth',
      ['Volcanic Eruption', 'Vulkanausbruch'],
      land(range(1, 'mountain')),
      [fear(6), damage(20), destroy('all', 'dahan', 'beasts'), addBlight()],
      threshold(
        '4 fire 3 earth',
        destroy('all', ...INVADERS),
        add(1, 'wilds'),
        eachLand(ADJACENT, damage(10), destroy('all', 'dahan', 'beasts'), ifThen(lacks('blight'), [addBlight()])),
      ),
    ),
  ),
};
