import type { Path, Seat } from '@tafelrunde/kernel';
import { below, clause, headed, listAt, putSteps, seatOf, tells, verb } from '@tafelrunde/words';
import { cardData } from '../../cards/catalogue.ts';
import { ELEMENTS, type Elements } from '../../cards/elements.ts';
import { elementRef } from '../../refs.ts';
import { discardMarkers, markersOf, prepareMarker } from '../../rules/markers.ts';
import type { Chapter } from '../../state.ts';
import { landOf, spiritOf } from '../context.ts';
import type { Observe, PayMarkers, Prepare, Teach } from '../language/words/markers.ts';
import { type IslandWord, said } from './word.ts';

/* Shifting Memory of Ages: what is done with element markers. */

export interface MarkerWordOps {
  /** Of which element. */
  prepare: { seat: Seat };
  /** Which ones are discarded as a price. */
  payMarkers: { seat: Seat; n: number; at: Path };
  /** Which ones are discarded for another, or for oneself. */
  teach: { seat: Seat; spirit: Seat; n: number; at: Path };
}

const sumOf = (markers: Elements): number => Object.values(markers).reduce((sum, n) => sum + n, 0);

const PREPARE = verb('prepare {what}', 'bereite bereitest bereitet bereiten vor | {what}');
const DISCARD = verb('discard {what}', 'lege legst legt legen ab | {what}');

const markersSaid = (n: number) => said(`${n} element marker${n === 1 ? '' : 's'}`, `${n} Element-Marker`);

const prepare: IslandWord<Prepare> = {
  run: (m, { n }) => {
    for (let left = n; left > 0; left--) m.put({ op: 'prepare', seat: seatOf(m) });
  },
  says: ({ n }, say) => clause(say.you, PREPARE, { what: markersSaid(n) }),
};

const payMarkers: IslandWord<PayMarkers> = {
  run: (m, { n }, at) => {
    const seat = seatOf(m);
    if (sumOf(markersOf(m, seat)) >= n) m.put({ op: 'payMarkers', seat, n, at });
  },
  says: ({ n, do: steps }, say) => headed(clause(say.you, DISCARD, { what: markersSaid(n) }), say.steps(steps)),
};

const teach: IslandWord<Teach> = {
  run: (m, { n }, at) => m.put({ op: 'teach', seat: seatOf(m), spirit: spiritOf(m), n, at }),
  says: ({ n }) =>
    tells(
      `discard up to ${n} element markers; target spirit gains those elements`,
      `lege bis zu ${n} Element-Marker ab; der gewählte Geist erhält diese Elemente`,
    ),
};

const NUMBERS = { 2: said('two', 'zwei'), 3: said('three', 'drei') } as const;

const observe: IslandWord<Observe> = {
  run: (m, { n }, at) => m.startLasting(at, { land: landOf(m), n }, { scope: 'turn' }, seatOf(m)),
  says: ({ n }) => {
    const { en, de } = n === 2 || n === 3 ? NUMBERS[n] : said(String(n), String(n));
    return tells(
      `after each of the next ${en} actions this turn that change which pieces are in target land, prepare 1 element marker`,
      `nach jeder der nächsten ${de} Aktionen dieser Runde, die ändern, welche Figuren im Zielgebiet sind, bereite 1 Element-Marker vor`,
    );
  },
};

export const markerWords = { prepare, payMarkers, teach, observe } as const;

const offered = (markers: Elements) =>
  ELEMENTS.flatMap((element) => {
    const n = markers[element] ?? 0;
    return n === 0 ? [] : [{ ref: elementRef(element), cap: n }];
  });

export const markerWordRules: Chapter<MarkerWordOps> = {
  prepare: {
    options: () => ELEMENTS.map((element) => elementRef(element)),
    answer: (m, { seat }, [pick]) => {
      const element = elementRef.in(pick);
      if (element !== undefined) prepareMarker(m, seat, element);
    },
  },

  payMarkers: {
    options: (m, { seat }) => offered(markersOf(m, seat)),
    min: (_, { n }) => n,
    max: (_, { n }) => n,
    answer: (m, { seat, at }, picks) => {
      discardMarkers(
        m,
        seat,
        picks.flatMap((pick) => elementRef.in(pick) ?? []),
      );
      putSteps(m, at, 'do', listAt(cardData, below(at, 'do')));
    },
  },

  teach: {
    options: (m, { seat }) => offered(markersOf(m, seat)),
    min: 0,
    max: (_, { n }) => n,
    answer: (m, { seat, spirit, at }, picks) => {
      const given = picks.flatMap((pick) => elementRef.in(pick) ?? []);
      if (given.length === 0) return;
      discardMarkers(m, seat, given);
      const element = given.join(' ');
      m.startLasting(at, { element }, { scope: 'turn' }, spirit);
      m.emit({ type: 'elements', seat: spirit, data: { element } });
    },
  },
};
