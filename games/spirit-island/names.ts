import { type Lang, markOn, type Piece, type Said } from '@tafelrunde/kernel';
import { spelt } from './effects/icons.ts';
import { isFlock } from './pieces.ts';

/* What lands and pieces are called in sentences. */

export const landName = (land: string, lang: Lang): string =>
  land.endsWith('0')
    ? `${{ en: 'ocean', de: 'Ozean' }[lang]} ${land.slice(0, -1)}`
    : `${{ en: 'land', de: 'Gebiet' }[lang]} ${land}`;

/** Whose presence a piece is, if it is any. */
export function presenceSeat(kind: string): number | undefined {
  const seat = /^presence-(\d)$/.exec(kind)?.[1];
  return seat === undefined ? undefined : Number(seat);
}

/** "town", "2 towns (1 damage)". */
export function pieceName(piece: Piece, lang: Lang, n = 1): string {
  const { kind } = piece;
  const icon = presenceSeat(kind) !== undefined ? 'presence' : kind;
  const name = spelt(n === 1 ? `{${icon}}` : `{${icon}+}`, lang);
  const damage = markOn(piece, 'damage');
  const strife = markOn(piece, 'strife');
  const loot = markOn(piece, 'loot');
  const notes = [
    ...(loot === 0 ? [] : [String(loot - 1)]),
    ...(isFlock(piece) ? [spelt('{sacred-site}', lang)] : []),
    ...(damage === 0 ? [] : [{ en: `${damage} damage`, de: `${damage} Schaden` }[lang]]),
    ...(strife === 0 ? [] : [{ en: `${strife} strife`, de: `${strife} Streit` }[lang]]),
  ];
  const said = n === 1 ? name : `${n} ${name}`;
  return notes.length === 0 ? said : `${said} (${notes.join(', ')})`;
}

const ENDS: Readonly<Record<string, Said>> = {
  sea: { en: 'the ocean', de: 'Ozean' },
  edge: { en: 'the edge', de: 'Rand' },
};

/** "where A1, A2 and the ocean meet". */
export function cornerName(corner: string, lang: Lang): string {
  const parts = corner.split('-').map((part) => ENDS[part]?.[lang] ?? part);
  const list = parts.slice(0, -1).join(', ');
  return { en: `where ${list} and ${parts.at(-1)} meet`, de: `Ecke von ${list} und ${parts.at(-1)}` }[lang];
}
