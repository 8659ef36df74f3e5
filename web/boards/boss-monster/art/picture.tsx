import { type Card, cards, type Treasure } from '@tafelrunde/boss-monster';
import type { CardId } from '@tafelrunde/kernel';
import { memo } from 'react';
import { drawHero, drawMonster } from './figures.ts';
import { motifIn } from './keywords.ts';
import { type MotifName, motifs } from './motifs.ts';
import { type Canvas, chosen, emptyCanvas, type Palette, pathsOf, SIDE, seedOf, stamp } from './pixels.ts';

/* The picture of a card, drawn from what it is: always the same for the same card. */

/** The palette of all drawings, after the consoles of the eighties. */
const common: Palette = {
  k: '#14101c',
  w: '#f7f3e3',
  g: '#8f93a8',
  n: '#8a5a34',
  r: '#d8383f',
  x: '#14101c',
};

/** A colour, lighter and darker. */
type Tint = readonly [a: string, b: string, c: string];

const tints: readonly [Tint, ...Tint[]] = [
  ['#4fa84c', '#8ede6b', '#276b3c'],
  ['#3f7fd6', '#7fc4ff', '#264a8f'],
  ['#8e52c9', '#c596f2', '#53288a'],
  ['#c9503f', '#f58e63', '#8a2b2f'],
  ['#2fa39a', '#75e0cc', '#1a6168'],
  ['#c94f95', '#f598c6', '#862b66'],
  ['#b98a2d', '#ecc95b', '#75531c'],
  ['#7d8a3b', '#bccc62', '#4a5624'],
];

const accents: readonly [string, ...string[]] = ['#ffd34d', '#ffe08a', '#7ff0e0', '#ff9a4d', '#f7a8e0'];
const skins: readonly [string, ...string[]] = ['#f2c79b', '#d99a66', '#a86b42', '#7a4a2e', '#f5d9b8'];
const hairs: readonly [string, ...string[]] = ['#5a3820', '#d9a441', '#2b2430', '#b8412f', '#c9c9d6'];

/** What lies behind: floors and walls, darker than what stands before them. */
const grounds: Readonly<Record<string, readonly [Tint, ...Tint[]]>> = {
  monster: [
    ['#3b2d49', '#4b3a5c', '#2a2036'],
    ['#2d3b33', '#3c4f43', '#1f2a25'],
    ['#45302d', '#593f3a', '#31221f'],
  ],
  trap: [
    ['#34405a', '#465577', '#252e42'],
    ['#4a4456', '#5f586d', '#34303e'],
    ['#3b4a4a', '#4f6262', '#2a3535'],
  ],
  hero: [['#79b4d9', '#a8d8f0', '#5a9a52']],
  epic: [['#d98a4f', '#f5c178', '#7a5a3a']],
  spell: [
    ['#3a2a70', '#5a46a0', '#241a4d'],
    ['#1f4a6e', '#2f6c96', '#14304a'],
    ['#5e2350', '#853a70', '#3d1634'],
  ],
  boss: [
    ['#5a1f2b', '#7d303c', '#3a141d'],
    ['#2f2550', '#463a70', '#1e1836'],
    ['#1f4238', '#2f5f50', '#142b25'],
  ],
  item: [['#5c4a2d', '#7d673f', '#3d311e']],
  miniboss: [['#4a3326', '#664837', '#302118']],
};

const groundOf = (card: Card): string => {
  if (card.kind === 'room') return card.type;
  return card.kind === 'hero' && card.epic ? 'epic' : card.kind;
};

/** Letters of the ground: p its colour, q lighter, d darker. */
function drawGround(canvas: Canvas, card: Card, id: CardId): void {
  const seed = seedOf(id);
  for (const [y, line] of canvas.entries()) {
    for (let x = 0; x < SIDE; x++) line[x] = groundAt(card, { x, y, seed });
  }
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly seed: number;
}

