import { aim, may } from '@tafelrunde/words';
import { always, ONCE, use, when, whenHeroDiesHere } from '../../effects/language/ability.ts';
import { per } from '../../effects/language/amounts.ts';
import { choose } from '../../effects/language/flow.ts';
import { ANY_CARD, ROOM, ROOM_OR_SPELL, SPELL } from '../../effects/selectors/cards.ts';
import {
  aHeroHere,
  aHeroIn,
  aHeroInRoom,
  aHeroInTown,
  aMiniboss,
  anOpponent,
  anybody,
  aRoom,
} from '../../effects/selectors/picks.ts';
import { discard, draw, drawToBuild, mayTakeSeen } from '../../effects/words/cards.ts';
import { gainMore } from '../../effects/words/coins.ts';
import { damage, health, kill, toEntrance, toTown } from '../../effects/words/heroes.ts';
import { cancelSpell, doubleDamage, dungeonGets } from '../../effects/words/lasting.ts';
import { toHand } from '../../effects/words/minibosses.ts';
import { asBuilt, deactivate, swapRooms } from '../../effects/words/rooms.ts';
import { miniboss } from '../card.ts';

const HERE = { rooms: { where: 'this' } } as const;
const MONSTERS = { rooms: { type: 'monster' } } as const;

/** The Minibosses: level 1, level 2, and what level 3 does. */
export const minibosses = {
  spike: miniboss(
    ['Spike', 'Stachel'],
    [always('damage', 1, HERE)],
    [use([damage(2, aim(aHeroHere))], { cost: [discard(ANY_CARD)], ...ONCE })],
    [toHand(aim(aMiniboss('anybody')))],
  ),
  'kid-croak': miniboss(
    ['Kid Croak', 'Klein Quak'],
    [always('treasure', 1, { ...HERE, treasure: 'fighter' })],
    [use([swapRooms('anybody')], { ...ONCE, phase: 'build' })],
    {
      modes: [
        { do: [dungeonGets(aim(anybody), always('damage', 1, MONSTERS))] },
        { do: [dungeonGets(aim(anybody), always('damage', -1, MONSTERS))] },
      ],
    },
  ),
  draculad: miniboss(
    ['Draculad', 'Draculordchen'],
    [always('treasure', 1, { ...HERE, treasure: 'cleric' })],
    [use([toTown(aim(aHeroInRoom('you')))], ONCE)],
    [mayTakeSeen(aim(anOpponent), ROOM_OR_SPELL)],
  ),
  rocky: miniboss(
    ['Rocky', 'Rocky'],
    [always('coveredByAny', 1, HERE)],
    [when('heroDied', { this: true }, [may([choose(aRoom('you', { where: 'other' }), [asBuilt('chosen')])])])],
    [health(5, aim(aHeroIn('anybody')))],
  ),
  cerebella: miniboss(
    ['Cerebella', 'Cerebella'],
    [always('treasure', 1, { ...HERE, treasure: 'mage' })],
    [when('heroDied', { this: true }, [may([draw('spell')])])],
    [dungeonGets(aim(anybody), always('noAbility', 1, { rooms: {} }))],
  ),
  paddywhack: miniboss(
    ['Paddywhack', 'Paddywhack'],
    [always('treasure', 1, { ...HERE, treasure: 'thief' })],
    [when('coinsGained', {}, [gainMore(1)], ONCE)],
    [kill(aim(aHeroHere))],
  ),
  'icicle-man': miniboss(
    ['Icicle Man', 'Eiszapfenmann'],
    [always('damage', 1, HERE)],
    [always('heroesMute', 1)],
    [deactivate(aim(aRoom('anybody')))],
  ),
  mageseeker: miniboss(
    ['Mageseeker', 'Magiersucher'],
    [always('damage', per('icons'), HERE)],
    [use([cancelSpell()], { cost: [discard(SPELL)], ...ONCE, answers: 'spell' })],
    [dungeonGets(aim(anybody), always('skipsFirst', 1))],
  ),
  brassknuckle: miniboss(
    ['Brassknuckle', 'Schlagring'],
    [always('damage', 1, HERE)],
    [whenHeroDiesHere(drawToBuild())],
    [doubleDamage('this')],
  ),
  jinx: miniboss(
    ['Jinx', 'Pechvogel'],
    [when('buildBegins', {}, [draw('room'), discard(ROOM)])],
    [always('copyTreasure', 1, HERE)],
    [toEntrance(aim(aHeroInTown))],
  ),
};
