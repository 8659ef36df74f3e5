import { checkpoint, deal, objectsIn, type Seat, scope, topOf } from '@tafelrunde/kernel';
import { bonusTo } from '../effects/holding/values.ts';
import { EPIC, ORDINARY, TOWN } from '../places.ts';
import { deckRef } from '../refs.ts';
import { inOrder, xpOrder } from '../seats.ts';
import type { At, Chapter, M } from '../state.ts';
import { drawCards } from './cards.ts';
import { claimItems, revealItems } from './items.ts';
import { tally } from './score.ts';

/** The phases of a round (BM-048), and the first of them. */
export interface RoundOps {
  newRound: object;
  beginRound: object;
  /** A scenario begins in the middle of a round, with this seat active. */
  resume: { seat: Seat };
  beginning: object;
  /** BM-055, where a Spell may be drawn instead. */
  drawWhich: { seat: Seat };
}

export const roundRules: Chapter<RoundOps> = {
  newRound: (m) => m.put(aRound(), { op: 'beginRound' }),

  beginRound: (m) => {
    m.state.round++;
    m.emit({ type: 'round', data: { n: m.state.round } });
    const from = inOrder(m)[0] ?? 0;
    m.put({ op: 'beginning' }, checkpoint(), ...phases(m, from, 'build'));
  },

  resume: (m, { seat }) => {
    if (m.state.order.length === 0) m.state.order = xpOrder(m);
    const { phase } = m.state;
    m.state.active = seat;
    if (phase === 'setup' || phase === 'beginning') m.put({ op: 'newRound' });
    else m.put(aRound(), ...phases(m, seat, phase));
  },

  // BM-053 to BM-055.
  beginning: (m) => {
    m.state.phase = 'beginning';
    m.emit({ type: 'phase', data: { phase: 'beginning' } });
    revealItems(m); // BM-111
    for (let i = 0; i < m.seats; i++) if (revealHero(m)) tally(m, 'revealed', i); // BM-084
    for (const seat of inOrder(m)) {
      if (bonusTo(m, 'drawsSpell', seat) > 0) m.put({ op: 'drawWhich', seat });
      else drawCards(m, seat, 'room', 1);
    }
  },

  drawWhich: {
    options: () => [deckRef('room'), deckRef('spell')],
    answer: (m, { seat }, [pick]) => drawCards(m, seat, deckRef.in(pick) ?? 'room', 1),
  },
};

/** What lasts until the end of the round ends with it (BM-086). */
export const aRound = () => scope('round', { last: { op: 'newRound' } });

const PHASES = ['build', 'reveal', 'bait', 'adventure', 'end'] as const;

type PlayedPhase = (typeof PHASES)[number];

/** The phases from this one on; the first begins with this seat, the others with the highest XP. */
function phases(m: At, seat: Seat, first: PlayedPhase) {
  const highest = inOrder(m)[0] ?? seat;
  const ops = [
    { op: 'build', from: seat },
    { op: 'reveal' },
    { op: 'bait' },
    { op: 'adventure', from: first === 'adventure' ? seat : highest },
    { op: 'end' },
  ] as const;
  return ops.slice(PHASES.indexOf(first));
}

/** BM-053, BM-054: false if no Hero is left to come. */
function revealHero(m: M): boolean {
  const deck = topOf(m, ORDINARY) === undefined ? EPIC : ORDINARY;
  const isLeft = topOf(m, deck) !== undefined;
  deal(m, deck, TOWN, 1);
  const hero = objectsIn(m, TOWN).at(-1);
  if (isLeft && hero !== undefined) m.happened('heroAppeared', { hero });
  claimItems(m);
  return isLeft;
}