function groundAt(card: Card, { x, y, seed }: Spot): string {
  // The pebbles below are another row for every card.
  if (y === SIDE - 1) return ((seed >>> x) & 1) === 1 ? 'd' : 'p';
  if (card.kind === 'hero') return y > 13 ? 'd' : (x * 7 + y * 3 + seed) % 23 === 0 ? 'q' : 'p';
  if (card.kind === 'spell' || card.kind === 'item') {
    const ring = Math.round(Math.hypot(x - 7.5, y - 7.5) + (seed % 3));
    return ring % 3 === 0 ? 'q' : 'p';
  }
  if (card.kind === 'boss') return (x + y + (seed % 4)) % 4 === 0 ? 'q' : 'p';
  if (y > 13) return 'd';
  const brick = card.kind === 'room' && card.type === 'trap' ? 4 : 5;
  const shift = Math.floor(y / 3) % 2 === 0 ? 0 : 2;
  return y % 3 === 2 || (x + shift + (seed % brick)) % brick === 0
    ? 'd'
    : (x * 5 + y * 11 + seed) % 13 === 0
      ? 'q'
      : 'p';
}

const usual: Readonly<Record<Treasure, MotifName>> = {
  cleric: 'skull',
  fighter: 'fist',
  mage: 'staff',
  thief: 'key',
  explorer: 'star',
};

/** By its name; without a word that says it, by its treasure, or by chance that never changes. */
function motifOf(card: Card, id: CardId): MotifName {
  const named = motifIn(id);
  if (named !== undefined) return named;
  const icons = card.kind === 'room' ? Object.keys(card.treasure)[0] : undefined;
  const found = Object.entries(usual).find(([treasure]) => treasure === icons)?.[1];
  return found ?? chosen(['star', 'scroll', 'bolt', 'skull', 'fist', 'bell'], id, 'motif');
}

/** What stands beside it on the floor, so that no two look alike. */
const asides: readonly [readonly string[], ...(readonly string[])[]] = [
  ['.r.', 'kyk', 'knk'],
  ['kk.', 'kwk', 'kkk'],
  ['.k.', 'kak', 'kbk'],
  ['k.k', 'kkk', '.k.'],
  ['.y.', 'yky', '.y.'],
];

function draw(card: Card, id: CardId): Canvas {
  const canvas = emptyCanvas();
  drawGround(canvas, card, id);
  if (card.kind === 'hero') drawHero(canvas, id, card.class);
  else if (card.kind === 'boss' || card.kind === 'miniboss') drawMonster(canvas, id);
  else {
    if (card.kind === 'room') {
      stamp(canvas, chosen(asides, id, 'left'), [0, 11]);
      stamp(canvas, chosen(asides, id, 'right'), [13, 11]);
    }
    stamp(canvas, motifs[motifOf(card, id)], [2, card.kind === 'room' ? 3 : 2], seedOf(id) % 2 === 1);
  }
  return canvas;
}

function paletteOf(card: Card, id: CardId): Palette {
  const [a, b, c] = chosen(tints, id, 'tint');
  const [p, q, d] = chosen(grounds[groundOf(card)] ?? tints, id, 'ground');
  return {
    ...common,
    ...{ a, b, c, p, q, d },
    y: chosen(accents, id, 'accent'),
    s: chosen(skins, id, 'skin'),
    h: chosen(hairs, id, 'hair'),
  };
}

const drawn = new Map<CardId, ReturnType<typeof pathsOf>>();

function pictureOf(id: CardId): ReturnType<typeof pathsOf> {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const card = cards[id];
  const paths = card === undefined ? [] : pathsOf(draw(card, id), paletteOf(card, id));
  drawn.set(id, paths);
  return paths;
}

/** The picture; it fills its place without a gap where `slice` is wanted. */
export const Picture = memo(function Picture({ id, slice = false }: { readonly id: CardId; readonly slice?: boolean }) {
  return (
    <svg
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      shapeRendering="crispEdges"
      preserveAspectRatio={slice ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
    >
      {pictureOf(id).map(([colour, path]) => (
        <path key={colour} fill={colour} d={path} />
      ))}
    </svg>
  );
});
