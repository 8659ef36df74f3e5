import { may } from '@tafelrunde/words';
import { by, choose } from '../../effects/language/flow.ts';
import { ANY_CARD, SPELL } from '../../effects/selectors/cards.ts';
import { aHeroInTown, anOpponentWith, aRoom } from '../../effects/selectors/picks.ts';
import { discard, draw, takeDiscarded, takeSeen } from '../../effects/words/cards.ts';
import { kill } from '../../effects/words/heroes.ts';
import { destroy } from '../../effects/words/rooms.ts';
import { searchHero, searchRoom } from '../../effects/words/search.ts';
import { boss } from '../card.ts';

/** The Bosses of the base game. */
export const bosses = {
  draculord: boss(['Draculord', 'Draculord'], 900, 'cleric', choose(anOpponentWith(ANY_CARD), [takeSeen('chosen')])),
  xyzax: boss(['Xyzax', 'Xyzax'], 750, 'cleric', takeDiscarded(ANY_CARD, 2)),
  'king-croak': boss(
    ['King Croak', 'König Quak'],
    800,
    'fighter',
    may([searchRoom({ kind: 'room', type: 'monster', advanced: true })]),
  ),
  robobo: boss(['Robobo', 'Robobo'], 400, 'fighter', by('opponents', [choose(aRoom('you'), [destroy('chosen')])])),
  cerebellus: boss(['Cerebellus', 'Cerebellus'], 650, 'mage', may([draw('spell', 3), discard(SPELL)])),
  seducia: boss(['Seducia', 'Verführia'], 600, 'mage', may([searchHero()])),
  cleopatra: boss(
    ['Cleopatra', 'Kleopatra'],
    850,
    'thief',
    may([searchRoom({ kind: 'room', type: 'trap', advanced: true })]),
  ),
  gorgona: boss(['Gorgona', 'Gorgona'], 500, 'thief', choose(aHeroInTown, [kill('chosen')])),
};
