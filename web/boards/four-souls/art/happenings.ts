import BrokenHeart from '~icons/game-icons/broken-heart';
import Cat from '~icons/game-icons/cat';
import Expand from '~icons/game-icons/expand';
import HeartBeats from '~icons/game-icons/heart-beats';
import HoleLadder from '~icons/game-icons/hole-ladder';
import MonsterGrasp from '~icons/game-icons/monster-grasp';
import SecretDoor from '~icons/game-icons/secret-door';
import Shop from '~icons/game-icons/shop';
import SightDisabled from '~icons/game-icons/sight-disabled';
import { creature } from './creature.tsx';
import { BLOOD, circle, GOLD, type Stroke } from './parts.ts';
import type { Pictures } from './picture.ts';
import { bomb, COAL, cents, chest, scroll, WOOD } from './shapes.ts';

const TROLL: readonly Stroke[] = [
  ['M24 52 42 60C40 70 28 70 24 52zM68 52 50 60C52 70 64 70 68 52z', '#ff5a4d'],
  ['M28 76C38 70 54 70 64 76 56 88 36 88 28 76z', '#fff'],
];
const GLITTER: readonly Stroke[] = [
  ['M16 0l3 7 7 1-5 5 2 7-7-4-7 4 2-7-5-5 7-1zM84-4l3 7 7 1-5 5 2 7-7-4-7 4 2-7-5-5 7-1z', '#fff'],
];

/** Events, curses and bonus souls. */
export const happenings: Pictures = {
  ambush: MonsterGrasp,
  'cursed-chest': chest(
    '#6c4aa0',
    ['M20 60 27 76 34 60 41 76 50 60 59 76 66 60 73 76 80 60z', '#fff'],
    [`${circle(32, 36, 7)}${circle(68, 36, 7)}`, '#ff5a4d'],
  ),
  'greed-event': cents(5),
  'mega-troll-bomb': bomb(BLOOD, ...TROLL),
  'troll-bombs': bomb(COAL, ...TROLL),
  chest: chest(WOOD),
  'chest-2': chest(WOOD),
  'dark-chest': chest('#4a4450'),
  'dark-chest-2': chest('#4a4450'),
  'devil-deal': scroll(['M50 62 62 84H38zM40 66 34 56 46 64M60 66 66 56 54 64', BLOOD]),
  'gold-chest': chest(GOLD, ...GLITTER),
  'gold-chest-2': chest(GOLD, ...GLITTER),
  'i-can-see-forever': creature({
    body: 'eye',
    skin: '#7fb4dc',
    eyes: 'none',
    mouth: 'none',
    own: [['M20 22 12 8M40 16 38 0M60 16 62 0M80 22 88 8']],
  }),
  'secret-room': SecretDoor,
  'shop-upgrade': Shop,
  'we-need-to-go-deeper': HoleLadder,
  'xl-floor': Expand,
  'curse-of-amnesia': creature({
    body: 'head',
    skin: '#8f7aa6',
    eyes: 'wild',
    mouth: 'open',
    around: 'curse',
    own: [['M78 6C76-8 98-8 96 6 94 14 88 14 88 22M88 30v1']],
  }),
  'curse-of-greed': creature({
    body: 'head',
    skin: '#8f7aa6',
    eyes: 'crosses',
    mouth: 'grin',
    around: 'curse',
    worn: ['coin'],
  }),
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
