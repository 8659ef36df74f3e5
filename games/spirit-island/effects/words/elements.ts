import type { Path, Seat } from '@tafelrunde/kernel';
import { clause, seatOf, sequence, verb, type WordNode, when } from '@tafelrunde/words';
import { ELEMENTS, type Element, elements, sayElements } from '../../cards/elements.ts';
import { elementRef } from '../../refs.ts';
import { elementsOf } from '../../rules/tracks.ts';
import type { Chapter } from '../../state.ts';
import { userOf } from '../context.ts';
import type { GainElement, GainElements, GainTheseElements } from '../language/words/elements.ts';
import { type IslandWord, said } from './word.ts';

/* Elements that spirits gain. */

export interface ElementWordOps {
  /** So many different elements, for the seat and perhaps for whoever used the power. */
  chooseElements: { seat: Seat; n: number; at: Path; also: Seat; of?: readonly Element[]; times?: number };
}

const TURN = { scope: 'turn' } as const;

const GAIN = verb('gain {what}', 'erhalte erhältst erhält erhalten | {what}');
const ALSO_GAIN = verb('gain the same elements', 'erhalte erhältst erhält erhalten | dieselben Elemente');

const gainOwnElement: IslandWord<WordNode> = {
  run: (m, _, at) => {
    const own = elementsOf(m, seatOf(m));
    const elements = ELEMENTS.filter((element) => (own[element] ?? 0) > 0);
    if (elements.length > 0) m.put({ op: 'chooseElements', seat: seatOf(m), n: 1, at, also: seatOf(m), of: elements });
  },
  says: (_, say) => clause(say.you, GAIN, { what: said('1 element they have already', '1 Element, das er schon hat') }),
};

const gainElements: IslandWord<GainElements> = {
  run: (m, { n }, at) => m.put({ op: 'chooseElements', seat: seatOf(m), n, at, also: userOf(m) }),
  says: ({ n }, say) =>
    sequence([
      clause(say.you, GAIN, {
        what: said(`${n} different elements of their choice`, `${n} verschiedene Elemente nach Wahl`),
      }),
      when(said('if you target another spirit', 'falls du einen anderen Geist wählst'), clause('you', ALSO_GAIN)),
    ]),
};

const gainTheseElements: IslandWord<GainTheseElements> = {
  run: (m, { elements: gained }, at) => {
    const each = Object.entries(elements(gained)).flatMap(([element, n]) => Array.from({ length: n }, () => element));
    const element = each.join(' ');
    m.startLasting(at, { element }, TURN, seatOf(m));
    m.emit({ type: 'elements', seat: seatOf(m), data: { element } });
  },
  says: ({ elements: gained }, say) => {
    const what = sayElements(elements(gained));
    return clause(say.you, GAIN, { what: said(what, what) });
  },
};

const gainElement: IslandWord<GainElement> = {
  run: (m, { n }, at) => {
    const seat = seatOf(m);
    m.put({ op: 'chooseElements', seat, n: 1, at, also: seat, times: n });
  },
  says: ({ n }, say) => {
    const what =
      n === 1
        ? {
            you: said('1 element of your choice', '1 Element nach Wahl'),
            they: said('1 element of their choice', '1 Element nach Wahl'),
          }
        : said(`${n} of a single element`, `${n}-mal dasselbe Element nach Wahl`);
    return clause(say.you, GAIN, { what });
  },
};

export const elementWords = {
  gainOwnElement,
  gainElement,
  gainElements,
  gainTheseElements,
} as const;

export const elementWordRules: Chapter<ElementWordOps> = {
  chooseElements: {
    options: (_, { of = ELEMENTS }) => of.map((element) => elementRef(element)),
    min: (_, { n }) => n,
    max: (_, { n }) => n,
    answer: (m, { seat, at, also, times = 1 }, picks) => {
      const chosen = picks.flatMap((pick) => elementRef.in(pick) ?? []);
      const element = Array.from({ length: times }, () => chosen)
        .flat()
        .join(' ');
      for (const each of new Set([seat, also])) m.startLasting(at, { element }, TURN, each);
      m.emit({ type: 'elements', seat, data: { element } });
    },
  },
};
