import { markOn, type Piece } from '@tafelrunde/kernel';
import { presenceSeat } from '@tafelrunde/spirit-island';
import type { ReactNode } from 'react';
import { SeatToken } from '../../table/seat-token.tsx';
import style from './piece-figures.module.css';

/* The pieces as little figures, cut in wood: shapes that are told apart without colours. */

interface Drawn {
  readonly fill: string;
  readonly path: string;
  /** Lines cut into it. */
  readonly cuts?: string;
}

const figures: Readonly<Record<string, Drawn>> = {
  explorer: {
    fill: '#f7efdc',
    path: 'M10 1.4c2 0 2.5 1.4 2.6 2.4h2v1.4h-1.5c-.2 1-.7 1.8-1.4 2.3l3.5 2.2-.6 1.7-2.6-.9.5 8.1H9.9l-.3-4-.5 4H6.4l.8-8.1-2.6.9-.6-1.7 3.8-2.2c-.7-.5-1.2-1.3-1.4-2.3H5.2V3.8h2C7.4 2.8 8 1.4 10 1.4z',
    cuts: 'M5.4 4.5h9.2',
  },
  town: {
    fill: '#f0cf86',
    path: 'M1.8 18.2V9.4L10 2.4l8.2 7v8.8h-5.6v-5H7.4v5z',
    cuts: 'M2 9.8h16M4.6 12v2M15.4 12v2',
  },
  city: {
    fill: '#e58f5a',
    path: 'M.8 18.4V9.2l3.6-3 3 2.4V4.6L10.6 1l3.2 3.6v3L16 5.9l3.2 2.9v9.6h-4.6V14h-2.8v4.4H7.6v-3.6H5v3.6z',
    cuts: 'M7.6 5.6h6M3.2 10.6v1.8M10.6 8v2M16.6 10.4v1.8',
  },
  dahan: {
    fill: '#b0713a',
    path: 'M10 1.8 12 4l6.8 10.4h-2v3.8h-4.6v-4.6H7.8v4.6H3.2v-3.8h-2L8 4z',
    cuts: 'M10 4v5M7.4 7.4 5 12.6M12.6 7.4 15 12.6',
  },
  blight: {
    fill: '#3d3542',
    path: 'm10 1 1.8 4 4-2-1 4.3 4.2 1.6-3.8 2.4 2.4 4-4.5-.6-.7 4.5L10 16l-2.6 3-.5-4.5-4.5.6 2.4-4L1 8.9l4.2-1.6-1-4.3 4 2z',
    cuts: 'M7.6 8.2 10 10.6l-1.4 2.6M10 10.6l3-1.6',
  },
  beasts: {
    fill: '#d7a441',
    path: 'm3.6 2.4 3.6 3.4h5.6l3.6-3.4 1 6.6-2.6 6.4L10 18.4l-4.8-3L2.6 9z',
    cuts: 'M7 9.6h.4M12.6 9.6h.4M8.6 13.4h2.8',
  },
  disease: {
    fill: '#b7c94a',
    path: 'M10 1.6 12.2 5l4.2-.6-.6 4.2 2.6 3-3.6 1.8-.6 4.2-4.2-1.6-4.2 1.6-.6-4.2-3.6-1.8 2.6-3-.6-4.2 4.2.6z',
    cuts: 'M7.6 8.4h.6M12 8.4h.6M10 11v2.6',
  },
  wilds: {
    fill: '#4d9a4a',
    path: 'M8.8 18.4v-8C4.4 10.6 2 7.6 2 2.6c4.4 0 7.2 2 8 5.6.8-3.6 3.6-5.6 8-5.6 0 5-2.4 8-6.8 7.8v8z',
    cuts: 'M4.4 4.6 10 10l5.6-5.4',
  },
  badlands: { fill: '#9c5d3c', path: 'm1.4 17.6 4.4-12 3.4 5.6L12 2.6l6.6 15z', cuts: 'M5.4 9.6 8 17M12.2 6.4l2.4 10' },
  ward: {
    fill: '#5aa6b8',
    path: 'M10 1.6 18.4 10 10 18.4 1.6 10z',
    cuts: 'M10 5.4 14.6 10 10 14.6 5.4 10zM10 8.6v2.8',
  },
  relic: {
    fill: '#8f7fc0',
    path: 'M10 1.6a8.4 8.4 0 1 1 0 16.8 8.4 8.4 0 0 1 0-16.8z',
    cuts: 'M7.4 7.6c0-3.6 5.4-3.6 5.4-.2 0 2.2-2.7 2.2-2.7 4.4M10.1 14.2v.6',
  },
  curse: {
    fill: '#6b5a48',
    path: 'M7.4 1.6h5.2L12 5.4c4 2 5.6 5 5.6 8 0 3-2.6 4.8-7.6 4.8s-7.6-1.8-7.6-4.8c0-3 1.6-6 5.6-8z',
    cuts: 'M7.6 5.6h4.8M6.4 11l1.6 1.6M8 11l-1.6 1.6M12 11l1.6 1.6M13.6 11 12 12.6M7.4 15.4h5.2',
  },
  thief: {
    fill: '#6f6a78',
    path: 'M10 1.4c3 0 5 2.2 5 5.2l-.6 2.2c2 .8 3.2 2.8 3.2 5.4v4H2.4v-4c0-2.6 1.2-4.6 3.2-5.4L5 6.6c0-3 2-5.2 5-5.2z',
    cuts: 'M5.6 6.8h8.8M7.6 8.4h.6M11.8 8.4h.6M12 12.4a3 3 0 1 1 .1 4',
  },
  flame: {
    fill: '#f0662e',
    path: 'M10.4 1.2c.8 3.4 5.8 6 5.8 11.2a6.2 6.2 0 0 1-12.4 0c0-2.6 1.4-4.2 2.6-5.6.2 1.4.8 2.2 1.6 2.6-.6-3.2.4-6.2 2.4-8.2z',
    cuts: 'M10.2 10.4c1.4 1.4 2.2 2.4 2.2 4M8 15.6c-.4-1.4 0-2.6.8-3.6',
  },
};

