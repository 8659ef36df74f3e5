import type { CardId, ObjectNumber, Ref } from '@tafelrunde/kernel';
import {
  type CSSProperties,
  createContext,
  type ReactNode,
  type Ref as ReactRef,
  useContext,
  useMemo,
  useState,
} from 'react';
import { useAdvised } from '../asking/advice.tsx';
import { sayBeside } from '../asking/hint.ts';
import { optionFor, placeOf, timesPicked } from '../asking/picking.ts';
import { useTools } from '../tools.tsx';
import style from './zone.module.css';

/* A part of the table is one stop of the Tab key; the arrows lead from card to card in it. */

/** The element that says so. */
export const ARROWS_ID = 'arrows-lead-on';

interface Roving {
  readonly current: Ref | undefined;
  visit(ref: Ref): void;
}

const RovingContext = createContext<Roving>({ current: undefined, visit: () => undefined });

interface ZoneProps {
  readonly label: string;
  /** What lies in it, in order. */
  readonly refs: readonly Ref[];
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  /** The place that cards travel to and from. */
  readonly place?: string;
  readonly children: ReactNode;
  readonly ref?: ReactRef<HTMLDivElement>;
}

export function Zone({ label, refs, className, children, place, ref, style: css }: ZoneProps) {
  const { question } = useTools();
  const [visited, visit] = useState<Ref>();
  const open = question === undefined ? undefined : refs.find((each) => optionFor(question, each) !== undefined);
  const current = visited !== undefined && refs.includes(visited) ? visited : (open ?? refs[0]);
  const roving = useMemo(() => ({ current, visit }), [current]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={ref}
      role="group"
      aria-label={label}
      aria-describedby={refs.length > 1 ? ARROWS_ID : undefined}
      className={className}
      style={css}
      data-zone=""
      data-place={place}
      data-open={open === undefined ? undefined : ''}
    >
      <RovingContext value={roving}>{children}</RovingContext>
    </div>
  );
}

interface Menu {
  readonly refs: readonly Ref[];
  open(): void;
}

interface PickableProps {
  /** What is picked: a card's number, or a pile, a button. */
  readonly pick: Ref;
  /** Read out. */
  readonly name: string;
  /** The card that is shown in large. */
  readonly zoom?: CardId | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly place?: string;
  /** The card that lies there, where another reference than its number is picked. */
  readonly obj?: ObjectNumber;
  /** What can be picked only after a click on it: several effects of one card. */
  readonly menu?: Menu | undefined;
  /** What a click does while it cannot be picked; else it is told why not. */
  otherwise?(): void;
  readonly children: ReactNode;
}

/** A card or a pile on the table: it glows when it can be picked, and says why when it cannot. */
export function Pickable(props: PickableProps) {
  const { pick, name, zoom, className = '', style: css, children, place, otherwise, menu } = props;
  const { obj = typeof pick === 'number' ? pick : undefined } = props;
  const { question, picking, ahead, whyNot, hint, options, board } = useTools();
  const { current, visit } = useContext(RovingContext);
  const option = question === undefined ? undefined : optionFor(question, pick);
  const times = timesPicked(picking.picks, pick);
  const isAdvised = useAdvised(pick);
  const number = options.findIndex(({ ref }) => ref === pick) + 1;
  const idle = option?.idle === undefined ? '' : ` ${board.game.text.key(option.idle, board.lang)}`;
  const isPlannable = ahead.name(pick) !== undefined;
  const isPlanned = isPlannable && ahead.chosen === pick;
  const choose = () => {
    if (option !== undefined) {
      hint.set(undefined);
      return picking.pick(pick);
    }
    if (menu !== undefined) return menu.open();
    if (otherwise !== undefined) return otherwise();
    if (isPlannable) return ahead.toggle(pick);
    sayBeside(hint, whyNot(pick));
  };
  return (
    <button
      type="button"
      className={`${style.pickable} ${className}`}
      style={css}
      data-ref={pick}
      data-obj={obj}
      data-opens={menu?.refs.join(' ')}
      data-zoom={zoom}
      data-place={place}
      data-state={
        isPlanned ? 'ahead' : stateOf(option !== undefined || menu !== undefined, times > 0, question !== undefined)
      }
      data-advised={isAdvised || undefined}
      data-idle={option?.idle === undefined ? undefined : ''}
      aria-pressed={option !== undefined && picking.needsDone ? times > 0 : isPlannable ? isPlanned : undefined}
      aria-haspopup={menu === undefined ? undefined : 'dialog'}
      aria-disabled={
        option === undefined && otherwise === undefined && menu === undefined && !isPlannable ? true : undefined
      }
      tabIndex={current === pick ? 0 : -1}
      onFocus={() => visit(pick)}
      onClick={choose}
    >
      <span className="visually-hidden">
        {name}
        {idle}
      </span>
      <span className={style.face} aria-hidden="true">
        {children}
      </span>
      {option !== undefined && number < 10 ? (
        <span className={style.key} aria-hidden="true">
          {number}
        </span>
      ) : null}
    </button>
  );
}

/** `open`: can be picked; `picked`: has been; `shut`: cannot be, while others can; `calm`: nothing is asked. */
function stateOf(isOption: boolean, isPicked: boolean, isAsked: boolean): 'open' | 'picked' | 'shut' | 'calm' {
  if (isPicked) return 'picked';
  if (isOption) return 'open';
  return isAsked ? 'shut' : 'calm';
}

/** The number that a pick shows: its place where the order counts, else how often it was picked. */
export function usePickNumber(pick: Ref): number | undefined {
  const { question, picking } = useTools();
  if (question === undefined) return undefined;
  if (question.ordered) return placeOf(picking.picks, pick);
  const times = timesPicked(picking.picks, pick);
  return times > 1 ? times : undefined;
}
