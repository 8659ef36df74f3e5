import { cardOf, NO, type ObjectNumber, objectsIn, type Path, refs, type Seat, YES } from '@tafelrunde/kernel';
import { below, clause, listAt, putSteps, seatOf, sequence, tells, verb, type WordNode, when } from '@tafelrunde/words';
import { cardData, powerCardNamed } from '../../cards/catalogue.ts';
import { ELEMENTS, together } from '../../cards/elements.ts';
import { discard, hand, play } from '../../places.ts';
import { indexOf, presenceAt } from '../../queries.ts';
import { elementRef } from '../../refs.ts';
import { drawSome, forget, owned } from '../../rules/power-cards.ts';
import { type At, type Chapter, seatsOf } from '../../state.ts';
import { isReached, landOf, userOf } from '../context.ts';
import type {
  BySpiritHere,
  ForgetThis,
  GainMinor,
  GatherLight,
  Reclaim,
  Reimagine,
} from '../language/words/coalescing.ts';
import { type IslandWord, said } from './word.ts';

/* Starlight Seeks Its Form: cards that come back, cards that are forgotten for others, elements that stay. */

export interface CoalescingOps {
  reimagine: { seat: Seat; drawn: number; kept: number };
  /** This very card, for that. */
  forgetThis: { seat: Seat; at: Path };
  /** Which spirit with presence there. */
  spiritHere: { seat: Seat; land: string; at: Path };
  settleElement: { seat: Seat };
  /** At the end of the turn: so many come back, and so many more for a unique power. */
  forgetForLight: { seat: Seat; more: number };
}

const RECLAIM = verb('reclaim {what}', 'nimm nimmst nimmt nehmen zurück | {what}');
const GAIN = verb('gain {what}', 'erhalte erhältst erhält erhalten | {what}');

const reclaim: IslandWord<Reclaim> = {
  run: (m, { n, fromPlay }) => {
    const seat = seatOf(m);
    if (n !== 'half') m.put({ op: 'reclaim', seat, least: 0, most: n, fromPlay });
    else {
      const half = Math.ceil(objectsIn(m, discard(seat)).length / 2);
      m.put({ op: 'reclaim', seat, least: half, most: half, fromPlay });
    }
  },
  says: ({ n, fromPlay }, say) => {
    if (n === 'half')
      return clause(say.you, RECLAIM, {
        what: said('half of the power cards (rounded up)', 'die Hälfte der Fähigkeitenkarten (aufgerundet)'),
      });
    const where = fromPlay ? said(' from play or discard pile', ', auch ausgespielte,') : said('', '');
    const what = n === 1 ? said('power card', 'Fähigkeitenkarte') : said('power cards', 'Fähigkeitenkarten');
    return clause(say.you, RECLAIM, {
      what: said(`up to ${n} ${what.en}${where.en}`, `bis zu ${n} ${what.de}${where.de}`),
    });
  },
};

const reimagine: IslandWord<Reimagine> = {
  run: (m, { drawn, kept }) => m.put({ op: 'reimagine', seat: seatOf(m), drawn, kept }),
  says: ({ drawn, kept }) =>
    tells(
      `target spirit may forget a power card from hand or discard pile to draw ${drawn} minor power cards and gain ${kept} of them`,
      `der gewählte Geist darf eine Fähigkeitenkarte aus Hand oder Ablage vergessen, um ${drawn} schwache Fähigkeitenkarten zu ziehen und ${kept} davon zu erhalten`,
    ),
};

const gatherLight: IslandWord<GatherLight> = {
  run: (m, _, at) => m.startLasting(at, {}, { scope: 'turn' }, seatOf(m)),
  says: ({ n, extra }) =>
    tells(
      `at the end of the turn, after discarding, reclaim up to ${n} power cards; then you may forget a unique power to reclaim up to ${extra} more`,
      `nimm am Rundenende, nach dem Ablegen, bis zu ${n} Fähigkeitenkarten zurück; dann darfst du eine einzigartige Fähigkeit vergessen, um bis zu ${extra} weitere zurückzunehmen`,
    ),
};

/** The card that is being used, as long as it lies in play. */
const lyingIn = (m: At, [card]: Path, seat: Seat): ObjectNumber | undefined =>
  objectsIn(m, play(seat)).find((object) => cardOf(m, object) === card);

const forgetThis: IslandWord<ForgetThis> = {
  run: (m, _, at) => {
    const seat = userOf(m);
    if (lyingIn(m, at, seat) !== undefined) m.put({ op: 'forgetThis', seat, at });
  },
  says: ({ do: steps }, say) =>
    when(
      said('you may forget this power card; if you do', 'du darfst diese Fähigkeitenkarte vergessen; tust du es'),
      say.steps(steps),
    ),
};

