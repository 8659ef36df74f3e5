import { may, type Steps } from '@tafelrunde/words';
import { itemToActive, sharedByAll } from '../effects/holding/changes.ts';
import { tillEndOfTurn } from '../effects/holding/lasting.ts';
import { always, chooseOne, instead, note, paid, when } from '../effects/language/ability.ts';
import type { Card } from '../effects/language/card.ts';
import { by, choose } from '../effects/language/flow.ts';
import { aMonster, aMonsterOrPlayer, anItem, anotherPlayer } from '../effects/selectors/picks.ts';
import { aim } from '../effects/selectors/who.ts';
import { attackMore, cancelAttack, joinAttack } from '../effects/words/attacks.ts';
import { replaceMonster, skipTurn } from '../effects/words/board.ts';
import { gainCoins, loseCoins, payCoins } from '../effects/words/coins.ts';
import { damage, kill, payHp, takes } from '../effects/words/damage.ts';
import { lookAtTop } from '../effects/words/decks.ts';
import { reroll, roll } from '../effects/words/dice.ts';
import { noteGoal } from '../effects/words/goals.ts';
import {
  characterOfPlayer,
  deactivate,
  destroyItems,
  gainTreasure,
  itemsOfPlayer,
  putIntoDiscard,
  rerollItem,
} from '../effects/words/items.ts';
import { discardLoot, loot } from '../effects/words/loot.ts';
import { forThree, room } from './card.ts';

/* Rooms (FS-290 ff.). "You" is the active player. */

const ACTIVE = { who: 'active' } as const;

/** Beggars and machines: whoever is active may pay. */
const toPay: Readonly<Record<string, Card>> = {
  beggar: room('Beggar', [
    paid(payCoins(3), [roll({ '3-4': [gainCoins(2)], 5: [loot(2)], 6: [gainTreasure(1), putIntoDiscard('this')] })]),
  ]),
  'devil-beggar': room('Devil Beggar', [
    paid(payHp(1), [roll({ '1-2': [loot(2)], '3-5': [loot(1)], 6: [damage(1, 'you')] })]),
  ]),
  'bomb-bum': room('Bomb Bum', [
    paid(discardLoot(1), [
      roll({ '1-4': [damage(1, aim(aMonsterOrPlayer))], '5-6': [damage(1, 'you')] }, 'you', {
        n: 3,
        if: { test: 'bombDiscarded' },
      }),
    ]),
  ]),
  'key-master': room('Key Master', [
    paid(discardLoot(1), [roll({ '5-6': [gainTreasure(1)] }, 'you', { n: 3, if: { test: 'keyDiscarded' } })]),
  ]),
  'shell-game': room('Shell Game', [
    paid(payCoins(3), [
      roll({ 3: [gainCoins(1)], 4: [loot(1)], 5: [gainCoins(5)], 6: [gainTreasure(1), putIntoDiscard('this')] }),
    ]),
  ]),
  'blood-donation': room('Blood Donation', [paid(payHp(1), [gainCoins(3)])]),
  'slot-machine': room('Slot Machine', [
    paid(payCoins(3), [
      roll({
        2: [gainCoins(1)],
        3: [gainCoins(2)],
        4: [gainCoins(5)],
        5: [gainCoins(7)],
        6: [gainCoins(15), putIntoDiscard('this')],
      }),
    ]),
  ]),
  'fortune-teller': room('Fortune Teller', [
    paid(payCoins(3), [roll({ 3: [loot(1)], 4: [loot(2)], 5: [loot(3)], 6: [loot(6), putIntoDiscard('this')] })]),
  ]),
  'restock-machine': room('Restock Machine', [
    paid(payCoins(2), chooseOne([putIntoDiscard('shop')], [putIntoDiscard('idleMonsters')])),
  ]),
  'eternal-chest': room('Eternal Chest', [
    paid(discardLoot(1), [roll({ 3: [gainCoins(4)], '4-5': [gainCoins(7)], 6: [gainTreasure(1), loot(1)] })]),
  ]),
};

