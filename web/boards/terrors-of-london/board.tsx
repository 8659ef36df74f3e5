import type { Option, Ref, Seat, View } from '@tafelrunde/kernel';
import { LOSE_LIFE, PASS, PILE_ACOLYTES } from '@tafelrunde/terrors-of-london';
import { HeartCrack, Layers2, Moon, ScrollText, Trophy } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Dialog } from '../../app/fields/dialog.tsx';
import type { BoardProps } from '../../app/games/board.ts';
import { useSettings } from '../../app/kept/settings.ts';
import controls from '../../style/controls.module.css';
import { KeyHelp } from '../../table/help.tsx';
import { sayBeside } from '../../table/hint.ts';
import { useTableKeys } from '../../table/keys.ts';
import { useLayout } from '../../table/layout.ts';
import { Log, useReadOut } from '../../table/log.tsx';
import { OptionList } from '../../table/option-list.tsx';
import { foremost } from '../../table/picking.ts';
import { Prompt } from '../../table/prompt.tsx';
import { cardsOf } from '../../table/reading.ts';
import { cardBehind, type Tools, ToolsProvider, useMakeTools, useTools } from '../../table/tools.tsx';
import { useTravel } from '../../table/travel.ts';
import { Tray } from '../../table/tray.tsx';
import { useKeptFocus, usePointed } from '../../table/use-focus.ts';
import { useSize } from '../../table/use-size.ts';
import { useZoomEvents, ZoomLayer } from '../../table/zoom.tsx';
import { Backdrop } from './backdrop.tsx';
import style from './board.module.css';
import { CardFace } from './card.tsx';
import { symbolArt } from './card-art.ts';
import { Chooser, isSetup } from './chooser.tsx';
import { Court } from './court.tsx';
import { describe } from './describe.ts';
import { Finale } from './finale.tsx';
import { Guide } from './guide.tsx';
import { Hand } from './hand.tsx';
import { isOffer, Offers } from './offers.tsx';
import { PlayArea } from './play-area.tsx';
import { isPoolRef, Pool } from './pool.tsx';
import { previewOf } from './preview.ts';
import { groupsIn, londonIn, lowerSeat, opponentOf, subjectOf } from './reading.ts';
import { Street } from './street.tsx';
import { usePlayAll } from './use-play-all.ts';
import { useGuard, Warning } from './warning.tsx';
import { whyNot } from './why-not.ts';
import { londonWords } from './words.ts';
import { ZoomCard } from './zoom-card.tsx';

const none: readonly Ref[] = [];
/** A phone whose browser or replay leaves the table less height than this has everything a little smaller. */
const ROOMY = 700;

/** The table of Terrors of London. */
export function Board(props: BoardProps) {
  const { view, seat, lang } = props;
  const { confirm, assist: wanted } = useSettings();
  const assist = wanted && props.table.info.settings.assist;
  const question = foremost(props.questions);
  const guarded = useGuard(props);
  const seen = useMemo(() => seenIn(view, lowerSeat(seat)), [view, seat]);
  const tools = useMakeTools(guarded.board, {
    seen,
    proposed: none,
    confirm,
    whyNot: (ref) => whyNot({ view, lang, seat }, question, ref),
  });
  const offTable = tools.options.filter(({ ref }) => !seen.includes(ref) && !isPoolRef(ref) && !isOffer(ref));
  const isCard = ({ ref }: Option): boolean => cardBehind(view, ref) !== undefined;
  return (
    <ToolsProvider value={tools}>
      <Laid
        tools={tools}
        assist={assist}
        tray={isSetup(question) ? [] : offTable.filter(isCard)}
        buttons={isSetup(question) ? [] : offTable.filter((option) => !isCard(option))}
        warning={<Warning board={props} asked={guarded.asked} forget={guarded.forget} />}
      />
    </ToolsProvider>
  );
}

/** What can be picked where it lies, in the order in which it is seen. */
function seenIn(view: View, below: Seat): readonly Ref[] {
  const above = opponentOf(below);
  const objects = (kind: string, seat?: Seat): Ref[] => cardsOf(view, kind, seat).map(({ obj }) => obj);
  const inPlay = (seat: Seat): Ref[] =>
    groupsIn(view, seat).flatMap(({ cards }) => cards.flatMap(({ obj }) => [obj, `haunt:${obj}`]));
  return [
    ...objects('hand', below),
    ...inPlay(below),
    ...objects('overlord', below),
    ...objects('relics', below),
    PILE_ACOLYTES,
    ...objects('street'),
    ...inPlay(above),
    ...objects('relics', above),
  ];
}

interface LaidProps {
  readonly tools: Tools;
  /** Says what would happen. */
  readonly assist: boolean;
  readonly tray: readonly Option[];
  readonly buttons: readonly Option[];
  readonly warning: ReactNode;
}

