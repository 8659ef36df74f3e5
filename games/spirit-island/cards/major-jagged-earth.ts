import type { CardId } from '@tafelrunde/kernel';
import { may } from '@tafelrunde/words';
import { atMost, per, perElement, perFallen, perNear, perRemoved, perReplaced } from '../effects/language/amounts.ts';
import {
  ADJACENT,
  allOf,
  anyOf,
  atLeast,
  BETWEEN,
  HAS_INVADERS,
  HERE_OR_ADJACENT,
  has,
  INLAND,
  is,
  lacks,
  ORIGIN_OR_TARGET,
  WOUNDED,
  withinYours,
  YOUR_SACRED_SITE,
  YOURS,
} from '../effects/language/lands.ts';
import { drawIn } from '../effects/language/words/carrying.ts';
import { fallen, ifThen, ONLY_CARD, originIs } from '../effects/language/words/conditions.ts';
import { afterForestalling, defend, forestall, moreDefend } from '../effects/language/words/defence.ts';
import { gainEnergy } from '../effects/language/words/energy.ts';
import {
  aLand,
  aside,
  atEnd,
  atThreshold,
  choose,
  eachLand,
  inLands,
  inLandsUpTo,
  mayDoBoth,
  oneOf,
  oneOrBoth,
} from '../effects/language/words/flow.ts';
import {
  damage,
  damageEachInvader,
  damageTo,
  fear,
  moreDamage,
  moreDamageEachInvader,
  moreFear,
  payForDamage,
} from '../effects/language/words/harm.ts';
import { fightAlong, isolate, swallow } from '../effects/language/words/lands.ts';
import { gather, gatherUpTo, push, pushUpTo } from '../effects/language/words/moving.ts';
import {
  add,
  addBlight,
  destroy,
  remove,
  removeAmong,
  removeDamaged,
  removeHealth,
  removeUpTo,
  unhindered,
} from '../effects/language/words/pieces.ts';
import { againForCards, forgetPower } from '../effects/language/words/power-cards.ts';
import { bargain, darken, destroyEachPresence, fromTrack } from '../effects/language/words/presence.ts';
import { skipAll, skipNext } from '../effects/language/words/skipping.ts';
import { addAgain, addMix, noMoreOfEach } from '../effects/language/words/tokens.ts';
import { dreamBoard, hunt, weaveTogether } from '../effects/language/words/upheaval.ts';
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
  thresholdFarther,
  thresholdRepeat,
  thresholdWithin,
  YOURSELF,
} from './card.ts';

/* The major powers of Jagged Earth. */

const major = majorOf('jagged-earth');

