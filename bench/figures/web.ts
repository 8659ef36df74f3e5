import { playable } from '@tafelrunde/games';
import type { Figure, Reading, Skipped } from '../figure.ts';
import { printedBy } from '../program.ts';

interface Found {
  /** Kilobytes on the wire. */
  readonly home: number;
  /** By the id of the game: its own part. */
  readonly games: Readonly<Record<string, number>>;
  readonly interactive: Reading;
  readonly decision: Reading;
}

/** All of them come out of one visit with a browser. */
let found: Found | Skipped | undefined;
function visit(): Found | Skipped {
  found ??= printedBy<Found | Skipped>('e2e/figures.ts');
  return found;
}

function webFigure(name: string, unit: string, floor: number, pick: (all: Found) => Reading): Figure {
  return {
    name,
    unit,
    floor,
    direction: 'at most',
    measure() {
      const all = visit();
      return 'skipped' in all ? all : pick(all);
    },
  };
}

/** Kilobytes of a game's own part; one with a map and spirits has more to bring. */
const OWN_PART = 150;
const LARGER: Readonly<Record<string, number>> = { 'spirit-island': 250 };

const exactly = (value: number): Reading => ({ value, measured: value });

export const figures: readonly Figure[] = [
  webFigure('web-first-load', 'kB', 250, ({ home }) => exactly(home)),
  ...playable.map(({ id }) =>
    webFigure(`web-${id}`, 'kB', LARGER[id] ?? OWN_PART, ({ games }) => exactly(games[id] ?? Number.NaN)),
  ),
  webFigure('web-interactive', 'ms', 1_000, ({ interactive }) => interactive),
  webFigure('web-decision', 'ms (95 %)', 50, ({ decision }) => decision),
];
