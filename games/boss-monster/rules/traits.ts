import type { Path } from '@tafelrunde/kernel';
import type { WordNode } from '@tafelrunde/words';
import type { Effectful } from '../effects/language/card.ts';
import { effectAt } from './declare.ts';

/* What an effect is good for when a Hero is on its way, read off its words. */

interface Traits {
  /** More damage for a Hero that is still to come, or less. */
  readonly hardens: boolean;
  readonly softens: boolean;
  /** The Hero that is in a dungeon dies, or has to take more, or is gone; or it lives on, or is gone. */
  readonly kills: boolean;
  readonly rescues: boolean;
}

type Trait = keyof Traits;

const NONE: readonly Trait[] = [];
const ANY: readonly Trait[] = ['hardens', 'softens', 'kills', 'rescues'];

/** A word, and what those that are looked for here may say. */
interface AnyWord extends WordNode {
  readonly n?: unknown;
  readonly effect?: { readonly always?: string; readonly n?: unknown };
}

const isWord = (value: object): value is AnyWord => 'word' in value && typeof value.word === 'string';

const isLess = (n: unknown): boolean => typeof n === 'number' && n < 0;

function ofStat({ effect }: AnyWord): readonly Trait[] {
  switch (effect?.always) {
    case 'damage':
    case 'doubleDamage':
      return isLess(effect.n) ? ['softens'] : ['hardens'];
    case 'noDamage':
    case 'noAbility':
      return ['softens'];
    default:
      return NONE;
  }
}

/** Words that have nothing to do with the Hero that comes: cards, treasure, building, what decides about other words. */
const IDLE: readonly string[] = [
  'may',
  'if',
  'ifDone',
  'choose',
  'oneOf',
  'by',
  'draw',
  'discard',
  'discardRandom',
  'discardHand',
  'take',
  'takeDiscarded',
  'takeRandom',
  'takeSeen',
  'keepIt',
  'give',
  'discardThis',
  'showDamage',
  'buildExtra',
  'placeExtra',
  'stopBuilding',
  'bringUpOne',
  'giveRoom',
  'target',
  'cancelSpell',
  'searchRoom',
  'searchHero',
  'searchSoul',
  'keepInTown',
  'denyVictory',
  'revive',
  'heal',
  'gain',
  'pay',
  'payAny',
  'giveCoins',
  'swapCoins',
  'placeCoins',
  'promote',
  'toHand',
  'takeOver',
  'showMinibosses',
  'hire',
  'turnItemUp',
  'turnItemDown',
  'turnOwnDown',
  'equip',
  'copyItem',
  'renewHand',
  'drawToBuild',
  'addTreasure',
  'asBuilt',
  'claim',
];

const about: Readonly<Record<string, (word: AnyWord) => readonly Trait[]>> = {
  ...Object.fromEntries(IDLE.map((word) => [word, () => NONE])),
  thisRound: ofStat,
  roomGets: ofStat,
  dungeonGets: ofStat,
  doubleDamage: ofStat,
  deactivate: () => ['softens'],
  destroy: () => ['softens'],
  destroyEach: () => ['softens'],
  skip: () => ['softens'],
  bar: () => ['softens'],
  hold: () => ['softens'],
  damage: () => ['kills'],
  kill: () => ['kills'],
  caveIn: () => ['kills'],
  toFirstRoom: () => ['kills'],
  health: ({ n }) => (isLess(n) ? ['kills'] : ['rescues']),
  toTown: () => ['kills', 'rescues'],
  toEntrance: () => ['kills', 'rescues'],
  remove: () => ['kills', 'rescues'],
};

function wordsIn(value: unknown): readonly AnyWord[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) => (key === 'cost' ? [] : wordsIn(each)));
  return isWord(value) ? [value, ...inner] : inner;
}

function readTraits(effectful: Effectful): Traits {
  // Of a word that nobody has thought of here anything may be expected.
  const found = wordsIn(effectful).flatMap((word) => about[word.word]?.(word) ?? ANY);
  const has = (trait: Trait): boolean => found.includes(trait);
  return { hardens: has('hardens'), softens: has('softens'), kills: has('kills'), rescues: has('rescues') };
}

const UNKNOWN: Traits = { hardens: false, softens: false, kills: false, rescues: false };

const known = new WeakMap<Effectful, Traits>();

/** Each effect is looked through once. */
export function traitsAt(path: Path): Traits {
  const effectful = effectAt(path);
  if (effectful === undefined) return UNKNOWN;
  let found = known.get(effectful);
  if (found === undefined) {
    found = readTraits(effectful);
    known.set(effectful, found);
  }
  return found;
}
