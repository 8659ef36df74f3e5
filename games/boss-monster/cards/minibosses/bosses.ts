import { aim } from '@tafelrunde/words';
import { test } from '../../effects/holding/conditions.ts';
import { always, ONCE, use, when } from '../../effects/language/ability.ts';
import { choose } from '../../effects/language/flow.ts';
import { SPELL } from '../../effects/selectors/cards.ts';
import { aMiniboss, anOpponentWith, anybody, aRoom, aTreasure } from '../../effects/selectors/picks.ts';
import { discard, discardRandom, draw } from '../../effects/words/cards.ts';
import { gain, giveCoins, pay } from '../../effects/words/coins.ts';
import { addTreasure, doubleDamage, dungeonGets, restOfGame } from '../../effects/words/lasting.ts';
import { promote } from '../../effects/words/minibosses.ts';
import { boss } from '../card.ts';

/** "Once per round you may pay 2 coins." */
const FOR_TWO = { cost: [pay(2)], ...ONCE } as const;

/** The Bosses of Rise of the Minibosses. */
export const bosses = {
  gregore: boss(['Gregore', 'Gregore'], 365, 'cleric', restOfGame(when('heroDied', {}, [gain(1)], ONCE))),
  calabeza: boss(
    ['Calabeza', 'Calabeza'],
    205,
    'cleric',
    restOfGame(
      use([promote(aim(aMiniboss('you', 'promote')))], {
        cost: [discard({ kind: 'room', type: 'monster' })],
        ...ONCE,
        phase: 'build',
        if: test('yourTurn'),
      }),
    ),
  ),
  'belladonna-minibosses': boss(
    ['Belladonna', 'Belladonna'],
    860,
    'cleric',
    restOfGame(use([discardRandom(SPELL, 1, aim(anOpponentWith(SPELL)))], FOR_TWO)),
  ),
  lamia: boss(['Lamia', 'Lamia'], 255, 'fighter', restOfGame(when('built', { room: { type: 'monster' } }, [gain(1)]))),
  'king-croak-minibosses': boss(['King Croak', 'König Quak'], 760, 'fighter', restOfGame(always('minibossLevel', 1))),
  ravenus: boss(
    ['Ravenus', 'Ravenus'],
    760,
    'fighter',
    restOfGame(use([doubleDamage(aim(aRoom('anybody', { type: 'monster' })))], FOR_TWO)),
  ),
  'baron-hex': boss(['Baron Hex', 'Baron Hex'], 535, 'mage', restOfGame(when('spellResolved', {}, [gain(1)]))),
  oculus: boss(
    ['Oculus', 'Oculus'],
    630,
    'mage',
    restOfGame(when('heroDied', { room: { miniboss: true } }, [draw('spell')])),
  ),
  'kazanna-minibosses': boss(['Kazanna', 'Kazanna'], 935, 'mage', restOfGame(use([draw('spell')], FOR_TWO))),
  'dr-deadly': boss(
    ['Dr. Deadly', 'Dr. Tödlich'],
    300,
    'thief',
    restOfGame(when('built', { room: { type: 'trap' } }, [gain(1)])),
  ),
  scott: boss(
    ['Scott', 'Scott'],
    780,
    'thief',
    restOfGame(always('damage', 1, { rooms: { type: 'trap' } })),
    restOfGame(
      use([dungeonGets('owner', always('damage', -1, { rooms: { type: 'trap' } }))], {
        by: 'opponents',
        cost: [giveCoins(1, 'owner')],
        ...ONCE,
      }),
    ),
  ),
  kirax: boss(
    ['Kirax', 'Kirax'],
    980,
    'thief',
    restOfGame(use([choose(aTreasure, [addTreasure(aim(anybody))])], FOR_TWO)),
  ),
};
