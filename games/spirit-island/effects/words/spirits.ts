import { knows, NO, objectsIn, type Path, reveal, type Said, type Seat, topOf, YES } from '@tafelrunde/kernel';
import {
  allowed,
  asObject,
  below,
  clause,
  kind,
  noun,
  type Part,
  permitted,
  seatOf,
  sequence,
  tells,
  verb,
  type WordNode,
  when,
} from '@tafelrunde/words';
import { EARNED, FEAR_DECK } from '../../places.ts';
import { indexOf } from '../../queries.ts';
import { type Chapter, seatsOf } from '../../state.ts';
import { spiritOf, userOf } from '../context.ts';
import { standingOf } from '../held.ts';
import type {
  AfterUse,
  Bulwark,
  ExtendRange,
  Hasten,
  MayRepeat,
  RangeFrom,
  SharePresence,
  Steadfast,
} from '../language/words/spirits.ts';
import { sayKind } from '../speech/lands.ts';
import { type IslandWord, said } from './word.ts';

/* What spirits may do this turn, and the fear cards they see. */

export interface SpiritWordOps {
  /** SI-310: is it done in the land where a power has been used? */
  powerUsed: { seat: Seat; land: string };
  mayFollowUp: { seat: Seat; land: string; id: number; at: Path };
  revealFear: { seat: Seat };
}

const TURN = { scope: 'turn' } as const;

const GAIN = verb('gain {what}', 'erhalte erhältst erhält erhalten | {what}');
const USE = verb('use {what}', 'setze setzt setzt setzen ein | {what}');
const REPEAT = verb('repeat {what}', 'wiederhole wiederholst wiederholt wiederholen | {what}');

const revealTopFear: IslandWord<WordNode> = {
  run: (m) => {
    const top = topOf(m, FEAR_DECK);
    if (top !== undefined) reveal(m, [top], userOf(m));
  },
  says: () => tells('turn the top card of the fear deck face-up', 'decke die oberste Karte des Furcht-Stapels auf'),
};

const afterUse: IslandWord<AfterUse> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN, seatOf(m)),
  says: ({ do: steps }, say) =>
    sequence([
      when(
        said(
          'once this turn, after target spirit uses a power targeting a land',
          'einmal in dieser Runde, nachdem der gewählte Geist eine Fähigkeit auf ein Gebiet eingesetzt hat',
        ),
        permitted(say.naming('chosen', THAT_LAND).steps(steps), say.you),
      ),
    ]),
};

const THAT = asObject(noun(kind('land', 'das Gebiet/Gebiete/Gebietes'), 'that'));
const THAT_LAND = { first: THAT, again: THAT };

const sharePresence: IslandWord<SharePresence> = {
  run: (m, _, at) => {
    const [user, target] = [userOf(m), spiritOf(m)];
    m.startLasting(at, { n: target }, TURN, user);
    m.startLasting(at, { n: user }, TURN, target);
  },
  says: () =>
    tells(
      "you and target spirit may use each other's {presence} to target powers this turn",
      'du und der gewählte Geist dürft in dieser Runde für das Ziel von Fähigkeiten auch von den {presence+} des anderen ausgehen',
    ),
};

const revealFear: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'revealFear', seat: userOf(m) }),
  says: () => tells('turn a face-down fear card face-up', 'decke eine verdeckte Furchtkarte auf'),
};

const extendRange: IslandWord<ExtendRange> = {
  run: (m, { n }, at) => m.startLasting(at, { n }, TURN, seatOf(m)),
  says: ({ n, where }, say) => {
    if (where === undefined) {
      const what = said(
        `+${n} range with all powers this turn`,
        `in dieser Runde für alle Fähigkeiten Reichweite +${n}`,
      );
      return clause(say.you, GAIN, { what });
    }
    const land = sayKind(where);
    const what = said(
      `+${n} range this turn for measuring range to a ${land.en}`,
      `in dieser Runde Reichweite +${n} zu jedem ${land.de}`,
    );
    return clause(say.you, GAIN, { what });
  },
};

const hasten: IslandWord<Hasten> = {
  run: (m, { n }, at) => m.startLasting(at, { n }, TURN, seatOf(m)),
  says: ({ n, either, lesser }, say) =>
    allowed(clause(say.you, USE, { what: either === true ? sayEither(n) : sayHastened(n, lesser === true) })),
};

function sayHastened(n: number, lesser: boolean): Said {
  if (lesser) {
    return said(
      `${n} {slow} power that is not major as if it were {fast} this turn`,
      `in dieser Runde ${n} {slow+} Fähigkeit, die keine starke ist, wie eine {fast+}`,
    );
  }
  if (n === 1) {
    return said(
      '1 {slow} power as if it were {fast} this turn',
      'in dieser Runde 1 {slow+} Fähigkeit wie eine {fast+}',
    );
  }
  return said(
    `up to ${n} {slow} powers as if they were {fast} this turn`,
    `in dieser Runde bis zu ${n} {slow+} Fähigkeiten wie {fast+}`,
  );
}

