import { aim, may } from '@tafelrunde/words';
import { ifThen, test } from '../../effects/holding/conditions.ts';
import { always } from '../../effects/language/ability.ts';
import { per } from '../../effects/language/amounts.ts';
import { MINIBOSS } from '../../effects/selectors/cards.ts';
import { aHeroIn, aHeroInRoom, aMiniboss, anybody, anyHero, aRoom } from '../../effects/selectors/picks.ts';
import { discard, renewHand } from '../../effects/words/cards.ts';
import { gain, payAny } from '../../effects/words/coins.ts';
import { damage, health, kill } from '../../effects/words/heroes.ts';
import { doubleDamage, roomGets, taxSpells, thisRound } from '../../effects/words/lasting.ts';
import { hire, takeOver } from '../../effects/words/minibosses.ts';
import { asBuilt, deactivate } from '../../effects/words/rooms.ts';
import { spell } from '../card.ts';

const MONSTER = { kind: 'room', type: 'monster' } as const;
const FOR_COINS = { cost: [payAny()] } as const;

/** The Spells of Rise of the Minibosses; R-55: as many as in the German box. */
export const spells = {
  windfall: spell(['Windfall', 'Geldsegen'], 'both', 2, [ifThen(test('noCoins'), [gain(3)])]),
  internship: spell(['Internship', 'Praktikum'], 'build', 2, [hire()]),
  'spirit-dragon': spell(['Spirit Dragon', 'Geisterdrache'], 'build', 2, [
    roomGets(aim(aRoom('anybody')), 'oneOfEach'),
  ]),
  sabotage: spell(['Sabotage!', 'Sabotage!'], 'both', 2, {
    modes: [
      { do: [roomGets(aim(aRoom('anybody')), 'noAbility')] },
      { do: [deactivate(aim(aRoom('opponents', { fewerMinibosses: true })))] },
    ],
  }),
  rage: spell(['Rage!', 'Wut!'], 'both', 2, [
    roomGets(aim(aRoom('anybody', { miniboss: true })), 'damage', per('minibossLevel')),
    ifThen(test('oneMiniboss'), [may([doubleDamage('target')])], []),
  ]),
  ambush: spell(['Ambush', 'Hinterhalt'], 'adventure', 2, {
    modes: [
      { cost: [discard(MONSTER, 2)], do: [kill(aim(aHeroIn('you')))] },
      { cost: [discard(MINIBOSS)], do: [kill(aim(aHeroIn('you')))] },
    ],
  }),
  rebirth: spell(['Rebirth', 'Wiedergeburt'], 'both', 1, [renewHand(aim(anybody))]),
  smash: spell(['Smash!', 'Schmettern!'], 'both', 2, {
    modes: [
      { do: [damage(2, aim(aHeroIn('you')))] },
      { do: [damage(4, aim({ ...aHeroInRoom('you'), miniboss: true }))] },
    ],
  }),
  'pay-to-win': spell(
    ['Pay to Win', 'Pay to Win'],
    'both',
    2,
    [roomGets(aim(aRoom('anybody')), 'damage', 1), roomGets('target', 'damage', per('paid'))],
    FOR_COINS,
  ),
  'zoning-board': spell(['Zoning Board', 'Bauamt'], 'build', 2, [thisRound(always('ignoresTreasure', 1))]),
  respawn: spell(['Respawn', 'Respawn'], 'both', 1, [asBuilt('yourRooms')]),
  heist: spell(['Heist', 'Raubzug'], 'build', 2, [roomGets(aim(aRoom('anybody')), 'noTreasure')]),
  'short-circuit': spell(['Short Circuit', 'Kurzschluss'], 'both', 1, [taxSpells()], { answers: 'spell' }),
  traitor: spell(['Traitor', 'Verräter'], 'build', 1, [takeOver(aim(aMiniboss('opponents', 'take')))]),
  'armor-up': spell(
    ['Armor Up!', 'Rüste dich!'],
    'both',
    2,
    [health(1, aim(anyHero)), health(per('paid', 2), 'target')],
    FOR_COINS,
  ),
};
