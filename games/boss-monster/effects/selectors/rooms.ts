import type { Said } from '@tafelrunde/kernel';
import { type Kind, kind, type Noun, noun, OTHER, type Say, type Subject } from '@tafelrunde/words';
import type { RoomType, Treasure } from '../language/card.ts';

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
  /** It has not been covered this round. */
  readonly kept?: true;
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
  const being = [
    ...(where === 'other' ? [OTHER] : []),
    ...(where === 'last' ? [{ en: 'last', de: 'letzt' }] : []),
    ...(advanced === undefined ? [] : [advanced ? ADVANCED : ORDINARY]),
  ];
  const isBeside = where === 'adjacent' || where === 'left' || where === 'right';
  const place = isBeside ? places[where] : isPlaced ? dungeonOfWhom(of, say) : NOWHERE;
  const withTreasure = treasure === undefined ? { en: '', de: '' } : treasureAfter[treasure];
  return noun(kinds[type ?? 'any'], where === 'last' ? 'the' : article, {
    being,
    after: { en: `${withTreasure.en}${place.en}`, de: `${withTreasure.de}${place.de}` },
  });
}

/** How it was called before. */
const asNoun = (named: Subject | undefined, otherwise: Noun): Noun =>
  named === undefined || named === 'you' ? otherwise : named;

/** In the text of a card about itself, once it has been named. */
const IT: Noun = { en: 'it', de: { nom: 'er', acc: 'ihn', dat: 'ihm', gen: 'seiner' }, plural: false, name: 'this' };

export const callingItIt = (say: Say): Say => say.naming('this', { first: IT, again: IT });

const treasureAfter: Readonly<Record<Treasure, Said>> = {
  cleric: { en: 'with Cleric treasure ', de: 'mit Kleriker-Schatz ' },
  fighter: { en: 'with Fighter treasure ', de: 'mit Krieger-Schatz ' },
  mage: { en: 'with Mage treasure ', de: 'mit Magier-Schatz ' },
  thief: { en: 'with Thief treasure ', de: 'mit Diebes-Schatz ' },
  explorer: { en: 'with Explorer treasure ', de: 'mit Entdecker-Schatz ' },
};
