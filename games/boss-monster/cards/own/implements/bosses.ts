import { aim, may } from '@tafelrunde/words';
import { always, ONCE, use, when } from '../../../effects/language/ability.ts';
import { choose, oneOf } from '../../../effects/language/flow.ts';
import { ROOM } from '../../../effects/selectors/cards.ts';
import { anItem, anItemInTown } from '../../../effects/selectors/picks.ts';
import { discard, draw, takeDiscarded } from '../../../effects/words/cards.ts';
import { claimItem, turnUp } from '../../../effects/words/items.ts';
import { restOfGame } from '../../../effects/words/lasting.ts';
import { boss } from '../../card.ts';
import { exploring } from '../own.ts';

/** The Bosses of Implements of Destruction. */
export const bosses = {
  'sister-sepulchra': boss(
    ['Sister Sepulchra', 'Schwester Sepulchra'],
    560,
    'cleric',
    restOfGame(when('itemTurnedUp', {}, [may([takeDiscarded(ROOM)])])),
  ),
  anvilor: boss(['Anvilor', 'Ambossor'], 710, 'fighter', restOfGame(always('itemsFaceUp', 1))),
  hexagora: boss(['Hexagora', 'Hexagora'], 885, 'mage', restOfGame(when('itemUsed', {}, [draw('spell')], ONCE))),
  'filch-the-fence': boss(
    ['Filch the Fence', 'Filz der Hehler'],
    445,
    'thief',
    oneOf([choose(anItem('opponents', true), [claimItem('chosen')])], [choose(anItemInTown, [claimItem('chosen')])]),
  ),
  'banseer-bivan': exploring(
    boss(
      ['Banseer Bivan', 'Banseer Bivan'],
      215,
      'explorer',
      restOfGame(use([turnUp(aim(anItem('you', false)))], { cost: [discard(ROOM, 2)], ...ONCE })),
    ),
  ),
};
