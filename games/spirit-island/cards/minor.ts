import { per } from '../effects/language/amounts.ts';
import { atLeast, HAS_INVADERS, has, is, lacks, NO_INVADERS, YOURS } from '../effects/language/lands.ts';
import { ifThen, insteadIf, mayInsteadIf } from '../effects/language/words/conditions.ts';
import { defend, ward } from '../effects/language/words/defence.ts';
import { gainElements } from '../effects/language/words/elements.ts';
import { gainEnergy } from '../effects/language/words/energy.ts';
import { by, oneOf } from '../effects/language/words/flow.ts';
import { damage, damageDifferent, damageEach, fear, moreDamage, moreFear } from '../effects/language/words/harm.ts';
import { gather, gatherUpTo, push, pushUpTo } from '../effects/language/words/moving.ts';
import { addBlight, destroy, remove, replace } from '../effects/language/words/pieces.ts';
import { gainPower, keepCard } from '../effects/language/words/power-cards.ts';
import { extendRange } from '../effects/language/words/spirits.ts';
import {
  ANY_SPIRIT,
  fromSacredSite,
  land,
  minor,
  type PowerCard,
  range,
  threshold,
  thresholdMayInstead,
  thresholdRange,
} from './card.ts';

/* The minor powers of the base game, in the order of their names. */

const NO_BLIGHT = lacks('blight');

