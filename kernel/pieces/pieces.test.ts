import { describe, expect, it } from 'vitest';
import { quickChance } from '../crank/chance.ts';
import type { Game, Rules } from '../game.ts';
import type { Ref, Seat } from '../match.ts';
import { refs } from '../refs/refs.ts';
import { runScenarioEveryWay } from '../scenario/run.ts';
import { readScenario } from '../scenario/schema.ts';
import { sitDown } from '../testing/table.ts';
import { tinyGame } from '../testing/tiny-game.ts';
import { type Groups, isAlike, markOn, withMore } from './groups.ts';
import {
  addPieces,
  destroyPieces,
  markPieces,
  movePieces,
  type PieceSpot,
  piecesIn,
  removePieces,
  replacePieces,
} from './pieces.ts';

interface Ops {
  turn: { seat: Seat };
  hit: { seat: Seat };
}

interface State {
  lands: Record<string, Groups>;
}

const land = (name: string): PieceSpot => ({ kind: 'land', name });
const HEALTH: Readonly<Record<string, number>> = { town: 2, dahan: 2, explorer: 1 };

const rules: Rules<Ops, Ops, State> = {
  turn: (m, { seat }) => {
    addPieces(m, land('A1'), { kind: 'explorer' }, 2);
    movePieces(m, land('A1'), land('A2'), { kind: 'explorer' }, 1);
    m.put({ op: 'hit', seat });
  },
  hit: {
    options: (m) =>
      ['A1', 'A2'].flatMap((name) =>
        piecesIn(m, land(name)).map(({ n, ...piece }) => ({ ref: refs.piece([name, piece]), cap: n })),
      ),
    max: 2,
    answer: (m, _, picks) => {
      for (const pick of picks) {
        const [name, piece] = refs.piece.in(pick) ?? ['', { kind: '' }];
        if (markOn(piece, 'damage') + 1 < (HEALTH[piece.kind] ?? 1)) markPieces(m, land(name), piece, 'damage', 1, 1);
        else destroyPieces(m, land(name), piece, 1);
      }
      replacePieces(m, land('A2'), { kind: 'town' }, { kind: 'dahan' }, 1);
      removePieces(m, land('A2'), { kind: 'explorer' }, 9);
      m.finish({ winners: [], how: 'over' });
    },
  },
};

const game: Game<Ops, State> = tinyGame<Ops, State>({
  id: 'lands',
  seats: { min: 1, max: 4 },
  zones: {},
  rules,
  places: {
    land: {
      names: ({ lands }) => Object.keys(lands),
      pieces: ({ lands }, name) => lands[name] ?? [],
      lay: ({ lands }, name, pieces) => {
        lands[name] = pieces;
      },
      kinds: { explorer: 'explorers', town: 'towns', dahan: 'dahan' },
      marks: ['damage'],
    },
  },
  setup: () => ({
    zones: [],
    state: { lands: { A1: [{ kind: 'town', n: 2 }], A2: [{ kind: 'town', n: 1 }] } },
    first: { op: 'turn', seat: 0 },
  }),
  turnOf: (seat) => ({ op: 'turn', seat }),
});

const TOWN: Ref = 'piece:A1/town';

describe('pieces', () => {
  it('are groups of alike ones; those that carry something else are another group', () => {
    const hurt = { kind: 'town', marks: { damage: 1 } };
    const groups = withMore(withMore([{ kind: 'town', n: 2 }], { kind: 'town' }, -1), hurt, 1);
    expect(groups).toEqual([
      { kind: 'town', n: 1 },
      { kind: 'town', marks: { damage: 1 }, n: 1 },
    ]);
    expect(withMore(groups, hurt, -1)).toEqual([{ kind: 'town', n: 1 }]);
    expect(isAlike(hurt, { kind: 'town', marks: { strife: 1 } })).toBe(false);
  });

  it('are named by their place, their kind and what they carry', () => {
    expect(refs.piece(['A3', { kind: 'town', marks: { damage: 1 } }])).toBe('piece:A3/town/damage=1');
    expect(refs.piece.in('piece:A3/town/damage=1')).toEqual(['A3', { kind: 'town', marks: { damage: 1 } }]);
    expect(refs.piece.in(TOWN)).toEqual(['A1', { kind: 'town' }]);
  });

  it('are offered once for all alike, and may be picked as often as there are', () => {
    const table = sitDown(game, { seats: 1, chance: quickChance(1) });
    expect(table.ask(0).options).toContainEqual({ ref: TOWN, cap: 2 });
    expect(table.refs(0)).toEqual([TOWN, 'piece:A1/explorer', 'piece:A2/town', 'piece:A2/explorer']);
  });

  it('tell what happened to them: which, how many, from where, to where, and what they became', () => {
    const table = sitDown(game, { seats: 1 });
    expect(table.told(0)).toEqual([
      { type: 'added', to: land('A1'), pieces: [{ kind: 'explorer', n: 2 }] },
      { type: 'moved', from: land('A1'), to: land('A2'), pieces: [{ kind: 'explorer', n: 1 }] },
    ]);
    table.answer(0, TOWN, 'piece:A1/explorer');
    expect(table.told()).toEqual([
      {
        type: 'marked',
        to: land('A1'),
        pieces: [{ kind: 'town', n: 1 }],
        by: [{ kind: 'town', marks: { damage: 1 }, n: 1 }],
        data: { mark: 'damage', n: 1 },
      },
      { type: 'destroyed', from: land('A1'), pieces: [{ kind: 'explorer', n: 1 }] },
      {
        type: 'replaced',
        from: land('A2'),
        to: land('A2'),
        pieces: [{ kind: 'town', n: 1 }],
        by: [{ kind: 'dahan', n: 1 }],
      },
      { type: 'removed', from: land('A2'), pieces: [{ kind: 'explorer', n: 1 }] },
    ]);
  });
});

describe('a scenario with pieces', () => {
  const failures = (more: object): string[] => {
    const read = readScenario({ game: 'lands', seats: 1, ...more });
    if (!read.ok) return [read.refusal.message.en];
    return runScenarioEveryWay(game, read.value).failures.map(({ message }) => message.en);
  };
  const given = { active: 0, 'land/A1': { towns: 2, dahan: 3, damage: { dahan: [1] } }, 'land/A2': {} };
  const play = [{ 0: ['piece:A1/dahan/damage=1', 'A1/town'] }];

  it('names lands and pieces in given, play and expect', () => {
    const expected = [
      { 'land/A1': { towns: 2, dahan: 2, explorers: 1, damage: { town: 1, dahan: 0 } } },
      { 'land/A2': { explorer: 0, town: 0 } },
      { event: { moved: true, from: 'land/A1', to: 'land/A2', pieces: { explorer: 1 } } },
    ];
    expect(failures({ given, play, expect: expected })).toEqual([]);
  });

  it('says what differs, and what there is no word for', () => {
    expect(failures({ given, play, expect: { 'land/A1': { dahan: 3 } } })[0]).toContain(
      'dahan in land/A1: expected 3, found 2.',
    );
    expect(failures({ given: { ...given, 'land/A1': { twons: 1 } } })[0]).toContain('did you mean town');
    expect(failures({ given: { ...given, 'land/A9': { towns: 1 } } })[0]).toContain('There is no land A9');
  });
});
