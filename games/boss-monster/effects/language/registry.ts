import { type CardId, faceOf, type ObjectNumber, type Path, type Position } from '@tafelrunde/kernel';
import { type BossCard, type Card, type HeroCard, isTriggered, type RoomCard } from './card.ts';

/*
 * Cards are written in words, and words ask what a card is. So that neither has to load the other first, the catalogue enters
 * its cards here.
 */

const entered = new Map<CardId, Card>();

export const cardData = (id: CardId): Card | undefined => entered.get(id);

export function enterCards(cards: Readonly<Record<CardId, Card>>): void {
  for (const [id, card] of Object.entries(cards)) entered.set(id, card);
}

type Table = readonly CardId[];

/**
 * Something about every card of a match's table, by face. It is asked in the innermost loops, where looking cards up by their names
 * would take most of the time.
 */
export function byFace<T>(about: (card: Card | undefined, id: CardId) => T): (m: Position) => readonly T[] {
  const known = new WeakMap<Table, readonly T[]>();
  let latest: Table = [];
  let found: readonly T[] = [];
  return ({ match: { table } }) => {
    if (table === latest) return found;
    latest = table;
    found = known.get(table) ?? table.map((id) => about(cardData(id), id));
    known.set(table, found);
    return found;
  };
}

/** Is there such a card on a match's table? */
export function onAnyFace(is: (card: Card | undefined, id: CardId) => boolean): (m: Position) => boolean {
  const each = byFace(is);
  const known = new WeakMap<readonly boolean[], boolean>();
  return (m) => {
    const list = each(m);
    let found = known.get(list);
    if (found === undefined) {
      found = list.includes(true);
      known.set(list, found);
    }
    return found;
  };
}

const cards = byFace((card) => card);

/** The card that lies there. */
export const cardAt = (m: Position, object: ObjectNumber): Card | undefined => cards(m)[faceOf(m, object)];

const APPEARING: readonly string[] = ['built', 'uncovered', 'appeared'];

const appearances = byFace((card, id): readonly Path[] =>
  (card?.abilities ?? []).flatMap((ability, i): Path[] =>
    isTriggered(ability) && ability.of.this === true && APPEARING.includes(ability.when) ? [[id, 'abilities', i]] : [],
  ),
);

/** Where the abilities stand that a Room has when it is built or uncovered. */
export const appearancesOf = (m: Position, room: ObjectNumber): readonly Path[] =>
  appearances(m)[faceOf(m, room)] ?? [];

export function roomAt(m: Position, object: ObjectNumber): RoomCard | undefined {
  const card = cardAt(m, object);
  return card?.kind === 'room' ? card : undefined;
}

export function heroAt(m: Position, object: ObjectNumber): HeroCard | undefined {
  const card = cardAt(m, object);
  return card?.kind === 'hero' ? card : undefined;
}

export function bossAt(m: Position, object: ObjectNumber): BossCard | undefined {
  const card = cardAt(m, object);
  return card?.kind === 'boss' ? card : undefined;
}
