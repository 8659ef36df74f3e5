import {
  cardOf,
  count,
  type Game,
  type Kept,
  move,
  objectsIn,
  refs,
  type Seat,
  secretFork,
  shuffle,
  stand,
  topOf,
} from '@tafelrunde/kernel';
import { tinyGame } from '@tafelrunde/kernel/testing';

const DECK = { kind: 'deck' };
const OUT = { kind: 'out' };
const hand = (seat: Seat) => ({ kind: 'hand', seat });

interface DraftOps {
  deal: object;
  turn: { seat: Seat };
  take: { seat: Seat };
  drop: { seat: Seat };
  hiss: { seat: Seat };
  bid: object;
  guess: { seat: Seat };
  reveal: Kept;
}

interface DraftState {
  turns: number;
  /** The numbers that were guessed in secret, once all have. */
  guesses: string[];
}

/**
 * Take the top card or one that lies out, then lay one out. When an open card is taken, the seat to the left may hiss, and
 * nobody knows that it is asked. Before every third turn everybody guesses a number in secret. The game ends with eight
 * cards lying out.
 */
export const draft: Game<DraftOps, DraftState> = tinyGame<DraftOps, DraftState>({
  id: 'draft',
  zones: {
    deck: { learn: 'nobody', order: 'pile' },
    out: { learn: 'everybody', order: 'none' },
    hand: { learn: 'owner', order: 'none' },
  },
  turnOf: (seat) => ({ op: 'turn', seat }),
  setup: (_, seats) => ({
    zones: [
      { ...DECK, cards: Array.from({ length: 30 }, (_, i) => `card-${i}`) },
      { ...OUT, cards: [] },
      ...Array.from({ length: seats }, (_, seat) => ({ ...hand(seat), cards: [] })),
    ],
    state: { turns: 0, guesses: [] },
    first: { op: 'deal' },
  }),
  rules: {
    deal: (m) => {
      shuffle(m, DECK);
      for (let i = 0; i < 3; i++) for (let seat = 0; seat < m.seats; seat++) move(m, topOf(m, DECK) ?? 0, hand(seat));
      move(m, topOf(m, DECK) ?? 0, OUT);
      m.put({ op: 'turn', seat: 0 });
    },
    turn: (m, { seat }) => {
      if (count(m, OUT) >= 8) {
        m.finish({ winners: [seat], how: 'full' });
        return;
      }
      m.state.turns++;
      if (m.state.turns % 3 === 0) m.put({ op: 'bid' });
      m.put({ op: 'take', seat }, { op: 'drop', seat }, { op: 'turn', seat: (seat + 1) % m.seats });
    },
    take: {
      options: (m) => ['pile:deck', ...objectsIn(m, OUT)],
      answer: (m, { seat }, [pick]) => {
        m.emit({ type: 'took', seat, data: { open: typeof pick === 'number' } });
        move(m, typeof pick === 'number' ? pick : (topOf(m, DECK) ?? 0), hand(seat));
        if (typeof pick === 'number') m.put({ op: 'hiss', seat: (seat + 1) % m.seats });
      },
    },
    hiss: { masked: true, options: () => ['button:pass', 'button:hiss'], answer: () => undefined },
    drop: {
      options: (m, { seat }) => objectsIn(m, hand(seat)),
      answer: (m, _, [pick]) => {
        if (typeof pick === 'number') move(m, pick, OUT);
      },
    },
    bid: (m) => {
      const lanes = Array.from({ length: m.seats }, (_, seat) => [seat, { op: 'guess', seat }] as const);
      m.put(secretFork(Object.fromEntries(lanes), { op: 'reveal' }));
    },
    guess: {
      options: () => ['number:1', 'number:2'],
      answer: (m, _, [pick]) => m.keep(String(pick)),
    },
    reveal: (m, { kept }) => {
      m.state.guesses = Object.values(kept).map((each) => each.map(String).join());
    },
  },
});

interface StrikeOps {
  deal: object;
  turn: { seat: Seat };
  round: { seat: Seat; passed: number };
  block: { seat: Seat; passed: number };
  land: { seat: Seat };
}

const isShield = (card: string | undefined): boolean => card?.startsWith('shield') === true;

/**
 * Whoever is on turn strikes or shouts. Everybody, from their left on, may block with a shield; nobody knows who has one. Who
 * has no card left is not asked. Without a block the blow lands; four blows end the game.
 */
