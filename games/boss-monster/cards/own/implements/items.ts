import { aim } from '@tafelrunde/words';
import { test } from '../../../effects/holding/conditions.ts';
import { always, FIRST, ONCE, use, when } from '../../../effects/language/ability.ts';
import { per } from '../../../effects/language/amounts.ts';
import { choose } from '../../../effects/language/flow.ts';
import { ANY_CARD, ROOM, SPELL } from '../../../effects/selectors/cards.ts';
import {
  aDiscarded,
  aHeroAt,
  aHeroIn,
  aHeroInRoom,
  aHeroInTown,
  anOpponent,
  aRoom,
  aTreasure,
} from '../../../effects/selectors/picks.ts';
import { discard, discardRandom, draw, take, takeRandom } from '../../../effects/words/cards.ts';
import { bar, health, keepInTown, skip, toTown } from '../../../effects/words/heroes.ts';
import { addTreasure, cancelAbility, roomGets, thisRound } from '../../../effects/words/lasting.ts';
import { lookTop, revealHand } from '../../../effects/words/offering.ts';
import { bringUpOne, destroy } from '../../../effects/words/rooms.ts';
import { cutThrough } from '../../../effects/words/several.ts';
import { mend, skipWorst, toPrevious } from '../../../effects/words/walking.ts';
import { item } from '../../card.ts';
import { exploring } from '../own.ts';

const BEARER = { thisHero: true } as const;
const MONSTERS = { rooms: { type: 'monster' } } as const;
const COVERING = { covering: true } as const;

