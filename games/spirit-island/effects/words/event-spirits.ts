import {
  cardOf,
  move,
  type ObjectNumber,
  objectsIn,
  type Path,
  refs,
  removePieces,
  type Seat,
} from '@tafelrunde/kernel';
import { allowed, clause, named, seatOf, tells, verb, type WordNode } from '@tafelrunde/words';
import { ELEMENTS } from '../../cards/elements.ts';
import { presenceOf } from '../../pieces.ts';
import { hand, REMOVED, spotOf } from '../../places.ts';
import { adjacentTo, indexOf, islandIn, presenceAt } from '../../queries.ts';
import { elementRef, trackRef } from '../../refs.ts';
import { energyOf, payEnergy } from '../../rules/energy.ts';
import { putLesserAid } from '../../rules/lesser-aid.ts';
import { destroyPresence } from '../../rules/pieces.ts';
import { placeFrom, returnPresence } from '../../rules/presence.ts';
import { spiritAt } from '../../rules/tracks.ts';
import { slowCardsOf } from '../../rules/usable.ts';
import { type At, type Chapter, seatsOf } from '../../state.ts';
import { landOf } from '../context.ts';
import { mayLie, sitesOf } from '../lands.ts';
import type { RenderEnergy } from '../language/words/event-spirits.ts';
import type { Counting } from '../language/words/word.ts';
import { type IslandWord, place, said } from './word.ts';

/* What events do to spirits and have them do. */

const lesserAid: IslandWord<Counting<'lesserAid'>> = {
  run: (m, { n }) => putLesserAid(m, n),
  says: ({ n }) =>
    tells(
      `draw 1 minor power per player plus ${n} more; each spirit is given 1 of them, which it may use in every turn as if it had played it, without card plays or {energy}; what is left is discarded`,
      `zieht pro Person 1 schwache Fähigkeit und ${n} mehr; jeder Geist bekommt 1 davon und darf sie in jeder Runde einsetzen, als hätte er sie ausgespielt, ohne dass sie zählt oder {energy} kostet; was übrig ist, wird abgelegt`,
    ),
};

const REGAIN = verb('regain {what}', 'nimm nimmst nimmt nehmen | {what} wieder auf die Hand');

const regainUnique: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'regainUnique', seat: seatOf(m) }),
  says: (_, say) =>
    clause(say.you, REGAIN, {
      what: said('1 unique power that was forgotten', '1 vergessene einzigartige Fähigkeit'),
    }),
};

const GAIN = verb('gain {what}', 'erhalte erhältst erhält erhalten | {what}');

const keepElement: IslandWord<WordNode> = {
  run: (m, _, at) => m.put({ op: 'keepElement', seat: seatOf(m), at }),
  says: (_, say) =>
    clause(say.you, GAIN, {
      what: said('1 element of their choice for the rest of the game', 'für den Rest des Spiels 1 Element nach Wahl'),
    }),
};

const RETURN = verb('return {what}', 'lege legst legt legen | {what}');

const withdrawPresence: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'withdraw', seat: seatOf(m) }),
  says: (_, say) =>
    clause(say.you, RETURN, {
      what: said('1 {presence} to a presence track', '1 {presence} zurück auf eine Präsenz-Leiste'),
    }),
};

const PUSH = verb('push {what}', 'verschiebe verschiebst verschiebt verschieben | {what}');

const driftPresence: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'driftPresence', seat: seatOf(m), land: landOf(m) }),
  says: (_, say) => {
    const from = place(say, 'from', 'aus');
    return clause(say.you, PUSH, {
      what: said(`1 {presence} ${from?.en ?? ''}`.trim(), `1 {presence} ${from?.de ?? ''}`.trim()),
    });
  },
};

const DESTROY = verb('destroy {what}', 'zerstöre zerstörst zerstört zerstören | {what}');

const fragment: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'losePresence', seat: seatOf(m), leaves: 'wilds' }),
  says: (_, say) =>
    clause(say.you, DESTROY, {
      what: said('1 {presence}, leaving 1 {wilds} in its place', '1 {presence}, an deren Stelle 1 {wilds} kommt'),
    }),
};

const ADD = verb('add {what}', 'lege legst legt legen | {what}');

const regrow: IslandWord<Counting<'regrow'>> = {
  run: (m, { n }) => {
    const seat = seatOf(m);
    const most = Math.min(n, m.state.destroyed[seat] ?? 0);
    for (let left = most; left > 0; left--) m.put({ op: 'regrow', seat });
  },
  says: ({ n }, say) =>
    clause(say.you, ADD, {
      what: said(`${n} destroyed {presence} to one of their lands`, `${n} zerstörte {presence} in ein eigenes Gebiet`),
    }),
};

const slowNextTurn: IslandWord<WordNode> = {
  run: (m) => {
    const seat = seatOf(m);
    m.state.slowed = m.state.slowed.map((turn, i) => (i === seat ? m.state.round + 1 : turn));
  },
  says: () =>
    tells(
      'in the next turn all powers of that spirit are {slow}',
      'in der nächsten Runde sind alle Fähigkeiten dieses Geistes {slow}',
    ),
};