const repeatThis: IslandWord<WordNode> = {
  run: (m, _, at) => m.put({ op: 'repeatPower', seat: userOf(m), power: below([at[0]]) }),
  says: () => tells('repeat this power', 'wiederhole diese Fähigkeit'),
};

const gainMinor: IslandWord<GainMinor> = {
  run: (m, { level }) =>
    m.put(
      isReached(m, level) ? { op: 'gainPower', seat: seatOf(m) } : { op: 'gainPower', seat: seatOf(m), deck: 'minor' },
    ),
  says: (_, say) => clause(say.you, GAIN, { what: said('a minor power card', 'eine schwache Fähigkeitenkarte') }),
};

/** Says only what the gain may become. */
const mayBeMajor: IslandWord<WordNode> = {
  run: () => undefined,
  says: () =>
    tells(
      'you may gain a major power card instead of a minor one',
      'du darfst statt einer schwachen eine starke Fähigkeitenkarte erhalten',
    ),
};

const spiritsIn = (m: At, land: string): readonly Seat[] =>
  seatsOf(m).filter((seat) => presenceAt(m, seat, indexOf(m, land)) > 0);

const bySpiritHere: IslandWord<BySpiritHere> = {
  run: (m, _, at) => {
    const land = landOf(m);
    const [only, ...more] = spiritsIn(m, land);
    if (only === undefined) return;
    if (more.length > 0) m.put({ op: 'spiritHere', seat: seatOf(m), land, at });
    else m.put({ op: 'run', at: below(at, 'do'), vars: { ...m.vars, seat: only } });
  },
  says: ({ do: steps }, say) =>
    sequence([
      tells('choose a spirit with {presence} in target land', 'wähle einen Geist mit {presence} im Zielgebiet'),
      say.as(THAT_SPIRIT).steps(steps),
    ]),
};

const THAT_SPIRIT = {
  en: 'that spirit',
  de: { nom: 'dieser Geist', acc: 'diesen Geist', dat: 'diesem Geist', gen: 'dieses Geistes' },
  plural: false,
} as const;

const settleElement: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'settleElement', seat: seatOf(m) }),
  says: (_, say) =>
    clause(say.you, GAIN, {
      what: said('1 element of your choice for good', 'für immer 1 Element deiner Wahl'),
    }),
};

export const coalescingWords = {
  reclaim,
  reimagine,
  gatherLight,
  forgetThis,
  repeatThis,
  gainMinor,
  mayBeMajor,
  bySpiritHere,
  settleElement,
} as const;

const isUnique = (m: At, object: ObjectNumber): boolean => powerCardNamed(cardOf(m, object) ?? '').kind === 'unique';

export const coalescingRules: Chapter<CoalescingOps> = {
  reimagine: {
    options: (m, { seat }) => [hand, discard].flatMap((area) => objectsIn(m, area(seat))),
    min: 0,
    max: 1,
    answer: (m, { seat, drawn, kept }, [pick]) => {
      if (typeof pick !== 'number') return;
      forget(m, pick);
      drawSome(m, seat, 'minor', drawn);
      m.put({ op: 'keepSome', seat, deck: 'minor', n: kept });
    },
  },

  forgetThis: {
    options: () => [YES, NO],
    answer: (m, { seat, at }, [pick]) => {
      const card = lyingIn(m, at, seat);
      if (pick !== YES || card === undefined) return;
      forget(m, card);
      putSteps(m, at, 'do', listAt(cardData, below(at, 'do')));
    },
  },

  spiritHere: {
    options: (m, { land }) => spiritsIn(m, land).map((each) => refs.seat(each)),
    answer: (m, { at }, [pick]) => {
      const spirit = refs.seat.in(pick);
      if (spirit !== undefined) m.put({ op: 'run', at: below(at, 'do'), vars: { ...m.vars, seat: spirit } });
    },
  },

  settleElement: {
    options: () => ELEMENTS.map((element) => elementRef(element)),
    answer: (m, { seat }, [pick]) => {
      const element = elementRef.in(pick);
      if (element === undefined) return;
      m.state.settled[seat] = together([m.state.settled[seat] ?? {}, { [element]: 1 }]);
      m.emit({ type: 'elements', seat, data: { element } });
    },
  },

  forgetForLight: {
    options: (m, { seat }) => owned(m, seat).filter((object) => isUnique(m, object)),
    min: 0,
    max: 1,
    answer: (m, { seat, more }, [pick]) => {
      if (typeof pick !== 'number') return;
      forget(m, pick);
      m.put({ op: 'reclaim', seat, least: 0, most: more, fromPlay: false });
    },
  },
};
