import {
  type CardId,
  deal,
  move,
  type ObjectNumber,
  objectsIn,
  type Seat,
  scope,
  shuffle,
  type ZoneName,
} from '@tafelrunde/kernel';
import { copiesOf, idsOf } from './cards/catalogue.ts';
import { type Faction, factions } from './cards/factions.ts';
import { CULTISTS, FANATICS, FIRST_HAND, HAND_SIZE, INFLUENCE_CARDS, STREET_SIZE } from './numbers.ts';
import { cardAt, fullLife, idAt, objectsSuchThat, overlordOf } from './queries.ts';
import { factionRef } from './refs.ts';
import {
  ACOLYTES,
  type At,
  BOX,
  type Chapter,
  deck,
  discard,
  freshState,
  hand,
  type LondonLayout,
  MARKET,
  opponentOf,
  overlord,
  play,
  REMOVED,
  relics,
  SEATS,
  STREET,
} from './state.ts';

export interface SetupOps {
  setUp: Record<never, never>;
  chooseFaction: { seat: Seat };
  chooseOverlord: { seat: Seat; faction: Faction };
  setLife: Record<never, never>;
  takeInfluence: { seat: Seat };
  deal: { first: Seat };
}

const times = (n: number, card: CardId): CardId[] => Array.from({ length: n }, () => card);

/** TL-013. */
const STARTERS = [...times(CULTISTS, 'starter-cultist'), ...times(FANATICS, 'starter-fanatic')];

/** All cards in their piles, nothing shuffled, chosen or dealt yet. */
export function setup(): LondonLayout {
  const empty = (place: ZoneName) => ({ ...place, cards: [] });
  return {
    zones: [
      ...SEATS.map((seat) => empty(overlord(seat))),
      ...SEATS.map((seat) => ({ ...deck(seat), cards: STARTERS })),
      ...[hand, discard, play, relics].flatMap((area) => SEATS.map((seat) => empty(area(seat)))),
      empty(STREET),
      { ...MARKET, cards: copiesOf(idsOf('monster', 'relic')) }, // TL-018
      { ...ACOLYTES, cards: copiesOf(idsOf('acolyte')) },
      { ...BOX, cards: idsOf('overlord', 'influence') },
      empty(REMOVED),
    ],
    state: freshState(),
    first: { op: 'setUp' },
  };
}

export const setupRules: Chapter<SetupOps> = {
  // TL-008 to TL-011.
  setUp: (m) => {
    const first = m.chance('starting-player', m.seats);
    const second = opponentOf(first);
    m.emit({ type: 'started', seat: first });
    m.put(
      scope('setup', { cause: 'setup', last: { op: 'turn', seat: first } }),
      { op: 'chooseFaction', seat: first },
      { op: 'chooseFaction', seat: second },
      { op: 'setLife' },
      { op: 'takeInfluence', seat: first },
      { op: 'takeInfluence', seat: second },
      { op: 'deal', first },
    );
  },

  // TL-009, TL-184: who chooses a faction takes all of its overlords.
  chooseFaction: {
    options: (m, { seat }) => openFactions(m, seat).map(factionRef),
    answer: (m, { seat }, [pick]) => {
      const faction = factionRef.in(pick);
      if (faction !== undefined) m.put({ op: 'chooseOverlord', seat, faction });
    },
  },

  chooseOverlord: {
    options: (m, { faction }) =>
      objectsSuchThat(m, BOX, (card) => card.kind === 'overlord' && card.faction === faction),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, overlord(seat));
    },
  },

  // TL-010.
  setLife: (m) => {
    for (const seat of SEATS) m.state.life[seat] = fullLife(m, seat);
  },

  // TL-011, TL-012.
  takeInfluence: {
    options: (m, { seat }) =>
      onlyBeginner(m)
        ? []
        : influenceFor(m, seat).map((ref) => (isForBeginners(m, ref) ? { ref, label: 'beginner' } : ref)),
    min: INFLUENCE_CARDS,
    max: INFLUENCE_CARDS,
    answer: (m, { seat }, picks) => {
      const taken = picks.length > 0 ? picks : influenceFor(m, seat).filter((card) => isForBeginners(m, card));
      for (const pick of taken) if (typeof pick === 'number') move(m, pick, deck(seat));
    },
  },

  // TL-014, TL-017 to TL-020.
  deal: (m, { first }) => {
    for (const seat of SEATS) shuffle(m, deck(seat));
    shuffle(m, ACOLYTES);
    shuffle(m, MARKET);
    deal(m, MARKET, STREET, STREET_SIZE);
    for (const seat of SEATS) deal(m, deck(seat), hand(seat), seat === first ? FIRST_HAND : HAND_SIZE);
  },
};

const onlyBeginner = ({ match }: At): boolean => match.options.influence === 'beginner';

/** A faction of which the opponent has an overlord is taken, unless mirrors are allowed; then only the overlord is. */
function openFactions(m: At, seat: Seat): Faction[] {
  const taken = overlordOf(m, opponentOf(seat))?.faction;
  return factions.filter((faction) => m.match.options.mirror === true || faction !== taken);
}

/** The four influence cards of the player's overlord, as they lie in the box. */
function influenceFor(m: At, seat: Seat): ObjectNumber[] {
  const [mine] = objectsIn(m, overlord(seat));
  if (mine === undefined) return [];
  const id = idAt(m, mine);
  return objectsSuchThat(m, BOX, (card) => card.overlord === id);
}

const isForBeginners = (m: At, card: ObjectNumber): boolean => cardAt(m, card).beginner;
