import { markPieces, type Ref, refs, type Seat } from '@tafelrunde/kernel';
import { amountAt } from '../effects/amounts.ts';
import { standingOf } from '../effects/held.ts';
import { BUILDINGS, countOf, damageOn, isAside, isInvader, pieceOf } from '../pieces.ts';
import { spotOf } from '../places.ts';
import { groupsIn, indexOf, presenceAt } from '../queries.ts';
import { type At, type Chapter, type Game, seatsOf } from '../state.ts';

/* Who takes no part in a ravage. SI-374: Lure of the Deep Wilderness keeps explorers from it. */

export interface EnthrallingOps {
  /** Which explorers stand aside, up to so many; or which damaged invaders. */
  enthrall: { seat: Seat; land: string; n: number; damaged?: true };
  /** Temporary Truce: which of these stands aside. */
  standAside: { land: string; kinds: readonly string[] };
  /** They take part again in what comes. */
  rejoin: { land: string };
}

const spellbound = (m: At, { land, damaged }: EnthrallingOps['enthrall']) =>
  groupsIn(m, land).filter(
    (group) =>
      !isAside(group) && (damaged === true ? isInvader(group) && damageOn(group) > 0 : group.kind === 'explorer'),
  );

/** Who may do so is asked before a ravage. */
export function askWhoStandsAside(m: Game, land: string): void {
  const i = indexOf(m, land);
  for (const { seat, standing } of standingOf(m, 'enthralls')) {
    if (seat === undefined) continue;
    const n = presenceAt(m, seat, i) * amountAt(m, standing.n ?? 1, i, seat);
    if (n > 0) m.put({ op: 'enthrall', seat, land, n });
  }
  for (const { seat, land: where, n } of standingOf(m, 'unnerves')) {
    if (where === land && seat !== undefined && n !== undefined)
      m.put({ op: 'enthrall', seat, land, n, damaged: true });
  }
  if (standingOf(m, 'truce').length === 0 || countOf(groupsIn(m, land), 'dahan') === 0) return;
  for (const kinds of [['dahan'], BUILDINGS]) {
    const [only, ...more] = candidates(m, land, kinds);
    if (only !== undefined && more.length === 0) letStandAside(m, land, only);
    else m.put({ op: 'standAside', land, kinds });
  }
}

const candidates = (m: At, land: string, kinds: readonly string[]): Ref[] =>
  groupsIn(m, land).flatMap((group) => (kinds.includes(group.kind) ? [refs.piece([land, pieceOf(group)])] : []));

const letStandAside = (m: Game, land: string, pick: Ref): void => {
  const [, piece] = refs.piece.in(pick) ?? [];
  if (piece !== undefined) markPieces(m, spotOf(land), piece, 'aside', 1, 1);
};

export const enthrallingRules: Chapter<EnthrallingOps> = {
  enthrall: {
    options: (m, enthralling) =>
      spellbound(m, enthralling).map((group) => ({
        ref: refs.piece([enthralling.land, pieceOf(group)]),
        cap: Math.min(enthralling.n, group.n),
      })),
    min: 0,
    max: (m, enthralling) =>
      Math.min(
        enthralling.n,
        spellbound(m, enthralling).reduce((sum, { n }) => sum + n, 0),
      ),
    answer: (m, { land }, picks) => {
      for (const pick of picks) letStandAside(m, land, pick);
    },
  },

  standAside: {
    among: seatsOf,
    options: (m, { land, kinds }) => candidates(m, land, kinds),
    answer: (m, { land }, [pick]) => {
      if (pick !== undefined) letStandAside(m, land, pick);
    },
  },

  rejoin: (m, { land }) => {
    for (const group of groupsIn(m, land).filter(isAside)) {
      markPieces(m, spotOf(land), pieceOf(group), 'aside', -1, group.n);
    }
  },
};
