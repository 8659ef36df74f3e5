import { type ObjectNumber, placeOf, type Seat } from '@tafelrunde/kernel';
import { clause, verb, type WordNode } from '@tafelrunde/words';
import { faceUpItems, giveItem, takeItem, takeItemOf, turnItemDown, turnItemUp } from '../../rules/items.ts';
import type { Chapter } from '../../state.ts';
import { here } from '../language/context.ts';
import type { BossWord } from '../language/word.ts';
import { nounOf, objectsOf, type Who } from '../selectors/who.ts';

/* Words about Items (BM-108 to BM-120). */

interface TurnItem extends WordNode {
  readonly word: 'turnItemUp' | 'turnItemDown' | 'claimItem';
  readonly what: Who;
}

interface Plain<W extends string> extends WordNode {
  readonly word: W;
}

interface Equip extends WordNode {
  readonly word: 'equip';
  readonly item: Who;
  readonly hero: Who;
}

interface Seize extends WordNode {
  readonly word: 'seizeItem';
  readonly hero: Who;
}

/** BM-117: whose it is keeps one of them face up. */
export const turnUp = (what: Who): TurnItem => ({ word: 'turnItemUp', what });
export const turnDown = (what: Who): TurnItem => ({ word: 'turnItemDown', what });
/** A cost: one of one's own, without its effect. */
export const turnOwnDown = (): Plain<'turnOwnDown'> => ({ word: 'turnOwnDown' });
/** Face up into one's own score area, from town or from another score area. */
export const claimItem = (what: Who): TurnItem => ({ word: 'claimItem', what });
/** Whatever its class. */
export const equip = (item: Who, hero: Who): Equip => ({ word: 'equip', item, hero });
/** Face down into one's score area. */
export const seizeItem = (hero: Who): Seize => ({ word: 'seizeItem', hero });
/** Declared as the Item that is copied (`rules/actions.ts`). */
export const copyItem = (): Plain<'copyItem'> => ({ word: 'copyItem' });

export interface ItemWordOps {
  turnDownWhich: { seat: Seat };
}

const TURN_UP = verb('turn {what} face up', 'decke deckst deckt decken auf | {what}');
const TURN_DOWN = verb('turn {what} face down', 'drehe drehst dreht drehen -um | {what} auf die verdeckte Seite');
const TURN_OWN = verb(
  'turn a face-up Item in your score area face down',
  'drehe drehst dreht drehen -um | eine offene Ausrüstung in deinem Punktebereich',
);
const EQUIP = verb('give {item} to {hero}', 'gib gibst gibt geben | {item} an {hero}');
const SEIZE = verb(
  'put the Item of {hero} face down into your score area',
  'lege legst legt legen | die Ausrüstung {hero.gen} verdeckt in deinen Punktebereich',
);
const COPY = verb(
  'use the Boss effect of any face-up Item',
  'nutze nutzt nutzt nutzen | den Boss-Effekt einer beliebigen offenen Ausrüstung',
);

const upWord: BossWord<TurnItem> = {
  run: (m, { what }) => {
    for (const item of objectsOf(m, what, here(m))) {
      const seat = placeOf(m, item)?.seat;
      if (seat !== undefined) turnItemUp(m, seat, item);
    }
  },
  says: ({ what }, say) => clause(say.you, TURN_UP, { what: nounOf(what, say) }),
};

const downWord: BossWord<TurnItem> = {
  run: (m, { what }) => {
    for (const item of objectsOf(m, what, here(m))) turnItemDown(m, item);
  },
  says: ({ what }, say) => clause(say.you, TURN_DOWN, { what: nounOf(what, say) }),
};

const ownWord: BossWord<Plain<'turnOwnDown'>> = {
  can: (m) => faceUpItems(m, here(m).seat).length > 0,
  run: (m) => m.put({ op: 'turnDownWhich', seat: here(m).seat }),
  says: (_, say) => clause(say.you, TURN_OWN),
};

const equipWord: BossWord<Equip> = {
  run: (m, { item, hero }) => {
    const [thing] = objectsOf(m, item, here(m));
    const [bearer] = objectsOf(m, hero, here(m));
    if (thing !== undefined && bearer !== undefined) giveItem(m, bearer, thing);
  },
  says: ({ item, hero }, say) => clause(say.you, EQUIP, { item: nounOf(item, say), hero: nounOf(hero, say) }),
};

const seizeWord: BossWord<Seize> = {
  run: (m, { hero }) => {
    const { seat } = here(m);
    for (const each of objectsOf(m, hero, here(m))) takeItemOf(m, each, seat, false);
  },
  says: ({ hero }, say) => clause(say.you, SEIZE, { hero: nounOf(hero, say) }),
};

const copyWord: BossWord<Plain<'copyItem'>> = {
  run: () => undefined,
  says: (_, say) => clause(say.you, COPY),
};

const CLAIM = verb(
  'put {what} face up into your score area',
  'lege legst legt legen | {what} offen in deinen Punktebereich',
);

const claimWord: BossWord<TurnItem> = {
  run: (m, { what }) => {
    const { seat } = here(m);
    for (const item of objectsOf(m, what, here(m))) takeItem(m, seat, item);
  },
  says: ({ what }, say) => clause(say.you, CLAIM, { what: nounOf(what, say) }),
};

export const itemWords = {
  claimItem: claimWord,
  turnItemUp: upWord,
  turnItemDown: downWord,
  turnOwnDown: ownWord,
  equip: equipWord,
  seizeItem: seizeWord,
  copyItem: copyWord,
} as const;

export const itemWordRules: Chapter<ItemWordOps> = {
  turnDownWhich: {
    options: (m, { seat }): readonly ObjectNumber[] => faceUpItems(m, seat),
    answer: (m, _, [pick]) => {
      if (typeof pick === 'number') turnItemDown(m, pick);
    },
  },
};
