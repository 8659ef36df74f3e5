import { type Option, type Ref, refs, type Seat } from '@tafelrunde/kernel';
import { seatOf, tells } from '@tafelrunde/words';
import { ANYWHERE_IN_RANGE } from '../../cards/card.ts';
import { INVADERS, isInvader, pieceOf, presenceOf } from '../../pieces.ts';
import { groupsIn, indexOf, islandIn, presenceAt } from '../../queries.ts';
import { moveTo } from '../../rules/pieces.ts';
import { movePresence } from '../../rules/presence.ts';
import { isUnchanging } from '../../rules/strength.ts';
import type { At, Chapter } from '../../state.ts';
import { spiritOf, userOf } from '../context.ts';
import { landsSuchThat, mayLie } from '../lands.ts';
import { YOURS } from '../language/lands.ts';
import type { Escort, IgnoreRange } from '../language/words/paths.ts';
import type { IslandWord } from './word.ts';

/* What Finder of Paths Unseen does besides pushing and moving. */

export interface PathOps {
  /** To which land of whoever uses the power. */
  travelWith: { seat: Seat; host: Seat; n: number };
  /** Which of its presence goes there. */
  travellers: { seat: Seat; to: string; n: number };
  /** Who goes along, from where it has come. */
  companions: { seat: Seat; to: string; from: readonly string[] };
}

const ignoreRange: IslandWord<IgnoreRange> = {
  run: (m, _, at) => m.startLasting(at, { n: ANYWHERE_IN_RANGE }, { scope: 'turn' }, seatOf(m)),
  says: () => tells('you may ignore range this turn', 'du darfst in dieser Runde die Reichweite missachten'),
};

const escort: IslandWord<Escort> = {
  run: (m, { n }) => m.put({ op: 'travelWith', seat: spiritOf(m), host: userOf(m), n }),
  says: ({ n }) =>
    tells(
      `target spirit moves up to ${n} of their {presence} to one of your lands, and along with it up to 1 {invader}, 1 {dahan} and 1 {beasts} in all`,
      `der gewählte Geist bewegt bis zu ${n} eigene {presence+} in eins deiner Gebiete und mit ihnen insgesamt bis zu 1 {invader}, 1 {dahan} und 1 {beasts}`,
    ),
};

export const pathWords = { ignoreRange, escort } as const;

const presenceFor = (m: At, { seat, to, n }: PathOps['travellers']): Option[] =>
  islandIn(m).lands.flatMap(({ name }, i) => {
    const there = name === to ? 0 : presenceAt(m, seat, i);
    return there === 0 ? [] : [{ ref: refs.piece([name, { kind: presenceOf(seat) }]), cap: Math.min(n, there) }];
  });

const ALONG: readonly string[] = [...INVADERS, 'dahan', 'beasts'];

const sortOf = (pick: Ref): string => {
  const [, piece = { kind: '' }] = refs.piece.in(pick) ?? [];
  return isInvader(piece) ? 'invader' : piece.kind;
};

export const pathRules: Chapter<PathOps> = {
  travelWith: {
    options: (m, { seat, host }) =>
      landsSuchThat(m, YOURS, host)
        .filter((land) => mayLie(m, seat, indexOf(m, land)))
        .map((land) => refs.land(land)),
    min: 0,
    max: 1,
    answer: (m, { seat, n }, [pick]) => {
      const to = refs.land.in(pick);
      if (to !== undefined) m.put({ op: 'travellers', seat, to, n });
    },
  },

  travellers: {
    options: presenceFor,
    min: 0,
    max: (_, { n }) => n,
    answer: (m, { seat, to }, picks) => {
      const from = picks.flatMap((pick) => refs.piece.in(pick)?.[0] ?? []);
      for (const land of new Set(from)) movePresence(m, seat, land, to, from.filter((each) => each === land).length);
      if (from.length > 0) m.put({ op: 'companions', seat, to, from: [...new Set(from)] });
    },
  },

  companions: {
    options: (m, { from }) =>
      from.flatMap((land) =>
        groupsIn(m, land)
          .filter(({ kind }) => ALONG.includes(kind) && !isUnchanging(m, kind, land))
          .map((group) => ({ ref: refs.piece([land, pieceOf(group)]) })),
      ),
    min: 0,
    max: 3,
    refuses: (_, __, picks) => (new Set(picks.map(sortOf)).size < picks.length ? 'one-of-each-kind' : undefined),
    answer: (m, { to }, picks) => {
      for (const pick of picks) {
        const [land, piece] = refs.piece.in(pick) ?? [];
        if (land !== undefined && piece !== undefined) moveTo(m, land, to, piece, 1);
      }
    },
  },
};
