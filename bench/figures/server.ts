import type { Figure } from '../figure.ts';
import { printedBy } from '../program.ts';

/** 200 tables of three people, 600 sockets, every move durable before it is acknowledged. `bench/server` makes the load. */
const serverFigure = (figure: Pick<Figure, 'name' | 'unit' | 'floor' | 'direction'>): Figure => ({
  ...figure,
  measure: () => printedBy('bench/server/main.ts', figure.name),
});

const moves = { unit: 'moves / CPU s', floor: 3_000, direction: 'at least' } as const;
/** At 1,500 moves a second. */
const p95 = { unit: 'ms (95 %)', floor: 50, direction: 'at most' } as const;

export const figures: readonly Figure[] = [
  serverFigure({ name: 'server-moves', ...moves }),
  serverFigure({ name: 'server-p95', ...p95 }),
  serverFigure({ name: 'server-moves-slow-disk', ...moves }),
  serverFigure({ name: 'server-p95-slow-disk', ...p95 }),
  serverFigure({ name: 'bystander-p95-under-attack', ...p95 }),
  // Over a Postgres on the same machine; the second at 1,000 moves a second.
  serverFigure({ name: 'nodes-moves', ...moves, floor: 2_000 }),
  serverFigure({ name: 'nodes-p95', ...p95 }),
  serverFigure({ name: 'nodes-two', unit: 'times the cost of a move', floor: 1.15, direction: 'at most' }),
  serverFigure({ name: 'nodes-passed-on', unit: 'times the cost of a move', floor: 2, direction: 'at most' }),
  serverFigure({ name: 'nodes-takeover', unit: 's (95 % of tables)', floor: 5, direction: 'at most' }),
  serverFigure({ name: 'server-vs-boardgame.io', unit: 'times faster', floor: 4, direction: 'at least' }),
  {
    name: 'table-memory',
    unit: 'MB, nothing happening',
    floor: 0.5,
    direction: 'at most',
    measure: () => printedBy('server/table-memory.ts'),
  },
];
