import { always } from '../../effects/language/ability.ts';
import { choose } from '../../effects/language/flow.ts';
import { anOpponent } from '../../effects/selectors/picks.ts';
import { copyLevelUp, restOfGame } from '../../effects/words/lasting.ts';
import { bringUpOne } from '../../effects/words/rooms.ts';
import { boss } from '../card.ts';

/** The Bosses of Crash Landing. */
export const bosses = {
  imperiatrix: boss(
    ['Imperiatrix', 'Imperiatrix'],
    475,
    'explorer',
    restOfGame(always('damageByTreasure', 1, { rooms: { of: 'you' }, treasure: 'explorer' })),
  ),
  klonos: boss(['Klonos', 'Klonos'], 175, 'explorer', choose(anOpponent, [copyLevelUp('chosen')])),
  mando: boss(['Mando', 'Mando'], 855, 'explorer', bringUpOne('opponents')),
};
