import { at } from '../at.ts';
import { count, topOf } from '../cards/cards.ts';
import { move, shuffle } from '../cards/moving.ts';
import { alone, checkpoint, fork } from '../crank/control.ts';
import type { Crank, Game, Rules } from '../game.ts';
import type { Ref, Seat, ZoneName } from '../match.ts';
import { type Groups, markOn, type Piece } from '../pieces/groups.ts';
import { addPieces, destroyPieces, markPieces, movePieces, type PieceSpot, piecesIn } from '../pieces/pieces.ts';
import { refs } from '../refs/refs.ts';
import { tinyGame } from '../testing/tiny-game.ts';

/**
 * Spirits rid two lands of explorers together. In every round each of them, in their own time, grows and uses powers: a power chooses
 * a land and divides damage there, one spirit at a time. Two damage destroy an explorer; then the shrine, which stands for all, lets
 * whoever did it draw an unseen card. At dusk one more explorer comes, to the land that the spirits agree upon, and draws another
 * one there.
 */
interface Ops {
  round: object;
  plan: { seat: Seat };
  strike: { seat: Seat };
  hit: { seat: Seat; land: string };
  draw: { seat: Seat };
  dusk: object;
  explore: object;
}

interface Happenings {
  destroyed: { seat: Seat };
}

interface State {
  round: number;
  lands: Record<string, Groups>;
  energy: number[];
}

const ROUNDS = 3;
const HEALTH = 2;
const DECK: ZoneName = { kind: 'deck' };
const SHRINE: ZoneName = { kind: 'shrine' };
const hand = (seat: Seat): ZoneName => ({ kind: 'hand', seat });
const GROW = refs.button('grow');
const POWER = refs.button('power');
const DONE = refs.button('done');
const LANDS = ['coast', 'hills'] as const;
const EXPLORER: Piece = { kind: 'explorer' };
const WHEN = { when: 'destroyed' };

const landOf = (name: string): PieceSpot => ({ kind: 'land', name });
const healthOf = (piece: Piece): number => HEALTH - markOn(piece, 'damage');
const seatsOf = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);

const rules: Rules<Ops, Ops, State, Happenings> = {
  round: (m) => {
    if (m.state.round === 0) shuffle(m, DECK);
    m.state.round++;
    const lanes = seatsOf(m.seats).map((seat) => [seat, { op: 'plan', seat }] as const);
    m.put(fork(Object.fromEntries(lanes), { op: 'dusk' }));
  },
  plan: {
    options: (m, { seat }) => [
      ...(at(m.state.energy, seat) < 3 ? [GROW] : []),
      ...(at(m.state.energy, seat) > 0 ? [POWER] : []),
      DONE,
    ],
    answer: (m, { seat }, [pick]) => {
      const energy = at(m.state.energy, seat);
      if (pick === GROW) m.state.energy[seat] = energy + 1;
      if (pick === POWER) {
        m.state.energy[seat] = energy - 1;
        m.put(alone({ op: 'strike', seat }));
      }
      if (pick !== DONE) m.put({ op: 'plan', seat });
    },
  },
  strike: {
    options: (m) => LANDS.filter((name) => piecesIn(m, landOf(name)).length > 0).map((name) => refs.land(name)),
    answer: (m, { seat }, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) m.put({ op: 'hit', seat, land });
    },
  },
  hit: {
    options: (m, { land }) =>
      piecesIn(m, landOf(land)).map(({ n, ...piece }) => ({
        ref: refs.piece([land, piece]),
        cap: n * healthOf(piece),
      })),
    min: 0,
    max: 2,
    answer: (m, { seat, land }, picks) => {
      for (const pick of new Set(picks)) {
        const damage = picks.filter((each) => each === pick).length;
        for (let i = harm(m, land, pick, damage); i > 0; i--) m.happened('destroyed', { seat });
      }
      m.put(checkpoint());
    },
  },
  draw: (m, { seat }) => {
    if (count(m, DECK) > 0) move(m, topOf(m, DECK) ?? 0, hand(seat));
  },
  dusk: (m) => {
    const won = LANDS.every((name) => piecesIn(m, landOf(name)).length === 0);
    if (won || m.state.round === ROUNDS) m.finish({ won, how: 'dusk' });
    else m.put({ op: 'explore' }, { op: 'round' });
  },
  explore: {
    among: (m) => seatsOf(m.seats),
    options: () => LANDS.map((name) => refs.land(name)),
    answer: (m, _, [pick]) => {
      const to = landOf(refs.land.in(pick) ?? '');
      const from = landOf(LANDS.find((name) => name !== to.name) ?? '');
      addPieces(m, to, EXPLORER, 1);
      movePieces(m, from, to, EXPLORER, 1);
    },
  },
};

/** Damage to alike pieces falls on one after the other; says how many of them are destroyed. */
function harm(m: Crank, name: string, pick: Ref, damage: number): number {
  const [, piece] = refs.piece.in(pick) ?? [name, EXPLORER];
  const fallen = destroyPieces(m, landOf(name), piece, Math.floor(damage / healthOf(piece)));
  markPieces(m, landOf(name), piece, 'damage', damage % healthOf(piece), 1);
  return fallen;
}

export const twoLands: Game<Ops, State> = tinyGame<Ops, State>({
  id: 'two-lands',
  cooperative: true,
  seats: { min: 1, max: 3 },
  zones: {
    deck: { learn: 'nobody', order: 'pile' },
    shrine: { learn: 'everybody', order: 'row', inPlay: true },
    hand: { learn: 'owner', order: 'none' },
  },
  places: {
    land: {
      names: ({ lands }) => Object.keys(lands),
      pieces: ({ lands }, name) => lands[name] ?? [],
      lay: ({ lands }, name, pieces) => {
        lands[name] = pieces;
      },
      kinds: { explorer: 'explorers' },
      marks: ['damage'],
    },
  },
  setup: (_, seats) => ({
    zones: [
      { ...DECK, cards: Array.from({ length: 9 }, (__, i) => `omen-${i}`) },
      { ...SHRINE, cards: ['shrine'] },
      ...seatsOf(seats).map((seat) => ({ ...hand(seat), cards: [] })),
    ],
    state: {
      round: 0,
      lands: { coast: [{ ...EXPLORER, n: 4 }], hills: [{ ...EXPLORER, n: 3 }] },
      energy: seatsOf(seats).map(() => 1),
    },
    first: { op: 'round' },
  }),
  effects: {
    abilities: (card) => (card === 'shrine' ? [{ at: ['shrine'], ability: WHEN }] : []),
    ability: () => WHEN,
    applies: () => true,
    replace: (_, __, verb) => [verb],
    triggerOrder: () => [undefined],
    take: (_, { vars }) => [{ op: 'draw', seat: Number(vars.seat) } as const],
  },
  rules,
});
