import type { Cut } from './motifs.ts';

/* What lies behind and below: sky and land, cut in wedges as into a block of wood, a little different for every card. */

export const WIDTH = 120;
export const HEIGHT = 72;

/** Numbers from 0 to 1 that are always the same for the same text. */
export function numbersOf(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

type Chance = () => number;
type Drawing = (chance: Chance) => readonly Cut[];

const n1 = (n: number): string => String(Math.round(n * 10) / 10);

/** A cut that begins broad and ends in a point. */
function wedge(x: number, y: number, [dx, dy]: readonly [number, number], broad: number): string {
  const length = Math.hypot(dx, dy);
  const [wx, wy] = [(-dy / length) * broad, (dx / length) * broad];
  return `M${n1(x + wx)} ${n1(y + wy)}L${n1(x + dx)} ${n1(y + dy)}L${n1(x - wx)} ${n1(y - wy)}z`;
}

const times = (n: number, draw: (i: number) => string): string => Array.from({ length: n }, (_, i) => draw(i)).join('');

/** A strip with a wavy upper edge, down to the lower edge of the picture. */
function strip(y: number, high: number, waves: number, chance: Chance): string {
  const step = WIDTH / waves;
  const start = chance() * high;
  return `M0 ${n1(y + start)}${times(
    waves,
    (i) =>
      `Q${n1((i + 0.5) * step)} ${n1(y - high + chance() * high)} ${n1((i + 1) * step)} ${n1(y + chance() * high)}`,
  )}V${HEIGHT}H0z`;
}

const all = (ink: Cut[0]): Cut => [ink, `M0 0H${WIDTH}V${HEIGHT}H0z`];

const radiating =
  (cx: number, cy: number, n: number): Drawing =>
  (chance) => {
    const turn = chance();
    const ray = (i: number): string => {
      const angle = ((i + turn) / n) * 2 * Math.PI;
      const far = 60 + chance() * 30;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      return wedge(cx + dx * far, cy + dy * far, [-dx * (far - 12), -dy * (far - 12)], 2.6);
    };
    return [['m', times(n, ray)]];
  };

const rows =
  (n: number, slope: number): Drawing =>
  (chance) => [
    [
      'm',
      times(n, (i) => {
        const y = 3 + (i * 60) / n + chance() * 3;
        const [x, far] = [chance() * 70 - 10, 20 + chance() * 45];
        return wedge(x, y, [far, far * slope], 0.9) + wedge(x, y, [-far * 0.4, -far * 0.4 * slope], 0.9);
      }),
    ],
  ];

export const skies = {
  rays: radiating(60, 30, 30),
  dawn: radiating(60, 66, 34),
  aside: radiating(18, 12, 32),
  calm: rows(15, 0),
  gale: rows(20, -0.22),
  rain: (chance) => [
    ['m', times(34, () => wedge(chance() * 130 - 5, chance() * 50 - 8, [-5 - chance() * 4, 14 + chance() * 10], 0.8))],
  ],
  night: (chance) => [
    all('k'),
    ['m', times(9, () => wedge(chance() * 120, 4 + chance() * 50, [18 + chance() * 20, 0], 0.7))],
    [
      'p',
      times(16, () => {
        const [x, y, r] = [chance() * 120, chance() * 46, 0.7 + chance()];
        return `M${n1(x)} ${n1(y - r)}L${n1(x + r)} ${n1(y)} ${n1(x)} ${n1(y + r)} ${n1(x - r)} ${n1(y)}z`;
      }),
    ],
  ],
  clouds: (chance) => [
    [
      'm',
      times(5, (i) => {
        const [x, y, w] = [i * 27 + chance() * 12 - 10, 6 + chance() * 14, 18 + chance() * 12];
        return `M${n1(x)} ${n1(y)}q${n1(w / 4)} ${n1(-w / 2.5)} ${n1(w / 2)} ${n1(-w / 9)}q${n1(w / 3)} ${n1(-w / 4)} ${n1(w / 2)} ${n1(w / 9)}z`;
      }),
    ],
    ['l', times(9, () => `M${n1(chance() * 110)} ${n1(20 + chance() * 18)}h${n1(6 + chance() * 14)}`)],
  ],
  smoke: (chance) => [
    [
      'm',
      times(7, (i) => {
        const [x, w] = [i * 18 + chance() * 8, 3 + chance() * 4];
        return `M${n1(x)} 72C${n1(x - 14)} 50 ${n1(x + 16)} 36 ${n1(x - 2)} 0H${n1(x + w)}C${n1(x + 24)} 34 ${n1(x - 4)} 50 ${n1(x + w)} 72z`;
      }),
    ],
  ],
  swirl: (chance) => {
    const [x, y] = [40 + chance() * 40, 20 + chance() * 20];
    const arc = (i: number): string => {
      const r = 9 + i * 8;
      const turn = chance() * 6.3;
      const at = (by: number): string => `${n1(x + r * Math.cos(turn + by))} ${n1(y + r * Math.sin(turn + by))}`;
      return `M${at(0)}A${r} ${r} 0 0 1 ${at(2.2)}A${r + 2} ${r + 2} 0 0 0 ${at(0)}z`;
    };
    return [['m', times(11, arc) + times(11, arc)]];
  },
} as const satisfies Readonly<Record<string, Drawing>>;

const tufts = (chance: Chance, n: number, y: number, high: number): string =>
  times(n, () => {
    const [x, top] = [chance() * 124 - 2, y + chance() * (HEIGHT - y)];
    return wedge(x, top + high, [-3 + chance() * 6, -high * (0.7 + chance() * 0.6)], 1.1);
  });

export const grounds = {
  none: () => [],
  sea: (chance) => [
    ['m', strip(54, 4, 7, chance)],
    ['c', times(18, () => `M${n1(chance() * 110)} ${n1(58 + chance() * 13)}q4-3 8 0t8 0`)],
  ],
  jungle: (chance) => [
    ['m', strip(50, 12, 11, chance)],
    ['k', strip(60, 10, 14, chance)],
    ['c', tufts(chance, 26, 60, 6)],
  ],
  mountains: (chance) => {
    const peak = (i: number): readonly [number, number, number] => [
      i * 30 + chance() * 14 - 8,
      30 + chance() * 14,
      16 + chance() * 10,
    ];
    const peaks = [0, 1, 2, 3, 4].map(peak);
    return [
      ['m', peaks.map(([x, y, w]) => `M${n1(x - w)} 72L${n1(x)} ${n1(y)}L${n1(x + w)} 72z`).join('')],
      [
        'k',
        peaks
          .map(([x, y, w]) => `M${n1(x)} ${n1(y)}L${n1(x + w)} 72H${n1(x + w / 3)}L${n1(x + 2)} ${n1(y + 14)}z`)
          .join(''),
      ],
    ];
  },
  sands: (chance) => [
    ['a', strip(54, 8, 3, chance)],
    ['m', strip(62, 6, 4, chance)],
    ['l', times(12, () => `M${n1(chance() * 110)} ${n1(60 + chance() * 11)}q6-3 12 0`)],
  ],
  wetland: (chance) => [
    ['m', strip(56, 3, 6, chance)],
    ['c', times(12, () => `M${n1(chance() * 110)} ${n1(60 + chance() * 11)}h${n1(6 + chance() * 10)}`)],
    ['k', times(22, () => wedge(chance() * 120, 72, [-4 + chance() * 8, -12 - chance() * 16], 0.9))],
  ],
  fields: (chance) => {
    const far = 40 + chance() * 40;
    return [
      ['a', strip(50, 3, 4, chance)],
      ['k', times(13, (i) => `M${n1(i * 16 - 40)} 72L${n1(far + (i - 6) * 2)} 51L${n1(i * 16 - 34)} 72z`)],
    ];
  },
  shore: (chance) => [
    ['m', strip(52, 4, 8, chance)],
    ['c', times(9, () => `M${n1(chance() * 110)} ${n1(54 + chance() * 6)}q4-3 8 0t8 0`)],
    ['a', strip(63, 4, 3, chance)],
  ],
  earth: (chance) => [
    ['k', strip(55, 5, 6, chance)],
    ['c', times(22, () => wedge(chance() * 120, 60 + chance() * 10, [6 + chance() * 8, 0], 0.6))],
  ],
} as const satisfies Readonly<Record<string, Drawing>>;

export type SkyName = keyof typeof skies;
export type GroundName = keyof typeof grounds;
