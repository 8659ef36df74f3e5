import { stateIn } from '@tafelrunde/four-souls';
import type { Option, Ref, Seat, View } from '@tafelrunde/kernel';
import { Hand as HandSign, Moon, ScrollText, ShoppingBag, Swords, Trophy } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Dialog } from '../../app/fields/dialog.tsx';
import type { BoardProps } from '../../app/games/board.ts';
import { useSettings } from '../../app/kept/settings.ts';
import controls from '../../style/controls.module.css';
import { KeyHelp } from '../../table/help.tsx';
import { useTableKeys } from '../../table/keys.ts';
import { type Layout, useLayout } from '../../table/layout.ts';
import { Log, useReadOut } from '../../table/log.tsx';
import { OptionList } from '../../table/option-list.tsx';
import { foremost } from '../../table/picking.ts';
import { Prompt } from '../../table/prompt.tsx';
import { cardsOf, othersOf } from '../../table/reading.ts';
import { cardBehind, type Tools, ToolsProvider, useMakeTools } from '../../table/tools.tsx';
import { useTravel } from '../../table/travel.ts';
import { Tray } from '../../table/tray.tsx';
import { useKeptFocus, usePointed } from '../../table/use-focus.ts';
import { useSize } from '../../table/use-size.ts';
import { useZoomEvents, ZoomLayer } from '../../table/zoom.tsx';
import { Arrows } from './arrows.tsx';
import style from './board.module.css';
import { CardFace } from './card.tsx';
import { useSetsOf } from './card-art.ts';
import { Deals } from './deals.tsx';
import { describe } from './describe.ts';
import { Fight } from './fight.tsx';
import { Finale } from './finale.tsx';
import { Hand } from './hand.tsx';
import { Middle } from './middle.tsx';
import { lowerSeat, playerRef, slotsIn } from './reading.ts';
import { Player } from './seats.tsx';
import { ReachContext, useReach } from './shortcut.ts';
import { Stack } from './stack.tsx';
import { Track } from './track.tsx';
import { abilitiesOn } from './usable.tsx';
import { whyNot } from './why-not.ts';
import { soulsWords } from './words.ts';
import { ZoomCard } from './zoom-card.tsx';

const none: readonly Ref[] = [];

/** Pixels: on a phone whose table is lower than this, the piles would lie under what goes on. */
const ENOUGH = 736;

/** The table of Four Souls. */
export function Board(props: BoardProps) {
  const { view, seat, lang } = props;
  const { confirm } = useSettings();
  const layout = useLayout();
  useSetsOf(view.options);
  const asked = useMemo(() => props.questions.filter(({ standing }) => !standing), [props.questions]);
  const deals = props.questions.find(({ standing }) => standing);
  const question = foremost(asked);
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
  const tools = useMakeTools(
    { ...props, questions: asked },
    {
      seen: numbered,
      proposed: none,
      confirm,
      whyNot: (ref) => whyNot({ view, lang, seat }, question, ref),
    },
  );
  const reached = useReach(tools);
  const offTable = tools.options.filter(({ ref }) => !seen.includes(ref));
  const isCard = ({ ref }: Option): boolean => cardBehind(view, ref) !== undefined;
  return (
    <ToolsProvider value={tools}>
      <ReachContext value={reached}>
        <Laid
          tools={tools}
          layout={layout}
          tray={offTable.filter(isCard)}
          buttons={offTable.filter((option) => !isCard(option))}
          deals={deals === undefined ? null : <Deals board={props} question={deals} />}
        />
      </ReachContext>
    </ToolsProvider>
  );
}

/** Who reaches for the first button does not want to end the turn. */
const endLast = (one: Option, other: Option): number =>
  Number(one.ref === 'button:end') - Number(other.ref === 'button:end');

/**
 * What can be picked where it lies, in the order in which it is seen. On a phone the items of others are too small for that; and
 * what is under the tray is offered on it, too.
 */
function seenIn(view: View, below: Seat, layout: Layout, hasTray = false): readonly Ref[] {
  const objects = (kind: string, seat?: Seat): Ref[] => cardsOf(view, kind, seat).map(({ obj }) => obj);
  const others = othersOf(view, below);
  const ofOthers = (seat: Seat): Ref[] => [
    playerRef(seat),
    ...(layout === 'wide' ? [...objects('items', seat), ...objects('curses', seat), ...objects('souls', seat)] : []),
  ];
  return [
    ...objects('hand', below),
    ...objects('character', below),
    ...objects('items', below),
    ...objects('curses', below),
    playerRef(below),
    ...(layout === 'wide' ? objects('souls', below) : []),
    ...(hasTray ? [] : inTheMiddle(view)),
    ...(hasTray && layout === 'tall' ? [] : stateIn(view).stack.map(({ id }) => `item:${id}`)),
    ...(hasTray ? [] : others.flatMap(ofOthers)),
  ];
}

