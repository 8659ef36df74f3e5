import type { HeroClass } from '@tafelrunde/boss-monster';
import type { Motif } from './motifs.ts';
import { type Canvas, chosen, stamp } from './pixels.ts';

/* People and monsters, each put together from parts: twelve columns, or six of the left half. */

const of = (rows: string): Motif => rows.trim().split(/\s+/);

const face = of('...kkk ..ksss ..ksss ..kskx ..ksss ...kss');
const bodies: Readonly<Record<HeroClass, Motif>> = {
  cleric: of('..kwww .kwwwy .kwwyy .kwwwy ..kwww ..kwww'),
  fighter: of('.kkggg kggggw kggggw .kkggg ..knnn ..kgkg'),
  mage: of('..kaaa .kaaab .kabaa .kaaay ..kaaa .kaaaa'),
  thief: of('..kccc .kcccn .kcncc .knnny ..kccc ..kckc'),
  explorer: of('..knnn .knyny .knnwn .knyyy ..knnn ..kckc'),
  hybrid: of('.kkaaa kgaaay kgaayy .kkaaa ..knnn ..kgkg'),
  special: of('..kaya .kyaya .kayay .kyaya ..kaya ..kyky'),
};

const hats: Readonly<Record<HeroClass, readonly [Motif, ...Motif[]]>> = {
  cleric: [
    of('....yy ....kk ..kkww .kwwwy ..kwww'),
    of('...... ...yyy ...kkk ..khhh ..khhh'),
    of('...... ....kk ...kyy ..kyyy ..kkkk'),
  ],
  fighter: [
    of('....r. ....kr ..kkgg .kgggg .kgkkk'),
    of('k..... kw.kkk kwkggg .kgggg ..kkkk'),
    of('...... ...kkk ..khhh .khhhh .khh..'),
  ],
  mage: [
    of('.....k ....ka ...kaa ..kaay kkkkkk'),
    of('...... ...kkk ..kaaa .kaaaa .kakkk'),
    of('....ky ....kk ...kaa .kkaaa kaaaaa'),
  ],
  thief: [
    of('...... ...kkk ..kccc .kcccc .kckkk'),
    of('...... ..kkkk .krrrr .krwrr ..kkkk'),
    of('...... ...kkk ..kccc kkcccc kccccc'),
  ],
  explorer: [
    of('...... ...kkk ..knnn kknnnn knyyyy'),
    of('...... ...kkk ..kggg .kgyyy .kgyyy'),
    of('...... ..kkkk ..kwww .kwwww .kkbbb'),
  ],
  hybrid: [
    of('k..... kw.kkk kwkaaa .kaaaa ..kkkk'),
    of('.....k ....ka ...kay ..kaaa kkkkkk'),
    of('...... ...kkk ..khhh .khyyh .khh..'),
  ],
  special: [
    of('y...y. kk.kkk kakaka .kykay ..kkkk'),
    of('...kkk ..kwww ..kwww ..kaaa kkkkkk'),
    of('...... k.k.k. kyky.k kyyyyy .kkkkk'),
  ],
};

const tools: Readonly<Record<HeroClass, readonly [Motif, ...Motif[]]>> = {
  cleric: [of('.ky. kyyk .ky. .kn. .kn. .kn. .kn.'), of('kkk. kgk. kgk. .kn. .kn. .kn. ....')],
  fighter: [of('..k. .kwk .kwk .kwk .kwk kyyy .kn.'), of('kkk. kggk kggk kkkn ..kn ..kn ..kn')],
  mage: [of('.kk. kaak kaak .kn. .kn. .kn. .kn.'), of('.y.y ykky .kbk .kn. .kn. .kn. .kn.')],
  thief: [of('.... .... ..k. .kwk .kwk kyyy .kn.'), of('k... .k.. k.kn k..k k.kn .k.. k...')],
  explorer: [of('..kk ..kn .kn. .kn. kn.. kn.. k...'), of('.... kkk. kyyk .kyk kyyk kkk. ....')],
  hybrid: [of('..k. .kwk .kwk .kwk .kwk kyyy .kn.'), of('.kk. kaak kaak .kn. .kn. .kn. .kn.')],
  special: [of('.kk. kryk kykk .kn. .kn. .kn. .kn.'), of('.... kk.. krrk krwk .kkn ..kn ..kn')],
};

const beards: readonly [Motif, ...Motif[]] = [
  of('......'),
  of('......'),
  of('...khh ...khh ....hh'),
  of('..h... ..hhhh ..hhhh ...hhh'),
];

/** A Hero: hat, face, body and what is in the hand. */
export function drawHero(canvas: Canvas, id: string, of: HeroClass): void {
  stamp(canvas, bodies[of], [1, 10]);
  stamp(canvas, face, [1, 4]);
  stamp(canvas, chosen(beards, id, 'beard'), [1, 8]);
  stamp(canvas, chosen(hats[of], id, 'hat'), [1, 1]);
  stamp(canvas, chosen(tools[of], id, 'tool'), [12, 6]);
}

const heads: readonly [Motif, ...Motif[]] = [
  of('...kkk ..kaaa .kaaaa kaabaa kaaaaa kaaaaa kaaaaa .kaaaa .kaaaa ..kaaa ...kkk'),
  of('..kkkk .kaaaa kaaaaa kabaaa kaaaaa kaaaaa .kaaaa .kaaaa ..kaaa ...kaa ....kk'),
  of('....kk ..kkaa .kaaaa .kaaaa kaaaaa kabaaa kaaaaa kaaaaa kaaaaa .kaaaa ..kkkk'),
  of('.kkkkk kaaaaa kabaaa kaaaaa kaaaaa kaaaaa kaaaaa kaaaaa kaaaaa kaaaaa .kkkkk'),
];
const brows: readonly [Motif, ...Motif[]] = [
  of('k..... kwk... kwwk.. .kwwk. ..kkkk'),
  of('...... ky..ky kyk.ky kyykyy kkkkkk'),
  of('...... ...... ...kkk .kkccc kccccc'),
  of('.k..k. ka.kak kakkak .kaaka ..kkkk'),
  of('...... kk.... kck... kcck.. .kkk..'),
  of('.....r ....kr ....kr ...krr ...kkk'),
];
const eyes: readonly [Motif, ...Motif[]] = [
  of('...... .kk... .kwk.. .kwrk. ..kkk.'),
  of('...... ..kkk. ..kyyk ..kyyk ..kkk.'),
  of('....kk ...kww ...kwr ...kwr ....kk'),
  of('...... ..rrr. ..ryr. ..rrr. ......'),
  of('...... .kkkkk .kkyyk .kkkkk ......'),
];
const jaws: readonly [Motif, ...Motif[]] = [
  of('..kkkk ..kwkw ..kkkk'),
  of('.kkkkk ..kwrr ...kkk'),
  of('...... ...kkk ..kw..'),
  of('..kkkk ..kgkg ..kgkg'),
  of('.kw... ..kkkk ..krrr'),
];

/** A Boss: head, what grows on it, eyes and jaws. */
export function drawMonster(canvas: Canvas, id: string): void {
  stamp(canvas, chosen(heads, id, 'head'), [2, 4]);
  stamp(canvas, chosen(brows, id, 'brow'), [2, 1]);
  stamp(canvas, chosen(eyes, id, 'eyes'), [2, 6]);
  stamp(canvas, chosen(jaws, id, 'jaws'), [2, 11]);
}
