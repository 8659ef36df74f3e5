/* What creatures are drawn from, as a child would: a body, eyes, a mouth, and what they wear. */

/** A stroke of the crayon, and what it is filled with: a colour, the colour of the creature, or nothing. */
type Stroke = readonly [path: string, fill?: string];

interface Body {
  readonly strokes: readonly Stroke[];
  /** Where the face is, and how large; a head of its own is 1. */
  readonly face: readonly [x: number, y: number, size: number];
}

export const INK = '#1f1712';
export const BONE = '#f4ead2';
export const GOLD = '#f2c230';
export const BLOOD = '#c3202b';
/** The colour of the creature. */
export const SKIN = 'skin';

/** The same on both sides of a face. */
const both = (left: string): string =>
  `${left}${left.replaceAll(/([A-Z]?)(-?\d+) (-?\d+)/g, (_, letter: string, x: string, y: string) => `${letter}${-Number(x)} ${y}`)}`;

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0z`;

export const tinyFly = (x: number, y: number): Stroke[] => [
  [`M${x - 3} ${y - 4}l-12-9 3 14zM${x + 3} ${y - 4}l12-9-3 14z`, '#e6eef2'],
  [circle(x, y, 8), '#5f5a57'],
  [circle(x - 3, y - 2, 1), BLOOD],
  [circle(x + 3, y - 2, 1), BLOOD],
];

export const bodies = {
  child: {
    strokes: [
      ['M37 68 33 97H47L50 88 53 97H67L63 68z', SKIN],
      ['M50 5C80 5 92 24 91 44 90 66 71 76 50 76S10 66 9 44C8 24 20 5 50 5z', SKIN],
    ],
    face: [50, 42, 0.95],
  },
  head: {
    strokes: [['M50 11C80 11 92 31 91 52 90 77 71 89 50 89S10 77 9 52C8 31 20 11 50 11z', SKIN]],
    face: [50, 50, 1],
  },
  heads: {
    strokes: [
      ['M30 20C50 16 62 34 60 52 58 76 44 84 30 84S6 74 5 52C4 34 14 22 30 20z', SKIN],
      ['M72 34C88 32 96 46 95 60 94 78 84 84 72 84S52 78 51 60C50 48 58 36 72 34z', SKIN],
      ['M66 56v6M80 56v6M66 72q7 6 14 0'],
    ],
    face: [32, 50, 0.65],
  },
  fat: {
    strokes: [
      ['M50 8C67 8 72 20 72 30 90 36 97 56 94 73 91 91 71 95 50 95S9 91 6 73C3 56 10 36 28 30 28 20 33 8 50 8z', SKIN],
      ['M24 68C38 80 62 80 76 68M50 84v3'],
    ],
    face: [50, 36, 0.62],
  },
  maw: {
    strokes: [['M50 14C80 10 96 34 95 58 94 84 76 92 50 92S6 84 5 58C4 34 20 16 50 14z', SKIN]],
    face: [50, 44, 1.05],
  },
  blob: {
    strokes: [
      ['M50 15C72 13 89 33 89 55 95 74 84 89 70 84 62 95 44 95 36 86 20 93 5 80 10 60 6 36 28 13 50 15z', SKIN],
      ['M22 44c2-8 6-12 10-14'],
    ],
    face: [50, 50, 0.85],
  },
  pile: {
    strokes: [
      [
        'M53 6C66 15 60 26 67 32 80 36 79 48 77 52 93 56 97 72 91 84 84 95 16 95 9 84 3 72 9 58 24 54 20 42 28 34 38 32 51 28 43 16 53 6z',
        SKIN,
      ],
      ['M38 34c10 4 20 3 28 0M26 56c14 5 34 4 48-2'],
    ],
    face: [50, 68, 0.6],
  },
  ghost: {
    strokes: [['M11 95C7 60 9 7 50 7S93 60 89 95C81 84 72 84 66 95 60 84 40 84 34 95 28 84 19 84 11 95z', SKIN]],
    face: [50, 44, 0.9],
  },
  skull: {
    strokes: [
      ['M50 9C81 9 91 30 89 48 87 62 79 66 75 70L73 90H27L25 70C21 66 13 62 11 48 9 30 19 9 50 9z', SKIN],
      ['M39 76V90M50 76V90M61 76V90M50 58l-4 8h8z'],
    ],
    face: [50, 46, 0.9],
  },
  worm: {
    strokes: [
      ['M14 95C5 70 20 60 38 58 56 56 55 46 46 40 30 32 33 7 63 8 92 10 95 40 82 62 70 80 46 76 42 95z', SKIN],
      ['M20 72c8-2 14 2 18 8M52 56c6 4 10 10 10 16M50 42c8 0 18 4 26 14'],
    ],
    face: [65, 29, 0.52],
  },
  spider: {
    strokes: [
      ['M36 50 20 26 6 34M34 58 14 52 4 64M36 66 18 74 12 94M64 50 80 26 94 34M66 58 86 52 96 64M64 66 82 74 88 94'],
      ['M50 28C70 28 77 44 75 58 73 74 64 80 50 80S27 74 25 58C23 44 30 28 50 28z', SKIN],
    ],
    face: [50, 52, 0.58],
  },
  longlegs: {
    strokes: [
      ['M40 46 22 8 6 96M44 42 36 5 26 96M60 46 78 8 94 96M56 42 64 5 74 96'],
      ['M50 30C68 30 73 42 72 52 70 64 62 70 50 70S30 64 28 52C27 42 32 30 50 30z', SKIN],
    ],
    face: [50, 48, 0.48],
  },
  fly: {
    strokes: [
      ['M45 42C30 10 3 15 6 34 8 50 30 52 45 50zM55 42C70 10 97 15 94 34 92 50 70 52 55 50z', '#e6eef2'],
      ['M50 32C68 32 75 46 73 61 71 78 62 87 50 87S29 78 27 61C25 46 32 32 50 32z', SKIN],
    ],
    face: [50, 56, 0.58],
  },
  bat: {
    strokes: [
      [
        'M34 46C20 22 3 28 3 64 11 54 18 56 20 68 26 58 32 60 34 68zM66 46C80 22 97 28 97 64 89 54 82 56 80 68 74 58 68 60 66 68z',
        SKIN,
      ],
      ['M30 40 26 18 42 30M70 40 74 18 58 30', SKIN],
      ['M50 26C74 26 81 46 79 60 77 80 66 87 50 87S23 80 21 60C19 46 26 26 50 26z', SKIN],
    ],
    face: [50, 52, 0.66],
  },
  hand: {
    strokes: [
      [
        'M28 96C13 80 10 58 16 50 21 43 28 50 30 58L29 21C29 10 42 10 42 21L43 44 44 13C45 3 57 3 57 13V44L61 17C63 7 74 9 73 19L69 50 77 34C82 25 90 30 87 39 83 60 81 80 71 96z',
        SKIN,
      ],
      ['M34 66c10 6 22 6 32-2M32 16q4-3 7 0M47 8q4-3 7 0M64 13q4-3 7 1'],
    ],
    face: [50, 74, 0.4],
  },
  eye: {
    strokes: [
      ['M50 16C77 16 95 38 97 50 95 62 77 84 50 84S5 62 3 50C5 38 23 16 50 16z', '#fff'],
      [circle(50, 50, 21), SKIN],
      [circle(50, 50, 9), INK],
    ],
    face: [50, 50, 0.9],
  },
  mask: {
    strokes: [['M50 6C82 8 88 30 84 54 81 75 67 93 50 95 33 93 19 75 16 54 12 30 18 8 50 6z', SKIN]],
    face: [50, 46, 0.85],
  },
  swarm: {
    strokes: [...tinyFly(26, 30), ...tinyFly(72, 24), ...tinyFly(50, 54), ...tinyFly(20, 78), ...tinyFly(80, 74)],
    face: [50, 50, 0.5],
  },
  ring: {
    strokes: [
      ...tinyFly(50, 18),
      ...tinyFly(82, 42),
      ...tinyFly(70, 80),
      ...tinyFly(30, 80),
      ...tinyFly(18, 42),
      [circle(50, 52, 13), SKIN],
    ],
    face: [50, 52, 0.3],
  },
} as const satisfies Record<string, Body>;

/** Drawn around the middle of the face, on a head that is 40 in radius. */
type Part = readonly Stroke[];

export const eyes = {
  dots: [
    [both('M-28 0C-28 -14 -12 -14 -12 0 -12 14 -28 14 -28 0z'), INK],
    [`${circle(-22, -4, 2)}${circle(18, -4, 2)}`, '#fff'],
  ],
  hollow: [[both('M-34 0C-34 -18 -10 -18 -10 0 -10 18 -34 18 -34 0z'), INK]],
  angry: [
    [both('M-34 -12L-8 2C-10 14 -30 14 -34 -12z'), INK],
    [`${circle(-20, 3, 2)}${circle(20, 3, 2)}`, '#ff5a4d'],
  ],
  crosses: [['M-30-9l16 18M-14-9l-16 18M14-9l16 18M30-9l-16 18']],
  closed: [['M-30 0q8 8 16 0M14 0q8 8 16 0']],
  popping: [
    [`${circle(-20, -2, 14)}${circle(20, -2, 14)}`, '#fff'],
    [`${circle(-17, 0, 4)}${circle(17, 0, 4)}`, INK],
  ],
  one: [
    [circle(0, -2, 18), '#fff'],
    [circle(0, -2, 7), INK],
  ],
  crying: [
    [both('M-28 0C-28 -14 -12 -14 -12 0 -12 14 -28 14 -28 0z'), INK],
    [both('M-26 10L-30 34C-26 42 -16 40 -14 34L-15 10z'), '#8ecbe8'],
  ],
  many: [[`${circle(-24, -6, 6)}${circle(-8, 4, 6)}${circle(8, 4, 6)}${circle(24, -6, 6)}`, INK]],
  wild: [
    [`${circle(-22, -8, 15)}${circle(20, 2, 9)}`, '#fff'],
    [`${circle(-20, -6, 6)}${circle(20, 2, 2)}`, INK],
  ],
  none: [],
} as const satisfies Record<string, Part>;

export const mouths = {
  line: [['M-12 24h24']],
  smile: [['M-16 20q16 16 32 0']],
  frown: [['M-16 28q16-14 32 0']],
  open: [['M-18 22C-18 12 18 12 18 22 18 38 -18 38 -18 22z', '#6b1219']],
  teeth: [
    ['M-30 16H30C30 38 18 40 0 40S-30 38 -30 16z', '#6b1219'],
    ['M-26 16 -20 26 -13 16 -6 26 0 16 6 26 13 16 20 26 26 16z', '#fff'],
  ],
  grin: [
    ['M-28 16C-12 24 12 24 28 16 26 36 12 40 0 40S-26 36 -28 16z', '#fff'],
    ['M-14 21V37M0 22V40M14 21V37M-26 28H26'],
  ],
  fangs: [['M-18 20H18'], ['M-14 20l5 12 5-12zM4 20l5 12 5-12z', '#fff']],
  stitched: [['M-20 26h40M-14 20v12M-5 20v12M5 20v12M14 20v12']],
  lips: [['M-16 24C-8 14 -2 20 0 20S8 14 16 24C8 34 -8 34 -16 24z', BLOOD]],
  sick: [['M-14 20C-14 10 14 10 14 20L18 46C10 40 8 50 0 46S-12 50 -18 44z', '#8bbf3f']],
  none: [],
} as const satisfies Record<string, Part>;

/** Behind the whole creature, around its middle. */
export const around = {
  wings: [[both('M-34 4C-66 -36 -80 0 -68 20C-60 34 -46 26 -34 20z'), '#fff']],
  curse: [
    [
      'M-42 24C-62 -6 -48 -18 -52 -40 -36 -32 -32 -40 -30 -58 -14 -46 -8 -50 0 -66 8 -50 14 -46 30 -58 32 -40 36 -32 52 -40 48 -18 62 -6 42 24z',
      '#6c4aa0',
    ],
  ],
} as const satisfies Record<string, Part>;

/** Over the whole creature. */
export const halo: Part = [['M-26-50a26 8 0 1 0 52 0a26 8 0 1 0-52 0z', GOLD]];

/** Behind the head. */
export const behind = {
  hair: [['M-48 36C-64 -20 -42 -54 0 -54S64 -20 48 36C42 50 28 46 34 24L-34 24C-28 46 -42 50 -48 36z', '#f0cf5d']],
  blackHair: [['M-48 40C-64 -20 -42 -54 0 -54S64 -20 48 40C42 54 28 50 34 24L-34 24C-28 50 -42 54 -48 40z', '#2c2430']],
  brownHair: [['M-46 30C-62 -20 -42 -54 0 -54S62 -20 46 30z', '#6b4326']],
  hood: [['M-50 58C-66 -10 -42 -62 0 -62S66 -10 50 58z', '#3a3440']],
  horns: [[both('M-32 -22C-52 -38 -50 -58 -36 -66C-36 -50 -22 -44 -12 -36z'), BONE]],
  curledHorns: [[both('M-26 -30C-50 -50 -66 -26 -52 -12C-44 -6 -40 -18 -46 -20C-50 -32 -36 -32 -30 -16z'), '#c9b48a']],
  catEars: [
    [both('M-40 -14L-44 -58L-10 -38z'), SKIN],
    [both('M-34 -26L-38 -46L-20 -36z'), '#d98f9a'],
  ],
  legs: [[both('M-24 30L-34 58C-26 62 -16 60 -14 56L-8 34z'), SKIN]],
  rope: [['M0 -36V-60']],
  flames: [['M-34 -20C-46 -48 -24 -44 -22 -68 -8 -56 -2 -54 4 -70 18 -56 36 -50 34 -20z', '#f08a24']],
  mane: [[both('M-10 -50C-40 -56 -60 -30 -54 0C-50 30 -30 40 -10 42z'), '#f7f2ea']],
} as const satisfies Record<string, Part>;

/** In front of the face. */
export const worn = {
  crown: [['M-26 -34L-30 -60 -13 -48 0 -66 13 -48 30 -60 26 -34z', GOLD]],
  headband: [
    ['M-42 -24C-20 -34 20 -34 42 -24L40 -11C20 -21 -20 -21 -40 -11z', BLOOD],
    ['M40 -18L56 -28 52 -14 58 -4z', BLOOD],
  ],
  fez: [['M-22 -34L-16 -62H16L22 -34z', '#8f1d24'], ['M0 -62C14 -66 20 -58 22 -46']],
  patch: [['M-44-16 12-9M32-5 44-9'], ['M8 -15L36 -10C36 8 16 12 10 4z', INK]],
  bow: [['M0 -40L-20 -52V-28zM0 -40L20 -52V-28z', '#e0648c']],
  fringe: [['M-45 -4C-46 -40 -22 -52 0 -52S46 -40 45 -4C36 -26 20 -30 4 -34 -8 -26 -34 -24 -45 -4z', '#2c2430']],
  spikes: [
    [
      'M-42 -18L-56 -44 -32 -40 -30 -64 -9 -47 4 -70 17 -47 38 -62 35 -39 55 -40 42 -18C20 -36 -20 -36 -42 -18z',
      '#fff',
    ],
  ],
  bandage: [
    ['M-43 -18C-20 -30 20 -30 43 -18V-4C20 -16 -20 -16 -43 -4z', BONE],
    ['M-30 -22l8 12M-6 -26l8 12M20 -24l8 12'],
  ],
  blindfold: [
    ['M-43 -10C-20 -18 20 -18 43 -10L41 12C20 6 -20 6 -41 12z', '#3a3440'],
    ['M-30-6l12 12M-4-8l12 12M20-6l12 12'],
  ],
  beard: [['M-34 18C-24 52 24 52 34 18 18 26 -18 26 -34 18z', '#6b4326']],
  coin: [[circle(32, 34, 14), GOLD], ['M37 30c-4-5-11-2-11 4s7 9 11 4M32 25v19']],
  bomb: [[circle(34, 32, 14), '#3b3f4a'], ['M42 22C46 14 52 16 54 12']],
  cracks: [['M-30-34l8 14-6 8M24-40l-4 14 10 8M-36 20l12-2M30 26l-10 6']],
  blood: [[both('M-16 10L-19 36C-15 42 -10 40 -10 36L-11 12z'), BLOOD]],
  boils: [[`${circle(-30, -24, 6)}${circle(28, -28, 8)}${circle(34, 18, 5)}${circle(-34, 22, 6)}`, '#d9d05a']],
  flies: [[`${circle(-40, -38, 4)}${circle(40, -40, 4)}${circle(46, 30, 4)}${circle(-46, 28, 4)}`, INK]],
  veins: [['M-50-4l14-4M-48 8l16 2M50-4l-14-4M48 8l-16 2']],
  whiskers: [['M-22 14-46 8M-22 20-48 22M22 14 46 8M22 20 48 22'], ['M-6 10H6L0 17z', '#d98f9a']],
  noose: [['M-22 -32C-30 -52 30 -52 22 -32M0 -46V-60']],
} as const satisfies Record<string, Part>;

export type AroundName = keyof typeof around;
export type BodyName = keyof typeof bodies;
export type EyesName = keyof typeof eyes;
export type MouthName = keyof typeof mouths;
export type BehindName = keyof typeof behind;
export type WornName = keyof typeof worn;
export type { Stroke };
