import {
  at,
  cardOf,
  facesIn,
  look,
  move,
  type ObjectNumber,
  objectsIn,
  type Ref,
  type Seat,
  topOf,
} from '@tafelrunde/kernel';
import { cards } from '../cards/catalogue.ts';
import { type CardId, cardIds, isCardId } from '../cards/ids.ts';
import type { Suit } from '../cards/suits.ts';
import type { PowerTerm } from '../effects/score-powers.ts';
import { type At, type Chapter, DECK, DECLINE, type Game, hand, PILE_DECK } from '../state.ts';
import { takeable } from './piles.ts';

type Gaining = Extract<PowerTerm, { word: 'drawsAtEnd' }>;

/** Leprechaun, Genie and Necromancer are told apart by where they gain from. */
type Source = Gaining['from'];

interface Held {
  seat: Seat;
  card: CardId;
  by: ObjectNumber;
}

/** Step 1 of the end of the game (FR-064): the cards that gain a card, in their order, whoever holds them. */
export interface DrawingCardOps {
  gain: { from: Source };
  gainCard: Held;
}

export const drawingCardRules: Chapter<DrawingCardOps> = {
  // FR-071: who holds the card is seen when its turn comes; later it is too late.
  gain: (m, { from }) => {
    const held = heldBySomebody(m, from);
    if (held === undefined) return;
    if (from === 'deck') look(m, held.seat, objectsIn(m, DECK));
    if (isOptional(m, held.card)) m.put({ op: 'gainCard', ...held });
    else gainCard(m, held, topOf(m, DECK));
    m.put({ op: 'reduce', seat: held.seat });
  },

  gainCard: {
    options: (m, { seat, card }) => {
      const gainable = gainableBy(m, seat, card);
      if (gainable.length > 0) gainable.push(DECLINE);
      return gainable;
    },
    answer: (m, held, [pick]) => {
      if (pick === PILE_DECK) gainCard(m, held, topOf(m, DECK));
      else if (typeof pick === 'number') gainCard(m, held, pick);
    },
  },
};

function gainCard(m: Game, { seat, card, by }: Held, gained: ObjectNumber | undefined): void {
  if (gained === undefined) return;
  m.state.spent.push(by); // FR-047
  m.emit({ type: 'gained', seat, cause: card });
  move(m, gained, hand(seat), { openly: true });
}

const gainings: ReadonlyMap<string, Gaining> = new Map(
  cardIds.flatMap((id) =>
    (cards[id].bonus ?? []).flatMap((term) => (term.word === 'drawsAtEnd' ? [[id, term] as const] : [])),
  ),
);

const gainingFaces = new WeakMap<readonly string[], ReadonlyMap<Source, number>>();

/** The face of the card that gains from there, by the table of the match: there is at most one. */
function gainingFace({ match: { table } }: At, from: Source): number {
  let faces = gainingFaces.get(table);
  if (faces === undefined) {
    faces = new Map(
      table.flatMap((card, face) => {
        const gaining = gainings.get(card);
        return gaining === undefined ? [] : [[gaining.from, face] as const];
      }),
    );
    gainingFaces.set(table, faces);
  }
  return faces.get(from) ?? -1;
}

function heldBySomebody(m: At, from: Source): Held | undefined {
  const face = gainingFace(m, from);
  if (face < 0) return undefined;
  for (let seat = 0; seat < m.seats; seat++) {
    const i = facesIn(m, hand(seat)).indexOf(face);
    const card = at(m.match.table, face);
    if (i >= 0 && isCardId(card)) return { seat, card, by: at(objectsIn(m, hand(seat)), i) };
  }
  return undefined;
}

/** FR-127: as printed, or for Leprechaun too as the end sequence has it. */
const isOptional = (m: At, card: CardId): boolean =>
  gainings.get(card)?.optional === true || m.match.options.leprechaun === 'may';

function gainableBy(m: At, seat: Seat, card: CardId): Ref[] {
  const gaining = gainings.get(card);
  if (gaining?.from === 'discard') return takeable(m, seat).filter((object) => isOneOf(m, object, gaining.suits));
  if (gaining?.from === 'deck') return objectsIn(m, DECK);
  return topOf(m, DECK) === undefined ? [] : [PILE_DECK];
}

/** By the printed suit: a wild card in the discard area stands for nothing (FR-094). */
function isOneOf(m: At, object: ObjectNumber, suits: readonly Suit[] | 'all'): boolean {
  const id = cardOf(m, object);
  if (suits === 'all' || id === undefined || !isCardId(id)) return suits === 'all';
  const { suit, alsoSuits = [] } = cards[id];
  return [suit, ...alsoSuits].some((each) => suits.includes(each));
}
