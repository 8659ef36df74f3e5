import { aim } from '@tafelrunde/words';
import { always, ONCE, use, when, whenHeroDiesHere } from '../../../effects/language/ability.ts';
import { per } from '../../../effects/language/amounts.ts';
import type { Treasure } from '../../../effects/language/card.ts';
import { by, choose } from '../../../effects/language/flow.ts';
import { ANY_CARD, ROOM } from '../../../effects/selectors/cards.ts';
import { aHeroIn, aHeroInTown, anOpponent, anybody, aRoom, aSoul, aWound } from '../../../effects/selectors/picks.ts';
import { discard, draw, takeDiscarded } from '../../../effects/words/cards.ts';
import { gain, pay } from '../../../effects/words/coins.ts';
import { damage, heal, revive, toEntrance, toFirstRoom } from '../../../effects/words/heroes.ts';
import { cancelSpell, roomGets } from '../../../effects/words/lasting.ts';
import { bringUpOne, deactivate, destroy, placeExtra } from '../../../effects/words/rooms.ts';
import { moveThis, takeCoins } from '../../../effects/words/staff.ts';
import { hurtNext } from '../../../effects/words/walking.ts';
import { miniboss } from '../../card.ts';
import { exploring } from '../own.ts';

const HERE = { rooms: { where: 'this' } } as const;
const STRONGER = [always('damage', 1, HERE)];
const richer = (treasure: Treasure) => [always('treasure', 1, { ...HERE, treasure })];

/** The Minibosses of Vault of Villains: level 1, level 2, and what level 3 does. */
export const minibosses = {
  'grim-reapling': miniboss(
    ['Grim Reapling', 'Kleiner Schnitter'],
    richer('cleric'),
    [whenHeroDiesHere(takeDiscarded(ROOM))],
    [heal(aim({ ...aWound, epic: false }))],
  ),
  'lady-mildew': miniboss(
    ['Lady Mildew', 'Lady Moder'],
    STRONGER,
    [when('discarded', { who: 'opponents', by: 'you' }, [gain(1)], ONCE)],
    [by('opponents', [discard(ANY_CARD)])],
  ),
  'bishop-bones': miniboss(
    ['Bishop Bones', 'Bischof Knochen'],
    richer('cleric'),
    [use([gain(1)], { cost: [discard(ANY_CARD)], ...ONCE })],
    [revive(aim(aSoul('opponents')))],
  ),
  'tiny-titan': miniboss(
    ['Tiny Titan', 'Winziger Titan'],
    STRONGER,
    [always('damage', 1, { rooms: { type: 'monster', where: 'adjacent' } })],
    [roomGets('this', 'damage', 4)],
  ),
  'boar-baron': miniboss(
    ['Boar Baron', 'Eberbaron'],
    richer('fighter'),
    [when('heroSurvivedRoom', { this: true }, [damage(1, 'hero')])],
    [destroy(aim(aRoom('anybody', { advanced: false })))],
  ),
  'sergeant-slug': miniboss(
    ['Sergeant Slug', 'Feldwebel Schnecke'],
    STRONGER,
    [when('built', { room: { type: 'monster' } }, [gain(1)], ONCE)],
    [placeExtra()],
    { phase: 'build' },
  ),
  'page-turner': miniboss(
    ['Page Turner', 'Seitenblätterer'],
    richer('mage'),
    [use([draw('spell')], { cost: [discard(ROOM), pay(1)], ...ONCE })],
    [draw('spell', 2)],
  ),
  static: miniboss(
    ['Static', 'Statik'],
    STRONGER,
    [when('spellResolved', {}, [damage(1, 'heroHere')])],
    [cancelSpell()],
    { answers: 'spell' },
  ),
  wisp: miniboss(['Wisp', 'Irrlicht'], richer('mage'), [always('heroHereMute', 1)], [toFirstRoom(aim(aHeroIn('you')))]),
  'sticky-fingers': miniboss(
    ['Sticky Fingers', 'Langfinger'],
    richer('thief'),
    [whenHeroDiesHere(gain(1))],
    [takeCoins(2, aim(anOpponent))],
  ),
  'gremlin-greta': miniboss(
    ['Gremlin Greta', 'Gremlin Greta'],
    STRONGER,
    [when('destroyed', {}, [gain(1)], ONCE)],
    [deactivate(aim(aRoom('anybody')))],
  ),
  'mister-mimic': miniboss(
    ['Mister Mimic', 'Mister Mimik'],
    richer('thief'),
    [always('bothTypes', 1, HERE)],
    [toEntrance(aim(aHeroInTown))],
  ),
  'cadet-comet': exploring(
    miniboss(
      ['Cadet Comet', 'Kadett Komet'],
      richer('explorer'),
      [when('coveredOrUncovered', { this: true }, [gain(1)])],
      [choose(anybody, [bringUpOne('chosen')])],
    ),
  ),
  'robo-rex': miniboss(
    ['Robo-Rex', 'Robo-Rex'],
    STRONGER,
    [always('damage', per('advancedRooms'), HERE)],
    [roomGets('this', 'doubleDamage')],
  ),
  blobby: miniboss(
    ['Blobby', 'Blobby'],
    [always('moreOfItsOwn', 1, HERE)],
    [when('heroSurvivedRoom', { this: true }, [hurtNext(1, 'hero')])],
    [moveThis()],
  ),
};
