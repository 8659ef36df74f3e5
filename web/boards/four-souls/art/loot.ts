import Ankh from '~icons/game-icons/ankh';
import Biceps from '~icons/game-icons/biceps';
import Chariot from '~icons/game-icons/chariot';
import EvilTower from '~icons/game-icons/evil-tower';
import Eyepatch from '~icons/game-icons/eyepatch';
import GrimReaper from '~icons/game-icons/grim-reaper';
import HangingSign from '~icons/game-icons/hanging-sign';
import HornedHelm from '~icons/game-icons/horned-helm';
import Horseshoe from '~icons/game-icons/horseshoe';
import ImperialCrown from '~icons/game-icons/imperial-crown';
import Jug from '~icons/game-icons/jug';
import Lovers from '~icons/game-icons/lovers';
import PopeCrown from '~icons/game-icons/pope-crown';
import QueenCrown from '~icons/game-icons/queen-crown';
import Scales from '~icons/game-icons/scales';
import Soul from '~icons/game-icons/soul';
import Tongue from '~icons/game-icons/tongue';
import Trumpet from '~icons/game-icons/trumpet';
import { creature } from './creature.tsx';
import { BLOOD, BONE, circle, GOLD, INK, type Stroke } from './parts.ts';
import type { Pictures } from './picture.ts';
import { battery, bomb, COAL, cents, coinWith, pill, rune, STEEL, WOOD } from './shapes.ts';
import { thing } from './sheet.tsx';

const HEART = 'M50 92C20 70 4 52 6 32 8 8 38 2 50 26 62 2 92 8 94 32 96 52 80 70 50 92z';
const SHINE: Stroke = ['M20 38c0-8 4-13 10-15'];
const JESTER: readonly Stroke[] = [
  [
    'M14 40C0 30-6 14 4-4 16 8 26 10 34 24L50-6 66 24C74 10 84 8 96-4 106 14 100 30 86 40 62 30 38 30 14 40z',
    '#7d4fb0',
  ],
  [`${circle(4, -4, 5)}${circle(50, -6, 5)}${circle(96, -4, 5)}`, GOLD],
];
const VEIL: readonly Stroke[] = [
  ['M8 96C0 40 14 2 50 2S100 40 92 96C82 90 82 60 78 42 60 30 40 30 22 42 18 60 18 90 8 96z', '#5d8fb0'],
  ['M50 8v16M42 16h16'],
];

