import { may } from '@tafelrunde/words';
import {
  claimNext,
  command,
  curse,
  draw,
  gain,
  haunt,
  hauntOne,
  ifThen,
  loseLife,
  payCoins,
  rage,
} from '../effects/language.ts';
import { type Card, monster, once, overlord, starter } from './card.ts';

/* What has been published of these cards stands above each; every other value is our own. */

/** TL-013. */
export const starters: Readonly<Record<string, Card>> = {
  // name; count 10 (5 per player); 1 coin (medium-high); non-faction monster
  'starter-cultist': starter('Cultist / Kultist', 10, { coins: 1 }),
  // name; count 6 (3 per player); 1 power (medium-high); non-faction monster
  'starter-fanatic': starter('Fanatic / Fanatiker', 6, { power: 1 }),
};

/** Monsters whose names are published. */
export const publishedMonsters: Readonly<Record<string, Card>> = {
  // name; gives 1 power
  'undead-ghoul': monster('undead', 1, 3, 'Ghoul / Ghul', { power: 1 }, { horde: [[gain('power', 1)]] }),
  // name (translated from German); one horde ability gives 1 power
  'undead-skeletal-creature': monster(
    'undead',
    2,
    2,
    'Skeletal Creature / Skelettkreatur',
    { power: 1, recovery: 1 },
    { horde: [[gain('power', 1)]] },
  ),
  // name; can extend a horde that contains the Skeletal Creature
  'beast-werewolf': monster(
    'beast',
    4,
    2,
    'Werewolf / Werwolf',
    { power: 2 },
    { keywords: [rage()], horde: [[gain('power', 2)], [gain('recovery', 2)]] },
  ),
  // name only (from a French review); faction unknown
  'beast-gargoyle': monster(
    'beast',
    5,
    1,
    'Gargoyle',
    { power: 3, armor: 2 },
    { keywords: [haunt()], horde: [[gain('recovery', 2)]] },
  ),
  // name; gives 1 power
  'mortal-relic-hunter': monster(
    'mortal',
    2,
    2,
    'Relic Hunter / Reliquienjäger',
    { coins: 1, power: 1 },
    { horde: [[gain('coins', 1)]], abilities: [once('activateRelic', [gain('coins', 1)])] },
  ),
  // name; deals 5 power; can be kept in play by a haunt effect
  'mortal-warlock': monster(
    'mortal',
    5,
    1,
    'Warlock / Hexenmeister',
    { power: 5 },
    { horde: [[curse()], [gain('power', 2)]] },
  ),
};

/** Overlords whose names are published. */
export const publishedOverlords: Readonly<Record<string, Card>> = {
  // name; faction Undead; life 40 (lowest of all); identity: card flow
  'overlord-methuselah': overlord('undead', 40, 'Methuselah', [may([draw(1)], { pay: [loseLife(1)] })]),
  // name; faction Beast; life between 41 and 49 (inferred)
  // balance: 2 power, the reference has 1
  'overlord-fenris': overlord('beast', 45, 'Fenris', [ifThen({ test: 'hordeFormed' }, [rage(), gain('power', 2)])]),
  // name; faction Mortal; ability: a monster bought from the street may go on top of the deck (CLAIM); life between 41 and 49 (inferred)
  'overlord-lilith': overlord('mortal', 45, 'Lilith', [claimNext()]),
  // name (press release lists him among the four overlords before Lilith replaced him); faction Mortal inferred by elimination
  'overlord-cain': overlord('mortal', 43, 'Cain / Kain', [may([gain('coins', 2)], { pay: [loseLife(2)] })]),
  // name; faction Spirit; life 50 (highest of all); identity: long game
  // balance: a price of 2 coins, the reference has 1
  'overlord-azazael': overlord('spirit', 50, 'Azazael', [may([hauntOne()], { pay: [payCoins(2)] })]),
  // name (Kickstarter stretch goal overlord); faction not confirmed
  // balance: 48 life, the reference has 46
  'overlord-charon': overlord('spirit', 48, 'Charon', [may([command()], { pay: [payCoins(1)] })]),
};
