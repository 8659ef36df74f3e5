import {
  count,
  look,
  move,
  NO,
  type ObjectNumber,
  type Option,
  objectsIn,
  type Seat,
  shuffle,
  YES,
  type ZoneName,
} from '@tafelrunde/kernel';
import { allowed, and, clause, sequence, verb, type WordNode } from '@tafelrunde/words';
import { DISCARD, deckOf, EPIC, entrance, hand, ORDINARY, souls, TOWN } from '../../places.ts';
import { deckRef, FROM_DISCARD, HEROES_REF, NOTHING, TOWN_REF } from '../../refs.ts';
import { takeDiscardedCard } from '../../rules/cards.ts';
import { moveHero } from '../../rules/heroes.ts';
import { tally, worthOf } from '../../rules/score.ts';
import { spotsFor } from '../../rules/spots.ts';
import type { At, Chapter, M } from '../../state.ts';
import { here } from '../language/context.ts';
import { heroAt } from '../language/registry.ts';
import type { BossWord } from '../language/word.ts';
import { type CardFilter, cardNoun, cardsSuch } from '../selectors/cards.ts';

/* Words that search a deck. */

interface SearchRoom extends WordNode {
  readonly word: 'searchRoom';
  readonly card: CardFilter;
}

interface SearchHero extends WordNode {
  readonly word: 'searchHero';
}

interface SearchSoul extends WordNode {
  readonly word: 'searchSoul';
}

/** In the Room deck or on the discard pile; it may be built at once. */
export const searchRoom = (card: CardFilter): SearchRoom => ({ word: 'searchRoom', card });
/** In the Hero deck; it lies face down in your score area. */
export const searchSoul = (): SearchSoul => ({ word: 'searchSoul' });
/** In town or in the Hero deck; it comes to your entrance. */
export const searchHero = (): SearchHero => ({ word: 'searchHero' });

export interface SearchOps {
  searchWhere: { seat: Seat; card: CardFilter };
  searchDeck: { seat: Seat; card: CardFilter };
  searchDiscard: { seat: Seat; card: CardFilter };
  mayBuildFound: { seat: Seat; card: ObjectNumber };
  searchHeroWhere: { seat: Seat };
  searchHeroes: { seat: Seat };
  searchTown: { seat: Seat };
  searchSouls: { seat: Seat };
}

const SEARCH = verb(
  'search the Room deck or the discard pile for {what}',
  'suche suchst sucht suchen | im Raumstapel oder Ablagestapel {what}',
);
const TAKE_IT = verb('take it into your hand', 'nimm nimmst nimmt nehmen | sie auf die Hand');
const BUILD_IT = verb('build it at once', 'baue baust baut bauen | sie sofort');
const SEARCH_HERO = verb(
  'choose any Hero from town or from the Hero deck',
  'wähle wählst wählt wählen | einen beliebigen Helden aus der Stadt oder dem Heldenstapel',
);
const BRING = verb('move it to your entrance', 'bringe bringst bringt bringen | ihn zu deinem Eingang');

const searchWord: BossWord<SearchRoom> = {
  run: (m, { card }) => m.put({ op: 'searchWhere', seat: here(m).seat, card }),
  says: ({ card }, say) =>
    sequence([
      and(clause(say.you, SEARCH, { what: cardNoun(card, 'a') }), TAKE_IT),
      allowed(clause(say.you, BUILD_IT)),
    ]),
};

const heroWord: BossWord<SearchHero> = {
  run: (m) => m.put({ op: 'searchHeroWhere', seat: here(m).seat }),
  says: (_, say) => and(clause(say.you, SEARCH_HERO), BRING),
};

const SEARCH_SOUL = verb(
  'search the Hero deck for any Hero',
  'suche suchst sucht suchen | im Heldenstapel einen beliebigen Helden',
);
const LAY_DOWN = verb(
  'put it face down into your score area',
  'lege legst legt legen | ihn verdeckt in deinen Punktebereich',
);

const soulWord: BossWord<SearchSoul> = {
  run: (m) => {
    const { seat } = here(m);
    lookThrough(m, seat, ORDINARY, EPIC);
    m.put({ op: 'searchSouls', seat });
  },
  says: (_, say) => and(clause(say.you, SEARCH_SOUL), LAY_DOWN),
};

export const searchWords = { searchRoom: searchWord, searchHero: heroWord, searchSoul: soulWord } as const;

/** The card comes into the hand for everybody to see, and may be built. */
function found(m: M, seat: Seat, card: ObjectNumber | undefined): void {
  if (card !== undefined) m.put({ op: 'mayBuildFound', seat, card });
}

const ROOMS = deckOf('room');

const lookThrough = (m: M, seat: Seat, ...places: readonly ZoneName[]): void => {
  for (const place of places) look(m, seat, objectsIn(m, place));
};

const isWorth = (m: At, place: ZoneName, ref: Option['ref']): Option[] => (count(m, place) > 0 ? [{ ref }] : []);

export const searchRules: Chapter<SearchOps> = {
  searchWhere: {
    options: (m, { card }) => [
      ...isWorth(m, ROOMS, deckRef('room')),
      ...(cardsSuch(m, DISCARD, card).length > 0 ? [FROM_DISCARD] : []),
    ],
    answer: (m, { seat, card }, [pick]) => {
      if (pick === FROM_DISCARD) m.put({ op: 'searchDiscard', seat, card });
      else if (pick !== undefined) {
        lookThrough(m, seat, ROOMS);
        m.put({ op: 'searchDeck', seat, card });
      }
    },
  },

  searchDeck: {
    options: (m, { card }) => [NOTHING, ...cardsSuch(m, ROOMS, card)],
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') found(m, seat, move(m, pick, hand(seat), { openly: true }));
      shuffle(m, ROOMS);
    },
  },

  searchDiscard: {
    options: (m, { card }) => cardsSuch(m, DISCARD, card),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') found(m, seat, takeDiscardedCard(m, pick, seat));
    },
  },

  mayBuildFound: {
    options: (m, { seat, card }) =>
      m.state.buildingStopped || spotsFor(m, seat, card).length === 0 ? [NO] : [YES, NO],
    answer: (m, { seat, card }, [pick]) => {
      if (pick === YES) m.put({ op: 'buildNow', seat, card, over: false });
    },
  },

  searchHeroWhere: {
    options: (m) => [...isWorth(m, TOWN, TOWN_REF), ...(count(m, ORDINARY) + count(m, EPIC) > 0 ? [HEROES_REF] : [])],
    answer: (m, { seat }, [pick]) => {
      if (pick === TOWN_REF) m.put({ op: 'searchTown', seat });
      else if (pick !== undefined) {
        lookThrough(m, seat, ORDINARY, EPIC);
        m.put({ op: 'searchHeroes', seat });
      }
    },
  },

  searchTown: {
    options: (m) => objectsIn(m, TOWN),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') moveHero(m, pick, entrance(seat));
    },
  },

  searchSouls: {
    options: (m) => [...objectsIn(m, ORDINARY), ...objectsIn(m, EPIC)],
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') {
        tally(m, 'souls', seat, worthOf(heroAt(m, pick)));
        move(m, pick, souls(seat));
      }
      shuffle(m, ORDINARY);
      shuffle(m, EPIC);
    },
  },

  searchHeroes: {
    options: (m) => [NOTHING, ...objectsIn(m, ORDINARY), ...objectsIn(m, EPIC)],
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, entrance(seat));
      shuffle(m, ORDINARY);
      shuffle(m, EPIC);
    },
  },
};
