import { aim } from '@tafelrunde/words';
import { per } from '../../../effects/language/amounts.ts';
import { choose } from '../../../effects/language/flow.ts';
import { aHeroIn, aMiniboss, aRoom } from '../../../effects/selectors/picks.ts';
import { pay, payAny } from '../../../effects/words/coins.ts';
import { damage } from '../../../effects/words/heroes.ts';
import { roomsGet } from '../../../effects/words/several.ts';
import { cashIn, promoteMore, swapMinibosses } from '../../../effects/words/staff.ts';
import { spell } from '../../card.ts';

/** The Spells of Vault of Villains. */
export const spells = {
  'hostile-takeover': spell(
    ['Hostile Takeover', 'Feindliche Übernahme'],
    'build',
    2,
    [choose(aMiniboss('you'), [swapMinibosses('chosen', aim(aMiniboss('opponents')))])],
    { cost: [pay(2)] },
  ),
  overtime: spell(['Overtime', 'Überstunden'], 'build', 2, [promoteMore()]),
  'golden-parachute': spell(['Golden Parachute', 'Goldener Fallschirm'], 'both', 2, [cashIn(aim(aMiniboss('you')), 2)]),
  'tag-team': spell(['Tag Team', 'Tag-Team'], 'adventure', 2, [
    roomsGet(2, aRoom('you', { miniboss: true }), 'damage', 2),
  ]),
  'vault-alarm': spell(['Vault Alarm', 'Gewölbealarm'], 'adventure', 1, [damage(per('paid'), aim(aHeroIn('you')))], {
    cost: [payAny(5)],
  }),
};
