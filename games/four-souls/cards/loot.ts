import { ifThen } from '@tafelrunde/words';
import { chooseOne, instead, when } from '../effects/ability.ts';
import { destroySoul, extraTurn, replaceMonsters } from '../effects/board.ts';
import type { Card } from '../effects/card.ts';
import { more } from '../effects/changes.ts';
import { gainCoins, loseCoins, matchCoins } from '../effects/coins.ts';
import { damage, gets, kill, preventNext } from '../effects/damage.ts';
import { lookAtTop, putOnDeck } from '../effects/decks.ts';
import { cancel, endTurn, reduce, reroll, roll, setRoll } from '../effects/dice.ts';
import { target } from '../effects/flow.ts';
import { becomeSoul, destroy, gainTreasure, itemsOfPlayer, recharge } from '../effects/items.ts';
import { discardLoot, lookAtHand, matchLoot, loot as take } from '../effects/loot.ts';
import {
  aCurse,
  aMonsterOrPlayer,
  anItem,
  anItemsEffectOrLoot,
  aPlayer,
  aRoll,
  playerWithMost,
} from '../effects/picks.ts';
import { aim } from '../effects/who.ts';
import { loot, trinket } from './card.ts';

const coin = (name: string, n: number, copies: number): Card => loot('coin', name, [gainCoins(n)], { copies });

export const lootCards: Readonly<Record<string, Card>> = {
  'a-penny': coin('A Penny!', 1, 6),
  'two-cents': coin('2 Cents!', 2, 12),
  'three-cents': coin('3 Cents!', 3, 15),
  'four-cents': coin('4 Cents!', 4, 9),
  'a-nickel': coin('A Nickel!', 5, 5),
  'a-dime': coin('A Dime!!', 10, 1),
  bomb: loot('bomb', 'Bomb!', [damage(1, aim(aMonsterOrPlayer))], { copies: 4 }),
  'gold-bomb': loot('bomb', 'Gold Bomb!!', [damage(3, aim(aMonsterOrPlayer))]),
  'butter-bean': loot('butter-bean', 'Butter Bean!', [cancel(aim(anItemsEffectOrLoot))], { copies: 3 }),
  'lil-battery': loot('battery', 'Lil Battery', [recharge(aim(anItem()))], { copies: 4 }),
  'mega-battery': loot('battery', 'Mega Battery', [recharge(itemsOfPlayer(aim(aPlayer)))]),
  'dice-shard': loot('dice-shard', 'Dice Shard', [reroll(aim(aRoll))], { copies: 3 }),
  'soul-heart': loot('soul-heart', 'Soul Heart', [preventNext(1, aim(aPlayer))], { copies: 2 }),
  pills: loot('pill', 'Pills! (white/blue)', [roll({ '1-2': [take(1)], '3-4': [take(3)], '5-6': [discardLoot(1)] })]),
  'pills-2': loot('pill', 'Pills! (brown/green)', [
    roll({ '1-2': [gainCoins(4)], '3-4': [gainCoins(7)], '5-6': [loseCoins(4)] }),
  ]),
  dagaz: loot('rune', 'Dagaz', chooseOne([destroy(aim(aCurse))], [preventNext(1, aim(aPlayer))])),
  ehwaz: loot('rune', 'Ehwaz', [replaceMonsters()]),
  'o-the-fool': loot('tarot', 'O. The Fool', [endTurn()]),
  'i-the-magician': loot('tarot', 'I. The Magician', [setRoll([1, 2, 3, 4, 5, 6], aim(aRoll))]),
  'ii-the-high-priestess': loot('tarot', 'II. The High Priestess', [
    target(aim(aMonsterOrPlayer)),
    roll({ '1-6': [damage('rolled', 'target')] }),
  ]),
  'iii-the-empress': loot('tarot', 'III. The Empress', [gets('attack', 1, aim(aPlayer)), gets('roll', 1, 'target')]),
  'iv-the-emperor': loot('tarot', 'IV. The Emperor', [lookAtTop(5, 'monster', 'keepOne')]),
  'viii-justice': loot('tarot', 'VIII. Justice', [matchLoot(aim(aPlayer)), matchCoins('target')]),
  'xiii-death': loot('tarot', 'XIII. Death', [kill(aim(aPlayer))]),
  'xvii-the-stars': loot('tarot', 'XVII. The Stars', [gainTreasure(1)]),
  'xix-the-sun': loot('tarot', 'XIX. The Sun', [putOnDeck('this', 'bottom'), ifThen({ did: 'did' }, [extraTurn()])]),
  'xx-judgement': loot('tarot', 'XX. Judgement', [destroySoul(aim(playerWithMost('souls')))]),
  'xxi-the-world': loot('tarot', 'XXI. The World', [lookAtHand('everybody'), take(2)]),
  'counterfeit-penny': trinket('Counterfeit Penny', [instead('gainCoins', more(1))]),
  'guppys-hairball': trinket("Guppy's Hairball", [when('wouldBeDamaged', { who: 'you' }, [roll({ 6: [reduce(1)] })])], {
    guppy: true,
  }),
  'broken-ankh': trinket('Broken Ankh', [when('wouldDie', { who: 'you' }, [roll({ 6: [cancel('that')] })])]),
  'lost-soul': trinket('Lost Soul', [when('entered', { this: true }, [becomeSoul()])], { souls: 1 }),
};
