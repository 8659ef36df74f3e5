import type { CardId } from '@tafelrunde/kernel';
import { type Card, cardData, type Element, isSpirit } from '@tafelrunde/spirit-island';

/** The colours of a print: two of its own, paper and black. */
export interface Inks {
  readonly m: string;
  readonly a: string;
  readonly p: string;
  readonly k: string;
}

type Colours = readonly [own: string, beside: string, paper: string];

const ofElements: Readonly<Record<Element, Colours>> = {
  sun: ['#d9982b', '#f0c64e', '#fbf0cf'],
  moon: ['#6f6aa8', '#b7b3dd', '#ebe8f2'],
  fire: ['#c8472b', '#ee9a3a', '#fbe6cf'],
  air: ['#7d94b8', '#c3d2e6', '#eef2f4'],
  water: ['#2c7f96', '#7cc3c4', '#e2f1ec'],
  earth: ['#8a6a48', '#c9a878', '#f1e6d2'],
  plant: ['#3f7f4a', '#9bbf5a', '#eaf0d4'],
  animal: ['#a45b33', '#dd9a5c', '#f6e7d3'],
};

const INK = '#16222a';

const NOTHING: Colours = ['#6d6a66', '#a58a9a', '#e3dfda'];

const plain: Readonly<Partial<Record<Card['kind'], Colours>>> = {
  fear: ['#6a5a86', '#c9a0b0', '#ece4ea'],
  blight: NOTHING,
  adversary: ['#9a3d36', '#d9b35a', '#f5ead6'],
  scenario: ['#2f6f72', '#d9a441', '#f3ecd8'],
};

/** By stage: the more of them there are, the less is left of the green. */
const stages: readonly Colours[] = [
  ['#4c8a63', '#d9c06a', '#eef0d8'],
  ['#7d7f4e', '#d98f4e', '#f2e8d2'],
  ['#7a4a44', '#b8695a', '#eadfd6'],
];

/** The more of a place an element is, the sooner its colour is the one of the card. */
const BY_COLOUR: readonly Element[] = ['water', 'fire', 'plant', 'earth', 'animal', 'moon', 'air', 'sun'];

/** The elements that a spirit's innate powers ask for say what it is like. */
function elementsOf(card: Card): readonly Element[] {
  if (isSpirit(card)) {
    const wanted = card.innates.flatMap(({ thresholds }) => thresholds.map((each) => each.elements));
    const total = (element: Element): number => wanted.reduce((sum, each) => sum + (each[element] ?? 0), 0);
    return BY_COLOUR.filter((element) => total(element) > 0).toSorted((one, other) => total(other) - total(one));
  }
  return 'elements' in card ? BY_COLOUR.filter((element) => card.elements[element] !== undefined) : [];
}

function coloursOf(card: Card): Colours {
  const [first, second] = elementsOf(card);
  if (first !== undefined) {
    const [own, beside, paper] = ofElements[first];
    return [own, second === undefined ? beside : ofElements[second][1], paper];
  }
  if (card.kind === 'invader') return stages[card.stage - 1] ?? NOTHING;
  return plain[card.kind] ?? NOTHING;
}

export function inksOf(id: CardId): Inks {
  const card = cardData(id);
  const [m, a, p] = card === undefined ? NOTHING : coloursOf(card);
  return { m, a, p, k: INK };
}