export const strike: Game<StrikeOps, { blows: number }> = tinyGame<StrikeOps, { blows: number }>({
  id: 'strike',
  zones: {
    deck: { learn: 'nobody', order: 'pile' },
    out: { learn: 'everybody', order: 'none' },
    hand: { learn: 'owner', order: 'none' },
  },
  setup: (_, seats) => ({
    zones: [
      { ...DECK, cards: Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? `shield-${i}` : `straw-${i}`)) },
      { ...OUT, cards: [] },
      ...Array.from({ length: seats }, (_, seat) => ({ ...hand(seat), cards: [] })),
    ],
    state: { blows: 0 },
    first: { op: 'deal' },
  }),
  rules: {
    deal: (m) => {
      // Anna, Ben and Cleo: straw, two shields, and again straw.
      for (const seat of [0, 1, 2])
        for (let i = 0; i < 2; i++) {
          const wanted = objectsIn(m, DECK).findLast((card) => isShield(cardOf(m, card)) === (seat === 1));
          if (wanted !== undefined) move(m, wanted, hand(seat));
        }
      m.put({ op: 'turn', seat: 0 });
    },
    turn: {
      options: () => ['button:strike', 'button:shout'],
      answer: (m, { seat }, [pick]) => {
        m.emit({ type: String(pick), seat });
        m.put({ op: 'round', seat: (seat + 1) % m.seats, passed: 0 }, { op: 'land', seat });
      },
    },
    round: (m, { seat, passed }) => {
      if (passed < m.seats && count(m, hand(seat)) > 0) m.put({ op: 'block', seat, passed });
      else if (passed < m.seats) m.put({ op: 'round', seat: (seat + 1) % m.seats, passed: passed + 1 });
    },
    block: {
      reaction: {
        pass: 'button:pass',
        to: () => 'the blow',
        calls: (m, { seat }) => objectsIn(m, hand(seat)).some((card) => isShield(cardOf(m, card))),
        alarms: ['the last blow'],
        rings: ({ state }) => (state.blows === 3 ? ['the last blow'] : []),
      },
      options: (m, { seat }) => [
        'button:pass',
        ...objectsIn(m, hand(seat)).filter((card) => isShield(cardOf(m, card))),
      ],
      answer: (m, { seat, passed }, [pick]) => {
        if (typeof pick === 'number') {
          move(m, pick, OUT);
          m.put({ op: 'round', seat: (seat + 1) % m.seats, passed: 0 });
        } else m.put({ op: 'round', seat: (seat + 1) % m.seats, passed: passed + 1 });
      },
    },
    land: (m, { seat }) => {
      m.state.blows += count(m, OUT) > 0 ? 0 : 1;
      m.emit({ type: 'landed', seat });
      if (m.state.blows === 4) m.finish({ winners: [seat], how: 'blows' });
      m.put({ op: 'turn', seat: (seat + 1) % m.seats });
    },
  },
});

interface EndlessOps {
  turn: object;
  spin: object;
}

/** Roll a die, or spin for ever. */
export const endless: Game<EndlessOps, { rolled: number }> = tinyGame<EndlessOps, { rolled: number }>({
  id: 'endless',
  zones: {},
  setup: () => ({ zones: [], state: { rolled: 0 }, first: { op: 'turn' } }),
  rules: {
    turn: {
      seat: () => 0,
      options: () => ['button:roll', 'button:spin'],
      answer: (m, _, [pick]) => {
        m.state.rolled = m.chance('die', 1_000_000);
        m.put(pick === 'button:spin' ? { op: 'spin' } : { op: 'turn' });
      },
    },
    spin: (m) => m.put({ op: 'spin' }),
  },
});

interface GiftOps {
  begin: object;
  wait: { seat: Seat };
  gifts: { seat: Seat };
}

/** The first seat does nothing but offer, and all the while the second may take an offer or make one. */
export const gift: Game<GiftOps, { offered: number; taken: number }> = tinyGame<
  GiftOps,
  { offered: number; taken: number }
>({
  id: 'gift',
  zones: { deck: { learn: 'nobody', order: 'pile' } },
  setup: () => ({ zones: [{ ...DECK, cards: [] }], state: { offered: 0, taken: 0 }, first: { op: 'begin' } }),
  rules: {
    begin: (m) => m.put(stand(1, { op: 'gifts', seat: 1 }), { op: 'wait', seat: 0 }),
    wait: {
      options: () => ['button:offer'],
      answer: (m, { seat }) => {
        m.state.offered += 1;
        m.put({ op: 'wait', seat });
      },
    },
    gifts: {
      options: ({ state }) => [...(state.offered > state.taken ? [refs.button('take')] : []), 'button:give'],
      due: ({ state }) => (state.offered > state.taken ? ['button:take'] : []),
      answer: (m, { seat }, [pick]) => {
        if (pick === 'button:take') m.state.taken += 1;
        m.put({ op: 'gifts', seat });
      },
    },
  },
});

interface FloodOps {
  turn: object;
  flood: object;
}

/** The players agree on a land again and again; the third land is the last. */
export const floods: Game<FloodOps, { wet: string[] }> = tinyGame<FloodOps, { wet: string[] }>({
  id: 'floods',
  cooperative: true,
  seats: { min: 1, max: 4 },
  zones: { deck: { learn: 'nobody', order: 'pile' } },
  setup: () => ({ zones: [{ ...DECK, cards: [] }], state: { wet: [] }, first: { op: 'turn' } }),
  rules: {
    turn: (m) => m.put({ op: 'flood' }),
    flood: {
      among: (m) => Array.from({ length: m.seats }, (_, seat) => seat),
      options: () => ['land:A', 'land:B'],
      answer: (m, _, [pick]) => {
        m.state.wet.push(refs.land.in(pick) ?? '');
        if (m.state.wet.length < 3) m.put({ op: 'turn' });
        else m.finish({ won: true, how: 'flooded' });
      },
    },
  },
});
