import { gets } from '../../effects/holding/lasting.ts';
import { chooseOne, paid, tap, when } from '../../effects/language/ability.ts';
import type { Card } from '../../effects/language/card.ts';
import { aMonsterOrPlayer } from '../../effects/selectors/picks.ts';
import { aim } from '../../effects/selectors/who.ts';
import { gainCoins, payCoins } from '../../effects/words/coins.ts';
import { damage } from '../../effects/words/damage.ts';
import { discardLoot, loot, lootPlays } from '../../effects/words/loot.ts';
import { characterCard, startingItem } from '../card.ts';
import { lootPlay } from '../characters.ts';

/* The characters of Four Souls+ and their starting items (FS-017, FS-069). */

export const plusCharacters: Readonly<Record<string, Card>> = {
  'bum-bo-fsp2': characterCard('Bum-Bo', 'bag-o-trash', lootPlay),
  'dark-judas': characterCard('Dark Judas', 'dark-arts', lootPlay),
  guppy: characterCard('Guppy', 'infestation', lootPlay),
  'whore-of-babylon': characterCard('Whore of Babylon', 'gimpy', lootPlay),
};

export const plusStartingItems: Readonly<Record<string, Card>> = {
  'bag-o-trash': startingItem('paid', 'Bag-O-Trash', [
    paid(payCoins(3), [lootPlays(1)]),
    paid(payCoins(4), [loot(1)]),
    paid(payCoins(6), [damage(1, aim(aMonsterOrPlayer))]),
  ]),
  'dark-arts': startingItem('passive', 'Dark Arts', [
    when('rolled', { who: 'everybody', rolls: [6] }, [gainCoins(2)]),
    when('died', { who: 'others' }, [loot(1)]),
  ]),
  infestation: startingItem('active', 'Infestation', [tap([loot(2), discardLoot(1)])]),
  gimpy: startingItem('passive', 'Gimpy', [
    when('damaged', { who: 'you' }, chooseOne([gainCoins(2)], [loot(1), discardLoot(1)], [gets('attack', 2, 'you')])),
  ]),
};
