import { move, type ObjectNumber, placeOf, reveal, type Seat } from '@tafelrunde/kernel';
import { allowed, clause, kind, noun, sequence, tells, verb, type WordNode } from '@tafelrunde/words';
import { DISCARD, hand } from '../../places.ts';
import { NOTHING } from '../../refs.ts';
import { discardTop } from '../../rules/cards.ts';
import { coinsOf, gainCoins, payCoins } from '../../rules/coins.ts';
import { levelOf } from '../../rules/levels.ts';
import { demote, promotable, promote as promoteMiniboss } from '../../rules/minibosses.ts';
import { unmark } from '../../rules/rooms.ts';
import { spotsFor } from '../../rules/spots.ts';
import type { At, Chapter } from '../../state.ts';
import { here } from '../language/context.ts';
import { cardAt } from '../language/registry.ts';
import type { BossWord } from '../language/word.ts';
import { cardsSuch, MINIBOSS } from '../selectors/cards.ts';
import { nounOf, objectsOf, type Who } from '../selectors/who.ts';

/* Words about Minibosses (BM-124 to BM-132). */

interface ToMiniboss<W extends string> extends WordNode {
  readonly word: W;
  readonly what: Who;
}

interface Plain<W extends string> extends WordNode {
  readonly word: W;
}

interface ShowMinibosses extends WordNode {
  readonly word: 'showMinibosses';
  readonly n: number;
}

/** BM-129: without the coin, but still only one per round. */
export const promote = (what: Who): ToMiniboss<'promote'> => ({ word: 'promote', what });
/** BM-131: a cost. */
export const demoteThis = (): Plain<'demoteThis'> => ({ word: 'demoteThis' });
export const toHand = (what: Who): ToMiniboss<'toHand'> => ({ word: 'toHand', what });
/** For a coin per level, which its owner gets; it is built at once, and nothing else this round. */
export const takeOver = (what: Who): ToMiniboss<'takeOver'> => ({ word: 'takeOver', what });
/** From one's own hand, for so many coins each. */
export const showMinibosses = (n: number): ShowMinibosses => ({ word: 'showMinibosses', n });
/** The top three cards of the Room deck are discarded, and a Miniboss among them may be built at once. */
export const hire = (): Plain<'hire'> => ({ word: 'hire' });

export interface MinibossWordOps {
  showMiniboss: { seat: Seat; n: number };
  hireWhich: { seat: Seat; among: readonly ObjectNumber[] };
}

const PROMOTE = verb('promote {what} by one level', 'befördere beförderst befördert befördern | {what} um eine Stufe');
const DEMOTE = verb(
  'set this Miniboss back to level 1',
  'setze setzt setzt setzen zurück | diesen Miniboss auf Stufe 1',
);
const TO_HAND = verb(
  'return {what} to the hand of its owner',
  'gib gibst gibt geben zurück | {what} seinem Boss auf die Hand',
);
const TAKE_OVER = verb(
  'pay 1 coin for each level of {what} to its owner, take it and build it at once at the same level',
  'zahle zahlst zahlt zahlen | für jede Stufe {what.gen} 1 Münze an seinen Boss, übernimm ihn und baue ihn sofort auf derselben Stufe',
);
const SHOW = verb(
  'reveal {what} from your hand and gain {n} coins for each',
  'zeige zeigst zeigt zeigen | {what} aus deiner Hand und nimm dir für jeden {n} Münzen',
);
const CARD = kind('Miniboss/Minibosses', 'der Miniboss/Minibosse/Minibosses');
const DISCARD_TOP = verb(
  'discard the top 3 cards of the Room deck',
  'lege legst legt legen ab | die obersten 3 Karten des Raumstapels',
);
const HIRE = verb(
  'build a Miniboss among them at once for its coin',
  'baue baust baut bauen | einen Miniboss darunter für seine Münze sofort',
);