const blessings: Readonly<Record<string, Card>> = {
  'the-mirror': room('The Mirror', [
    when('turnStart', ACTIVE, [
      may([tillEndOfTurn(when('monsterDied', {}, [gainTreasure(1)]))], { pay: [payHp('allButOne')] }),
    ]),
  ]),
  'angelic-intervention': room('Angelic Intervention', [when('deckAttacked', ACTIVE, [may([cancelAttack()])])]),
  'blessing-of-gluttony': room('Blessing of Gluttony', [always('lootStep', 1, { whose: 'active' })]),
  'blessing-of-greed': room('Blessing of Greed', [when('turnStart', ACTIVE, [gainCoins(3)])]),
  'blessing-of-steam': room('Blessing of Steam', [always('price', -5, { whose: 'active' })]),
  'blessing-of-the-inner-eye': room('Blessing of the Inner Eye', [
    when('attackDeclared', ACTIVE, [may([lookAtTop(3, 'monster', 'reorder')])]),
  ]),
  'blessing-of-the-sack': room('Blessing of the Sack', [always('rewards', 2, { whose: 'monsters' })]),
  'isaacs-blessing': room("Isaac's Blessing", [
    when('wouldRoll', { who: 'everybody', rolls: [1, 6] }, [by('they', [may([reroll('that')])])]),
  ]),
  'maggys-blessing': room("Maggy's Blessing", [always('hp', 1, { whose: 'everybody' })]),
  'samsons-blessing': room("Samson's Blessing", [always('attack', 1, { whose: 'everybody' })]),
  'edens-blessing-room': room("Eden's Blessing", [
    when('turnStart', ACTIVE, [may([choose(anItem('you'), [rerollItem('chosen')])])]),
  ]),
  planetarium: room('Planetarium', [when('turnStart', ACTIVE, [may([gainTreasure(1)])])]),
};

const newHands = by('everybody', [discardLoot('all'), loot(3)]);
const diceRoom = (name: string, steps: Steps): Card =>
  room(name, [when('entered', { this: true }, steps), when('turnEnd', ACTIVE, [putIntoDiscard('this')])]);

const diceRooms: Readonly<Record<string, Card>> = {
  'dice-room1': diceRoom('Dice Room!', [rerollItem(itemsOfPlayer('you'))]),
  'dice-room2': diceRoom('Dice Room!!', [newHands]),
  'dice-room3': diceRoom('Dice Room!!!', [putIntoDiscard('shop')]),
  'dice-room4': diceRoom('Dice Room!!!!', [rerollItem(itemsOfPlayer('everybody'))]),
  'dice-room5': diceRoom('Dice Room!!!!!', [putIntoDiscard('monsters')]),
  'dice-room6': diceRoom('Dice Room!!!!!!', [rerollItem('allItems'), newHands, putIntoDiscard('monsters')]),
};

const battleRoyale = (name: string, evasion: number): Card =>
  room(name, [
    always('playerEvasion', evasion, { whose: 'active' }),
    instead('payPenalty', itemToActive, { whose: 'attackedPlayers' }),
  ]);

const anotherAttack = attackMore(1, { must: true });

/** What they are about: attacks, damage, death. */
const violence: Readonly<Record<string, Card>> = {
  'battle-royale3': battleRoyale('Battle Royale!!!', 3),
  'battle-royale4': battleRoyale('Battle Royale!!!!', 4),
  'battle-royale5': battleRoyale('Battle Royale!!!!!', 5),
  'black-champions': room('Black Champions', [always('attack', 1, { whose: 'monsters' })]),
  'red-champions': room('Red Champions', [always('hp', 1, { whose: 'monsters' })]),
  'white-champions': room('White Champions', [always('evasion', 1, { whose: 'monsters' })]),
  'blind-rage': room('Blind Rage', [always('mustAttackDeck', 1, { whose: 'active' })]),
  'blood-lust-room': room('Blood Lust', [
    always('mustAttack', 1, { whose: 'active' }),
    when('attackDeclared', { who: 'active', nth: 'first' }, [anotherAttack]),
  ]),
  'challenge-room': room('Challenge Room', [when('monsterDied', {}, [roll({ '4-6': [anotherAttack] })])]),
  'conjoined-twin': forThree(
    room('Conjoined Twin', [when('monsterDied', {}, [by('slayer', [choose(anotherPlayer, [kill('chosen')])])])]),
  ),
  'floor-spikes': room('Floor Spikes', [when('rolled', { who: 'everybody', rolls: [1] }, [takes(1, 'they')])]),
  gus: room('Gus', [when('attacked', { this: true }, [roll({ '4-6': [joinAttack('roller')] }, 'nonActive')])], {
    stats: { hp: 9, evasion: 3, attack: 1 },
    souls: 1,
    reward: { treasure: 1, everybody: true },
  }),
  'laser-eye': room('Laser Eye!', [when('looted', { who: 'everybody' }, [takes(1, 'they')])]),
  'red-vise': room('Red Vise', [
    when('turnEnd', { who: 'active', if: { test: 'handAtMost', n: 1 } }, [damage(1, 'you')]),
  ]),
  'shadow-of-war': room('Shadow of War', [when('died', { who: 'everybody' }, [destroyItems(1, 'they')])]),
  'spoils-of-war': room('Spoils of War', [when('died', { who: 'everybody' }, [loot(1, 'notThey')])]),
  'blood-money': room('Blood Money', [when('died', { who: 'everybody' }, [gainCoins(4, 'notThey')])]),
  'splash-damage': forThree(
    room('Splash Damage', [
      when('dealt', { who: 'everybody', to: 'monster' }, [by('they', [damage(1, 'leftOfThey')])]),
    ]),
  ),
  'static-shock': room('Static Shock', [when('activated', { who: 'everybody' }, [takes(1, 'they')])]),
};

