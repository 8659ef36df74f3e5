import {
  ATTACK,
  deckNames,
  deckRef,
  discardRef,
  END,
  itemRef,
  PASS,
  PURCHASE,
  slotRef,
  stateIn,
} from '@tafelrunde/four-souls';
import { type Option, type Ref, refs, type Seat, type View } from '@tafelrunde/kernel';
import { Hand as HandSign, Moon, ShoppingBag, Swords } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import { Prompt } from '../../table/asking/prompt.tsx';
import { cardsOf, lowerSeat, othersOf } from '../../table/cards/reading.ts';
import { Tray } from '../../table/cards/tray.tsx';
import { type Layout, useLayout } from '../../table/layout.ts';
import { Over, Rail, TableShell, useShell } from '../../table/shell.tsx';
import { cardBehind, offTable, ToolsProvider, useMakeTools, useTools } from '../../table/tools.tsx';
import { Arrows } from './arrows.tsx';
import style from './board.module.css';
import { CardFace } from './card.tsx';
import { useSetsOf } from './card-art.ts';
import { Deals } from './deals.tsx';
import { describe } from './describe.ts';
import { doingWith } from './doing.ts';
import { Fight } from './fight.tsx';
import { Finale } from './finale.tsx';
import { Hand } from './hand.tsx';
import { Middle } from './middle.tsx';
import { previewOf } from './preview.ts';
import { slotsIn, waitingIn } from './reading.ts';
import { Player } from './seats.tsx';
import { ReachContext, useReach } from './shortcut.ts';
import { Stack } from './stack.tsx';
import { Track } from './track.tsx';
import { Unused, useUnused } from './unused.tsx';
import { abilitiesOn } from './usable.tsx';
import { whyNot } from './why-not.ts';
import { soulsWords } from './words.ts';
import { ZoomCard } from './zoom-card.tsx';

/** Pixels: on a phone whose table is lower than this, the piles would lie under what goes on. */
const ENOUGH = 736;

/** The table of Four Souls. */
export function Board(props: BoardProps) {
  const { view, seat, lang } = props;
  const layout = useLayout();
  useSetsOf(view.options);
  const asked = useMemo(() => props.questions.filter(({ standing }) => !standing), [props.questions]);
  const deals = props.questions.find(({ standing }) => standing);
  const [question] = asked;
  const seen = useMemo(() => {
    const withAbilities = (ref: Ref): readonly Ref[] => [ref, ...abilitiesOn(question, ref)];
    const onTable = seenIn(view, lowerSeat(seat), layout).flatMap(withAbilities);
    const needsTray = question?.options.some(
      ({ ref }) => !onTable.includes(ref) && cardBehind(view, ref) !== undefined,
    );
    return needsTray === true ? seenIn(view, lowerSeat(seat), layout, true).flatMap(withAbilities) : onTable;
  }, [view, seat, layout, question]);
  const numbered = useMemo(() => {
    const beside = question?.options.filter(({ ref }) => !seen.includes(ref)) ?? [];
    return [...seen, ...beside.toSorted(endLast).map(({ ref }) => ref)];
  }, [seen, question]);
  const unused = useUnused(props);
  const tools = useMakeTools(
    { ...unused.board, questions: asked },
    {
      seen: numbered,
      whyNot: (question, ref) => whyNot({ view, lang }, question, ref),
      preview: (ref) => previewOf(props, question, ref),
      doing: (ref) => doingWith(props, question, ref),
    },
  );
  const reached = useReach(tools);
  const { tray, buttons } = offTable(tools, (ref) => seen.includes(ref));
  return (
    <ReachContext value={reached}>
      <TableShell
        tools={tools}
        className={style.table}
        roomy={ENOUGH}
        ending={{ words: soulsWords[lang].finale.show, draw: (close) => <Finale close={close} /> }}
        zoomed={(zoomed) => <ZoomCard zoomed={zoomed} />}
      >
        <Laid
          tray={tray}
          buttons={buttons}
          deals={deals === undefined ? null : <Deals board={props} question={deals} />}
        />
        <Unused board={props} asked={unused.asked} forget={unused.forget} />
      </TableShell>
    </ReachContext>
  );
}

