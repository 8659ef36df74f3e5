import { cardOf, count, move, objectsIn, type Piece, refs, type Seat } from '@tafelrunde/kernel';
import { below, seatOf, tells, type WordNode } from '@tafelrunde/words';
import { powerCardNamed } from '../../cards/catalogue.ts';
import { isInvader, pieceOf } from '../../pieces.ts';
import { DECKS, hand } from '../../places.ts';
import { groupsIn } from '../../queries.ts';
import { duelOf } from '../../rules/damage.ts';
import { gainEnergy } from '../../rules/energy.ts';
import { discardTop, forget, owned } from '../../rules/power-cards.ts';
import { BASE } from '../../rules/targeting.ts';
import { reached } from '../../rules/thresholds.ts';
import { elementsOf } from '../../rules/tracks.ts';
import type { At, Chapter, Game } from '../../state.ts';
import { landOf, userOf } from '../context.ts';
import { harming } from './harming.ts';
import type { IslandWord } from './word.ts';

/* Grinning Trickster Stirs Up Trouble: minor powers gone wild, and invaders and dahan who fight each other. */

export interface TrickeryOps {
  /** A power is forgotten, or not, for the one that was used. */
  keepUsed: { seat: Seat; card: string };
  /** Who fights whom: the invader, then the dahan. */
  duelist: { seat: Seat; land: string; invader?: Piece };
}

const { deck: DECK, discard: DISCARD } = DECKS.minor;

/** Cards are discarded until one targets a land. */
function findMinor(m: Game): string | undefined {
  for (let left = count(m, DECK) + count(m, DISCARD); left > 0; left--) {
    const card = discardTop(m, 'minor');
    if (card !== undefined && 'range' in powerCardNamed(card).target) return card;
  }
  return undefined;
}

/** Its effects are effects of the power that uses it. */
const useMinor: IslandWord<WordNode> = {
  run: (m) => {
    const card = findMinor(m);
    m.let('shown', card ?? null);
    if (card === undefined) return;
    const power = powerCardNamed(card);
    const levels = reached(power, elementsOf(m, userOf(m)));
    const blocks = power.do.length > 0 ? [BASE] : [];
    const vars = { ...m.vars, levels, wild: true };
    m.put({ op: 'resolvePower', seat: seatOf(m), power: below([card]), levels, blocks, vars, within: true });
  },
  says: () =>
    tells(
      'discard minor powers from the deck until one targets a land; use its effects on target land at once, whatever its range and target; every “up to” has to be used to the full, every “or” is an “and”',
      'lege schwache Fähigkeiten vom Stapel ab, bis eine ein Gebiet als Ziel hat; ihre Effekte gelten sofort im Zielgebiet, egal wie Reichweite und Ziel lauten; jedes „bis zu“ ist ganz auszuschöpfen, jedes „oder“ ist ein „und“',
    ),
};

const keepUsed: IslandWord<WordNode> = {
  run: (m) => {
    const { shown } = m.vars;
    if (typeof shown === 'string') m.put({ op: 'keepUsed', seat: seatOf(m), card: shown });
  },
  says: () =>
    tells(
      'you may forget a power card to gain the one just used and 1 {energy}',
      'du darfst eine Fähigkeitenkarte vergessen, um die eben genutzte und 1 {energy} zu erhalten',
    ),
};

const fightersIn = (m: At, land: string, isOne: (piece: Piece) => boolean) =>
  groupsIn(m, land).filter(isOne).map(pieceOf);

const isDahan = ({ kind }: Piece): boolean => kind === 'dahan';

/** Where there is only one of a kind nobody is asked which. */
function putDuel(m: Game, seat: Seat, land: string, chosen?: Piece): void {
  const invaders = chosen === undefined ? fightersIn(m, land, isInvader) : [chosen];
  const dahan = fightersIn(m, land, isDahan);
  const [invader, ...others] = invaders;
  const [opponent, ...more] = dahan;
  if (invader === undefined || opponent === undefined) return;
  if (others.length > 0) m.put({ op: 'duelist', seat, land });
  else if (more.length > 0) m.put({ op: 'duelist', seat, land, invader });
  else duelOf(m, land, invader, opponent);
}

const duel: IslandWord<WordNode> = {
  run: (m) => putDuel(m, seatOf(m), landOf(m)),
  says: () =>
    tells(
      '1 {invader} and 1 {dahan} deal damage to each other',
      '1 {invader} und 1 {dahan} verursachen einander Schaden',
    ),
};

export const trickeryWords = { useMinor, keepUsed, duel: harming(duel) } as const;

export const trickeryRules: Chapter<TrickeryOps> = {
  keepUsed: {
    options: (m, { seat }) => owned(m, seat),
    min: 0,
    max: 1,
    answer: (m, { seat, card }, [pick]) => {
      if (typeof pick !== 'number') return;
      const used = objectsIn(m, DISCARD).find((object) => cardOf(m, object) === card);
      forget(m, pick);
      if (used !== undefined) move(m, used, hand(seat));
      gainEnergy(m, seat, 1);
    },
  },

  duelist: {
    options: (m, { land, invader }) =>
      fightersIn(m, land, invader === undefined ? isInvader : isDahan).map((piece) => refs.piece([land, piece])),
    answer: (m, { seat, land, invader }, [pick]) => {
      const [, piece] = refs.piece.in(pick) ?? [];
      if (piece === undefined) return;
      if (invader === undefined) putDuel(m, seat, land, piece);
      else duelOf(m, land, invader, piece);
    },
  },
};