/** The Items of Implements of Destruction: what the Hero who bears one has, and what its owner may do once. */
export const items = {
  'censer-of-calm': item(
    ['Censer of Calm', 'Weihrauchfass der Ruhe'],
    'cleric',
    [always('noDestroying', 1, { if: test('heroInside') })],
    use([take(aim(aDiscarded(ANY_CARD)))]),
  ),
  'blessed-bandages': item(
    ['Blessed Bandages', 'Gesegnete Bandagen'],
    'cleric',
    [when('heroSurvivedRoom', { ...BEARER, room: { type: 'trap' } }, [mend(1, 'thisHero')])],
    use([mend(3, aim(aHeroIn('opponents')))]),
  ),
  'reliquary-shield': item(
    ['Reliquary Shield', 'Reliquienschild'],
    'cleric',
    [always('shielded', 1)],
    use([thisRound(always('protected', 1))]),
  ),
  'martyrs-mask': item(
    ["Martyr's Mask", 'Maske des Märtyrers'],
    'cleric',
    [when('heroFalls', BEARER, [thisRound(when('heroEnteredDungeon', {}, [health(3, 'hero')], ONCE))])],
    use([health(3, aim(aHeroAt('opponents')))]),
  ),
  'tower-shield': item(
    ['Tower Shield', 'Turmschild'],
    'fighter',
    [always('damageTaken', -1, { rooms: {} })],
    use([roomGets(aim(aRoom('opponents')), 'damage', -2)]),
  ),
  'battle-banner': item(
    ['Battle Banner', 'Kriegsbanner'],
    'fighter',
    [always('companionHealth', 1)],
    use([thisRound(always('damage', 1, MONSTERS))]),
  ),
  'siege-hammer': item(
    ['Siege Hammer', 'Belagerungshammer'],
    'fighter',
    [when('heroSurvivedRoom', { ...BEARER, room: { type: 'trap', advanced: false } }, [destroy('room')], FIRST)],
    use([destroy(aim(aRoom('anybody', { advanced: false })))]),
  ),
  'gauntlets-of-greed': item(
    ['Gauntlets of Greed', 'Handschuhe der Gier'],
    'fighter',
    [always('health', per('fighterIcons'))],
    use([roomGets(aim(aRoom('you')), 'damage', per('icons'))]),
  ),
  'mirror-robe': item(
    ['Mirror Robe', 'Spiegelrobe'],
    'mage',
    [always('spellproof', 1)],
    use([thisRound(always('spellproofDungeon', 1))]),
  ),
  'scroll-of-recall': item(
    ['Scroll of Recall', 'Schriftrolle der Rückkehr'],
    'mage',
    [always('recall', 2)],
    use([take(aim({ ...aDiscarded(SPELL), played: true }))]),
  ),
  'wand-of-wilting': item(
    ['Wand of Wilting', 'Zauberstab des Welkens'],
    'mage',
    [always('damageTaken', -2, { rooms: { advanced: true } })],
    use([roomGets(aim(aRoom('anybody', { advanced: true })), 'noDamage')]),
  ),
  'orb-of-omens': item(
    ['Orb of Omens', 'Kugel der Omen'],
    'mage',
    [when('heroArrived', BEARER, [revealHand()])],
    use({ modes: [{ do: [lookTop('room', 4)] }, { do: [lookTop('spell', 4)] }] }),
  ),
  'grappling-hook': item(
    ['Grappling Hook', 'Enterhaken'],
    'thief',
    [when('heroEnteredDungeon', BEARER, [skip('thisHero', 1)])],
    use([toPrevious(aim(aHeroInRoom('you')))]),
  ),
  'loaded-dice': item(
    ['Loaded Dice', 'Gezinkte Würfel'],
    'thief',
    [when('heroSurvived', BEARER, [discardRandom(ANY_CARD, 1, 'you')])],
    use([takeRandom(ANY_CARD, aim({ ...anOpponent, moreSouls: 1 }))]),
  ),
  'smoke-pellet': item(
    ['Smoke Pellet', 'Rauchkugel'],
    'thief',
    [when('heroSurvivedRoom', { ...BEARER, half: true }, [toTown('thisHero')], FIRST)],
    use([toTown(aim(aHeroAt('you')))]),
  ),
  'master-key': item(
    ['Master Key', 'Hauptschlüssel'],
    'thief',
    [always('immune', 1, { rooms: { type: 'trap', icons: 2 } })],
    use([choose(aTreasure, [addTreasure('you')])]),
  ),
  jetpack: exploring(
    item(
      ['Jetpack', 'Raketenrucksack'],
      'explorer',
      [when('heroEnteredDungeon', BEARER, [skipWorst('thisHero')])],
      use([skip(aim(aHeroIn('opponents')), 1)]),
    ),
  ),
  'deep-scanner': exploring(
    item(
      ['Deep Scanner', 'Tiefenscanner'],
      'explorer',
      [always('health', per('coveredRooms'))],
      use([bringUpOne('you')]),
    ),
  ),
  'plasma-cutter': exploring(
    item(
      ['Plasma Cutter', 'Plasmaschneider'],
      'explorer',
      [when('heroSurvivedRoom', { ...BEARER, room: COVERING }, [destroy('room')], FIRST)],
      use([cutThrough(aim(aRoom('you', COVERING)), 3)]),
    ),
  ),
  'stasis-pod': exploring(
    item(['Stasis Pod', 'Stasiskapsel'], 'explorer', [always('unmovable', 1)], use([bar('you')])),
  ),
  'energy-drink': item(
    ['Energy Drink', 'Energydrink'],
    'universal',
    [always('health', 3)],
    use([health(3, aim(aHeroIn('anybody')))]),
  ),
  'warning-sign': item(
    ['Warning Sign', 'Warnschild'],
    'universal',
    [when('heroFalls', BEARER, [toTown('heroesHere')])],
    use([keepInTown(aim(aHeroInTown))]),
  ),
  'treasure-map': item(['Treasure Map', 'Schatzkarte'], 'universal', [always('luredByAll', 1)], use([draw('room', 2)])),
  'save-crystal': item(
    ['Save Crystal', 'Speicherkristall'],
    'universal',
    [when('heroSurvived', BEARER, [discard(ROOM)])],
    use([cancelAbility()], { answers: 'ability' }),
  ),
};
