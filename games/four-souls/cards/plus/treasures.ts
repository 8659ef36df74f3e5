import { ifDone, may } from '@tafelrunde/words';
import { echoRoll, tillEndOfTurn } from '../../effects/holding/lasting.ts';
import { always, chooseOne, paid, tap, when } from '../../effects/language/ability.ts';
import type { Card } from '../../effects/language/card.ts';
import { choose, target } from '../../effects/language/flow.ts';
import {
  aDeck,
  aMonsterOrPlayer,
  aNumber,
  anAttackRoll,
  anItem,
  anotherMonsterOrPlayer,
  anotherPlayer,
  aPlayer,
  aRoll,
} from '../../effects/selectors/picks.ts';
import { aim } from '../../effects/selectors/who.ts';
import { attackMore, cancelAttack } from '../../effects/words/attacks.ts';
import { destroySoul } from '../../effects/words/board.ts';
import { gainCoins, stealCoins } from '../../effects/words/coins.ts';
import { damage, heal, kill, takes } from '../../effects/words/damage.ts';
import { dealCurses, lookAtTop } from '../../effects/words/decks.ts';
import { addToRoll, cancel, endTurn, roll, setRoll, throwSeveral } from '../../effects/words/dice.ts';
import { giveToPlay } from '../../effects/words/hands.ts';
import { deactivate, destroy, recharge, rerollItem } from '../../effects/words/items.ts';
import { discardLoot, loot } from '../../effects/words/loot.ts';
import { giveHalf } from '../../effects/words/trades.ts';
import { active, forThree, oneUse, paidItem, passive } from '../card.ts';
import { hauntAnother } from '../treasures-passive.ts';

/* The treasures of Four Souls+. */

const harderToHit = always('evasion', 1, { whose: 'monsters', if: { test: 'yourTurn' } });

export const plusTreasures: Readonly<Record<string, Card>> = {
  '1-up': passive('1-UP', [
    when('wouldDie', { who: 'you', if: { test: 'yourTurn' } }, [
      destroy('this'),
      ifDone(cancel('that'), heal('all', 'you'), cancelAttack(), attackMore(1, { who: 'you' })),
    ]),
  ]),
  abaddon: passive('Abaddon', [always('attack', 3), when('damaged', { who: 'you' }, [kill('you')])]),
  'cursed-eye': passive('Cursed Eye', [
    always('combatDamage', 3, { on: [6] }),
    when('rolled', { who: 'you', rolls: [1], attack: true, if: { test: 'yourTurn' } }, [endTurn()]),
  ]),
  'daddy-long-legs-fsp2': passive('Daddy Long Legs', [
    when('turnStart', { who: 'you' }, [damage(1, aim(aMonsterOrPlayer))]),
  ]),
  euthanasia: passive('Euthanasia', [when('rolledAgain', { who: 'you' }, [kill('attackedMonster')])]),
  'game-breaking-bug': passive('Game Breaking Bug!', [
    when('rolled', { who: 'everybody', rolls: [1] }, [may([choose(anItem('they'), [rerollItem('chosen')])])]),
  ]),
  'guppys-eye': passive("Guppy's Eye", [always('openHand', 1, { whose: 'others' })], { guppy: true }),
  'head-of-the-keeper': passive('Head of the Keeper', [
    when('dealt', { who: 'you', own: true }, [gainCoins(1)]),
    when('killed', { who: 'you' }, [gainCoins(2)]),
  ]),
  hourglass: passive('Hourglass', [
    when('rolled', { who: 'everybody', rolls: [2] }, [may([choose(anItem('anybody'), [deactivate('chosen')])])]),
  ]),
  lard: passive('Lard', [always('hp', 2), when('damaged', { who: 'you' }, [discardLoot(1)])]),
  magnet: passive('Magnet', [when('coinsGained', { who: 'others' }, [stealCoins(1, 'they')])]),
  'moms-eye-shadow': forThree(passive("Mom's Eye Shadow", [always('choosesAttacked', 1)])),
  phd: passive('P.H.D.', [always('shiftsRolls', 1)]),
  polyphemus: passive('Polyphemus', [always('attack', 2), harderToHit]),
  'rubber-cement': passive('Rubber Cement', [
    when('missed', { who: 'you' }, [roll({ '1-3': [damage(1, aim(aMonsterOrPlayer))] })]),
  ]),
  'telepathy-for-dummies': passive('Telepathy for Dummies', [
    when('turnStart', { who: 'you' }, [roll({ '1-6': [echoRoll()] })]),
  ]),
  'the-wiz': passive('The Wiz', [
    harderToHit,
    when('dealt', { who: 'you', own: true, combat: true }, [damage(1, aim(anotherMonsterOrPlayer))]),
  ]),
  '20-20': active('20/20', [tap([addToRoll([0, 1, 2], aim(anAttackRoll))])]),
  'black-candle': active('Black Candle', [tap([dealCurses(6)])]),
  'distant-admiration': active('Distant Admiration', [tap([giveToPlay(aim(anotherPlayer))])]),
  'divorce-papers': oneUse('Divorce Papers', [
    tap([destroy('this'), ifDone(choose(anotherPlayer, [giveHalf('chosen')]))]),
  ]),
  'forget-me-now': oneUse('Forget Me Now', [tap([destroy('this'), ifDone(destroySoul('everybody'))])]),
  'head-of-krampus': active('Head of Krampus', [
    tap([roll({ '1-3': [damage(1, 'everybody')], '4-6': [damage(1, 'monsters')] })]),
  ]),
  libra: active('Libra', [tap([setRoll([3], aim(aRoll))])]),
  'mutant-spider': active('Mutant Spider', [tap([throwSeveral(4)])]),
  'rainbow-baby': active('Rainbow Baby', [
    tap(chooseOne([loot(1, 'everybody')], [gainCoins(2, 'everybody')], [takes(1, 'everybody')])),
  ]),
  'red-candle': active('Red Candle', [
    tap(
      [
        target(aim(aNumber)),
        tillEndOfTurn(when('rolled', { who: 'everybody', named: true }, [damage(1, aim(aMonsterOrPlayer))])),
      ],
      { if: { test: 'noRollOnStack' } },
    ),
  ]),
  'smart-fly': active('Smart Fly', [
    tap([lookAtTop(1, aim(aDeck), 'mayMill')]),
    when('damaged', { who: 'you' }, [may([recharge('this')])]),
  ]),
  athame: paidItem('Athame', [paid(discardLoot(1), [discardLoot(2, aim(aPlayer))])]),
  'mama-haunt': passive('Mama Haunt', [always('heldDown', 1), hauntAnother]),
};
