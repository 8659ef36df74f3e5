import { describe, expect, it } from 'vitest';
import type { Game } from '../game.ts';
import type { Seat } from '../match.ts';
import { refs } from '../refs/refs.ts';
import { checkRandomGame } from '../testing/properties.ts';
import { sitDown } from '../testing/table.ts';
import { tinyGame } from '../testing/tiny-game.ts';
import { isAgreeing } from './agreeing.ts';

interface Ops {
  turn: object;
  flood: object;
  dry: { seat: Seat };
}

interface State {
  wet: string[];
}

const LANDS = ['A', 'B', 'C'];

/** The players agree on a land that is flooded; then the first of them dries one. */
const game: Game<Ops, State> = tinyGame<Ops, State>({
  id: 'floods',
  cooperative: true,
  seats: { min: 1, max: 4 },
  zones: {},
  setup: () => ({ zones: [], state: { wet: [] }, first: { op: 'turn' } }),
  rules: {
    turn: (m) => m.put({ op: 'flood' }, { op: 'dry', seat: 0 }),
    flood: {
      among: (m) => Array.from({ length: m.seats }, (_, seat) => seat),
      options: (m) => LANDS.filter((land) => !m.state.wet.includes(land)).map((land) => refs.land(land)),
      answer: (m, _, [pick]) => {
        m.state.wet.push(refs.land.in(pick) ?? '');
        m.emit({ type: 'flooded' });
      },
    },
    dry: {
      options: (m) => m.state.wet.map((land) => refs.land(land)),
      answer: (m) => (m.state.wet.length > 1 ? m.finish({ won: true, how: 'dry' }) : m.put({ op: 'turn' })),
    },
  },
});

const sit = (seats = 3) => sitDown(game, { seats });

describe('a question that several seats answer', () => {
  it('is put to all of them; the first answer is a proposal, and what all consent to counts', () => {
    const table = sit();
    for (const seat of [0, 1, 2]) expect(table.refs(seat)).toEqual(['land:A', 'land:B', 'land:C']);
    table.answer(1, 'land:B');
    expect(table.match.state).toEqual({ wet: [] });
    expect(table.view(0).waiting.seats).toEqual([2]);
    expect(table.refs(0)).toEqual(['consent:1', 'object:1', 'land:A', 'land:B', 'land:C']);
    expect(table.ask(0).op).toMatchObject({ proposal: { by: 1, picks: ['land:B'], yes: [1] } });
    table.answer(2, 'consent:1');
    expect(table.view(1).waiting.seats).toEqual([0]);
    table.answer(0, 'consent:1');
    expect(table.match.state).toEqual({ wet: ['B'] });
    expect(table.ask(0).op.op).toBe('dry');
    expect(table.isAsked(1)).toBe(false);
    expect(table.match.lanes).toHaveLength(1);
  });

  it('is open again for all when somebody objects, and consent to what was is too late', () => {
    const table = sit();
    table.answer(1, 'land:B');
    const { id } = table.ask(0);
    table.answer(2, 'object:1');
    expect(table.refs(1)).toEqual(['land:A', 'land:B', 'land:C']);
    expect(table.view(0).waiting.seats).toEqual([1, 2]);
    expect(table.refusal(0, id, ['consent:1'])).toBe('stale');
  });

  it('may be answered with something else: that is the new proposal', () => {
    const table = sit();
    table.answer(1, 'land:B');
    table.answer(2, 'land:C');
    expect(table.ask(1).options[0]?.ref).toBe('consent:2');
    table.answer(0, 'consent:2');
    // Who has consented may still change their mind.
    expect(table.refs(0)[0]).toBe('object:2');
    table.answer(1, 'consent:2');
    expect(table.match.state).toEqual({ wet: ['C'] });
  });

  it('is agreed to by who proposes the same', () => {
    const table = sit(2);
    table.answer(1, 'land:B');
    table.answer(0, 'land:B');
    expect(table.match.state).toEqual({ wet: ['B'] });
  });

  it('is an ordinary question to one alone', () => {
    const table = sit(1);
    table.answer(0, 'land:A');
    expect(table.match.state).toEqual({ wet: ['A'] });
    const one = sitDown({ ...game, oneMind: () => true }, { seats: 2 });
    expect(one.isAsked(1)).toBe(false);
    expect(isAgreeing(one.ask(0).op)).toBe(true);
    one.answer(0, 'land:A');
    expect(one.match.state).toEqual({ wet: ['A'] });
  });

  it('refuses consent together with something else', () => {
    const table = sit();
    table.answer(1, 'land:B');
    expect(table.refusal(0, table.ask(0).id, ['consent:1', 'land:A'])).toBe('too-many');
  });

  it.each([1, 2, 3, 4, 5, 6])('passes all checks in games played at random (%i)', (seed) => {
    checkRandomGame(game, { seats: 3, seed, most: 200 });
  });
});