const sayEither = (n: number): Said =>
  said(
    `${n} {slow} power as if it were {fast} this turn, or ${n} {fast} power as if it were {slow}`,
    `in dieser Runde ${n} {slow+} Fähigkeit wie eine {fast+} oder ${n} {fast+} wie eine {slow+}`,
  );

const CHEAPEST = {
  you: said(
    'the lowest-cost power card you have in play once this turn by paying its cost again',
    'in dieser Runde einmal die billigste deiner ausgespielten Fähigkeitenkarten gegen erneute Zahlung ihrer Kosten',
  ),
  they: said(
    'the lowest-cost power card they have in play once this turn by paying its cost again',
    'in dieser Runde einmal die billigste eigene ausgespielte Fähigkeitenkarte gegen erneute Zahlung ihrer Kosten',
  ),
};

const sayPaying = (cards: number, isCheapest: boolean): Part =>
  isCheapest
    ? CHEAPEST
    : cards === 1
      ? said(
          '1 power card once this turn by paying its cost again',
          'in dieser Runde einmal 1 Fähigkeitenkarte, deren Kosten erneut bezahlt werden,',
        )
      : said(
          `up to ${cards} other power cards by paying their costs again`,
          `bis zu ${cards} andere Fähigkeitenkarten, deren Kosten erneut bezahlt werden,`,
        );

const mayRepeat: IslandWord<MayRepeat> = {
  run: (m, { n }, at) => m.startLasting(at, { n }, TURN, seatOf(m)),
  says: ({ n, pays, cheapest }, say) =>
    allowed(
      clause(say.you, REPEAT, {
        what:
          pays === true
            ? sayPaying(n, cheapest === true)
            : said(
                `1 power card that costs ${n} or less once this turn`,
                `in dieser Runde einmal 1 Fähigkeitenkarte, die höchstens ${n} kostet,`,
              ),
      }),
    ),
};

const rangeFrom: IslandWord<RangeFrom> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN, seatOf(m)),
  says: ({ n, where }, say) => {
    const land = sayKind(where);
    return clause(say.you, GAIN, {
      what: said(
        `+${n} range this turn with powers used from a ${land.en}`,
        `in dieser Runde Reichweite +${n} für Fähigkeiten, die von ${land.de} ausgehen`,
      ),
    });
  },
};

const bulwark: IslandWord<Bulwark> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN, userOf(m)),
  says: ({ cost }) =>
    tells(
      `whenever {blight} is added to one of your lands this turn, you may pay ${cost} {energy} to take it from the box instead of the card`,
      `kommt in dieser Runde {blight} in eins deiner Gebiete, darfst du ${cost} {energy} bezahlen, um sie aus der Schachtel statt von der Karte zu nehmen`,
    ),
};

const steadfast: IslandWord<Steadfast> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN, userOf(m)),
  says: ({ cost }) =>
    tells(
      `when an event or a blight card would destroy {presence} this turn (other than by adding {blight}), you may pay ${cost} {energy} for each {presence} that is not to be destroyed, whosever it is`,
      `würden ein Ereignis oder eine Ödniskarte in dieser Runde {presence+} zerstören (nicht, wenn {blight} dazukommt), darfst du für jede {presence}, die nicht zerstört werden soll, ${cost} {energy} bezahlen, egal wem sie gehört`,
    ),
};

export const spiritWords = {
  sharePresence,
  revealFear,
  revealTopFear,
  afterUse,
  extendRange,
  hasten,
  mayRepeat,
  rangeFrom,
  bulwark,
  steadfast,
} as const;

export const spiritWordRules: Chapter<SpiritWordOps> = {
  powerUsed: (m, { seat, land }) => {
    if (indexOf(m, land) < 0) return;
    for (const { id, at, seat: whose } of standingOf(m, 'afterUse')) {
      if (whose === seat && !m.state.taken.includes(id)) m.put({ op: 'mayFollowUp', seat, land, id, at });
    }
  },

  mayFollowUp: {
    options: () => [YES, NO],
    answer: (m, { seat, land, id, at }, [pick]) => {
      if (pick !== YES) return;
      m.state.taken = [...m.state.taken, id];
      m.put({ op: 'action', cause: at[0], at: below(at, 'do'), vars: { seat, user: seat, land } });
    },
  },

  revealFear: {
    options: (m) =>
      [EARNED, FEAR_DECK]
        .flatMap((pile) => objectsIn(m, pile))
        .filter((object) => !seatsOf(m).every((seat) => knows(m, seat, object))),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') reveal(m, [pick], seat);
    },
  },
};
