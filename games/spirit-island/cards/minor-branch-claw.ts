import { per, perLesser } from '../effects/language/amounts.ts';
import {
  allOf,
  between,
  COASTAL,
  HAS_INVADERS,
  has,
  INLAND,
  is,
  lacks,
  THEIR_SACRED_SITE,
  THEIRS,
  YOURS,
} from '../effects/language/lands.ts';
import { ifThen, terrorAtMost } from '../effects/language/words/conditions.ts';
import { defend } from '../effects/language/words/defence.ts';
import { gainEnergy, payFor } from '../effects/language/words/energy.ts';
import { aLand, by, choose, mayDoBoth, oneOf, oneOrBoth } from '../effects/language/words/flow.ts';
import { damage, damageEach, damageEachInvader, fear, moreFear } from '../effects/language/words/harm.ts';
import { afterNext, disperse, healthier } from '../effects/language/words/lands.ts';
import { gather, gatherUpTo, push, pushUpTo } from '../effects/language/words/moving.ts';
import { add, addBlight, destroy, remove } from '../effects/language/words/pieces.ts';
import { playAnother } from '../effects/language/words/power-cards.ts';
import { addPresenceHere, destroyPresence } from '../effects/language/words/presence.ts';
import { buildInstead, skip } from '../effects/language/words/skipping.ts';
import { extendRange, hastenOrDelay } from '../effects/language/words/spirits.ts';
import { addStrife } from '../effects/language/words/tokens.ts';
import {
  ANY_SPIRIT,
  fromSacredSite,
  land,
  minorOf,
  ours,
  type PowerCard,
  range,
  threshold,
  thresholdFast,
} from './card.ts';

/* The minor powers of Branch & Claw, in the order of their names. */

const minor = minorOf('branch-claw');

const NO_BLIGHT = lacks('blight');

/** The only threshold of a card. */
const FIRST = 0;