/** Who reaches for the first button does not want to end the turn. */
const endLast = (one: Option, other: Option): number => Number(one.ref === END) - Number(other.ref === END);

/**
 * What can be picked where it lies, in the order in which it is seen. Souls and the items of others are too small to be read
 * there: they are offered on the tray, and so is what lies under it.
 */
function seenIn(view: View, below: Seat, layout: Layout, hasTray = false): readonly Ref[] {
  const objects = (kind: string, seat?: Seat): Ref[] => cardsOf(view, kind, seat).map(({ obj }) => obj);
  const others = othersOf(view, below);
  return [
    ...objects('hand', below),
    ...objects('character', below),
    ...objects('items', below),
    ...objects('curses', below),
    refs.seat(below),
    ...(hasTray ? [] : inTheMiddle(view)),
    ...(hasTray && layout === 'tall' ? [] : stateIn(view).stack.map(({ id }) => itemRef(id))),
    ...(hasTray ? [] : others.map((other) => refs.seat(other))),
  ];
}

function inTheMiddle(view: View): readonly Ref[] {
  const objects = (kind: string): Ref[] => cardsOf(view, kind).map(({ obj }) => obj);
  const decks = deckNames.filter((name) => name !== 'room' || view.options.rooms === true);
  return [
    ...slotsIn(view).flatMap(({ n, card }) => [...(card === undefined ? [] : [card.obj]), slotRef(n)]),
    ...objects('shop'),
    ...objects('room'),
    ...objects('bonus'),
    ...decks.flatMap((name) => [deckRef(name), discardRef(name)]),
  ];
}

interface LaidProps {
  readonly tray: readonly Option[];
  readonly buttons: readonly Option[];
  readonly deals: ReactNode;
}

/** Everything at its place. */
function Laid({ tray, buttons, deals }: LaidProps) {
  const tools = useTools();
  const { lang, view, seat } = tools.board;
  const { root, layout } = useShell();
  const below = lowerSeat(seat);
  // What the tray may cover is picked on the tray alone.
  const beneath = tray.length > 0 ? { ...tools, question: undefined } : tools;
  return (
    <>
      <ToolsProvider value={beneath}>
        <div className={style.others}>
          {othersOf(view, below).map((other) => (
            <Player key={other} seat={other} own={false} layout={layout} />
          ))}
        </div>
        <Middle layout={layout} />
      </ToolsProvider>
      {layout === 'wide' ? null : (
        <ToolsProvider value={layout === 'tall' ? beneath : tools}>
          <div className={style.strip} data-answered={isAnswered(view) || undefined}>
            <Fight layout={layout} />
            <Stack layout={layout} />
          </div>
        </ToolsProvider>
      )}
      <div className={style.mine}>
        <Player seat={below} own layout={layout} />
      </div>
      <div className={style.dock}>
        <div className={style.asking}>
          <Track layout={layout} />
          <Prompt buttons={buttons} sign={signOf} tools={deals} />
        </div>
        <Hand seat={below} layout={layout} />
      </div>
      <Rail className={style.rail}>
        <Stack layout={layout} />
      </Rail>
      <Over className={style.over}>
        <Tray
          options={tray}
          face={(card, number, shape) => <CardFace id={card} lang={lang} shape={shape} pickNumber={number} />}
          describe={(card) => describe(card, lang)}
        />
      </Over>
      <Arrows root={root} layout={layout} />
    </>
  );
}

/** An effect waits on top: on a phone it comes before the fight, which it may be about to change. */
const isAnswered = (view: View): boolean => waitingIn(view)[0]?.kind === 'effect';

const signs: Readonly<Record<string, ReactNode>> = {
  [PASS]: <HandSign aria-hidden="true" />,
  [END]: <Moon aria-hidden="true" />,
  [ATTACK]: <Swords aria-hidden="true" />,
  [PURCHASE]: <ShoppingBag aria-hidden="true" />,
};

const signOf = ({ ref }: Option): ReactNode => signs[ref] ?? null;