const PAY = verb('pay {what}', 'bezahle bezahlst bezahlt bezahlen | {what}');

const renderEnergy: IslandWord<RenderEnergy> = {
  run: (m, { n }) => payEnergy(m, seatOf(m), Math.min(n, energyOf(m, seatOf(m)))),
  says: ({ n }, say) => clause(say.you, PAY, { what: said(`${n} {energy}`, `${n} {energy}`) }),
};

const woundSpirits: IslandWord<WordNode> = {
  run: (m) => {
    const land = landOf(m);
    for (const seat of seatsOf(m)) if (presenceAt(m, seat, indexOf(m, land)) > 0) destroyPresence(m, land, seat, 1);
  },
  says: () => named(said('destroy 1 {presence} of each spirit', 'zerstöre 1 {presence} jedes Geistes')),
};

const USE_NOW = verb('use {what} now', 'setze setzt setzt setzen ein | jetzt {what}');
const A_SLOW_POWER = said('1 {slow} power', '1 {slow+} Fähigkeit');

const useSlowNow: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'useSlowNow', seat: seatOf(m) }),
  says: (_, say) => allowed(clause(say.you, USE_NOW, { what: A_SLOW_POWER })),
};

const outpace: IslandWord<WordNode> = {
  run: (m) => {
    const seat = seatOf(m);
    for (const card of slowCardsOf(m, seat)) m.put({ op: 'outpaced', seat, card });
  },
  says: () =>
    tells(
      'for each {slow} power card in play its spirit chooses: discard it and gain 1 {energy} plus its cost; or pay 3 {energy} or destroy 2 {presence}, and it may be used now instead of later',
      'für jede ausgespielte {slow+} Fähigkeitenkarte wählt ihr Geist: sie ablegen und 1 {energy} plus ihre Kosten erhalten; oder 3 {energy} bezahlen oder 2 {presence+} zerstören, dann darf sie jetzt statt später eingesetzt werden',
    ),
};

export const eventSpiritWords = {
  woundSpirits,
  useSlowNow,
  outpace,
  lesserAid,
  regainUnique,
  keepElement,
  withdrawPresence,
  driftPresence,
  fragment,
  regrow,
  slowNextTurn,
  renderEnergy,
} as const;

export interface EventSpiritWordOps {
  regainUnique: { seat: Seat };
  keepElement: { seat: Seat; at: Path };
  /** From where presence goes back to a track, and to which one. */
  withdraw: { seat: Seat };
  withdrawTo: { seat: Seat; land: string };
  /** Where destroyed presence comes back. */
  regrow: { seat: Seat };
  /** To which land. */
  driftPresence: { seat: Seat; land: string };
}

/** The unique powers of the spirit that have left the game. */
const forgottenBy = (m: At, seat: Seat): readonly ObjectNumber[] =>
  objectsIn(m, REMOVED).filter((object) => spiritAt(m, seat).uniques.includes(cardOf(m, object) ?? ''));

export const eventSpiritWordRules: Chapter<EventSpiritWordOps> = {
  regainUnique: {
    options: (m, { seat }) => forgottenBy(m, seat),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, hand(seat));
    },
  },

  keepElement: {
    options: () => ELEMENTS.map((element) => elementRef(element)),
    answer: (m, { seat, at }, [pick]) => {
      const element = elementRef.in(pick);
      if (element === undefined) return;
      m.startLasting(at, { element }, { game: true }, seat);
      m.emit({ type: 'elements', seat, data: { element } });
    },
  },

  withdraw: {
    options: (m, { seat }) => sitesOf(m, seat, 'presence').map((i) => refs.land(islandIn(m).lands[i]?.name ?? '')),
    answer: (m, { seat }, [pick]) => m.put({ op: 'withdrawTo', seat, land: refs.land.in(pick) ?? '' }),
  },

  withdrawTo: {
    options: (m, { seat }) => (m.state.uncovered[seat] ?? []).flatMap((open, i) => (open > 0 ? [trackRef(i)] : [])),
    answer: (m, { seat, land }, [pick]) => {
      const track = trackRef.in(pick);
      if (track === undefined) return;
      removePieces(m, spotOf(land), { kind: presenceOf(seat) }, 1);
      m.state.uncovered[seat] = (m.state.uncovered[seat] ?? []).map((open, i) => (i === track ? open - 1 : open));
    },
  },

  regrow: {
    options: (m, { seat }) => sitesOf(m, seat, 'presence').map((i) => refs.land(islandIn(m).lands[i]?.name ?? '')),
    answer: (m, { seat }, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) returnPresence(m, land, seat, 1);
    },
  },

  driftPresence: {
    options: (m, { seat, land }) =>
      adjacentTo(m, land)
        .filter((name) => mayLie(m, seat, indexOf(m, name)))
        .map((name) => refs.land(name)),
    answer: (m, { seat, land }, [pick]) => {
      const to = refs.land.in(pick);
      if (to === undefined) return;
      placeFrom(m, seat, refs.land(land), to);
      m.let('pushedTo', [to]);
    },
  },
};