/** Who has too much and who has too little. */
const justice: Readonly<Record<string, Card>> = {
  'all-hallows-eve': room("All Hallows' Eve", [always('noSouls', 1, { whose: 'everybody' })]),
  'bumbo-is-loose': room('Bum-bo is Loose!', [when('turnEnd', ACTIVE, [loseCoins(2)])]),
  'butter-fingers': room('Butter Fingers', [when('turnEnd', ACTIVE, [discardLoot(1)])]),
  equality: room('Equality', [instead('gainCoins', sharedByAll, { whose: 'everybody' })]),
  'greed-looms': room('Greed Looms', [
    when('turnEnd', { who: 'active', if: { test: 'noShopPurchase' } }, [discardLoot('all')]),
  ]),
  haunted: room('Haunted!', [when('soulGained', { who: 'everybody' }, [skipTurn('they')])]),
  'heavy-is-the-head': room('Heavy is the Head', [always('rechargeLimit', 1, { whose: 'withMostItems' })]),
  'i-am-error-room': room('I Am Error', [
    when('turnStart', ACTIVE, [
      roll({
        '1-2': [choose(aMonster, [replaceMonster('chosen')])],
        '3-4': [choose(anItem('you'), [rerollItem('chosen')])],
        5: [discardLoot('all'), loot(3)],
        6: [
          choose(aMonster, [replaceMonster('chosen')]),
          choose(anItem('you'), [rerollItem('chosen')]),
          discardLoot('all'),
          loot(3),
        ],
      }),
    ]),
  ]),
  'might-for-the-meek': room('Might for the Meek', [
    always('attack', 1, { whose: 'withFewestSouls' }),
    always('attacks', 1, { whose: 'withFewestSouls' }),
  ]),
  'pity-for-the-poor': room('Pity for the Poor', [always('freePurchase', 1, { whose: 'withFewestSouls' })]),
  'shadow-of-famine': room('Shadow of Famine', [
    always('activationLimit', 1, { whose: 'everybody' }),
    always('lootLimit', 1, { whose: 'everybody' }),
  ]),
  'social-goals': room('Social Goals!', [
    note('lootPlayed', { who: 'everybody' }, [noteGoal('loot', 5)]),
    note('monsterKilled', { who: 'everybody' }, [noteGoal('kills', 3)]),
    note('coinsGiven', { who: 'everybody', atLeast: 6 }, [noteGoal('gift', 1)]),
    note('purchased', { who: 'everybody' }, [noteGoal('purchases', 3)]),
    note('rolled', { who: 'everybody', rolls: [6] }, [noteGoal('sixes', 3)]),
    always('stays', 1, { whose: 'this', if: { test: 'goalsBelow', n: 4 } }),
    when('goalMet', { this: true, exactly: 4 }, [gainTreasure(2, 'everybody')]),
  ]),
  'spider-webs': room('Spider Webs', [when('turnEnd', ACTIVE, [deactivate(characterOfPlayer('you'))])]),
  'tax-for-the-mighty': room('Tax for the Mighty', [always('attackTax', 2, { whose: 'withMostSouls' })]),
};

export const rooms: Readonly<Record<string, Card>> = { ...toPay, ...blessings, ...diceRooms, ...violence, ...justice };
