import { aim } from '@tafelrunde/words';
import { ifThen, test } from '../../effects/holding/conditions.ts';
import { always, ONCE, use, when, whenBuilt } from '../../effects/language/ability.ts';
import { choose } from '../../effects/language/flow.ts';
import { SPELL } from '../../effects/selectors/cards.ts';
import { anOpponentWith, aRoom } from '../../effects/selectors/picks.ts';
import { discard } from '../../effects/words/cards.ts';
import { roomGets } from '../../effects/words/lasting.ts';
import { deactivate, destroyThis } from '../../effects/words/rooms.ts';
import { addTokens, removeToken } from '../../effects/words/tokens.ts';
import { monster, trap } from '../card.ts';

const HERE = { rooms: { where: 'this' } } as const;

/** The Rooms of the promo cards. */
export const rooms = {
  'elder-portal': trap(
    ['Elder Portal', 'Elder Portal'],
    [1, 0, { cleric: 1 }],
    whenBuilt(addTokens(2, 'this')),
    use([discard(SPELL, 1, aim(anOpponentWith(SPELL)))], { cost: [removeToken()], ...ONCE }),
  ),
  'hydras-mire': monster(
    ["Hydra's Mire", "Hydra's Mire"],
    [1, 1, { fighter: 1 }],
    when('heroSurvivedRoom', { this: true }, [addTokens(1, 'this')], ONCE),
    when('roundEnd', {}, [ifThen(test('tokensHere', 4), [destroyThis()])]),
  ),
  'spellslime-incubator': monster(
    ['Spellslime Incubator', 'Spellslime Incubator'],
    [1, 0, { mage: 1 }],
    when('spellResolved', {}, [addTokens(1, 'this')], ONCE),
  ),
  'clock-tower': trap(
    ['Clock Tower', 'Clock Tower'],
    [1, 0, { thief: 1 }],
    whenBuilt(addTokens(4, 'this')),
    when('roundEnd', {}, [removeToken()]),
  ),
  ghoulyard: monster(['Ghoulyard', 'Ghoulyard'], [1, 2, { cleric: 1 }], always('doubleToEpic', 1, HERE)),
  'bone-crank': trap(
    ['Bone Crank', 'Bone Crank'],
    [1, 1, { mage: 1 }],
    whenBuilt(choose(aRoom('anybody'), [deactivate('chosen')])),
  ),
  'trash-compactor': trap(
    ['Trash Compactor', 'Trash Compactor'],
    [1, 3, { thief: 1 }],
    when('heroSurvivedRoom', { this: true }, [roomGets('this', 'noDamage')]),
  ),
  'shark-tank': monster(['Shark Tank', 'Shark Tank'], [1, 2, { fighter: 1 }], always('damageToWounded', 2, HERE)),
};
