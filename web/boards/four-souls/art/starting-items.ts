import Blood from '~icons/game-icons/blood';
import BrokenBone from '~icons/game-icons/broken-bone';
import CursedStar from '~icons/game-icons/cursed-star';
import EvilBook from '~icons/game-icons/evil-book';
import HeartPlus from '~icons/game-icons/heart-plus';
import Person from '~icons/game-icons/person';
import PerspectiveDiceSix from '~icons/game-icons/perspective-dice-six';
import PokerHand from '~icons/game-icons/poker-hand';
import RolledCloth from '~icons/game-icons/rolled-cloth';
import { creature } from './creature.tsx';
import type { Pictures } from './picture.ts';

export const startingItems: Pictures = {
  'the-d6': PerspectiveDiceSix,
  'yum-heart': HeartPlus,
  'sleight-of-hand': PokerHand,
  'book-of-belial': EvilBook,
  'forever-alone': Person,
  'the-curse': CursedStar,
  'blood-lust': Blood,
  incubus: creature({
    body: 'child',
    skin: '#4c4356',
    eyes: 'angry',
    mouth: 'smile',
    around: 'wings',
    behind: ['horns'],
  }),
  'lazarus-rags': RolledCloth,
  'the-bone': BrokenBone,
};