export const minorPowers: Readonly<Record<string, PowerCard>> = {
  'call-of-the-dahan-ways': minor(
    1,
    'slow',
    'moon water animal',
    ['Call of the Dahan Ways', 'Lockruf der Dahan-Kultur'],
    land(range(1), has('dahan')),
    [replace('explorer', 'dahan')],
    thresholdMayInstead('2 moon', replace('town', 'dahan')),
  ),
  'call-to-bloodshed': minor(
    1,
    'slow',
    'sun fire animal',
    ['Call to Bloodshed', 'Ruf zur Schlacht'],
    land(range(1), has('dahan')),
    [oneOf([damage(per(1, 'dahan'))], [gatherUpTo(3, 'dahan')])],
  ),
  'call-to-isolation': minor(
    0,
    'fast',
    'sun air animal',
    ['Call to Isolation', 'Ruf zur Abschottung'],
    land(range(1), has('dahan')),
    [oneOf([push(per(1, 'dahan'), 'explorer', 'town')], [push(1, 'dahan')])],
  ),
  'call-to-migrate': minor(1, 'slow', 'fire air animal', ['Call to Migrate', 'Ruf zum Aufbruch'], land(range(1)), [
    gatherUpTo(3, 'dahan'),
    pushUpTo(3, 'dahan'),
  ]),
  'call-to-tend': minor(
    1,
    'slow',
    'water plant animal',
    ['Call to Tend', 'Ruf zur Heilung'],
    land(range(1), has('dahan')),
    [oneOf([remove(1, 'blight')], [pushUpTo(3, 'dahan')])],
  ),
  'dark-and-tangled-woods': minor(
    1,
    'fast',
    'moon earth plant',
    ['Dark and Tangled Woods', 'Dichter Nachtwald'],
    land(range(1)),
    [fear(2), ifThen(is('mountain', 'jungle'), [defend(3)])],
  ),
  'delusions-of-danger': minor(1, 'fast', 'sun moon air', ['Delusions of Danger', 'Angstwahn'], land(range(1)), [
    oneOf([push(1, 'explorer')], [fear(2)]),
  ]),
  'devouring-ants': minor(1, 'slow', 'sun earth animal', ['Devouring Ants', 'Ameisenplage'], land(fromSacredSite(1)), [
    fear(1),
    damage(1),
    destroy(1, 'dahan'),
    ifThen(is('jungle', 'sands'), [moreDamage(1)]),
  ]),
  'drift-down-into-slumber': minor(
    0,
    'fast',
    'air earth plant',
    ['Drift Down into Slumber', 'Schläfrigkeit'],
    land(range(2)),
    [insteadIf(is('jungle', 'sands'), [defend(1)], [defend(4)])],
  ),
  drought: minor(
    1,
    'slow',
    'sun fire earth',
    ['Drought', 'Dürre'],
    land(range(1)),
    [destroy(3, 'town'), damageEach(1, 'town', 'city'), addBlight()],
    threshold('3 sun', destroy(1, 'city')),
  ),
  'elemental-boon': minor(1, 'fast', '', ['Elemental Boon', 'Elementar-Schub'], ANY_SPIRIT, [
    by('target', [gainElements(3)]),
  ]),
  'encompassing-ward': minor(1, 'fast', 'sun water earth', ['Encompassing Ward', 'Umfassender Schutz'], ANY_SPIRIT, [
    by('target', [ward(2, YOURS)]),
  ]),
  'enticing-splendor': minor(
    0,
    'fast',
    'sun air plant',
    ['Enticing Splendor', 'Verlockende Pracht'],
    land(range(0), NO_BLIGHT),
    [oneOf([gather(1, 'explorer', 'town')], [gatherUpTo(2, 'dahan')])],
  ),
  'entrancing-apparitions': minor(
    1,
    'fast',
    'moon air water',
    ['Entrancing Apparitions', 'Irrlichter'],
    land(range(1)),
    [defend(2), ifThen(NO_INVADERS, [gatherUpTo(2, 'explorer')])],
  ),
  'gift-of-constancy': minor(0, 'fast', 'sun earth', ['Gift of Constancy', 'Gabe der Stetigkeit'], ANY_SPIRIT, [
    by('target', [gainEnergy(2), keepCard()]),
    ifThen({ targets: 'another' }, [keepCard()]),
  ]),
  'gift-of-living-energy': minor(
    0,
    'fast',
    'sun fire plant',
    ['Gift of Living Energy', 'Gabe der Lebensenergie'],
    ANY_SPIRIT,
    [
      by('target', [gainEnergy(1)]),
      ifThen({ sites: 2 }, [by('target', [gainEnergy(1)])]),
      ifThen({ targets: 'another' }, [by('target', [gainEnergy(1)])]),
    ],
  ),
  'gift-of-power': minor(0, 'slow', 'moon water earth plant', ['Gift of Power', 'Gabe der Macht'], ANY_SPIRIT, [
    by('target', [gainPower('minor')]),
  ]),
  'gnawing-rootbiters': minor(0, 'slow', 'earth animal', ['Gnawing Rootbiters', 'Nagetierplage'], land(range(1)), [
    pushUpTo(2, 'town'),
  ]),
  'land-of-haunts-and-embers': minor(
    0,
    'fast',
    'moon fire air',
    ['Land of Haunts and Embers', 'Glut- und Aschefluch'],
    land(range(2)),
    [
      fear(2),
      pushUpTo(2, 'explorer', 'town'),
      ifThen(has('blight'), [moreFear(2), pushUpTo(2, 'explorer', 'town')]),
      addBlight(),
    ],
  ),
  'lure-of-the-unknown': minor(
    0,
    'fast',
    'moon fire air plant',
    ['Lure of the Unknown', 'Lockruf des Unbekannten'],
    land(range(2), NO_INVADERS),
    [gather(1, 'explorer', 'town')],
  ),
  'natures-resilience': minor(
    1,
    'fast',
    'earth plant animal',
    ["Nature's Resilience", 'Selbstheilung der Natur'],
    land(fromSacredSite(1)),
    [defend(6)],
    thresholdMayInstead('2 water', remove(1, 'blight')),
  ),
  'pull-beneath-the-hungry-earth': minor(
    1,
    'slow',
    'moon water earth',
    ['Pull Beneath the Hungry Earth', 'Sturz in die Tiefen des Erdreichs'],
    land(range(1)),
    [ifThen(YOURS, [fear(1), damage(1)]), ifThen(is('sands', 'wetland'), [damage(1)])],
  ),
  'purifying-flame': minor(
    1,
    'slow',
    'sun fire air plant',
    ['Purifying Flame', 'Reinigende Flamme'],
    land(fromSacredSite(1)),
    [mayInsteadIf(is('mountain', 'sands'), [damage(per(1, 'blight'))], [remove(1, 'blight')])],
  ),
  'quicken-the-earths-struggles': minor(
    1,
    'fast',
    'moon fire earth animal',
    ["Quicken the Earth's Struggles", 'Den Kampf der Erde beflügeln'],
    land(fromSacredSite(0)),
    [oneOf([damageEach(1, 'town', 'city')], [defend(10)])],
  ),
  'rain-of-blood': minor(
    0,
    'slow',
    'air water animal',
    ['Rain of Blood', 'Blutregen'],
    land(fromSacredSite(1), HAS_INVADERS),
    [fear(2), ifThen(atLeast(2, 'town', 'city'), [moreFear(1)])],
  ),
  'reaching-grasp': minor(0, 'fast', 'sun air water', ['Reaching Grasp', 'Weitreichende Wirkung'], ANY_SPIRIT, [
    by('target', [extendRange(2)]),
  ]),
  'rouse-the-trees-and-stones': minor(
    1,
    'slow',
    'fire earth plant',
    ['Rouse the Trees and Stones', 'Erwachen der Bäume und Steine'],
    land(fromSacredSite(1), NO_BLIGHT),
    [damage(2), push(1, 'explorer')],
  ),
  'sap-the-strength-of-multitudes': minor(
    0,
    'fast',
    'water animal',
    ['Sap the Strength of Multitudes', 'Erschöpfung und Auszehrung'],
    land(range(0)),
    [defend(5)],
    thresholdRange('1 air', 1),
  ),
  'savage-mawbeasts': minor(
    0,
    'slow',
    'fire animal',
    ['Savage Mawbeasts', 'Bestien aus den Tiefen'],
    land(fromSacredSite(1)),
    [ifThen(is('jungle', 'wetland'), [fear(1), damage(1)])],
    threshold('3 animal', damage(1)),
  ),
  'shadows-of-the-burning-forest': minor(
    0,
    'slow',
    'moon fire plant',
    ['Shadows of the Burning Forest', 'Schatten des brennenden Waldes'],
    land(range(0), HAS_INVADERS),
    [fear(2), ifThen(is('mountain', 'jungle'), [push(1, 'explorer'), push(1, 'town')])],
  ),
  'song-of-sanctity': minor(
    1,
    'slow',
    'sun water plant',
    ['Song of Sanctity', 'Gesang des heiligen Lebens'],
    land(range(1), is('mountain', 'jungle')),
    [ifThen(has('explorer'), [push('all', 'explorer')], [remove(1, 'blight')])],
  ),
  'steam-vents': minor(
    1,
    'fast',
    'fire air water earth',
    ['Steam Vents', 'Heißer Dampf'],
    land(range(0)),
    [destroy(1, 'explorer')],
    thresholdMayInstead('3 earth', destroy(1, 'town')),
  ),
  'uncanny-melting': minor(
    1,
    'slow',
    'sun moon water',
    ['Uncanny Melting', 'Unheimliche Schmelze'],
    land(fromSacredSite(1)),
    [ifThen(HAS_INVADERS, [fear(1)]), ifThen(is('sands', 'wetland'), [remove(1, 'blight')])],
  ),
  'veil-the-nights-hunt': minor(
    1,
    'fast',
    'moon air animal',
    ["Veil the Night's Hunt", 'Jagd im Schutze der Nacht'],
    land(range(2), has('dahan')),
    [oneOf([damageDifferent(per(1, 'dahan'))], [pushUpTo(3, 'dahan')])],
  ),
  'visions-of-fiery-doom': minor(
    1,
    'fast',
    'moon fire',
    ['Visions of Fiery Doom', 'Visionen vom Feuertod'],
    land(range(0)),
    [fear(1), push(1, 'explorer', 'town')],
    threshold('2 fire', moreFear(1)),
  ),
  'voracious-growth': minor(
    1,
    'slow',
    'water plant',
    ['Voracious Growth', 'Unaufhaltsames Wuchern'],
    land(fromSacredSite(1), is('jungle', 'wetland')),
    [oneOf([damage(2)], [remove(1, 'blight')])],
  ),
};
