import { test } from '../../../effects/holding/conditions.ts';
import { always, ONCE, when } from '../../../effects/language/ability.ts';
import { draw } from '../../../effects/words/cards.ts';
import { gain } from '../../../effects/words/coins.ts';
import { restOfGame } from '../../../effects/words/lasting.ts';
import { boss } from '../../card.ts';
import { exploring } from '../own.ts';

/** The Bosses of Vault of Villains. */
export const bosses = {
  'abbess-nocturna': boss(
    ['Abbess Nocturna', 'Äbtissin Nocturna'],
    330,
    'cleric',
    restOfGame(when('heroDied', { room: { miniboss: true } }, [gain(1)], ONCE)),
  ),
  'warlord-gruk': boss(
    ['Warlord Gruk', 'Kriegsherr Gruk'],
    505,
    'fighter',
    restOfGame(always('damage', 1, { rooms: { miniboss: true } })),
  ),
  'professor-vortex': boss(
    ['Professor Vortex', 'Professor Vortex'],
    690,
    'mage',
    restOfGame(when('levelThreeUsed', {}, [draw('spell')], ONCE)),
  ),
  'madame-midas': boss(
    ['Madame Midas', 'Madame Midas'],
    815,
    'thief',
    restOfGame(when('roundEnd', { if: test('fewestCoins') }, [gain(1)])),
  ),
  'overlord-zyx': exploring(
    boss(['Overlord Zyx', 'Overlord Zyx'], 905, 'explorer', restOfGame(always('minibossesTogether', 1))),
  ),
};
