import { ifDone } from '@tafelrunde/words';
import { more } from '../effects/holding/changes.ts';
import { gets, preventNext } from '../effects/holding/lasting.ts';
import { ifThen } from '../effects/holding/values.ts';
import { always, chooseOne, instead, when } from '../effects/language/ability.ts';
import type { Card } from '../effects/language/card.ts';
import { choose, target } from '../effects/language/flow.ts';
import {
  aCurse,
  aMonsterOrPlayer,
  anItem,
  anItemsEffectOrLoot,
  aPlayer,
  aRoll,
  playerWithMost,
} from '../effects/selectors/picks.ts';
import { aim } from '../effects/selectors/who.ts';
import { attackMore } from '../effects/words/attacks.ts';
import { destroySoul, extraTurn, replaceMonsters } from '../effects/words/board.ts';
import { gainCoins, loseCoins, matchCoins } from '../effects/words/coins.ts';
import { damage, kill, takes } from '../effects/words/damage.ts';
import { lookAtTop } from '../effects/words/decks.ts';
import { cancel, endTurn, reduce, reroll, roll, setRoll } from '../effects/words/dice.ts';
import { lookAtHand } from '../effects/words/hands.ts';
import { becomeSoul, destroy, gainTreasure, itemsOfPlayer, recharge } from '../effects/words/items.ts';
import { discardLoot, matchLoot, loot as take } from '../effects/words/loot.ts';
import { putOnDeck } from '../effects/words/returns.ts';
import { stealItem } from '../effects/words/trades.ts';
import type { DeckName } from '../places.ts';
import { loot, trinket } from './card.ts';

/* Loot cards, and trinkets (FS-073, FS-079). */

const coin = (name: string, n: number, copies: number): Card => loot('coin', name, [gainCoins(n)], { copies });

