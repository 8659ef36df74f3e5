import { aim } from '@tafelrunde/words';
import { test } from '../../effects/holding/conditions.ts';
import { always, FIRST, use, when } from '../../effects/language/ability.ts';
import { per } from '../../effects/language/amounts.ts';
import { ROOM, SPELL } from '../../effects/selectors/cards.ts';
import {
  aDiscarded,
  aHeroIn,
  aHeroInRoom,
  anOpponentWith,
  anyHero,
  aRoom,
  aWound,
} from '../../effects/selectors/picks.ts';
import { discardRandom, draw, take } from '../../effects/words/cards.ts';
import { damage, heal, health, kill, remove, skip, suffer } from '../../effects/words/heroes.ts';
import { copyItem } from '../../effects/words/items.ts';
import { cancelSpell, roomGets, thisRound } from '../../effects/words/lasting.ts';
import { deactivate, destroy, reverseRooms } from '../../effects/words/rooms.ts';
import { item } from '../card.ts';

const BEARER = { thisHero: true } as const;
const ADVANCED = { advanced: true } as const;
const ORDINARY_MONSTER = { type: 'monster', advanced: false } as const;

/** The Items: what the Hero who bears one has, and what its owner may do once. */
export const items = {
  'extra-life': item(
    ['Extra Life', 'Extraleben'],
    'cleric',
    [always('secondLife', 1)],
    use([thisRound(always('cannotLose', 1))]),
  ),
  'holy-hand-grenade': item(
    ['Holy Hand Grenade', 'Heilige Handgranate'],
    'cleric',
    [when('heroSurvived', BEARER, [discardRandom(ROOM, 2, 'you')])],
    use([discardRandom(ROOM, 1, 'opponents')]),
  ),
  'inquisitors-robes': item(
    ["Inquisitor's Robes", 'Robe des Inquisitors'],
    'cleric',
    [when('heroSurvivedRoom', { ...BEARER, room: ADVANCED }, [destroy('room')], FIRST)],
    use([destroy(aim(aRoom('anybody', ADVANCED)))]),
  ),
  'staff-of-healing': item(
    ['Staff of Healing', 'Stab der Heilung'],
    'cleric',
    [when('adventureTurnBegins', {}, [health(2, 'heroesHere')])],
    use([heal(aim({ ...aWound, epic: false }))]),
  ),
  'goblin-suit': item(
    ['Goblin Suit', 'Goblinkostüm'],
    'fighter',
    [always('immune', 1, { rooms: ORDINARY_MONSTER })],
    use([thisRound(always('damage', 1, { rooms: ORDINARY_MONSTER }))]),
  ),
  'claws-of-the-berserker': item(
    ['Claws of the Berserker', 'Klauen des Berserkers'],
    'fighter',
    [always('health', per('monsterRooms'))],
    use([health(per('monsterRooms'), aim(anyHero))]),
  ),
  'oversized-sword': item(
    ['Oversized Sword', 'Übergroßes Schwert'],
    'fighter',
    [always('health', 5)],
    use([health(5, aim(aHeroIn('anybody')))]),
  ),
  'vorpal-blade': item(
    ['Vorpal Blade', 'Vorpalklinge'],
    'fighter',
    [when('heroSurvived', BEARER, [suffer(1)])],
    use([kill(aim({ ...anyHero, half: true }))]),
  ),
  'antimagic-lizard': item(
    ['Antimagic Lizard', 'Antimagie-Echse'],
    'mage',
    [when('heroSurvived', BEARER, [discardRandom(SPELL, 2, 'you')])],
    use([discardRandom(SPELL, 1, aim(anOpponentWith(SPELL)))]),
  ),
  'ice-rod': item(
    ['Ice Rod', 'Eisstab'],
    'mage',
    [when('heroSurvivedRoom', BEARER, [deactivate('room')])],
    use([deactivate(aim(aRoom('opponents')))]),
  ),
  'magic-mirror': item(
    ['Magic Mirror', 'Zauberspiegel'],
    'mage',
    [when('heroEnteredDungeon', BEARER, [reverseRooms()])],
    use([copyItem()]),
  ),
  necronomicon: item(
    ['Necronomicon', 'Necronomicon'],
    'mage',
    [when('heroSurvived', BEARER, [draw('spell', 1, 'opponents')])],
    use([draw('spell')]),
  ),
  'bag-of-holding': item(
    ['Bag of Holding', 'Nimmervoller Beutel'],
    'thief',
    [when('heroSurvivedRoom', { ...BEARER, room: { icons: 2 } }, [destroy('room')])],
    use([take(aim(aDiscarded({ kind: 'room', icons: 2 })))]),
  ),
  'cheat-code': item(
    ['Cheat Code', 'Cheatcode'],
    'thief',
    [always('noAbility', 1, { rooms: {}, if: test('heroInside') })],
    use([roomGets(aim(aRoom('anybody')), 'noAbility')]),
  ),
  'ten-foot-pole': item(
    ['Ten Foot Pole', 'Drei-Meter-Stange'],
    'thief',
    [when('heroEnteredDungeon', BEARER, [deactivate('firstTrap')])],
    use([deactivate(aim(aRoom('anybody', { type: 'trap' })))]),
  ),
  'the-bomb': item(
    ['The Bomb', 'Die Bombe'],
    'thief',
    [when('heroEntering', { ...BEARER, room: { where: 'last' } }, [destroy('room')])],
    use([damage(5, aim(aHeroInRoom('you'))), destroy('itsRoom')]),
  ),
  'boots-of-jumping': item(
    ['Boots of Jumping', 'Sprungstiefel'],
    'universal',
    [when('heroSurvivedRoom', BEARER, [skip('thisHero', 1)])],
    use([skip(aim(aHeroIn('anybody')), 1)]),
  ),
  'pet-monster': item(
    ['Pet Monster', 'Haustiermonster'],
    'universal',
    [when('heroEnteredDungeon', BEARER, [deactivate('firstMonster')])],
    use([deactivate(aim(aRoom('anybody', { type: 'monster' })))]),
  ),
  'star-of-invulnerability': item(
    ['Star of Invulnerability', 'Stern der Unverwundbarkeit'],
    'universal',
    [always('immune', 1, { rooms: { first: 3 } })],
    use([remove(aim({ ...aWound, thisRound: true }))]),
  ),
  'ring-of-invisibility': item(
    ['Ring of Invisibility', 'Ring der Unsichtbarkeit'],
    'universal',
    [always('noSpells', 1, { if: test('inAdventure') })],
    use([cancelSpell()], { answers: 'spell', phase: 'adventure', if: test('yourTurn') }),
  ),
};