export const jaggedEarthMajors: Readonly<Record<CardId, PowerCard>> = {
  'angry-bears': ours(
    major(
      3,
      'slow',
      'sun fire animal',
      ['Angry Bears', 'Wütende Bären'],
      land(range(0)),
      [fear(2), damage(2), ifThen(lacks('beasts'), [add(1, 'beasts')], [moreDamage(2), pushUpTo(1, 'beasts')])],
      threshold(
        '2 fire 3 animal',
        choose(aLand(allOf(ADJACENT, has('beasts'))), [fear(1), destroy(1, 'explorer', 'town')]),
      ),
    ),
  ),
  'bargains-of-power-and-protection': ours(
    major(
      2,
      'fast',
      'sun water earth animal',
      ['Bargains of Power and Protection', 'Pakt um Macht und Schutz'],
      land(range(0), has('dahan')),
      [bargain(0, { always: 'defend', n: per(1, 'dahan'), where: withinYours(1) }, { always: 'tithe' })],
      threshold('3 sun 2 water 2 earth', fromTrack()),
    ),
  ),
  'draw-towards-a-consuming-void': ours(
    major(8, 'slow', '', ['Draw Towards a Consuming Void', 'Sog der verzehrenden Leere'], land(range(0)), [
      drawIn('explorer', 'town', 'city', 'dahan', 'beasts'),
      fear(4),
      damage(15),
      damageTo(5, 'dahan'),
      destroyEachPresence(),
      destroy(2, 'beasts'),
      ifThen(ONLY_CARD, [againForCards()]),
    ]),
  ),
  'dream-of-the-untouched-land': ours(
    major(
      6,
      'fast',
      'moon water earth plant animal',
      ['Dream of the Untouched Land', 'Traum vom unberührten Land'],
      land(fromSacredSite(1)),
      [removeUpTo(3, 'blight'), removeHealth(3)],
      threshold('3 moon 2 water 3 earth 2 plant', dreamBoard()),
    ),
  ),
  'focus-the-lands-anguish': ours(
    major(
      5,
      'slow',
      'sun',
      ["Focus the Land's Anguish", 'Gebündelte Qual des Landes'],
      land(range(1)),
      [atEnd(ifThen(fallen('town', 'city'), [fear(5)])), gatherUpTo(5, 'blight'), damage(per(1, 'blight'))],
      threshold('3 sun', moreDamage(per(1, 'blight'))),
    ),
  ),
  'forests-of-living-obsidian': ours(
    major(
      4,
      'slow',
      'sun fire earth plant',
      ['Forests of Living Obsidian', 'Wälder aus lebendem Obsidian'],
      landFrom(range(0)),
      [
        add(1, 'badlands'),
        push('all', 'dahan'),
        damageEachInvader(1),
        ifThen(originIs(YOUR_SACRED_SITE), [moreDamageEachInvader(1)]),
      ],
      thresholdRepeat('2 sun 3 fire 3 earth'),
    ),
  ),
  'infestation-of-venomous-spiders': ours(
    major(
      4,
      'fast',
      'air earth plant animal',
      ['Infestation of Venomous Spiders', 'Plage giftiger Spinnen'],
      land(fromSacredSite(2), HAS_INVADERS),
      [add(1, 'beasts'), gatherUpTo(1, 'beasts'), fear(atMost(4, per(1, 'beasts'))), forestall(per(1, 'beasts'))],
      threshold('2 air 2 earth 3 animal', afterForestalling(damage(4))),
    ),
  ),
  'irresistible-call': ours(
    major(
      6,
      'fast',
      'sun air plant',
      ['Irresistible Call', 'Unwiderstehlicher Ruf'],
      land(fromSacredSite(2), INLAND),
      [gather(5, 'town'), gather(5, 'dahan'), gather(5, 'beasts'), gather(15, 'explorer')],
      threshold('2 sun 3 air 2 plant', skipAll(), isolate()),
    ),
  ),
  'melt-earth-into-quicksand': ours(
    major(
      4,
      'fast',
      'moon water earth',
      ['Melt Earth into Quicksand', 'Erde zu Treibsand'],
      land(range(1), is('sands', 'wetland')),
      [fear(1), damage(2), isolate(), swallow()],
      threshold('2 moon 4 water 2 earth', moreDamage(4), add(1, 'badlands'), add(1, 'wilds')),
    ),
  ),
  'settle-into-hunting-grounds': ours(
    major(
      3,
      'fast',
      'moon fire plant animal',
      ['Settle into Hunting-Grounds', 'Heimisch in den Jagdgründen'],
      YOURSELF,
      [hunt()],
      threshold('2 plant 3 animal', choose(aLand(YOURS), [fear(2), damage(2)])),
    ),
  ),
  'sleep-and-never-waken': ours(
    major(
      3,
      'fast',
      'moon air earth animal',
      ['Sleep and Never Waken', 'Schlaf ohne Erwachen'],
      land(range(2, 'sands')),
      [skipAll(), atEnd(fear(perRemoved(2, 'explorer'))), removeUpTo(2, 'explorer')],
      threshold('3 moon 2 air 2 animal', removeAmong(6, 'explorer')),
    ),
  ),
  'spill-bitterness-into-the-earth': ours(
    major(
      5,
      'fast',
      'fire water earth',
      ['Spill Bitterness into the Earth', 'Bitterkeit sickert in die Erde'],
      land(range(0)),
      [
        damage(6),
        addMix(2, 'badlands', 'strife'),
        addBlight(),
        inLandsUpTo(3, allOf(ADJACENT, has('blight')), addMix(1, 'badlands', 'strife')),
      ],
      threshold('3 fire 3 water', inLandsUpTo(3, ADJACENT, damageEachInvader(1))),
    ),
  ),
  'storm-swath': ours(
    major(
      3,
      'slow',
      'fire air water',
      ['Storm-Swath', 'Schneise des Sturms'],
      landFrom(fromSacredSite(1)),
      [fear(2), eachLand(ORIGIN_OR_TARGET, damageEachInvader(1))],
      thresholdFarther(
        '2 fire 3 air 2 water',
        1,
        moreFear(1),
        choose(aside(aLand(BETWEEN)), [damageEachInvader(1)]),
        eachLand(WOUNDED, destroy(1, 'town')),
      ),
    ),
  ),
  'the-wounded-wild-turns-on-its-assailants': ours(
    major(
      4,
      'slow',
      'fire plant animal',
      ['The Wounded Wild Turns on Its Assailants', 'Die verwundete Wildnis wehrt sich'],
      land(range(1), has('blight')),
      [add(2, 'badlands'), gatherUpTo(2, 'beasts'), damage(per(1, 'blight', 'beasts', 'wilds'))],
      threshold('2 fire 3 plant 2 animal', fear(perFallen(2, 8, ...INVADERS))),
    ),
  ),
  'thickets-erupt-with-every-touch-of-breeze': ours(
    major(
      3,
      'fast',
      'air plant',
      ['Thickets Erupt with Every Touch of Breeze', 'Dickicht sprießt mit jedem Hauch'],
      land(fromSacredSite(2), INLAND),
      [damage(2), oneOf([add(3, 'wilds')], [remove(1, 'blight')])],
      threshold('3 plant', fear(1), moreDamage(2)),
    ),
  ),
  'transform-to-a-murderous-darkness': ours(
    major(
      6,
      'slow',
      'moon fire air water plant',
      ['Transform to a Murderous Darkness', 'Verwandlung in mörderische Finsternis'],
      ANY_SPIRIT,
      [darken(pushUpTo(perReplaced(1), 'badlands'), fear(3), damage(perReplaced(3)), atThreshold(0))],
      thresholdWithin(
        '3 moon 2 fire 2 air',
        ['After that', 'Danach'],
        choose(aside(aLand(ADJACENT)), [damage(1)]),
        choose(aside(aLand(ADJACENT)), [damage(1)]),
      ),
    ),
  ),
  'trees-radiate-celestial-brilliance': ours(
    major(
      3,
      'fast',
      'sun moon plant',
      ['Trees Radiate Celestial Brilliance', 'Bäume strahlen in himmlischem Glanz'],
      land(range(1), anyOf(is('jungle'), lacks('blight'))),
      [fear(3), defend(6), skipNext('build')],
      threshold('3 sun 2 moon 2 plant', damage(perElement(1, 'sun'))),
    ),
  ),
  'unleash-a-torrent-of-the-selfs-own-essence': ours(
    major(
      2,
      'fast',
      'sun moon fire water',
      ["Unleash a Torrent of the Self's Own Essence", 'Entfesselte Flut des eigenen Wesens'],
      YOURSELF,
      [oneOrBoth(0, [gainEnergy(4), may([gainEnergy(4)], { pay: [forgetPower()] })], [payForDamage(0)])],
      threshold('2 sun 3 fire', mayDoBoth()),
    ),
  ),
  'utter-a-curse-of-dread-and-bone': ours(
    major(
      4,
      'slow',
      'moon animal',
      ['Utter a Curse of Dread and Bone', 'Fluch aus Grauen und Gebein'],
      land(fromSacredSite(1)),
      [noMoreOfEach(3, addMix(perNear(1, 'blight'), 'badlands', 'disease', 'strife')), fear(2), damage(1)],
      threshold('3 moon 2 animal', addAgain(HERE_OR_ADJACENT), choose(aLand(ADJACENT), [damage(1)])),
    ),
  ),
  'vanish-softly-away-forgotten-by-all': ours(
    major(
      3,
      'slow',
      'moon air',
      ['Vanish Softly Away, Forgotten by All', 'Sanft entschwunden, von allen vergessen'],
      land(range(2)),
      [oneOf([remove(1, ...INVADERS), remove(1, 'explorer', 'town')], [removeDamaged()]), unhindered()],
      threshold('3 moon 3 air', inLands(2, atLeast(4, ...INVADERS), remove(1, ...INVADERS))),
    ),
  ),
  'voice-of-command': ours(
    major(
      3,
      'fast',
      'sun air',
      ['Voice of Command', 'Stimme der Befehlsgewalt'],
      land(fromSacredSite(1), has('dahan')),
      [atThreshold(0), damageTo(per(1, 'dahan', 'explorer'), 'town', 'city'), defend(2), fightAlong()],
      thresholdWithin('3 sun 2 air', ['First', 'Zuerst'], gatherUpTo(2, 'explorer', 'town', 'dahan')),
    ),
  ),
  'walls-of-rock-and-thorn': ours(
    major(
      4,
      'fast',
      'sun earth plant',
      ['Walls of Rock and Thorn', 'Mauern aus Fels und Dornen'],
      land(fromSacredSite(2), is('mountain', 'jungle')),
      [damage(2), defend(8), add(1, 'wilds'), isolate()],
      threshold('2 earth 2 plant', moreDamage(2), moreDefend(2), add(1, 'badlands')),
    ),
  ),
  'weave-together-the-fabric-of-place': ours(
    major(
      4,
      'fast',
      'sun moon air water earth',
      ['Weave Together the Fabric of Place', 'Das Gewebe der Orte verknüpfen'],
      land(fromSacredSite(1)),
      [weaveTogether()],
      threshold('4 air', isolate(), ifThen(HAS_INVADERS, [fear(2), removeUpTo(2, ...INVADERS)])),
    ),
  ),
};