export const loot: Pictures = {
  'a-penny': cents(1),
  'two-cents': cents(2),
  'three-cents': cents(3),
  'four-cents': cents(4),
  'a-nickel': cents(5),
  'a-dime': coinWith(STEEL, ['M30 34 38 30V70M62 30C74 30 74 70 62 70S50 30 62 30z']),
  bomb: bomb(COAL),
  'gold-bomb': bomb(GOLD),
  'butter-bean': thing(
    ['M22 34C12 12 40-2 54 14 62 22 62 32 72 36 96 40 100 74 78 84 50 98 26 66 22 34z', '#e8d48a'],
    ['M36 22c-6 4-6 10-4 16M60 40c4 8 12 8 16 12'],
  ),
  'lil-battery': battery(0.5, '#8fc46a'),
  'mega-battery': battery(1, GOLD),
  'dice-shard': thing(
    ['M14 22 62 6 92 40 70 58 80 72 52 96 18 78z', BONE],
    ['M14 22 48 44 52 96M48 44 92 40M70 58 62 50'],
    [`${circle(56, 24, 5)}${circle(30, 50, 5)}${circle(36, 72, 5)}`, BLOOD],
  ),
  'soul-heart': thing([HEART, '#8fb6dc'], SHINE),
  pills: pill('#d8564e', '#fff'),
  'pills-2': pill('#5d8fd0', GOLD),
  'pills-3': pill('#8fc46a', '#e0648c', `${circle(64, 40, 4)}${circle(78, 54, 4)}${circle(62, 62, 4)}`),
  'blank-rune': rune('#9fa7ad', ''),
  dagaz: rune('#8fa8bc', 'M32 28V76L68 28V76z'),
  ehwaz: rune('#b5a58c', 'M32 80V26L50 44 68 26V80'),
  'o-the-fool': creature({ body: 'head', skin: '#f2c9a8', eyes: 'wild', mouth: 'grin', own: JESTER }),
  'i-the-magician': thing(
    ['M24 26H76L72 80H28z', COAL],
    ['M26 62H74V74H27z', BLOOD],
    ['M8 80C26 74 74 74 92 80 88 98 12 98 8 80z', COAL],
    ['M24 26C36 18 64 18 76 26 64 34 36 34 24 26z', INK],
    ['M50-6l3 7 7 1-5 5 2 8-7-4-7 4 2-8-5-5 7-1z', GOLD],
  ),
  'ii-the-high-priestess': creature({ body: 'head', skin: '#f2c9a8', eyes: 'closed', mouth: 'lips', own: VEIL }),
  'iii-the-empress': QueenCrown,
  'iv-the-emperor': ImperialCrown,
  'v-the-hierophant': PopeCrown,
  'vi-the-lovers': Lovers,
  'vii-the-chariot': Chariot,
  'viii-justice': Scales,
  'ix-the-hermit': thing(
    ['M34 22C34-6 66-6 66 22'],
    ['M30 22H70L78 34H22zM20 86H80V96H20z', COAL],
    ['M28 34H72L76 86H24z', '#fff3a8'],
    ['M50 46C62 58 60 76 50 76S38 58 50 46z', '#f7a52c'],
    ['M38 34 36 86M62 34 64 86'],
  ),
  'x-wheel-of-fortune': thing(
    [circle(50, 48, 46), WOOD],
    [circle(50, 48, 36), GOLD],
    ['M50 12V84M14 48H86M25 23 75 73M75 23 25 73'],
    [circle(50, 48, 9), BLOOD],
  ),
  'xi-strength': Biceps,
  'xii-the-hanged-man': HangingSign,
  'xiii-death': GrimReaper,
  'xiv-temperance': Jug,
  'xv-the-devil': creature({
    body: 'mask',
    skin: '#c5433c',
    eyes: 'angry',
    mouth: 'grin',
    behind: ['horns'],
    own: [['M44 94 50 104 56 94z', INK]],
  }),
  'xvi-the-tower': EvilTower,
  'xvii-the-stars': thing(
    ['M50 2 62 34 96 36 70 58 80 92 50 72 20 92 30 58 4 36 38 34z', GOLD],
    ['M40 46v8M60 46v8M42 62q8 7 16 0'],
  ),
  'xviii-the-moon': thing(
    ['M62 2C10 2-4 60 30 86 52 102 78 96 88 82 44 88 34 34 62 2z', '#e8dfa8'],
    ['M30 36v8M24 60q6 6 14 2'],
    ['M76 20l3 7 7 1-5 5 2 7-7-4-7 4 2-7-5-5 7-1z', GOLD],
  ),
  'xix-the-sun': thing(
    [
      'M50-6 60 14 80 4 80 26 102 30 88 48 102 66 80 70 80 92 60 84 50 102 40 84 20 92 20 70-2 66 12 48-2 30 20 26 20 4 40 14z',
      '#f7a52c',
    ],
    [circle(50, 48, 26), GOLD],
    ['M41 42v8M59 42v8M38 58q12 9 24 0'],
  ),
  'xx-judgement': Trumpet,
  'xxi-the-world': thing(
    [circle(50, 48, 44), '#7fb4dc'],
    [
      'M20 18C34 14 44 24 36 34 46 44 30 56 24 66 14 60 8 44 20 18zM58 10C76 12 88 26 90 42 78 44 72 32 62 34 52 28 54 18 58 10zM56 56C68 50 82 58 78 72 68 84 56 76 56 56z',
      '#8fc46a',
    ],
  ),
  'bloody-penny': coinWith(
    '#c98a4a',
    ['M62 38A16 16 0 1 0 62 62M50 28V72'],
    ['M70 62C58 80 62 98 72 98S84 80 70 62z', BLOOD],
  ),
  'broken-ankh': Ankh,
  'cains-eye': Eyepatch,
  'counterfeit-penny': coinWith('#a9b892', ['M62 38A16 16 0 1 0 62 62M50 28V72M14 84 86 16']),
  'curved-horn': HornedHelm,
  'golden-horseshoe': Horseshoe,
  'guppys-hairball': thing(
    ['M50 10C78 6 96 30 92 54 88 82 62 94 42 88 14 82 4 58 12 38 18 20 34 12 50 10z', '#7a746e'],
    [
      'M20 40C40 20 70 24 84 40M14 58C40 36 72 44 88 62M26 78C44 56 66 60 78 76M40 14C30 40 34 70 48 88M62 12C74 34 72 66 60 86',
    ],
    ['M60 88C76 100 88 92 98 98'],
  ),
  'purple-heart': thing([HEART, '#9b6fd0'], SHINE),
  'swallowed-penny': Tongue,
  'lost-soul': Soul,
};