/** Everything at its place. */
function Laid({ tools, assist, tray, buttons, warning }: LaidProps) {
  const { board, question } = tools;
  const { lang, view } = board;
  const t = londonWords[lang];
  const root = useRef<HTMLDivElement>(null);
  const layout = useLayout();
  const { height } = useSize(root);
  const low = layout === 'tall' && height < ROOMY;
  const below = lowerSeat(board.seat);
  const above = opponentOf(below);
  const [sheet, setSheet] = useState(false);
  const [help, setHelp] = useState(false);
  const [finale, setFinale] = useState(true);
  useZoomEvents(root, tools.zoom);
  usePointed(root, tools.pointed);
  useKeptFocus(root);
  useTravel(root, board.table, board.moment !== undefined);
  useReadOut(board);
  useTableKeys(root, tools, {
    undo: () => board.wish({ type: 'undo' }),
    log: () => setSheet((open) => !open),
    help: () => setHelp(true),
  });
  const over = view.outcome !== undefined;
  const begun = londonIn(view).turns > 0;
  const preview = (ref: Ref): string | undefined => (assist ? previewOf(board, question, ref) : undefined);
  return (
    <div ref={root} className={style.table} data-layout={layout} data-low={low || undefined}>
      <Backdrop />
      <OptionList />
      <div className={style.courts}>
        <Court seat={above} own={false} layout={layout} />
        <Court seat={below} own layout={layout} />
      </div>
      <PlayArea seat={above} own={false} layout={layout} />
      <Street layout={layout} />
      <PlayArea seat={below} own layout={layout} />
      <div className={style.dock}>
        <Guide />
        <div className={style.action}>
          {begun ? <Pool seat={below} /> : null}
          <div className={style.asking}>
            <Subject />
            <Prompt
              buttons={buttons}
              sign={signOf}
              preview={preview}
              tip={assist && layout === 'wide' && question?.op.op === 'action' ? t.preview.tip : undefined}
              help={() => setHelp(true)}
            >
              <TurnButtons seat={below} />
              {over && !finale ? (
                <button type="button" className={controls.primary} onClick={() => setFinale(true)}>
                  <Trophy aria-hidden="true" />
                  {t.finale.show}
                </button>
              ) : null}
              {layout === 'wide' ? null : (
                <button type="button" className={controls.icon} aria-label={t.log} onClick={() => setSheet(true)}>
                  <ScrollText aria-hidden="true" />
                </button>
              )}
            </Prompt>
          </div>
        </div>
        {begun ? <Hand seat={below} layout={layout} low={low} /> : null}
      </div>
      {layout === 'wide' ? (
        <aside className={style.rail}>
          <h2 className={style.railHead}>{t.log}</h2>
          <Log label={t.log} />
        </aside>
      ) : null}
      <div className={style.over}>
        <Chooser />
        <Offers />
        <Tray
          options={tray}
          face={(card, number) => <CardFace id={card} lang={lang} pickNumber={number} />}
          describe={(card) => describe(card, lang)}
        />
      </div>
      {over && finale && board.moment === undefined ? <Finale close={() => setFinale(false)} /> : null}
      {warning}
      <Dialog title={t.log} open={sheet} close={() => setSheet(false)} sheet>
        <Log label={t.log} />
      </Dialog>
      <KeyHelp open={help} close={() => setHelp(false)} />
      <ZoomLayer>
        {(zoomed) => (
          <ZoomCard
            zoomed={zoomed}
            effect={zoomed.obj === undefined ? undefined : preview(zoomed.obj)}
            whyNot={whyNotShown(tools, zoomed.obj)}
          />
        )}
      </ZoomLayer>
    </div>
  );
}

/** Playing all that asks nothing, and the end of the turn while it is not allowed yet. */
function TurnButtons({ seat }: { readonly seat: Seat }) {
  const tools = useTools();
  const { board, question, hint, whyNot: why, pending } = tools;
  const t = londonWords[board.lang];
  const { count, going, go } = usePlayAll(tools, seat);
  if (question?.op.op !== 'action') return null;
  const mayPass = question.options.some(({ ref }) => ref === PASS);
  return (
    <span className={style.turns} aria-busy={going || undefined}>
      {count < 2 ? null : (
        <button
          type="button"
          className={`${controls.primary} ${style.turn}`}
          title={t.playAllHint}
          disabled={pending}
          onClick={go}
        >
          <Layers2 aria-hidden="true" />
          {t.playAll(count)}
        </button>
      )}
      {mayPass ? null : (
        <button
          type="button"
          className={`${controls.quiet} ${style.turn} ${style.notYet}`}
          aria-disabled="true"
          onClick={() => sayBeside(hint, why(PASS))}
        >
          <Moon aria-hidden="true" />
          <span>{t.pass}</span>
        </button>
      )}
    </span>
  );
}

/** The card that is asked about, where it lies out of sight: on top of the deck, or just bought. */
function Subject() {
  const { board, question } = useTools();
  const isAbout = question?.op.op === 'peek' || question?.op.op === 'claim' || question?.op.op === 'placeRelic';
  const obj = isAbout ? subjectOf(question.op) : undefined;
  const card = obj === undefined ? undefined : cardBehind(board.view, obj);
  if (card === undefined) return null;
  return (
    <span className={style.subject} data-zoom={card}>
      <CardFace id={card} lang={board.lang} />
      <span className="visually-hidden">{describe(card, board.lang)}</span>
    </span>
  );
}

function whyNotShown({ question, whyNot: why }: Tools, obj: number | undefined): string | undefined {
  if (question === undefined || obj === undefined || question.options.some(({ ref }) => ref === obj)) return undefined;
  return why(obj);
}

/** Buttons wear the sign of what they give or whose they are. */
function signOf({ ref }: Option): ReactNode {
  if (ref === PASS) return <Moon aria-hidden="true" />;
  if (ref === LOSE_LIFE) return <HeartCrack aria-hidden="true" />;
  const [kind = '', name = ''] = String(ref).split(':');
  if (kind === 'rage' && (name === 'coins' || name === 'power')) {
    const Sign = symbolArt[name];
    return <Sign aria-hidden="true" />;
  }
  return null;
}