/** Before the loot step (FS-120). */
const lookBeforeTheTurn = (deck: DeckName) => when('turnStart', { who: 'you' }, [lookAtTop(1, deck, 'mayBottom')]);

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
  pills: loot('pill', 'Pills!', [roll({ '1-2': [take(1)], '3-4': [take(3)], '5-6': [discardLoot(1)] })]),
  'pills-2': loot('pill', 'Pills!', [roll({ '1-2': [gainCoins(4)], '3-4': [gainCoins(7)], '5-6': [loseCoins(4)] })]),
  'pills-3': loot('pill', 'Pills!', [
    roll({ '1-2': [gets('attack', 1)], '3-4': [gets('hp', 1)], '5-6': [damage(1, 'you')] }),
  ]),
  'blank-rune': loot('rune', 'Blank Rune', [
    roll({
      1: [gainCoins(1, 'everybody')],
      2: [take(2, 'everybody')],
      3: [takes(3, 'everybody')],
      4: [gainCoins(4, 'everybody')],
      5: [take(5, 'everybody')],
      6: [gainCoins(6, 'everybody')],
    }),
  ]),
  dagaz: loot('rune', 'Dagaz', chooseOne([destroy(aim(aCurse))], [preventNext(1, aim(aPlayer))])),
  ehwaz: loot('rune', 'Ehwaz', [replaceMonsters()]),
  'o-the-fool': loot('tarot', 'O. The Fool', [endTurn()]),
  'i-the-magician': loot('tarot', 'I. The Magician', [setRoll([1, 2, 3, 4, 5, 6], aim(aRoll))]),
  'ii-the-high-priestess': loot('tarot', 'II. The High Priestess', [
    target(aim(aMonsterOrPlayer)),
    roll({ '1-6': [damage('rolled', 'target')] }),
  ]),
  'iii-the-empress': loot('tarot', 'III. The Empress', [gets('attack', 1, aim(aPlayer), ['roll', 1])]),
  'iv-the-emperor': loot('tarot', 'IV. The Emperor', [lookAtTop(5, 'monster', 'keepOne')]),
  'v-the-hierophant': loot('tarot', 'V. The Hierophant', [preventNext(2, aim(aMonsterOrPlayer))]),
  'vi-the-lovers': loot('tarot', 'VI. The Lovers', [gets('hp', 2, aim(aPlayer))]),
  'vii-the-chariot': loot('tarot', 'VII. The Chariot', [gets('attack', 1, aim(aPlayer), ['hp', 1])]),
  'viii-justice': loot('tarot', 'VIII. Justice', [matchLoot(aim(aPlayer)), matchCoins('target')]),
  'ix-the-hermit': loot('tarot', 'IX. The Hermit', [lookAtTop(5, 'treasure', 'keepOne')]),
  'x-wheel-of-fortune': loot('tarot', 'X. Wheel of Fortune', [
    roll({
      1: [gainCoins(1)],
      2: [damage(2, 'you')],
      3: [take(3)],
      4: [loseCoins(4)],
      5: [gainCoins(5)],
      6: [gainTreasure(1)],
    }),
  ]),
  'xi-strength': loot('tarot', 'XI. Strength', [gets('attack', 1, aim(aPlayer)), attackMore(1, { who: 'target' })]),
  'xii-the-hanged-man': loot('tarot', 'XII. The Hanged Man', [lookAtTop(1, 'each', 'mayBottom'), take(2)]),
  'xiii-death': loot('tarot', 'XIII. Death', [kill(aim(aPlayer))]),
  'xiv-temperance': loot(
    'tarot',
    'XIV. Temperance',
    chooseOne([damage(1, 'you'), gainCoins(4)], [damage(2, 'you'), gainCoins(8)]),
  ),
  'xv-the-devil': loot('tarot', 'XV. The Devil', [
    destroy(aim(anItem('you'))),
    ifDone(choose(anItem('elsewhere', { nonEternal: true }), [stealItem('chosen')])),
  ]),
  'xvi-the-tower': loot('tarot', 'XVI. The Tower', [
    roll({ '1-2': [takes(1, 'everybody')], '3-4': [takes(1, 'monsters')], '5-6': [takes(2, 'everybody')] }),
  ]),
  'xvii-the-stars': loot('tarot', 'XVII. The Stars', [gainTreasure(1)]),
  'xviii-the-moon': loot('tarot', 'XVIII. The Moon', [lookAtTop(5, 'loot', 'keepOne')]),
  'xix-the-sun': loot('tarot', 'XIX. The Sun', [putOnDeck('this', 'bottom'), ifDone(extraTurn())]),
  'xx-judgement': loot('tarot', 'XX. Judgement', [destroySoul(aim(playerWithMost('souls')))]),
  'xxi-the-world': loot('tarot', 'XXI. The World', [lookAtHand('everybody'), take(2)]),
  'bloody-penny': trinket('Bloody Penny', [when('died', { who: 'everybody' }, [take(1)])]),
  'broken-ankh': trinket('Broken Ankh', [
    when('wouldDie', { who: 'you' }, [roll({ 6: [cancel('that'), ifThen({ test: 'yourTurn' }, [endTurn()])] })]),
  ]),
  'cains-eye': trinket("Cain's Eye", [lookBeforeTheTurn('loot')]),
  'counterfeit-penny': trinket('Counterfeit Penny', [instead('gainCoins', more(1))]),
  'curved-horn': trinket('Curved Horn', [always('attack', 1, { if: { test: 'firstAttackRoll' } })]),
  'golden-horseshoe': trinket('Golden Horseshoe', [lookBeforeTheTurn('treasure')]),
  'guppys-hairball': trinket("Guppy's Hairball", [when('wouldBeDamaged', { who: 'you' }, [roll({ 6: [reduce(1)] })])], {
    guppy: true,
  }),
  'purple-heart': trinket('Purple Heart', [lookBeforeTheTurn('monster')]),
  'swallowed-penny': trinket('Swallowed Penny', [when('damaged', { who: 'you' }, [gainCoins(1)])]),
  'lost-soul': trinket('Lost Soul', [when('entered', { this: true }, [becomeSoul()])], {
    subtype: 'lost-soul',
    souls: 1,
  }),
};