const promoteWord: BossWord<ToMiniboss<'promote'>> = {
  can: (m) => promotable(m, here(m).seat).length > 0,
  run: (m, { what }) => {
    for (const miniboss of objectsOf(m, what, here(m))) promoteMiniboss(m, here(m).seat, miniboss);
  },
  says: ({ what }, say) => clause(say.you, PROMOTE, { what: nounOf(what, say) }),
};

const demoteWord: BossWord<Plain<'demoteThis'>> = {
  run: (m) => {
    const { source } = here(m);
    if (source === undefined) return;
    demote(m, source);
    m.happened('levelThreeUsed', { player: here(m).seat });
  },
  says: (_, say) => clause(say.you, DEMOTE),
};

const handWord: BossWord<ToMiniboss<'toHand'>> = {
  run: (m, { what }) => {
    for (const miniboss of objectsOf(m, what, here(m))) {
      const seat = placeOf(m, miniboss)?.seat;
      if (seat === undefined) continue;
      unmark(m, miniboss);
      move(m, miniboss, hand(seat), { openly: true });
    }
  },
  says: ({ what }, say) => clause(say.you, TO_HAND, { what: nounOf(what, say) }),
};

const hasPlaced = ({ state: { placed } }: At, seat: Seat): boolean => placed.some((each) => each.seat === seat);

const takeOverWord: BossWord<ToMiniboss<'takeOver'>> = {
  can: (m) => !hasPlaced(m, here(m).seat),
  run: (m, { what }) => {
    const { seat } = here(m);
    for (const card of objectsOf(m, what, here(m))) {
      const owner = placeOf(m, card)?.seat;
      const level = levelOf(m, card);
      if (owner === undefined || coinsOf(m, seat) < level) continue;
      payCoins(m, seat, level);
      gainCoins(m, owner, level);
      unmark(m, card);
      m.state.builds[seat] = 0;
      m.put({ op: 'settleMiniboss', seat, card, level });
    }
  },
  says: ({ what }, say) =>
    sequence([
      clause(say.you, TAKE_OVER, { what: nounOf(what, say) }),
      tells('you may build no Room this round', 'du darfst in dieser Runde keinen Raum bauen'),
    ]),
};

const showWord: BossWord<ShowMinibosses> = {
  run: (m, { n }) => m.put({ op: 'showMiniboss', seat: here(m).seat, n }),
  says: ({ n }, say) => clause(say.you, SHOW, { n, what: noun(CARD, 'any') }),
};

const hireWord: BossWord<Plain<'hire'>> = {
  run: (m) => {
    const among = discardTop(m, 'room', 3).filter((card) => cardAt(m, card)?.kind === 'miniboss');
    if (among.length > 0) m.put({ op: 'hireWhich', seat: here(m).seat, among });
  },
  says: (_, say) => sequence([clause(say.you, DISCARD_TOP), allowed(clause(say.you, HIRE))]),
};

export const minibossWords = {
  promote: promoteWord,
  demoteThis: demoteWord,
  toHand: handWord,
  takeOver: takeOverWord,
  showMinibosses: showWord,
  hire: hireWord,
} as const;

export const minibossWordRules: Chapter<MinibossWordOps> = {
  showMiniboss: {
    options: (m, { seat }) => cardsSuch(m, hand(seat), MINIBOSS),
    min: 0,
    max: (m, { seat }) => cardsSuch(m, hand(seat), MINIBOSS).length,
    answer: (m, { seat, n }, picks) => {
      const shown = picks.flatMap((pick) => (typeof pick === 'number' ? [pick] : []));
      reveal(m, shown, seat);
      gainCoins(m, seat, n * shown.length);
    },
  },

  hireWhich: {
    options: (m, { seat, among }) => [
      NOTHING,
      ...(coinsOf(m, seat) > 0 && !m.state.buildingStopped ? among : []).filter(
        (card) => placeOf(m, card)?.kind === DISCARD.kind && spotsFor(m, seat, card).length > 0,
      ),
    ],
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') m.put({ op: 'buildNow', seat, card: pick, over: false });
    },
  },
};
