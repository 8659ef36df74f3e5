import type { Option, Ref, Seat, View } from '@tafelrunde/kernel';
import { hauntRef, LOSE_LIFE, PASS, PILE_ACOLYTES, rageRef } from '@tafelrunde/terrors-of-london';
import { HeartCrack, Layers2, Moon } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import controls from '../../style/controls.module.css';
import { sayBeside } from '../../table/asking/hint.ts';
import { Prompt } from '../../table/asking/prompt.tsx';
import { cardsOf, lowerSeat } from '../../table/cards/reading.ts';
import { Tray } from '../../table/cards/tray.tsx';
import { Over, Rail, TableShell, useShell } from '../../table/shell.tsx';
import { cardBehind, offTable, useMakeTools, useTools } from '../../table/tools.tsx';
import { Backdrop } from './backdrop.tsx';
import style from './board.module.css';
import { CardFace } from './card.tsx';
import { symbolArt } from './card-art.ts';
import { Chooser, isSetup } from './chooser.tsx';
import { Court } from './court.tsx';
import { describe } from './describe.ts';
import { doingWith } from './doing.ts';
import { Finale } from './finale.tsx';
import { Hand } from './hand.tsx';
import { isOffer, Offers } from './offers.tsx';
import { PlayArea } from './play-area.tsx';
import { isPoolRef, Pool } from './pool.tsx';
import { previewOf } from './preview.ts';
import { groupsIn, londonIn, opponentOf, subjectOf } from './reading.ts';
import { Street } from './street.tsx';
import { usePlayAll } from './use-play-all.ts';
import { useGuard, Warning } from './warning.tsx';
import { whyNot } from './why-not.ts';
import { londonWords } from './words.ts';
import { ZoomCard } from './zoom-card.tsx';

/** A phone whose browser or replay leaves the table less height than this has everything a little smaller. */
const ROOMY = 700;

/** The table of Terrors of London. */
export function Board(props: BoardProps) {
  const { view, seat, lang } = props;
  const [question] = props.questions;
  const guarded = useGuard(props);
  const seen = useMemo(() => seenIn(view, lowerSeat(seat)), [view, seat]);
  const tools = useMakeTools(guarded.board, {
    seen,
    whyNot: (asked, ref) => whyNot({ view, lang }, asked, ref),
    preview: (ref) => previewOf(props, question, ref),
    doing: (ref) => doingWith(props, question, ref),
  });
  const { tray, buttons } = offTable(
    tools,
    (ref) => isSetup(question) || seen.includes(ref) || isPoolRef(ref) || isOffer(ref),
  );
  return (
    <TableShell
      tools={tools}
      className={style.table}
      roomy={ROOMY}
      ending={{ words: londonWords[lang].finale.show, draw: (close) => <Finale close={close} /> }}
      zoomed={(zoomed) => <ZoomCard zoomed={zoomed} />}
    >
      <Laid tray={tray} buttons={buttons} />
      <Warning board={props} asked={guarded.asked} forget={guarded.forget} />
    </TableShell>
  );
}

/** What can be picked where it lies, in the order in which it is seen. */
function seenIn(view: View, below: Seat): readonly Ref[] {
  const above = opponentOf(below);
  const objects = (kind: string, seat?: Seat): Ref[] => cardsOf(view, kind, seat).map(({ obj }) => obj);
  const inPlay = (seat: Seat): Ref[] =>
    groupsIn(view, seat).flatMap(({ cards }) => cards.flatMap(({ obj }) => [obj, hauntRef(obj)]));
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
  readonly tray: readonly Option[];
  readonly buttons: readonly Option[];
}

/** Everything at its place. */
function Laid({ tray, buttons }: LaidProps) {
  const { board, question } = useTools();
  const { lang, view } = board;
  const t = londonWords[lang];
  const { layout } = useShell();
  const below = lowerSeat(board.seat);
  const above = opponentOf(below);
  const begun = londonIn(view).turns > 0;
  return (
    <>
      <Backdrop />
      <div className={style.courts}>
        <Court seat={above} own={false} layout={layout} />
        <Court seat={below} own layout={layout} />
      </div>
      <PlayArea seat={above} own={false} layout={layout} />
      <Street layout={layout} />
      <PlayArea seat={below} own layout={layout} />
      <div className={style.dock}>
        <div className={style.action}>
          {begun ? <Pool seat={below} /> : null}
          <div className={style.asking}>
            <Subject />
            <Prompt
              buttons={buttons}
              sign={signOf}
              tip={layout === 'wide' && question?.op.op === 'action' ? t.preview.tip : undefined}
            >
              <TurnButtons seat={below} />
            </Prompt>
          </div>
        </div>
        {begun ? <Hand seat={below} layout={layout} /> : null}
      </div>
      <Rail className={style.rail} />
      <Over className={style.over}>
        <Chooser />
        <Offers />
        <Tray
          options={tray}
          face={(card, number, shape) => <CardFace id={card} lang={lang} shape={shape} pickNumber={number} />}
          describe={(card) => describe(card, lang)}
        />
      </Over>
    </>
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

/** Buttons wear the sign of what they give or whose they are. */
function signOf({ ref }: Option): ReactNode {
  if (ref === PASS) return <Moon aria-hidden="true" />;
  if (ref === LOSE_LIFE) return <HeartCrack aria-hidden="true" />;
  const reward = rageRef.in(ref);
  if (reward === undefined) return null;
  const Sign = symbolArt[reward];
  return <Sign aria-hidden="true" />;
}
