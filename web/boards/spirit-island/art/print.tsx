import type { CardId } from '@tafelrunde/kernel';
import { memo } from 'react';
import { grounds, HEIGHT, numbersOf, skies, WIDTH } from './grounds.ts';
import { type Inks, inksOf } from './inks.ts';
import { type Cut, type Motif, motifs } from './motifs.ts';
import type { Shown } from './scene.ts';
import { scenes } from './scenes.ts';

/* The picture of a card as a woodcut: sky, land, and what stands before them. */

const ground = (cuts: readonly Cut[], inks: Inks) =>
  cuts.map(([ink, path]) => {
    if (ink === 'l' || ink === 'c') return <Line key={path} path={path} colour={ink === 'l' ? inks.k : inks.p} />;
    return <path key={path} d={path} fill={inks[ink]} />;
  });

/** What stands before the night is edged with light. */
function figure(cuts: Motif, inks: Inks, edge: string) {
  return cuts.map(([ink, path]) => {
    if (ink === 'l' || ink === 'c') return <Line key={path} path={path} colour={ink === 'l' ? edge : inks.p} />;
    return <path key={path} d={path} fill={inks[ink]} stroke={edge} strokeWidth="1.8" />;
  });
}

function Line({ path, colour }: { readonly path: string; readonly colour: string }) {
  return <path d={path} fill="none" stroke={colour} strokeWidth="1.5" />;
}

/** Where the first thing stands. */
const MIDDLE = [60, 36, 1] as const;

function placed(shown: Shown, i: number) {
  const [what, x, y, size = 1] = typeof shown === 'string' ? ([shown, ...MIDDLE] as const) : shown;
  return { what, key: `${what}${i}`, transform: `translate(${x} ${y}) scale(${size} ${Math.abs(size)})` };
}

/** The print of a card; nothing for what is no card. */
export const Print = memo(function Print({ id }: { readonly id: CardId }) {
  const scene = scenes[id];
  if (scene === undefined) return null;
  const [sky, land, ...shown] = scene;
  const inks = inksOf(id);
  const chance = numbersOf(id);
  const edge = sky === 'night' ? inks.p : inks.k;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={`M0 0H${WIDTH}V${HEIGHT}H0z`} fill={inks.p} />
      {ground(skies[sky](chance), inks)}
      {ground(grounds[land](chance), inks)}
      {shown.toReversed().map((each, i) => {
        const { what, key, transform } = placed(each, i);
        return (
          <g key={key} transform={transform}>
            {figure(motifs[what], inks, edge)}
          </g>
        );
      })}
    </svg>
  );
});
