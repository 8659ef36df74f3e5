import {
  count,
  move,
  type ObjectNumber,
  objectsIn,
  placeOf,
  type Ref,
  type Seat,
  type ZoneName,
} from '@tafelrunde/kernel';
import { COMMAND_COST, CURSE_LIFE, RAGE_GAIN, RAGE_REWARDS, SACRIFICE_REWARD } from '../numbers.ts';
import { hasMarker, monstersOf, objectsSuchThat, openCard } from '../queries.ts';
import { rageRef } from '../refs.ts';
import {
  type At,
  type Chapter,
  DECLINE,
  discard,
  type Game,
  hand,
  LOSE_LIFE,
  PILE_DECK,
  PILE_DISCARD,
  play,
  relics,
  SEATS,
  STREET,
} from '../state.ts';
import { loseLife } from './life.ts';
import { carry, discardFromPlay, placeInStreet, refillStreet, removeFromGame } from './moving.ts';
import { gain } from './resources.ts';

/** What keywords and other words ask. */
export interface KeywordOps {
  rage: { seat: Seat };
  command: { seat: Seat };
  /** The victim is asked. */
  curse: { seat: Seat };
  discardOne: { seat: Seat };
  sacrifice: { seat: Seat; optional: boolean };
  destroy: { seat: Seat };
  hauntOne: { seat: Seat };
  /** A card on top of the own deck that the player has just looked at. */
  peek: { seat: Seat; card: ObjectNumber };
}

/** TL-139, TL-176. */
export const commandable = (m: At, seat: Seat): ObjectNumber[] =>
  objectsSuchThat(m, discard(seat), ({ isMonster, cost }) => isMonster && cost <= COMMAND_COST);

/** TL-131. */
export const hauntable = (m: At, seat: Seat): ObjectNumber[] =>
  monstersOf(m, seat).filter((monster) => !hasMarker(m, monster));

/** TL-132. */
export function placeMarker(m: Game, card: ObjectNumber): void {
  if (hasMarker(m, card) || placeOf(m, card)?.kind !== 'play') return;
  m.state.haunts.push({ card, spent: false });
  if (m.isHeard) m.emit({ type: 'markerPlaced', seat: m.state.active, cards: [openCard(m, card)] });
}

/** The play area takes in the relics (TL-175). */
const areaOf = (m: At, seat: Seat): ObjectNumber[] => [...objectsIn(m, play(seat)), ...objectsIn(m, relics(seat))];

export const keywordRules: Chapter<KeywordOps> = {
  // TL-146.
  rage: {
    options: () => RAGE_REWARDS.map((resource) => rageRef(resource)),
    answer: (m, _, [pick]) => {
      const chosen = rageRef.in(pick);
      if (chosen !== undefined) gain(m, chosen, RAGE_GAIN);
    },
  },

  command: {
    options: (m, { seat }) => commandable(m, seat),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') carry(m, pick, hand(seat));
    },
  },

  // TL-140, TL-177: with an empty hand there is nothing to choose.
  curse: {
    options: (m, { seat }) => (count(m, hand(seat)) === 0 ? [] : [LOSE_LIFE, ...objectsIn(m, hand(seat))]),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, discard(seat));
      else loseLife(m, seat, CURSE_LIFE);
    },
  },

  // TL-103.
  discardOne: {
    options: (m, { seat }) => objectsIn(m, hand(seat)),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, discard(seat));
    },
  },

  // TL-142 to TL-144, TL-175.
  sacrifice: {
    options: (m, { seat, optional }) => {
      const area: Ref[] = areaOf(m, seat);
      return optional && area.length > 0 ? [...area, DECLINE] : area;
    },
    answer: (m, { seat }, [pick]) => {
      if (typeof pick !== 'number') return;
      removeFromGame(m, pick);
      gain(m, SACRIFICE_REWARD.resource, SACRIFICE_REWARD.n);
      m.happened('sacrificed', { seat });
    },
  },

  // TL-147, TL-148, TL-174.
  destroy: {
    options: (m) => [...SEATS.flatMap((each) => areaOf(m, each)), ...objectsIn(m, STREET), DECLINE],
    answer: (m, _, [pick]) => {
      if (typeof pick === 'number') destroyCard(m, pick);
    },
  },

  hauntOne: {
    options: (m, { seat }) => hauntable(m, seat),
    answer: (m, _, [pick]) => {
      if (typeof pick === 'number') placeMarker(m, pick);
    },
  },

  peek: {
    options: () => [PILE_DECK, PILE_DISCARD],
    answer: (m, { seat, card }, [pick]) => {
      if (pick === PILE_DISCARD) carry(m, card, discard(seat));
    },
  },
};

function destroyCard(m: Game, object: ObjectNumber): void {
  const place: ZoneName | undefined = placeOf(m, object);
  if (place?.seat !== undefined) {
    discardFromPlay(m, place.seat, object);
    return;
  }
  const gap = placeInStreet(m, object);
  removeFromGame(m, object);
  refillStreet(m, gap);
}