const cards: Readonly<Record<string, PowerCard>> = {
  'absorb-corruption': minor(
    1,
    'slow',
    'sun earth plant',
    ['Absorb Corruption', 'Verderbnis aufsaugen'],
    land(range(0)),
    [oneOrBoth(FIRST, [gather(1, 'blight')], [payFor(1, remove(1, 'blight'))])],
    threshold('2 plant', mayDoBoth()),
  ),
  'animated-wrackroot': minor(
    0,
    'slow',
    'moon fire plant',
    ['Animated Wrackroot', 'Belebtes Wurzelwrack'],
    land(range(0)),
    [oneOf([fear(1), destroy(1, 'explorer')], [add(1, 'wilds')])],
  ),
  'call-to-ferocity': minor(
    0,
    'slow',
    'sun fire earth',
    ['Call to Ferocity', 'Ruf zur Wildheit'],
    land(range(1), HAS_INVADERS),
    [oneOf([gatherUpTo(3, 'dahan')], [ifThen(has('dahan'), [fear(1), push(1, 'explorer'), push(1, 'town')])])],
  ),
  'call-to-trade': minor(
    1,
    'fast',
    'air water earth plant',
    ['Call to Trade', 'Ruf zum Handel'],
    land(range(2), has('dahan')),
    [gatherUpTo(1, 'dahan'), ifThen(terrorAtMost(2), [gather(1, 'town'), buildInstead()])],
  ),
  'confounding-mists': minor(1, 'fast', 'air water', ['Confounding Mists', 'Verwirrende Nebel'], land(range(1)), [
    oneOf([defend(4)], [disperse()]),
  ]),
  'cycles-of-time-and-tide': minor(
    1,
    'fast',
    'sun moon water',
    ['Cycles of Time and Tide', 'Kreislauf von Zeit und Gezeiten'],
    land(range(1), COASTAL),
    [ifThen(has('dahan'), [add(1, 'dahan')], [remove(1, 'blight')])],
  ),
  'disorienting-landscape': minor(
    1,
    'fast',
    'moon air plant',
    ['Disorienting Landscape', 'Irreführende Landschaft'],
    land(fromSacredSite(2)),
    [push(1, 'explorer'), ifThen(is('mountain', 'jungle'), [add(1, 'wilds')])],
  ),
  'elusive-ambushes': minor(
    1,
    'fast',
    'sun fire water',
    ['Elusive Ambushes', 'Flüchtige Hinterhalte'],
    land(range(1), has('dahan')),
    [oneOf([damage(1)], [defend(4)])],
  ),
  'fire-in-the-sky': minor(1, 'fast', 'sun fire air', ['Fire in the Sky', 'Feuer am Himmel'], land(fromSacredSite(1)), [
    fear(2),
    addStrife(1),
  ]),
  'fleshrot-fever': minor(
    1,
    'slow',
    'fire air water animal',
    ['Fleshrot Fever', 'Fleischfäulefieber'],
    land(range(1), is('jungle', 'sands')),
    [fear(1), add(1, 'disease')],
  ),
  'golds-allure': minor(
    0,
    'slow',
    'fire earth animal',
    ["Gold's Allure", 'Verlockung des Goldes'],
    land(range(1), is('mountain')),
    [gather(1, 'explorer'), gather(1, 'town'), addStrife(1)],
  ),
  'growth-through-sacrifice': minor(
    0,
    'fast',
    'moon fire water plant',
    ['Growth Through Sacrifice', 'Wachstum durch Opfer'],
    ANY_SPIRIT,
    [
      destroyPresence(1),
      by('target', [
        oneOrBoth(
          FIRST,
          [choose(aLand(allOf(YOURS, has('blight'))), [remove(1, 'blight')])],
          [choose(aLand(YOURS), [addPresenceHere()])],
          [choose(aLand(YOURS), [remove(1, 'blight'), addPresenceHere()])],
        ),
      ]),
    ],
    threshold('2 sun', by('target', [mayDoBoth({ inOneLand: true })])),
  ),
  'guardian-serpents': minor(
    1,
    'fast',
    'sun moon earth animal',
    ['Guardian Serpents', 'Wächterschlangen'],
    ANY_SPIRIT,
    [choose(aLand(THEIRS), [add(1, 'beasts'), ifThen(THEIR_SACRED_SITE, [defend(4)])])],
  ),
  'here-there-be-monsters': minor(
    0,
    'slow',
    'moon air animal',
    ['Here There Be Monsters', 'Hier leben Ungeheuer'],
    land(range(0), INLAND),
    [pushUpTo(1, 'explorer', 'town', 'dahan'), fear(2), ifThen(has('beasts'), [moreFear(1)])],
  ),
  'infested-aquifers': minor(
    1,
    'slow',
    'moon water earth animal',
    ['Infested Aquifers', 'Verseuchtes Grundwasser'],
    land(range(0)),
    [
      oneOf(
        [ifThen(has('disease'), [damageEachInvader(1)])],
        [ifThen(is('mountain', 'wetland'), [fear(1), add(1, 'disease')])],
      ),
    ],
  ),
  'inflame-the-fires-of-life': minor(
    1,
    'slow',
    'moon fire plant animal',
    ['Inflame the Fires of Life', 'Lebensfeuer anfachen'],
    land(fromSacredSite(1)),
    [oneOrBoth(FIRST, [add(1, 'disease')], [fear(1), addStrife(1)])],
    threshold('3 animal', mayDoBoth()),
  ),
  'pact-of-the-joined-hunt': minor(
    1,
    'slow',
    'sun plant animal',
    ['Pact of the Joined Hunt', 'Pakt der gemeinsamen Jagd'],
    ANY_SPIRIT,
    [by('target', [choose(aLand(YOURS), [gather(1, 'dahan'), by('user', [damage(per(1, 'dahan'))])])])],
  ),
  'poisoned-dew': minor(1, 'slow', 'fire water plant', ['Poisoned Dew', 'Giftiger Tau'], land(range(1)), [
    destroy(1, 'explorer'),
    ifThen(is('jungle', 'wetland'), [destroy('all', 'explorer')]),
  ]),
  'portents-of-disaster': minor(
    0,
    'fast',
    'sun moon air',
    ['Portents of Disaster', 'Vorzeichen des Unheils'],
    land(fromSacredSite(1), HAS_INVADERS),
    [fear(2), afterNext('invadersFell', fear(1))],
  ),
  'promises-of-protection': minor(
    0,
    'fast',
    'sun earth animal',
    ['Promises of Protection', 'Versprechen von Schutz'],
    land(fromSacredSite(2)),
    [gatherUpTo(2, 'dahan'), healthier(2)],
  ),
  'prowling-panthers': minor(
    1,
    'slow',
    'moon fire animal',
    ['Prowling Panthers', 'Schleichende Panther'],
    land(range(1), is('mountain', 'jungle')),
    [oneOf([fear(1), add(1, 'beasts')], [ifThen(has('beasts'), [destroy(1, 'explorer', 'town')])])],
  ),
  'razor-sharp-undergrowth': minor(
    1,
    'fast',
    'moon plant',
    ['Razor-Sharp Undergrowth', 'Messerscharfes Unterholz'],
    land(range(0), NO_BLIGHT),
    [destroy(1, 'explorer'), destroy(1, 'dahan'), add(1, 'wilds'), defend(2)],
  ),
  'renewing-rain': minor(
    1,
    'slow',
    'water earth plant',
    ['Renewing Rain', 'Erneuernder Regen'],
    land(fromSacredSite(1)),
    [ifThen(is('jungle', 'sands'), [remove(1, 'blight')])],
    threshold('3 plant', add(1, 'wilds')),
  ),
  'rites-of-the-lands-rejection': minor(
    1,
    'fast',
    'moon fire earth',
    ["Rites of the Land's Rejection", 'Riten der Abweisung'],
    land(fromSacredSite(2), has('dahan')),
    [oneOf([skip('build'), fear(perLesser(1, ['town', 'city'], ['dahan']))], [pushUpTo(3, 'dahan')])],
  ),
  'scour-the-land': minor(
    1,
    'slow',
    'air earth',
    ['Scour the Land', 'Das Land leerfegen'],
    land(fromSacredSite(2)),
    [destroy(3, 'town'), destroy('all', 'explorer'), addBlight()],
    thresholdFast('3 air'),
  ),
  'sky-stretches-to-shore': minor(
    1,
    'fast',
    'sun air water earth',
    ['Sky Stretches to Shore', 'Der Himmel reicht bis zur Küste'],
    ANY_SPIRIT,
    [by('target', [hastenOrDelay(1), extendRange(3, COASTAL)])],
  ),
  'spur-on-with-words-of-fire': minor(
    1,
    'fast',
    'sun fire air',
    ['Spur on with Words of Fire', 'Anspornende Feuerworte'],
    ANY_SPIRIT,
    [ifThen({ targets: 'another' }, [by('target', [gainEnergy(1)])]), by('target', [playAnother()])],
  ),
  'swarming-wasps': minor(
    0,
    'fast',
    'fire air animal',
    ['Swarming Wasps', 'Wespenschwärme'],
    land(range(1), NO_BLIGHT),
    [oneOf([add(1, 'beasts')], [ifThen(has('beasts'), [pushUpTo(2, 'explorer')])])],
  ),
  'teeming-rivers': minor(
    1,
    'slow',
    'sun water plant animal',
    ['Teeming Rivers', 'Wimmelnde Flüsse'],
    land(fromSacredSite(2), is('mountain', 'wetland')),
    [ifThen(NO_BLIGHT, [add(1, 'beasts')], [ifThen(between(1, 1, 'blight'), [remove(1, 'blight')])])],
  ),
  'tormenting-rotflies': minor(
    1,
    'slow',
    'air plant animal',
    ['Tormenting Rotflies', 'Quälende Aasfliegen'],
    land(range(2), is('sands', 'wetland')),
    [
      oneOf(
        [add(1, 'disease')],
        [ifThen(HAS_INVADERS, [fear(2), ifThen(has('disease'), [moreFear(1)]), ifThen(has('blight'), [moreFear(1)])])],
      ),
    ],
  ),
  'twilight-fog-brings-madness': minor(
    0,
    'slow',
    'sun moon air water',
    ['Twilight Fog Brings Madness', 'Dämmernebel bringt Wahnsinn'],
    land(range(1)),
    [addStrife(1), push(1, 'dahan'), damageEach(1, 'dahan')],
  ),
};

export const branchClawMinors: Readonly<Record<string, PowerCard>> = Object.fromEntries(
  Object.entries(cards).map(([id, card]) => [id, ours(card)]),
);
