import type { Treasure } from '@tafelrunde/boss-monster';
import { memo } from 'react';
import type { Motif } from './motifs.ts';
import { emptyCanvas, type Palette, pathsOf, SIDE, stamp } from './pixels.ts';

/* Signs as large as a letter: treasures, Souls, Wounds, Health, damage, coins. */

const of = (rows: string): Motif => rows.trim().split(/\s+/);

const drawings = {
  cleric: of('.....k ....ky ....ky ...kky .kkkyy kyyyyy kyyyyy .kkkyy ...kky ....ky ....ky .....k'),
  fighter: of(
    '.........kkk ........kwwk .......kwgwk ......kwgwk. .....kwgwk.. kk..kwgwk... kykkwgwk.... .kyywwk..... ..kyyk...... .knkkyk..... knk..kk..... kk..........',
  ),
  mage: of('...kkk ..kaaa ..kaba ...kkk ....kb ....kb ...kbb ..kbww .kbbww .kbbbb ..kbbb ...kkk'),
  thief: of('...... ...k.k ....kn ....ky ...knn ..knnn .knnyn .knyyn knnnyn knnyyn knnnnn .kkkkk'),
  explorer: of('....kk ...kgg ..kgrr .kgrww kgrrww kgrrrw kgrrrr .kgrrr ..kgrr ...kgg ....kk ......'),
  soul: of('...kkk ..kwww .kwwww .kwwww .kwkkw .kwkkw .kwwww .kwwww .kwwww .kwwww .kwkww ..k.kk'),
  wound: of('.....k ....kr ....kr ...krr ...krr ..krrr .krwrr .krwrr krrwrr krrrrr .krrrr ..kkkk'),
  health: of('...... .kk... kkrk.k krwrkr krwrrr krrrrr krrrrr .krrrr ..krrr ...krr ....kr .....k'),
  damage: of('.....k ..k.kr .kykkr .kyyry kkkyyy kryyyw .krywww .kryyww kryyyw kkkyyy .kykry .k..kk'),
  coin: of('...... ...kkk ..kyyy .kywwy .kywyy kywyyk kywyyk .kyyyk .kyyyy ..kyyy ...kkk ......'),
  cards: of(
    '...kkkkkkk.. ...kwwwwwk.. .kkkwwwwwk.. .kgkwrrrwk.. .kgkwrrrwk.. .kgkwrrrwk.. .kgkwrrrwk.. .kgkwwwwwk.. .kgkkkkkkk.. .kggggggk... .kkkkkkkk... ............',
  ),
  door: of('...kkk ..kggg .kggkk kggkcc kgkccc kgkccc kgkccc kgkccc kgkccy kgkccc kgkccc kkkkkk'),
  moon: of(
    '...kkkk..... ..kyyk...... .kyyk....... .kyk........ kyyk........ kyyk........ kyyk......k. kyyyk....kk. .kyyykkkkyk. .kyyyyyyyk.. ..kkyyykk... ....kkk.....',
  ),
  star: of('.....k ....ky ....ky ...kyy kkkkyy kyyyyw .kyyyw ..kyyy ..kyyy .kyyyk .kykk. .kk...'),
  question: of('...kkk ..kyyy .kykky .kk.ky ....ky ...kyy ...kyk ...kkk ...kyy ...kyy ....kk ......'),
  hammer: of(
    '.kkkkkkk.... kgggggggk... kggggggggk.. .kkkknkkgk.. ....knk.kk.. ....knk..... ....knk..... ....knk..... ....knk..... ....knk..... ....kkk..... ............',
  ),
} as const satisfies Readonly<Record<Treasure, Motif>> & Readonly<Record<string, Motif>>;

export type SignName = keyof typeof drawings;

const palette: Palette = {
  k: '#14101c',
  w: '#fffaf0',
  g: '#9aa0b8',
  n: '#b9783f',
  r: '#e04048',
  y: '#ffd34d',
  a: '#c25bd6',
  b: '#58b7f0',
  c: '#7a4a2e',
};

const drawn = new Map<SignName, ReturnType<typeof pathsOf>>();

function pathsFor(name: SignName): ReturnType<typeof pathsOf> {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const canvas = emptyCanvas();
  stamp(canvas, drawings[name], [2, 2]);
  const paths = pathsOf(canvas, palette);
  drawn.set(name, paths);
  return paths;
}

export const Sign = memo(function Sign({ name }: { readonly name: SignName }) {
  return (
    <svg
      viewBox={`1 1 ${SIDE - 2} ${SIDE - 2}`}
      shapeRendering="crispEdges"
      data-sign={name}
      width="1em"
      height="1em"
      aria-hidden="true"
    >
      {pathsFor(name).map(([colour, path]) => (
        <path key={colour} fill={colour} d={path} />
      ))}
    </svg>
  );
});
