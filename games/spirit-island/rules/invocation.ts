import { cardOf, type Option, type Path, type Seat } from '@tafelrunde/kernel';
import { type Corner, cornersOf } from '../boards/corners.ts';
import type { Power } from '../cards/card.ts';
import { powerCardNamed, powerIn } from '../cards/catalogue.ts';
import { ELEMENTS, type Element, type Elements, elements, together } from '../cards/elements.ts';
import { hasTwist } from '../effects/twists.ts';
import { islandIn, landIn, presenceAt } from '../queries.ts';
import { cornerLabel, cornerRef, elementRef } from '../refs.ts';
import type { At, Chapter } from '../state.ts';
import { energyOf, payEnergy } from './energy.ts';
import { elementsToward } from './mastery.ts';
import { owned } from './power-cards.ts';
import { doesAlone, reached } from './thresholds.ts';

/* Elemental Invocation: element markers on corners of lands count toward the thresholds of powers that target these. */

export interface InvocationOps {
  /** On which corner of one's lands a marker comes, if any. */
  invoke: { seat: Seat };
  invokeElement: { seat: Seat; corner: string };
}

const isOn = ({ lands }: Corner, parts: readonly string[]): boolean => lands.some((land) => parts.includes(land));

/** The markers that lie at a land. */
function markersAt(m: At, land: string): Elements {
  const { parts } = landIn(m, land);
  const here = cornersOf(m.state.map).filter((corner) => isOn(corner, parts));
  return together(
    here.flatMap(({ name }) => (m.state.invoked[name] === undefined ? [] : [elements(m.state.invoked[name])])),
  );
}

/** The thresholds that a power has reached, with those that it reaches by the markers of its target. */
export function levelsAt(m: At, seat: Seat, path: Path, levels: readonly number[], land: string): readonly number[] {
  const own = elementsToward(m, seat, path);
  const power = powerIn(path);
  // Who acts as if there were fewer elements does so with these, too.
  if (!hasTwist(m, 'invocation') || levels.length < reached(power, own).length) return levels;
  return reached(power, together([own, markersAt(m, land)]));
}

/** May the markers of a land make it do something that it would not do otherwise? */
export const isInvoked = (m: At, { target }: Power): boolean =>
  'range' in target && hasTwist(m, 'invocation') && Object.keys(m.state.invoked).length > 0;

/** Does a power do anything there? */
export const worksIn = (m: At, power: Power, own: Elements, levels: readonly number[], land: string): boolean =>
  !isInvoked(m, power) ||
  doesAlone(power) ||
  [...levels, ...reached(power, together([own, markersAt(m, land)]))].some(
    (level) => (power.thresholds[level]?.do.length ?? 0) > 0,
  );

const costOf = (m: At, { next }: Corner): number =>
  1 + next.filter((each) => m.state.invoked[each] !== undefined).length;

/** SI-017. */
const isYours = (m: At, seat: Seat, corner: Corner): boolean =>
  islandIn(m).lands.some(({ parts }, i) => presenceAt(m, seat, i) > 0 && isOn(corner, parts));

const openCorners = (m: At, seat: Seat): readonly Corner[] =>
  cornersOf(m.state.map).filter(
    (corner) =>
      m.state.invoked[corner.name] === undefined && costOf(m, corner) <= energyOf(m, seat) && isYours(m, seat, corner),
  );

/** Those on its power cards, wherever these are. */
const elementsFor = (m: At, seat: Seat): readonly Element[] =>
  ELEMENTS.filter((element) =>
    owned(m, seat).some((object) => (powerCardNamed(cardOf(m, object) ?? '').elements[element] ?? 0) > 0),
  );

export const invocationRules: Chapter<InvocationOps> = {
  invoke: {
    options: (m, { seat }) =>
      elementsFor(m, seat).length === 0
        ? []
        : openCorners(m, seat).map(
            (corner): Option => ({ ref: cornerRef(corner.name), label: cornerLabel([corner.name, costOf(m, corner)]) }),
          ),
    min: 0,
    max: 1,
    answer: (m, { seat }, [pick]) => {
      const corner = cornerRef.in(pick);
      if (corner !== undefined) m.put({ op: 'invokeElement', seat, corner });
    },
  },

  invokeElement: {
    options: (m, { seat }) => elementsFor(m, seat).map((element) => elementRef(element)),
    answer: (m, { seat, corner }, [pick]) => {
      const element = elementRef.in(pick);
      const found = cornersOf(m.state.map).find(({ name }) => name === corner);
      if (element === undefined || found === undefined) return;
      payEnergy(m, seat, costOf(m, found));
      m.state.invoked = { ...m.state.invoked, [corner]: element };
      m.emit({ type: 'invoked', seat, data: { element, corner } });
    },
  },
};
