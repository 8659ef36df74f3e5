import { always, instead, paid, when } from '../effects/ability.ts';
import type { Card } from '../effects/card.ts';
import { sharedByAll } from '../effects/changes.ts';
import { gainCoins, payCoins } from '../effects/coins.ts';
import { payHp } from '../effects/damage.ts';
import { roll } from '../effects/dice.ts';
import { characterOfPlayer, deactivate, gainTreasure, putIntoDiscard } from '../effects/items.ts';
import { loot } from '../effects/loot.ts';
import { room } from './card.ts';

/* Rooms (FS-290 ff.). "You" is the active player. */

export const rooms: Readonly<Record<string, Card>> = {
  beggar: room('Beggar', [
    paid(payCoins(3), [roll({ '3-4': [gainCoins(2)], 5: [loot(2)], 6: [gainTreasure(1), putIntoDiscard('this')] })]),
  ]),
  'blessing-of-greed': room('Blessing of Greed', [when('turnStart', { who: 'active' }, [gainCoins(3)])]),
  'blood-donation': room('Blood Donation', [paid(payHp(1), [gainCoins(3)])]),
  equality: room('Equality!', [instead('gainCoins', sharedByAll, { whose: 'players' })]),
  'spider-webs': room('Spider Webs', [when('turnEnd', { who: 'active' }, [deactivate(characterOfPlayer('active'))])]),
  'maggys-blessing': room("Maggy's Blessing", [always('hp', 1, { whose: 'players' })]),
  'white-champions': room('White Champions', [always('evasion', 1, { whose: 'monsters' })]),
};
