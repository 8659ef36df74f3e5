/*
 * Small drawings on a grid of 12 by 12. Letters are colours of the palette that the card gives: k outline, a its colour, b the same
 * lighter, c darker, y the second colour, w white, r red, g grey, n brown. A drawing of six columns is the left half of a symmetric
 * one.
 */

export type Motif = readonly string[];

const of = (rows: string): Motif => rows.trim().split(/\s+/);

export const motifs = {
  skull: of('...... ..kkkk .kwwww kwwwww kwwwww kwkkww kwkkww kwwwwk .kwwww ..kwkw ..kwkw ...kkk'),
  bones: of(
    'kwk......kwk kwwk....kwwk .kwwk..kwwk. ..kwwkkwwk.. ...kwwwwk... ...kwwwwk... ..kwwkkwwk.. .kwwk..kwwk. kwwk....kwwk kwk......kwk kk........kk',
  ),
  tomb: of('...kkk ..kggg .kgggg .kgggk .kggkk .kgggk .kgggk .kgggg .kgggg .kgggg kknnnn kkkkkk'),
  ghost: of('...kkk ..kwww .kwwww .kwwww .kwkkw .kwkkw .kwwww .kwwww .kwwww .kwwww .kwkww ..k.kk'),
  eye: of('...... ...kkk ..kwww .kwwww kwwwaa kwwaak kwwaak kwwwaa .kwwww ..kwww ...kkk ......'),
  book: of('...... kkkkkk kaaaab kawwwb kawkkb kawwwb kawkkb kawwwb kawkkb kawwwb kaaaab kkkkkk'),
  flask: of('....kk ....kw ....kw ....kw ...kww ..kwww .kwaaa kaaaba kaabaa kaaaaa .kaaaa ..kkkk'),
  cauldron: of('...y.. .y..ya ...a.. kkkkkk kaabaa .kkkkk .kgggg kggggg kggggg .kgggg ..kkkk ..k...'),
  sword: of(
    '..........kk .........kwk ........kwgk .......kwgk. ......kwgk.. .....kwgk... .k..kwgk.... .kykwgk..... ..kyyk...... .knkkyk..... knk..kk..... kk..........',
  ),
  axe: of(
    '..kkk....... .kwggk.kk... kwgggkknk... kwggggnk.... .kgggnkk.... ..kknkgk.... ...knkgk.... ..knkkk..... ..knk....... .knk........ .knk........ ..k.........',
  ),
  shield: of('...... kkkkkk kaaaab kaaaab kayyyb kaaaab kaaaab .kaaaa .kaaab ..kaaa ...kaa ....kk'),
  gear: of('....kk .kk.kg kggkgg .kgggg ..kggk kkggk. kgggk. ..kggk .kgggg kggkgg .kk.kg ....kk'),
  spikes: of('...... .k...k .k...k kwk.kw kwk.kw kwk.kw kwgkkw kwgkkw kgggkg kggggg kcccck kkkkkk'),
  pit: of('...... ..kkkk kkcccc kccckk kcckkk cckkkk cckkkk kcckkk kccckk kkcccc ..kkkk ......'),
  boulder: of('...kkk ..kggg .kgwgg kgwggg kggggg kggggc kggggg kggccg kgcggg .kgggg ..kccc ...kkk'),
  chest: of('...... ..kkkk .knnnn knnnnn knnnnn kkkkky kyyyyy knnnky knnnkk knnnnn knnnnn kkkkkk'),
  coin: of('...... ...kkk ..kyyy .kywwy .kywyy kywyyk kywyyk .kyyyk .kyyyy ..kyyy ...kkk ......'),
  dragon: of(
    'k..........k kk..kk...kak kakkaakkkaak kaaaaaaaaak. .kawkaaaak.. .kakkaaaak.. kaaaaaabak.. kaaaaabbaak. kwkwkabbbaak .kkkkkabbaak ....kaabaak. ....kkkkkk..',
  ),
  bat: of('...... k..... kk...k kak.ka kaakaa kaaaaa kaaaar kaaaaa .kaaaa .kakaa ..k.kw .....k'),
  bug: of('.k..kk ..k.ka kk.kar ..kkaa kkkaba ..kaba kkkaba ..kaba .kkaba k..kaa ....kk'),
  slime: of('...... ...... ...... ....kk ..kkaa .kabba kabaaa kaakwa kaakka kaaaaa kaaaaa .kkkkk'),
  goblin: of('...... ....kk k..kaa kkkaaa kaaaaa .kaayk ..kaaa ..kaaa ..kakk ...kww ....kk ......'),
  mushroom: of('...kkk ..krrr .krrww krrrww krwwrr krwwrr krrrrr kkkwww ..kwww ..kwkw ..kwww ...kkk'),
  plant: of('...... .kk.kk kaakab kabaab .kabaa ..kaar .kkaaa kaakaa kaaaka .kk.ka ....ka ....kk'),
  fire: of('.....k ....kr ....kr .k.krr .kkkrr kryrry krryyy kryyyw kryyww kryyww .kryyw ..kkkk'),
  ice: of('.....k ....kw ....kw ...kwb .k.kwb .kkwwb kwkwbb kwbkbb kwbkba kwbkaa .kkkaa ...kkk'),
  bolt: of(
    '......kkkk.. .....kyyyk.. ....kyyyk... ...kyyyk.... ..kyyykkkk.. ..kyyyyyyk.. ..kkkkyyk... .....kyyk... ....kyyk.... ....kyk..... ...kyk...... ...kk.......',
  ),
  portal: of('..kkkk .kaaaa kaabbb kabyyy kabyww kabyww kabyww kabyww kabyyy kaabbb kkaaaa knnkkk'),
  crown: of('...... ...... k....k kk..ky kyk.ky kyykyy kyyyyy kyryyr kyyyyy kyyyyy kkkkkk ......'),
  chain: of(
    'kkk......... kgwk........ kgkkkk...... kkkggwk..... ..kgkkkkk... ..kkkggwk... ....kgkkkkk. ....kkkggwk. ......kgkkkk ......kkkgwk ........kgkk ........kkkk',
  ),
  bomb: of(
    '.......kky.. ......kn.... ....kknk.... ..kkggkkk... .kggwwgggk.. .kgwwggggk.. kgggggggggk. kgggggggggk. .kgggggggk.. .kkgggggkk.. ...kkkkk....',
  ),
  robot: of('.....r .....k ..kkkk .kgggg .kgyyg .kgyyg .kgggg .kgkwk ..kggg .kkkkk kgkggg kkkggg'),
  saucer: of('...... ....kk ...kbw ..kbww ..kbbb kkkkkk kggggg kygygy .kkkkk ...y.y ..y..y .y...y'),
  worm: of(
    '...... ..kkk....... .kaaak..kkk. kawkaakkaaak kakkaaaaabak kaaaaabaabak .kwwaababaak ..kkkabaabak ....kaaabak. .....kaabak. .....kaaaak. ......kkkk..',
  ),
  wings: of('...... kk.... kwk..k kwwk.k kwwwkw kwwwwk kgwwwk .kgwwk ..kgwk ...kgk ....kk ......'),
  claw: of(
    '..k..k..k... .krkkrkkrk.. .krkkrkkrk.. .krkkrkkrk.. ..krkkrkkrk. ..krkkrkkrk. ..krkkrkkrk. ...krkkrkkrk ...krkkrkkrk ...krkkrkkrk ....kkkkkkk. ............',
  ),
  moon: of(
    '...kkkk..... ..kyyk...... .kyyk....... .kyk........ kyyk........ kyyk........ kyyk......k. kyyyk....kk. .kyyykkkkyk. .kyyyyyyyk.. ..kkyyykk... ....kkk.....',
  ),
  star: of('.....k ....ky ....ky ...kyy kkkkyy kyyyyw .kyyyw ..kyyy ..kyyy .kyyyk .kykk. .kk...'),
  hand: of(
    '..k..k..k... .kwkkwkkwk.. .kwkkwkkwkk. .kwkkwkkwkwk .kwkkwkkwkwk .kwwwwwwwkwk kkwwwwwwwwwk kwkwwwwwwwwk kwwwwwwwwwk. .kwwwwwwwwk. ..kwwwwwwk.. ...kkkkkk...',
  ),
  glass: of('kkkkkk knnnnn .kwwww .kwyyy ..kyyy ...kyy ...kwy ..kwwy .kwwyy .kyyyy knnnnn kkkkkk'),
  arrow: of('.....k ....ka ...kaa ..kaaa .kaaab kkkkab ...kab ...kab ...kab ...kab ...kab ...kkk'),
  heart: of('...... .kk... kkrk.k krwrkr krwrrr krrrrr krrrrr .krrrr ..krrr ...krr ....kr .....k'),
  web: of('k....w .w...w ..wwww ..w..w k.w.ww .kwwww wwwwwk .kw.ww k.w..w ..wwww .w...w k....w'),
  mirror: of('...kkk ..kyyy .kywww .kywbw kywbww kywwww kywwww .kywww .kyywb ..kyyy ...kky ....ky'),
  tower: of('k.k.k. kkkkkk kggggg .kgggg .kggkk .kggyy .kgggg .kgggg .kggkk .kgkaa .kgkaa kkkkkk'),
  bridge: of('...... ...... k..... kn.... nknkkk nknnnn kkkkkk k.nkn. k.nkn. k..... k..... kk....'),
  house: of('.....k ....kr ...krr ..krrr .krrrr kkkkkk .kwwww .kwkkw .kwyyw .kwwww .kwwkk .kkkkn'),
  anvil: of(
    '...... ...... kkkkkkkkkkk. kggggggggggk .kggwwggggk. ..kkgggkkk.. ....kgk..... ....kgk..... ...kgggk.... ..kgggggk... ..kkkkkkk... ............',
  ),
  egg: of('...... ....kk ...kww ..kwww ..kwaw .kwwww .kawww .kwwaw .kwwww .kwaww ..kwww ...kkk'),
  scroll: of('...... .kkkkk kwwwww kkkwww ..kwkk ..kwww ..kwkk ..kwww ..kwkk ..kwww .kkwww .kkkkk'),
  staff: of(
    '.........kk. ........kaak .......kabak .......kaak. ......knkk.. .....knk.... ....knk..... ...knk...... ..knk....... .knk........ knk......... kk..........',
  ),
  boot: of(
    '....kkkkk... ....knnnk... ....knnnk... ....knnnk... ....kyyyk... ....knnnk... ....knnnkk.. ....knnnnnk. ....knnnnnnk ....kkkkkkkk ............ ............',
  ),
  ring: of('...... ....kw ...kwb ...kab ....kk ..kkyy .kyykk kyk... kyk... kyk... .kykk. ..kkyy'),
  key: of(
    '..kkkk...... .kyyyyk..... kyykkyyk.... kyk..kykkkkk kyk..kyyyyyk kyykkyykkyky .kyyyykk.kkk ..kkkk...... ............ ............',
  ),
  map: of('...... kkkkkk kwwwww kwnwww kwwnww kwwwnn kwwwwr kwwwwr kwbwww kwbbww kkkkkk ......'),
  fist: of('...... .kkkkk kbbkbb kbbkbb kaakaa kaaaaa kaaaaa kkaaaa .kaaaa ..kaaa ..kyyy ..kkkk'),
  bell: of('.....k ....ky ...kyy ..kyyw ..kyyw ..kyyw .kyyyw .kyyyy kyyyyy kkkkkk ....ky .....k'),
} as const satisfies Readonly<Record<string, Motif>>;

export type MotifName = keyof typeof motifs;
