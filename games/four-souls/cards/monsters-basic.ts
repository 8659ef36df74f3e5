import { may } from '@tafelrunde/words';
import { always, when } from '../effects/language/ability.ts';
import type { Card } from '../effects/language/card.ts';
import { anItem, anotherPlayer, aPlayer } from '../effects/selectors/picks.ts';
import { aim } from '../effects/selectors/who.ts';
import { attackMore } from '../effects/words/attacks.ts';
import { destroySoul, expand } from '../effects/words/board.ts';
import { loseCoins } from '../effects/words/coins.ts';
import { damage, kill, takes } from '../effects/words/damage.ts';
import { endTurn } from '../effects/words/dice.ts';
import { lookAtHand, stealLoot } from '../effects/words/hands.ts';
import { itemsOfPlayer, recharge } from '../effects/words/items.ts';
import { discardLoot } from '../effects/words/loot.ts';
import { stealItem } from '../effects/words/trades.ts';
import { attackRolls, forThree, monster, onDeath } from './card.ts';

/* Monsters without a soul (FS-096). */

export const basicMonsters: Readonly<Record<string, Card>> = {
  'big-spider': monster('Big Spider', [3, 4, 1], { loot: 1 }, [onDeath([attackMore(1, { deckOnly: true })])]),
  'black-bony': monster('Black Bony', [3, 4, 1], { roll: 'loot' }, [onDeath([damage(1, 'killer')])]),
  'boom-fly': monster('Boom Fly', [1, 4, 1], { coins: 4 }, [onDeath([damage(1, 'everybody')])]),
  clotty: monster('Clotty', [2, 3, 1], { coins: 4 }),
  'cod-worm': monster('Cod Worm', [2, 5, 0], { coins: 3 }),
  'conjoined-fatty': monster('Conjoined Fatty', [4, 3, 2], { loot: 2 }),
  'dank-globin': monster('Dank Globin', [2, 4, 2], { loot: 2 }, [onDeath([discardLoot(2, aim(aPlayer))])]),
  dinga: monster('Dinga', [3, 3, 1], { roll: 'coins' }, [always('rewards', 2, { whose: 'this', on: [6] })]),
  dip: monster('Dip', [1, 4, 1], { coins: 1 }),
  dople: forThree(monster('Dople', [2, 4, 2], { coins: 7 }, [always('sharedRight', 1, { whose: 'this' })])),
  'evil-twin': forThree(monster('Evil Twin', [3, 5, 2], { treasure: 1 }, [always('sharedLeft', 1, { whose: 'this' })])),
  'fat-bat': monster('Fat Bat', [3, 5, 1], { treasure: 1 }),
  fatty: monster('Fatty', [4, 2, 1], { loot: 1 }),
  fly: monster('Fly', [1, 2, 1], { coins: 1 }),
  greedling: monster('Greedling', [2, 5, 1], { coins: 7 }, [onDeath([loseCoins(7, aim(aPlayer))])]),
  hanger: monster('Hanger', [2, 4, 2], { coins: 7 }, [onDeath([expand('shop', 1)])]),
  hopper: monster('Hopper', [2, 3, 1], { coins: 3 }, [always('combatImmune', 1, { whose: 'this', on: [6] })]),
  horf: monster('Horf', [1, 4, 1], { coins: 3 }, [always('combatDamage', 1, { whose: 'this', on: [2] })]),
  'keeper-head': monster('Keeper Head', [2, 4, 1], { roll: 'coins' }, [
    when('dealt', { this: true, combat: true, to: 'player' }, [loseCoins(2, 'they')]),
  ]),
  leaper: monster('Leaper', [2, 4, 1], { coins: 5 }, [always('combatTimes', 2, { whose: 'this', on: [1] })]),
  leech: monster('Leech', [1, 4, 2], { loot: 1 }),
  'moms-dead-hand': monster("Mom's Dead Hand", [2, 5, 1], { coins: 4 }, [
    onDeath([may([stealItem(aim(anItem('others', { nonEternal: true })))])]),
  ]),
  'moms-eye': monster("Mom's Eye", [1, 4, 2], { loot: 1 }, [onDeath([may([lookAtHand(aim(aPlayer))])])]),
  'moms-hand': monster("Mom's Hand", [2, 4, 1], { coins: 4 }, [when('rolled', attackRolls(6), [endTurn()])]),
  mulliboom: monster('Mulliboom', [1, 2, 4], { coins: 6 }, [onDeath([damage(3, aim(aPlayer))])]),
  mulligan: monster('Mulligan', [1, 3, 1], { coins: 3 }, [onDeath([expand('monster', 1)])]),
  'pale-fatty': monster('Pale Fatty', [4, 3, 1], { coins: 6 }),
  pooter: monster('Pooter', [2, 3, 1], { loot: 1 }),
  portal: monster('Portal', [2, 4, 1], { coins: 3 }, [onDeath([attackMore(1, { must: true })])]),
  'psy-horf': monster('Psy Horf', [1, 5, 1], { loot: 1 }, [onDeath([recharge(itemsOfPlayer('you'))])]),
  'rage-creep': forThree(monster('Rage Creep', [1, 5, 1], { loot: 2 }, [always('passedLeft', 1, { whose: 'this' })])),
  'red-host': monster('Red Host', [2, 3, 2], { coins: 5 }),
  'ring-of-flies': monster('Ring of Flies', [3, 3, 1], { coins: 3 }, [
    when('rolled', attackRolls(3), [stealLoot('random', aim(anotherPlayer))]),
  ]),
  spider: monster('Spider', [1, 4, 1], { loot: 1 }),
  squirt: monster('Squirt', [2, 3, 1], { loot: 1 }),
  stoney: monster('Stoney', [3], { loot: 1 }, [
    always('evasion', 1, { whose: 'monsters' }),
    always('unattackable', 1, { whose: 'this' }),
    when('monsterDied', { another: true }, [kill('this')]),
  ]),
  'swarm-of-flies': monster('Swarm of Flies', [5, 2, 1], { coins: 5 }, [
    when('rolled', attackRolls(5), [takes(1, 'they')]),
  ]),
  trite: monster('Trite', [1, 5, 1], { loot: 2 }),
  wizoob: monster('Wizoob', [3, 5, 1], { loot: 3 }, [onDeath([destroySoul(aim(aPlayer))])]),
};
