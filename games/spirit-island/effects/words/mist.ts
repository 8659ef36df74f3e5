import { NO, type Option, refs, type Seat, YES } from '@tafelrunde/kernel';
import { seatOf, tells, type WordNode } from '@tafelrunde/words';
import { presenceOf } from '../../pieces.ts';
import { adjacentTo, indexOf, presenceAt } from '../../queries.ts';
import { movePresence } from '../../rules/presence.ts';
import { type At, type Chapter, seatsOf } from '../../state.ts';
import { landOf, whoDecides } from '../context.ts';
import { mayLie } from '../lands.ts';
import type { Unnerve } from '../language/words/mist.ts';
import type { IslandWord } from './word.ts';

/* Mist: who loses their way in it, and who is drawn along. */

export interface MistWordOps {
  /** Which presence of another spirit; two of it are a sacred site. */
  drawOther: { seat: Seat; land: string };
  /** Does that spirit let it go? */
  letGo: { seat: Seat; land: string; from: string; n: number };
}

const unnerve: IslandWord<Unnerve> = {
  run: (m, { n }, at) => m.startLasting(at, { land: landOf(m), n }, { scope: 'turn' }, whoDecides(m)),
  says: ({ n }) =>
    tells(
      `up to ${n} damaged {invader+} do not participate in each ravage there this turn`,
      `bis zu ${n} beschädigte {invader+} nehmen dort in dieser Runde nicht am Wüten teil`,
    ),
};

/** SI-119: presence, or what is exactly a sacred site. */
const SITE = 2;

const presenceAround = (m: At, { seat, land }: MistWordOps['drawOther']): Option[] =>
  adjacentTo(m, land).flatMap((from) =>
    seatsOf(m).flatMap((owner) => {
      const there = presenceAt(m, owner, indexOf(m, from));
      const isMeant = owner !== seat && there > 0 && mayLie(m, owner, indexOf(m, land));
      return isMeant ? [{ ref: refs.piece([from, { kind: presenceOf(owner) }]), cap: Math.min(SITE, there) }] : [];
    }),
  );

const drawOther: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'drawOther', seat: seatOf(m), land: landOf(m) }),
  says: () =>
    tells(
      'you may gather 1 {presence} or 1 {sacred-site} of another spirit, with their permission',
      'du darfst 1 {presence} oder 1 {sacred-site} eines anderen Geistes versammeln, wenn er es erlaubt',
    ),
};

export const mistWords = { unnerve, drawOther } as const;

export const mistWordRules: Chapter<MistWordOps> = {
  drawOther: {
    options: presenceAround,
    min: 0,
    max: SITE,
    refuses: (_, __, picks) => (new Set(picks).size > 1 ? 'one-site' : undefined),
    answer: (m, { land }, picks) => {
      const [from, piece] = refs.piece.in(picks[0]) ?? [];
      const owner = seatsOf(m).find((seat) => presenceOf(seat) === piece?.kind);
      if (from !== undefined && owner !== undefined) m.put({ op: 'letGo', seat: owner, land, from, n: picks.length });
    },
  },

  letGo: {
    options: () => [YES, NO],
    answer: (m, { seat, land, from, n }, [pick]) => {
      if (pick === YES) movePresence(m, seat, from, land, n);
    },
  },
};
