import { creature } from './creature.tsx';
import { BLOOD, BONE, circle, GOLD, INK, type Stroke } from './parts.ts';
import type { Pictures } from './picture.ts';
import {
  ankh,
  battery,
  bomb,
  COAL,
  cents,
  coinWith,
  crown,
  heart,
  pill,
  rune,
  STEEL,
  scales,
  star,
  strongArm,
  WOOD,
} from './shapes.ts';
import { thing } from './sheet.tsx';

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
  'soul-heart': heart('#8fb6dc'),
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
  'iii-the-empress': crown([
    'M50 74C38 64 34 56 38 50 42 46 48 48 50 54 52 48 58 46 62 50 66 56 62 64 50 74z',
    '#e0648c',
  ]),
  'iv-the-emperor': crown(
    ['M10 78C16 60 34 52 50 52S84 60 90 78z', BLOOD],
    ['M46 30H54V40H62V48H54V62H46V48H38V40H46z', '#fff'],
  ),
  'v-the-hierophant': thing(
    ['M16 96C8 56 26 10 50 10S92 56 84 96z', '#f7f2ea'],
    [
      'M14 82H86V96H16zM14 58C34 64 66 64 86 58L87 70C66 76 34 76 13 70zM24 34C40 40 60 40 76 34L80 44C62 50 38 50 20 44z',
      GOLD,
    ],
    ['M46-8H54V-2H60V6H54V14H46V6H40V-2H46z', GOLD],
    [`${circle(34, 89, 3)}${circle(66, 89, 3)}${circle(50, 69, 3)}`, BLOOD],
  ),
  'vi-the-lovers': thing(
    ['M36 66C14 50 2 36 4 22 6 4 28 0 36 18 44 0 66 4 68 22 70 36 58 50 36 66z', '#e0485a'],
    ['M68 98C50 86 40 74 42 62 44 48 62 46 68 60 74 46 92 48 94 62 96 74 86 86 68 98z', '#e88fb0'],
    ['M14 28c0-6 4-9 8-11M50 66c0-4 3-7 6-8'],
  ),
  'vii-the-chariot': thing(
    ['M4 12C24 8 34 22 36 46H92C96 62 90 76 78 78H22C10 74 14 30 4 12z', BLOOD],
    ['M4 12C24 8 34 22 36 46', GOLD],
    ['M40 56H88M30 64H84'],
    [circle(34, 80, 19), GOLD],
    [circle(74, 84, 15), GOLD],
    [`${circle(34, 80, 4)}${circle(74, 84, 3)}`, INK],
    ['M34 61V76M34 84V99M15 80H30M38 80H53M74 69V81M74 87V99M59 84H71M77 84H89'],
  ),
  'viii-justice': scales(),
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
  'xi-strength': strongArm('#e6b48c'),
  'xii-the-hanged-man': thing(
    ['M6 0H94V8H6z', WOOD],
    ['M50 8V24'],
    ['M42 22H58L60 48H40z', '#5d8fb0'],
    ['M50 42C76 42 86 56 85 70 84 88 68 98 50 98S16 88 15 70C14 56 24 42 50 42z', '#f2c9a8'],
    ['M26 72c4 6 12 6 16 0M58 72c4 6 12 6 16 0M42 58q8-6 16 0'],
    ['M24 88 20 104M76 88 80 104'],
  ),
  'xiii-death': creature({
    body: 'skull',
    skin: '#efe3c8',
    eyes: 'hollow',
    mouth: 'none',
    behind: ['hood'],
    own: [
      ['M88 4H96V102H88z', WOOD],
      ['M96 6C70-12 40-6 26 10 52 2 76 8 90 24z', STEEL],
    ],
  }),
  'xiv-temperance': thing(
    ['M4 8 40-2 46 26C46 40 34 50 22 48 12 46 6 36 4 24z', STEEL],
    ['M60 58H96V76C96 90 88 98 78 98S60 90 60 76z', GOLD],
    ['M42 10C58 12 72 28 74 58H82C82 26 66 0 40-2z', '#8ecbe8'],
    ['M60 66C70 72 86 60 96 66V76C96 90 88 98 78 98S60 90 60 76z', '#5d8fd0'],
    ['M14 16l4 16M50 70 40 84M56 52l-14 8'],
  ),
  'xv-the-devil': creature({
    body: 'mask',
    skin: '#c5433c',
    eyes: 'angry',
    mouth: 'grin',
    behind: ['horns'],
    own: [['M44 94 50 104 56 94z', INK]],
  }),
  'xvi-the-tower': thing(
    ['M30 30H70L76 98H24z', '#9b9a94'],
    ['M24 18H34V24H44V18H56V24H66V18H76V34H24z', '#b8b0a2'],
    ['M44 52C44 42 56 42 56 52V62H44z', INK],
    ['M42 98V82C42 74 58 74 58 82V98z', INK],
    ['M30 46h8M62 74h8M30 80h6M64 46h5'],
    ['M86-8 60 12 70 16 50 34 80 12 70 8z', GOLD],
    ['M8 98C2 84 14 80 12 68 22 74 26 84 22 98zM78 98C74 86 86 82 86 70 96 78 98 90 92 98z', '#f08a24'],
  ),
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
  'xx-judgement': thing(
    ['M4 74 62 32C70 26 72 14 74-4L100 44C84 40 74 40 68 46L14 88z', GOLD],
    ['M74-4C84 4 96 26 100 44 90 44 72 12 74-4z', '#c98a2a'],
    ['M0 78 10 92 4 96-4 84z', GOLD],
    ['M34 60C26 78 40 92 54 80L62 74 56 66 50 72C44 76 38 70 44 56z', GOLD],
    ['M84 62 92 72M70 68 74 82M92 54 104 56'],
  ),
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
  'broken-ankh': ankh('#7fb4dc', ['M8 54 24 48 32 60 44 50'], ['M36 80 46 72 52 84 62 76']),
  'cains-eye': creature({
    body: 'eye',
    skin: '#c98a2a',
    eyes: 'none',
    mouth: 'none',
    worn: ['veins'],
    own: [['M-4 4 104 34'], ['M56 20 98 32C98 56 74 62 58 46z', COAL]],
  }),
  'counterfeit-penny': coinWith('#a9b892', ['M62 38A16 16 0 1 0 62 62M50 28V72M14 84 86 16']),
  'curved-horn': thing(
    ['M20 96C2 60 20 8 92-2 66 14 50 34 54 60 60 78 50 98 20 96z', '#c9b48a'],
    ['M14 66C24 58 44 56 54 62M18 46C28 40 42 40 52 46M30 28C38 26 48 28 56 34M46 14c6 0 12 2 16 6'],
    ['M12 82C22 74 46 74 56 80 54 94 42 100 26 98 16 96 14 90 12 82z', '#6b4326'],
  ),
  'golden-horseshoe': thing(
    ['M14 90C-4 40 10 2 50 2S104 40 86 90L66 86C80 48 72 22 50 22S20 48 34 86z', GOLD],
    ['M12 80 32 76 34 90 12 96zM88 80 68 76 66 90 88 96z', '#c98a2a'],
    [
      `${circle(20, 56, 2)}${circle(22, 34, 2)}${circle(36, 16, 2)}${circle(64, 16, 2)}${circle(78, 34, 2)}${circle(80, 56, 2)}`,
      INK,
    ],
    [star(50, 36), '#fff'],
  ),
  'guppys-hairball': thing(
    ['M50 10C78 6 96 30 92 54 88 82 62 94 42 88 14 82 4 58 12 38 18 20 34 12 50 10z', '#7a746e'],
    [
      'M20 40C40 20 70 24 84 40M14 58C40 36 72 44 88 62M26 78C44 56 66 60 78 76M40 14C30 40 34 70 48 88M62 12C74 34 72 66 60 86',
    ],
    ['M60 88C76 100 88 92 98 98'],
  ),
  'purple-heart': heart('#9b6fd0'),
  'swallowed-penny': thing(
    ['M4 34C20 8 38 12 50 20 62 12 80 8 96 34 88 70 70 82 50 82S12 70 4 34z', '#d98f8a'],
    ['M14 36C34 28 66 28 86 36 80 62 68 70 50 70S20 62 14 36z', '#6b1219'],
    ['M24 33 28 44H38L40 31zM60 31 62 44H72L76 33z', '#fff'],
    ['M30 56C30 44 70 44 70 56V84C70 104 30 104 30 84z', '#e0648c'],
    [circle(50, 76, 15), '#c98a4a'],
    ['M56 71a8 8 0 1 0 0 10M50 65v22'],
  ),
  'lost-soul': creature({
    body: 'ghost',
    skin: '#d6eaf3',
    eyes: 'crying',
    mouth: 'frown',
    own: [['M-2 20 8 28M102 20 92 28M-4 52H6M104 52H94']],
  }),
};