function inTheMiddle(view: View): readonly Ref[] {
  const objects = (kind: string): Ref[] => cardsOf(view, kind).map(({ obj }) => obj);
  const decks = ['loot', 'treasure', 'monster', ...(view.options.rooms === true ? ['room'] : [])];
  return [
    ...slotsIn(view).flatMap(({ n, card }) => [...(card === undefined ? [] : [card.obj]), `slot:${n}`]),
    ...objects('shop'),
    ...objects('room'),
    ...objects('bonus'),
    ...decks.flatMap((name) => [`deck:${name}`, `discard:${name}`]),
  ];
}

interface LaidProps {
  readonly tools: Tools;
  readonly layout: Layout;
  readonly tray: readonly Option[];
  readonly buttons: readonly Option[];
  readonly deals: ReactNode;
}

/** Everything at its place. */
function Laid({ tools, layout, tray, buttons, deals }: LaidProps) {
  const { board } = tools;
  const { lang, view, table } = board;
  const t = soulsWords[lang];
  const root = useRef<HTMLDivElement>(null);
  const { height } = useSize(root);
  const below = lowerSeat(board.seat);
  const [sheet, setSheet] = useState(false);
  const [help, setHelp] = useState(false);
  const [finale, setFinale] = useState(true);
  useZoomEvents(root, tools.zoom);
  usePointed(root, tools.pointed);
  useKeptFocus(root);
  useTravel(root, table, board.moment !== undefined);
  useReadOut(board);
  useTableKeys(root, tools, {
    undo: () => board.wish({ type: 'undo' }),
    log: () => setSheet((open) => !open),
    help: () => setHelp(true),
  });
  const over = view.outcome !== undefined;
  // What the tray may cover is picked on the tray alone.
  const beneath = tray.length > 0 ? { ...tools, question: undefined } : tools;
  return (
    <div
      ref={root}
      className={style.table}
      data-layout={layout}
      data-mode={board.mode}
      data-short={layout === 'tall' && height > 0 && height < ENOUGH ? '' : undefined}
    >
      <OptionList />
      <ToolsProvider value={beneath}>
        <div className={style.others}>
          {othersOf(view, below).map((seat) => (
            <Player key={seat} seat={seat} own={false} layout={layout} />
          ))}
        </div>
        <Middle layout={layout} />
      </ToolsProvider>
      {layout === 'wide' ? null : (
        <ToolsProvider value={layout === 'tall' ? beneath : tools}>
          <div className={style.strip}>
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
          <Prompt
            buttons={buttons}
            sign={signOf}
            preview={() => undefined}
            help={() => setHelp(true)}
            tools={
              <>
                {deals}
                {layout === 'wide' ? null : (
                  <button type="button" className={controls.icon} aria-label={t.log} onClick={() => setSheet(true)}>
                    <ScrollText aria-hidden="true" />
                  </button>
                )}
              </>
            }
          >
            {over && !finale ? (
              <button type="button" className={controls.primary} onClick={() => setFinale(true)}>
                <Trophy aria-hidden="true" />
                {t.finale.show}
              </button>
            ) : null}
          </Prompt>
        </div>
        <Hand seat={below} layout={layout} />
      </div>
      {layout === 'wide' ? (
        <aside className={style.rail}>
          <Stack layout={layout} />
          <div className={style.log}>
            <h2>{t.log}</h2>
            <Log label={t.log} />
          </div>
        </aside>
      ) : null}
      <div className={style.over}>
        <Tray
          options={tray}
          face={(card, number) => <CardFace id={card} lang={lang} pickNumber={number} />}
          describe={(card) => describe(card, lang)}
        />
      </div>
      <Arrows root={root} layout={layout} />
      {over && finale && board.moment === undefined ? <Finale close={() => setFinale(false)} /> : null}
      <Dialog title={t.log} open={sheet} close={() => setSheet(false)} sheet>
        <Log label={t.log} />
      </Dialog>
      <KeyHelp open={help} close={() => setHelp(false)} />
      <ZoomLayer>{(zoomed) => <ZoomCard zoomed={zoomed} whyNot={whyNotShown(tools, zoomed.obj)} />}</ZoomLayer>
    </div>
  );
}

function whyNotShown({ question, whyNot: why }: Tools, obj: number | undefined): string | undefined {
  if (question === undefined || obj === undefined || question.options.some(({ ref }) => ref === obj)) return undefined;
  return why(obj);
}

const signs: Readonly<Record<string, ReactNode>> = {
  'button:pass': <HandSign aria-hidden="true" />,
  'button:end': <Moon aria-hidden="true" />,
  'button:attack': <Swords aria-hidden="true" />,
  'button:purchase': <ShoppingBag aria-hidden="true" />,
};

const signOf = ({ ref }: Option): ReactNode => signs[ref] ?? null;
