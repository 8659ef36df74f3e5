import { at } from '../at.ts';
import { count, topOf } from '../cards/cards.ts';
import { move, shuffle } from '../cards/moving.ts';
import { alone, checkpoint, fork } from '../crank/control.ts';
import type { Game } from '../game.ts';
import type { Ref, Seat, ZoneName } from '../match.ts';
import { tinyGame } from '../testing/tiny-game.ts';

/**
 * Spirits rid two lands of explorers together. In every round each of them, in their own time, grows and uses powers: a power chooses
 * a land and divides damage there, one spirit at a time. Two damage destroy an explorer; then the shrine, which stands for all, lets
 * whoever did it draw an unseen card.
 */
interface Ops {
  round: object;
  plan: { seat: Seat };
  strike: { seat: Seat };
  hit: { seat: Seat; land: number };
  draw: { seat: Seat };
  dusk: object;
}

interface State {
  round: number;
  explorers: number[];
  damage: number[];
  energy: number[];
}

const ROUNDS = 3;
const DECK: ZoneName = { kind: 'deck' };
const SHRINE: ZoneName = { kind: 'shrine' };
const hand = (seat: Seat): ZoneName => ({ kind: 'hand', seat });
const GROW: Ref = 'button:grow';
const POWER: Ref = 'button:power';
const DONE: Ref = 'button:done';
const LANDS: readonly Ref[] = ['land:0', 'land:1'];
const WHEN = { when: 'destroyed' };

export const twoLands: Game<Ops, State> = tinyGame<Ops, State>({
  id: 'two-lands',
  cooperative: true,
  seats: { min: 1, max: 3 },
  zones: {
    deck: { learn: 'nobody', order: 'pile' },
    shrine: { learn: 'everybody', order: 'row', inPlay: true },
    hand: { learn: 'owner', order: 'none' },
  },
  setup: (_, seats) => ({
    zones: [
      { ...DECK, cards: Array.from({ length: 9 }, (__, i) => `omen-${i}`) },
      { ...SHRINE, cards: ['shrine'] },
      ...Array.from({ length: seats }, (__, seat) => ({ ...hand(seat), cards: [] })),
    ],
    state: { round: 0, explorers: [4, 3], damage: [0, 0], energy: Array.from({ length: seats }, () => 1) },
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
  rules: {
    round: (m) => {
      if (m.state.round === 0) shuffle(m, DECK);
      m.state.round++;
      const lanes = Array.from({ length: m.seats }, (_, seat) => [seat, { op: 'plan', seat }] as const);
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
      options: (m) => LANDS.filter((_, land) => at(m.state.explorers, land) > 0),
      answer: (m, { seat }, [pick]) => {
        if (pick !== undefined) m.put({ op: 'hit', seat, land: LANDS.indexOf(pick) });
      },
    },
    hit: {
      options: () => [{ ref: 'number:damage', cap: 2 }],
      min: 0,
      max: 2,
      answer: (m, { seat, land }, picks) => {
        const damage = at(m.state.damage, land) + picks.length;
        const fallen = Math.min(Math.floor(damage / 2), at(m.state.explorers, land));
        m.state.damage[land] = damage - 2 * fallen;
        m.state.explorers[land] = at(m.state.explorers, land) - fallen;
        m.emit({ type: 'damaged', seat, data: { land, damage: picks.length, fallen } });
        for (let i = 0; i < fallen; i++) m.happened('destroyed', { seat });
        m.put(checkpoint());
      },
    },
    draw: (m, { seat }) => {
      if (count(m, DECK) > 0) move(m, topOf(m, DECK) ?? 0, hand(seat));
    },
    dusk: (m) => {
      const won = m.state.explorers.every((n) => n === 0);
      if (won || m.state.round === ROUNDS) m.finish({ won, how: 'dusk' });
      else m.put({ op: 'round' });
    },
  },
});
