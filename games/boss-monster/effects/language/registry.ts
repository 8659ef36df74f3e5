import { type CardId, faceOf, type ObjectNumber, type Path, type Position } from '@tafelrunde/kernel';
import { catalogueOf } from '@tafelrunde/words';
import { type BossCard, type Card, type HeroCard, isTriggered, type RoomCard } from './card.ts';

export const { cardData, enterCards, byFace } = catalogueOf<Card>();

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