/** White around black, so that it is seen on every ground. */
function Cut({ path, fill, cuts, shadowy = false }: Drawn & { readonly shadowy?: boolean }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={style.cut}>
      <path d={path} className={style.halo} />
      <path d={path} fill={fill} className={style.edge} data-shadowy={shadowy || undefined} />
      {cuts === undefined ? null : (
        <path d={cuts} className={style.lines} data-dark={fill === '#3d3542' || undefined} />
      )}
    </svg>
  );
}

interface Standing {
  /** What those are called who play the spirits. */
  readonly names: readonly string[];
  /** Where this is a sacred site, whose. */
  readonly sacred: readonly number[];
}

/** What a piece looks like, with its damage and strife. */
export function figureOf(piece: Piece, { names, sacred }: Standing): ReactNode {
  const seat = presenceSeat(piece.kind);
  if (seat !== undefined)
    return (
      <span className={style.presence} data-sacred={sacred.includes(seat) || undefined}>
        <SeatToken seat={seat} name={names[seat] ?? ''} />
      </span>
    );
  const drawn = figures[piece.kind];
  const damage = markOn(piece, 'damage') + markOn(piece, 'dream');
  const strife = markOn(piece, 'strife');
  const loot = markOn(piece, 'loot');
  return (
    <>
      {drawn === undefined ? null : <Cut {...drawn} shadowy={markOn(piece, 'flock') > 0} />}
      {damage > 0 ? <b className={style.damage}>−{damage}</b> : null}
      {strife > 0 ? <b className={style.strife}>{strife}</b> : null}
      {loot > 0 ? <b className={style.strife}>{loot - 1}</b> : null}
    </>
  );
}

/** The figure of a kind, in a line of text. */
export function Sign({ kind }: { readonly kind: string }) {
  const drawn = figures[kind];
  return drawn === undefined ? null : (
    <span className={style.sign}>
      <Cut {...drawn} />
    </span>
  );
}
