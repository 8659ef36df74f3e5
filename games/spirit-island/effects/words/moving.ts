import { type Option, type Piece, type Ref, refs, type Seat } from '@tafelrunde/kernel';
import { clause, seatOf, verb } from '@tafelrunde/words';
import { BUILDINGS, countOf, pieceOf } from '../../pieces.ts';
import { adjacentTo, groupsIn } from '../../queries.ts';
import { moveTo } from '../../rules/pieces.ts';
import type { At, Chapter, Game } from '../../state.ts';
import { amountOf } from '../amounts.ts';
import { landOf } from '../context.ts';
import type { Gather, Push } from '../language/words.ts';
import { type IslandWord, place, said, someSaid } from './word.ts';

/* SI-180 to SI-186: push and gather, piece by piece. */

interface Moving {
  readonly seat: Seat;
  readonly land: string;
  readonly n: number;
  readonly kinds: readonly string[];
  readonly upTo: boolean;
}

export interface MovingOps {
  /** Which pieces are pushed. */
  push: Moving & { safer: boolean };
  /** Where so many alike ones go, each where one likes. */
  pushTo: { seat: Seat; land: string; piece: Piece; n: number; safer: boolean };
  gather: Moving;
}

const buildingsIn = (m: At, land: string): number => countOf(groupsIn(m, land), ...BUILDINGS);

const waysOut = (m: At, land: string, safer: boolean): readonly string[] =>
  adjacentTo(m, land).filter((name) => !safer || buildingsIn(m, name) > buildingsIn(m, land));

const optionsIn = (m: At, land: string, { kinds, n }: Moving): Option[] =>
  groupsIn(m, land)
    .filter(({ kind }) => kinds.includes(kind))
    .map((group) => ({ ref: refs.piece([land, pieceOf(group)]), cap: Math.min(n, group.n) }));

const gathered = (m: At, moving: Moving): Option[] =>
  adjacentTo(m, moving.land).flatMap((name) => optionsIn(m, name, moving));

const total = (options: readonly Option[]): number => options.reduce((sum, { cap = 1 }) => sum + cap, 0);

const everyOne = (options: readonly Option[]): Ref[] =>
  options.flatMap(({ ref, cap = 1 }) => Array.from({ length: cap }, () => ref));

function sendOff(m: Game, { seat, land, safer }: MovingOps['push'], picks: readonly Ref[]): void {
  m.let('did', picks.length);
  for (const pick of new Set(picks)) {
    const [, piece] = refs.piece.in(pick) ?? [];
    const n = picks.filter((each) => each === pick).length;
    if (piece !== undefined) m.put({ op: 'pushTo', seat, land, piece, n, safer });
  }
}

function bring(m: Game, land: string, picks: readonly Ref[]): void {
  m.let('did', picks.length);
  for (const pick of picks) {
    const [from, piece] = refs.piece.in(pick) ?? [];
    if (from !== undefined && piece !== undefined) moveTo(m, from, land, piece, 1);
  }
}

const movingOf = (m: Game, { n, kinds, upTo }: Push | Gather): Moving => ({
  seat: seatOf(m),
  land: landOf(m),
  n: n === 'all' ? MANY : amountOf(m, n),
  kinds,
  upTo,
});

/** More than there ever are. */
const MANY = 99;

const PUSH = verb('push {what} {where}', 'verschiebe verschiebst verschiebt verschieben | {what} {where}');
const GATHER = verb('gather {what} {where}', 'versammle versammelst versammelt versammeln | {what} {where}');

const push: IslandWord<Push> = {
  run: (m, node) => {
    const moving = { ...movingOf(m, node), safer: node.safer };
    const { land, n, upTo, safer } = moving;
    const options = optionsIn(m, land, moving);
    m.let('did', 0);
    m.let('pushedTo', []);
    if (n <= 0 || options.length === 0 || waysOut(m, land, safer).length === 0) return;
    if (!upTo && total(options) <= n) sendOff(m, { ...moving }, everyOne(options));
    else m.put({ op: 'push', ...moving });
  },
  says: ({ n, kinds, upTo, safer }, say) => {
    const what = someSaid(n, kinds, upTo);
    const to = safer
      ? said(
          ' into a land with more {town+}/{city+} than the one it came from',
          ' in ein Gebiet mit mehr {town+}/{city+} als das, aus dem er kommt',
        )
      : said('', '');
    return clause(say.you, PUSH, {
      what: said(`${what.en}${to.en}`, `${what.de}${to.de}`),
      where: place(say, 'from', 'aus'),
    });
  },
};

const gather: IslandWord<Gather> = {
  run: (m, node) => {
    const moving = movingOf(m, node);
    const options = gathered(m, moving);
    m.let('did', 0);
    if (moving.n <= 0 || options.length === 0) return;
    if (!moving.upTo && total(options) <= moving.n) bring(m, moving.land, everyOne(options));
    else m.put({ op: 'gather', ...moving });
  },
  says: ({ n, kinds, upTo }, say) =>
    clause(say.you, GATHER, { what: someSaid(n, kinds, upTo), where: place(say, 'into', 'in', 'acc') }),
};

export const movingWords = { push, gather } as const;

export const movingRules: Chapter<MovingOps> = {
  push: {
    options: (m, moving) => optionsIn(m, moving.land, moving),
    min: (m, moving) => (moving.upTo ? 0 : Math.min(moving.n, total(optionsIn(m, moving.land, moving)))),
    max: (_, { n }) => n,
    answer: sendOff,
  },

  pushTo: {
    options: (m, { land, n, safer }) => waysOut(m, land, safer).map((name) => ({ ref: refs.land(name), cap: n })),
    min: (_, { n }) => n,
    max: (_, { n }) => n,
    answer: (m, { land, piece }, picks) => {
      const before = Array.isArray(m.vars.pushedTo) ? m.vars.pushedTo : [];
      const lands = picks.flatMap((pick) => refs.land.in(pick) ?? []);
      for (const to of lands) moveTo(m, land, to, piece, 1);
      m.let('pushedTo', [...before, ...lands]);
    },
  },

  gather: {
    options: gathered,
    min: (m, moving) => (moving.upTo ? 0 : Math.min(moving.n, total(gathered(m, moving)))),
    max: (_, { n }) => n,
    answer: (m, { land }, picks) => bring(m, land, picks),
  },
};
