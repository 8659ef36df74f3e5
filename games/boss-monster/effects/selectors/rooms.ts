import type { Said } from '@tafelrunde/kernel';
import { type Kind, kind, type Noun, noun, OTHER, type Say, type Subject } from '@tafelrunde/words';
import type { RoomType, Treasure } from '../language/card.ts';
import { treasureWords } from './nouns.ts';

/* Which Rooms are meant, and what they are called. */

/** Where a Room lies, seen from "this Room". */
type Where = 'this' | 'other' | 'adjacent' | 'left' | 'right' | 'last' | 'target';

export interface RoomFilter {
  /** In whose dungeon: that of the owner unless told. */
  readonly of?: 'you' | 'opponents' | 'anybody';
  readonly type?: RoomType;
  readonly advanced?: boolean;
  /** It has this treasure. */
  readonly treasure?: Treasure;
  readonly where?: Where;
  /** It does something when it is built or uncovered; words that ask for it say so. */
  readonly appearing?: true;
  /** It has not been covered this round. */
  readonly kept?: true;
  /** One of so many active Rooms that come first. */
  readonly first?: number;
  /** At least so many symbols of treasure. */
  readonly icons?: number;
  /** Different treasures. */
  readonly multi?: true;
  /** It lies on another Room. */
  readonly covering?: true;
  /** A Miniboss lies under it. */
  readonly miniboss?: true;
  /** Its owner has fewer Minibosses than you. */
  readonly fewerMinibosses?: true;
}

const kinds: Readonly<Record<RoomType | 'any', Kind>> = {
  any: kind('Room', 'der Raum/Räume'),
  monster: kind('Monster Room', 'der Monsterraum/Monsterräume'),
  trap: kind('Trap Room', 'der Fallenraum/Fallenräume'),
};

const ADVANCED: Said = { en: 'Advanced', de: 'Erweitert' };
const ORDINARY: Said = { en: 'ordinary', de: 'normal' };

/** "in your dungeon"; of somebody else who is spoken of, "in their dungeon". */
export const dungeonOfWhom = (of: RoomFilter['of'], say: Say): Said => {
  if (of === 'anybody') return { en: 'in any dungeon', de: 'in einem beliebigen Dungeon' };
  if (of === 'opponents') return { en: 'in another player’s dungeon', de: 'im Dungeon einer anderen Person' };
  return say.you === 'you'
    ? { en: 'in your dungeon', de: 'in deinem Dungeon' }
    : { en: 'in their dungeon', de: 'im eigenen Dungeon' };
};

const places: Readonly<Record<'adjacent' | 'left' | 'right', Said>> = {
  adjacent: { en: 'next to this Room', de: 'neben diesem Raum' },
  left: { en: 'directly to the left of this Room', de: 'direkt links von diesem Raum' },
  right: { en: 'directly to the right of this Room', de: 'direkt rechts von diesem Raum' },
};

export const THIS_ROOM: Noun = { ...noun(kinds.any, 'that', { name: 'this' }), en: 'this Room' };
export const THAT_ROOM: Noun = noun(kinds.any, 'that');

type Article = Parameters<typeof noun>[1];

const NOWHERE: Said = { en: '', de: '' };

/** "a Monster Room in your dungeon", where the place is told, "each Trap Room directly to the right of this Room". */
export function roomNoun(filter: RoomFilter, article: Article, say: Say, isPlaced = true): Noun {
  const { of, type, advanced, where, treasure } = filter;
  if (where === 'this') return asNoun(say.named('this'), THIS_ROOM);
  if (where === 'target') return asNoun(say.named('target'), THAT_ROOM);
  if (filter.first !== undefined) return firstRooms(filter.first);
  const being = [
    ...(where === 'other' ? [OTHER] : []),
    ...(where === 'last' ? [{ en: 'last', de: 'letzt' }] : []),
    ...(advanced === undefined ? [] : [advanced ? ADVANCED : ORDINARY]),
  ];
  const isBeside = where === 'adjacent' || where === 'left' || where === 'right';
  const place = isBeside
    ? places[where]
    : isPlaced && filter.fewerMinibosses === undefined
      ? dungeonOfWhom(of, say)
      : NOWHERE;
  const after = [...treasureAfter(treasure), ...more(filter), place].filter(({ en }) => en !== '');
  return noun(kinds[type ?? 'any'], where === 'last' ? 'the' : article, {
    being,
    after: { en: after.map(({ en }) => en).join(' '), de: after.map(({ de }) => de).join(' ') },
  });
}

/** What else is asked of it. */
function more({ icons, multi, miniboss, fewerMinibosses, covering }: RoomFilter): Said[] {
  return [
    ...(icons === undefined
      ? []
      : [{ en: `with at least ${icons} treasures`, de: `mit mindestens ${icons} Schätzen` }]),
    ...(covering === undefined ? [] : [{ en: 'on top of another one', de: 'über einem anderen' }]),
    ...(multi === undefined ? [] : [{ en: 'with different treasures', de: 'mit verschiedenen Schätzen' }]),
    ...(miniboss === undefined ? [] : [{ en: 'with a Miniboss', de: 'mit einem Miniboss' }]),
    ...(fewerMinibosses === undefined
      ? []
      : [
          {
            en: 'of a player with fewer Minibosses than you',
            de: 'einer Person mit weniger Minibossen als du',
          },
        ]),
  ];
}

const firstRooms = (n: number): Noun => ({
  en: `the first ${n} Rooms of your dungeon`,
  de: {
    nom: `die ersten ${n} Räume deines Dungeons`,
    acc: `die ersten ${n} Räume deines Dungeons`,
    dat: `den ersten ${n} Räumen deines Dungeons`,
    gen: `der ersten ${n} Räume deines Dungeons`,
  },
  plural: true,
});

/** How it was called before. */
const asNoun = (named: Subject | undefined, otherwise: Noun): Noun =>
  named === undefined || named === 'you' ? otherwise : named;

/** In the text of a card about itself, once it has been named. */
const IT: Noun = { en: 'it', de: { nom: 'er', acc: 'ihn', dat: 'ihm', gen: 'seiner' }, plural: false, name: 'this' };

export const callingItIt = (say: Say): Say => say.naming('this', { first: IT, again: IT });

const treasureAfter = (treasure: Treasure | undefined): Said[] => {
  if (treasure === undefined) return [];
  const { en, de } = treasureWords[treasure];
  return [{ en: `with ${en}`, de: `mit ${de}` }];
};
