import { aim, may } from '@tafelrunde/words';
import { test } from '../../effects/holding/conditions.ts';
import { always, ONCE, use, when } from '../../effects/language/ability.ts';
import { choose } from '../../effects/language/flow.ts';
import { ANY_CARD, SPELL } from '../../effects/selectors/cards.ts';
import { aHeroInTown, aSoul, aWound } from '../../effects/selectors/picks.ts';
import { discard, discardHand, draw, keepIt } from '../../effects/words/cards.ts';
import { heal, keepInTown, remove } from '../../effects/words/heroes.ts';
import { cancelSpell, restOfGame, roomGets } from '../../effects/words/lasting.ts';
import { swapRooms } from '../../effects/words/rooms.ts';
import { searchSoul } from '../../effects/words/search.ts';
import { boss } from '../card.ts';

/** The Bosses of Next Level. */
export const bosses = {
  'doc-scarecrow': boss(
    ['Doc Scarecrow', 'Dr. Vogelscheuche'],
    375,
    'cleric',
    restOfGame(use([keepInTown(aim(aHeroInTown))], { cost: [discard(ANY_CARD)], phase: 'build' })),
  ),
  belladonna: boss(['Belladonna', 'Belladonna'], 350, 'cleric', choose(aWound, [heal('chosen')])),
  'torix-uzkali': boss(
    ["Torix Uz'Kali", "Torix Uz'Kali"],
    725,
    'cleric',
    restOfGame(
      when('discardedOrDestroyed', { who: 'anybody', card: { kind: 'room', type: 'monster' } }, [may([keepIt()])]),
    ),
  ),
  killa: boss(
    ['Killa', 'Killa'],
    825,
    'fighter',
    restOfGame(always('damage', 3, { rooms: { where: 'last' }, if: test('woundsAtLeast', 3) })),
  ),
  shellda: boss(
    ['Shellda', 'Shellda'],
    425,
    'fighter',
    restOfGame(when('roundEnd', {}, [may([swapRooms('anybody')])])),
  ),
  smoake: boss(
    ['Smoake', 'Schmauch'],
    625,
    'fighter',
    restOfGame(when('built', { room: { type: 'monster' } }, [may([draw('room')])])),
  ),
  kazanna: boss(['Kazanna', 'Kazanna'], 550, 'mage', discardHand(), draw('spell', 3)),
  'dr-timebender': boss(
    ['Dr. Timebender', 'Dr. Zeitbieger'],
    925,
    'mage',
    restOfGame(use([cancelSpell()], { cost: [discard(SPELL)], ...ONCE, answers: 'spell' })),
  ),
  nicolius: boss(
    ['Nicolius', 'Nicolius'],
    975,
    'mage',
    restOfGame(when('roundEnd', { if: test('moreSoulsGained', 2) }, [may([draw('spell')])])),
  ),
  porkus: boss(['Porkus', 'Porkus'], 450, 'thief', choose(aSoul('you'), [remove('chosen'), searchSoul()])),
  angstigoth: boss(['Angstigoth', 'Angstigoth'], 475, 'thief', restOfGame(when('heroDied', {}, [draw('room')], ONCE))),
  eclipse: boss(
    ['Eclipse', 'Eklipse'],
    525,
    'thief',
    restOfGame(when('uncovered', { by: 'you' }, [roomGets('room', 'damage', 3)])),
  ),
};
