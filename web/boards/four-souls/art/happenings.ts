import BrainFreeze from '~icons/game-icons/brain-freeze';
import BrokenHeart from '~icons/game-icons/broken-heart';
import Cat from '~icons/game-icons/cat';
import Chest from '~icons/game-icons/chest';
import Coins from '~icons/game-icons/coins';
import CoinsPile from '~icons/game-icons/coins-pile';
import Expand from '~icons/game-icons/expand';
import HeartBeats from '~icons/game-icons/heart-beats';
import HoleLadder from '~icons/game-icons/hole-ladder';
import LockedChest from '~icons/game-icons/locked-chest';
import MimicChest from '~icons/game-icons/mimic-chest';
import MonsterGrasp from '~icons/game-icons/monster-grasp';
import NuclearBomb from '~icons/game-icons/nuclear-bomb';
import OpenTreasureChest from '~icons/game-icons/open-treasure-chest';
import SecretDoor from '~icons/game-icons/secret-door';
import SemiClosedEye from '~icons/game-icons/semi-closed-eye';
import Shop from '~icons/game-icons/shop';
import SightDisabled from '~icons/game-icons/sight-disabled';
import TiedScroll from '~icons/game-icons/tied-scroll';
import UnlitBomb from '~icons/game-icons/unlit-bomb';
import { creature } from './creature.tsx';
import type { Pictures } from './picture.ts';

/** Events, curses and bonus souls. */
export const happenings: Pictures = {
  ambush: MonsterGrasp,
  'cursed-chest': MimicChest,
  'greed-event': CoinsPile,
  'mega-troll-bomb': NuclearBomb,
  'troll-bombs': UnlitBomb,
  chest: Chest,
  'chest-2': Chest,
  'dark-chest': LockedChest,
  'dark-chest-2': LockedChest,
  'devil-deal': TiedScroll,
  'gold-chest': OpenTreasureChest,
  'gold-chest-2': OpenTreasureChest,
  'i-can-see-forever': SemiClosedEye,
  'secret-room': SecretDoor,
  'shop-upgrade': Shop,
  'we-need-to-go-deeper': HoleLadder,
  'xl-floor': Expand,
  'curse-of-amnesia': BrainFreeze,
  'curse-of-greed': Coins,
  'curse-of-loss': BrokenHeart,
  'curse-of-pain': HeartBeats,
  'curse-of-the-blind': SightDisabled,
  'soul-of-gluttony': creature({ body: 'fat', skin: '#d6eaf3', eyes: 'closed', mouth: 'teeth', halo: true }),
  'soul-of-greed': creature({
    body: 'head',
    skin: '#d6eaf3',
    eyes: 'crosses',
    mouth: 'frown',
    halo: true,
    worn: ['coin'],
  }),
  'soul-of-guppy': Cat,
};
