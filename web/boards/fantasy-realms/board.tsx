import {
  endsAt,
  handSize,
  isCardId,
  nameRef,
  PILE_DECK,
  proposedPick,
  suitRef,
  USE_ITEM,
} from '@tafelrunde/fantasy-realms';
import type { CardId, Option, Question, Ref } from '@tafelrunde/kernel';
import type { Seq } from '@tafelrunde/table/client';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Dialog } from '../../app/fields/dialog.tsx';
import type { BoardProps } from '../../app/games/board.ts';
import { Prompt } from '../../table/asking/prompt.tsx';
import { cardsOf, othersOf, sizeOf } from '../../table/cards/reading.ts';
import { Tray } from '../../table/cards/tray.tsx';
import { Afterwards } from '../../table/log/afterwards.tsx';
import { LogButton, Rail, TableShell, useShell } from '../../table/shell.tsx';
import { cardBehind, offTable, type Tools, useMakeTools, useTools } from '../../table/tools.tsx';
import style from './board.module.css';
import { CardFace } from './card.tsx';
import { suitArt } from './card-art.ts';
import { Ceremony } from './ceremony.tsx';
import { Chooser } from './chooser.tsx';
import { isChoosing } from './choosing.ts';
import { describe } from './describe.ts';
import { Middle } from './discard-area.tsx';
import { arrivals, Hand } from './hand.tsx';
import { Ornament } from './ornament.tsx';
import { OwnItems } from './own-items.tsx';
import { previewOf } from './preview.ts';
import { sorted } from './reading.ts';
import { type Worth, worthIn, worthless } from './score-of-hand.ts';
import { ScorePanel } from './score-panel.tsx';
import { Seats } from './seats.tsx';
import { plain } from './signed.ts';
import { type Slots, useSlots } from './use-slots.ts';
import { whyNot } from './why-not.ts';
import { fantasyWords } from './words.ts';
import { worthNow } from './worth.ts';
import { ZoomCard } from './zoom-card.tsx';

/** The table of Fantasy Realms. */
export function Board(props: BoardProps) {
  const { view, seat, lang } = props;
  const t = fantasyWords[lang];
  const [question] = props.questions;
  const choosing = question !== undefined && isChoosing(question);
  const proposed = useMemo(
    () => (question !== undefined && isChoosing(question) ? proposedPick(view, question) : undefined),
    [view, question],
  );
  const slots = useSlots(
    cardsOf(view, 'discard').map(({ obj }) => obj),
    endsAt(view),
  );
  const seen = useMemo(() => seenIn(view, seat, slots), [view, seat, slots]);
  const tools = useMakeTools(props, {
    seen,
    proposed: useMemo(() => (proposed === undefined ? [] : [proposed]), [proposed]),
    confirm: choosing,
    whyNot: (asked, ref) => whyNot({ view, lang }, asked, ref),
    preview: (ref) => previewOf(props, question, ref),
    ahead: (ref) => takenAhead(props, ref),
    doing: (ref) => doingWith(props, question, ref),
  });
  const followProposals = useFollowing(tools, proposed);
  const hand = useMemo(() => (seat === undefined ? [] : sorted(cardsOf(view, 'hand', seat))), [view, seat]);
  const own = useMemo(
    () => (seat === undefined || hand.length === 0 ? worthless : worthIn(() => worthNow(view, seat))),
    [view, seat, hand],
  );
  const worth = view.outcome !== undefined || assistsScore(props) ? own : worthless;
  const { tray, buttons } = offTable(tools, (ref) => seen.includes(ref) || isInChooser(ref, choosing));
  return (
    <TableShell
      tools={tools}
      className={style.table}
      mark={isNaming(question) ? 'naming' : undefined}
      passes={props.view.options.items === true}
      ending={{ words: t.showScoring, draw: (close) => <Ceremony close={close} /> }}
      zoomed={(zoomed) => (
        <ZoomCard
          zoomed={zoomed}
          worth={worthOf(props, zoomed.card, worth)}
          isOwn={worth.of(zoomed.card) !== undefined}
        />
      )}
    >
      <Laid
        slots={slots}
        hand={hand}
        worth={worth}
        tray={tray}
        buttons={buttons}
        chooser={choosing ? <Chooser question={question} proposed={proposed} takeAll={followProposals} /> : null}
      />
    </TableShell>
  );
}

/** Names and suits have their own place while a wild card is decided. */
const isInChooser = (ref: Ref, choosing: boolean): boolean => choosing && (nameRef.is(ref) || suitRef.is(ref));

/** Something is chosen that lies nowhere: a name or a suit. */
const isNaming = (question: Question | undefined): boolean =>
  question !== undefined && isChoosing(question) && question.options.some(({ ref }) => isInChooser(ref, true));

/** What can be picked where it lies, in the order in which it is seen. */
function seenIn(view: BoardProps['view'], seat: BoardProps['seat'], slots: Slots): readonly Ref[] {
  const items = othersOf(view, seat).flatMap((other) => cardsOf(view, 'item', other));
  const own = seat === undefined ? [] : sorted(cardsOf(view, 'hand', seat));
  const faceUp = seat === undefined ? [] : cardsOf(view, 'item', seat);
  return [
    PILE_DECK,
    ...slots.filter((slot) => slot !== undefined),
    ...items.map(({ obj }) => obj),
    ...own.map(({ obj }) => obj),
    ...(faceUp.length === 0 ? [] : [USE_ITEM]),
  ];
}

/** What to take can be decided while others play. */
function takenAhead({ view, lang, game }: BoardProps, ref: Ref): string | undefined {
  if (ref === PILE_DECK) return sizeOf(view, 'deck') > 0 ? fantasyWords[lang].deck : undefined;
  const card = cardsOf(view, 'discard').find(({ obj }) => obj === ref)?.card;
  return card === undefined ? undefined : game.text.card(card, lang).name;
}

/** What a button beside a large card says. */
function doingWith({ view, lang, game }: BoardProps, question: Question | undefined, ref: Ref): string | undefined {
  const t = fantasyWords[lang];
  const card = cardBehind(view, ref);
  if (ref === USE_ITEM) return t.use;
  if (card === undefined) return undefined;
  const { name } = game.text.card(card, lang);
  if (question === undefined) return t.takeNext(name);
  if (question.op.op === 'take') return t.takeThis(name);
  return question.op.op === 'drop' ? t.dropThis(name) : undefined;
}

/** Once somebody has said so, every further choice is the proposed one, until they take one back. */
function useFollowing({ question, pending, board }: Tools, proposed: Ref | undefined): () => void {
  const { log, seq } = board.table;
  const [since, follow] = useState<Seq>();
  const following = since !== undefined && !log.some((line) => line.kind === 'undo' && line.seq > since);
  useEffect(() => {
    if (following && question !== undefined && !pending && proposed !== undefined) board.answer(question, [proposed]);
  }, [following, question, pending, proposed, board]);
  return () => follow(seq);
}

interface LaidProps {
  readonly slots: Slots;
  readonly hand: ReturnType<typeof sorted>;
  readonly worth: Worth;
  readonly tray: readonly Option[];
  readonly buttons: readonly Option[];
  readonly chooser: ReactNode;
}

/** Everything at its place. */
function Laid({ slots, hand, worth, tray, buttons, chooser }: LaidProps) {
  const { board, question } = useTools();
  const { lang, view, seat } = board;
  const t = fantasyWords[lang];
  const { layout } = useShell();
  const narrow = layout !== 'wide';
  const [isScoreOpen, openScore] = useState(false);
  const size = handSize(view);
  const meanwhile = hand.length < size ? t.scoreDraft : hand.length > size ? t.scoreBefore(hand.length) : t.scoreNow;
  const heading = view.outcome === undefined ? meanwhile : t.score;
  return (
    <>
      <div className={style.felt}>
        <Ornament />
        <Seats />
        <div className={style.middle}>
          <Middle slots={slots} narrow={narrow} />
        </div>
        {chooser}
        <Tray
          options={tray}
          face={(card, number, shape) => (
            <CardFace id={card} lang={lang} shape={shape} {...(number === undefined ? {} : { pickNumber: number })} />
          )}
          describe={(card) => describe(card, lang)}
        />
      </div>
      <div className={style.dock}>
        <Prompt buttons={buttons} sign={signOf} tip={!narrow && isTurn(question) ? t.tip : undefined} withoutLog />
        {seat === undefined ? null : (
          <div className={style.own}>
            <OwnItems seat={seat} />
            <Hand hand={hand} worth={worth} arrived={arrivals(board)} room={handSize(view) + 1} layout={layout} />
          </div>
        )}
        {narrow ? (
          <div className={style.sheets}>
            <Afterwards>
              <ScoreButton worth={worth} heading={heading} open={() => openScore(true)} />
            </Afterwards>
            <LogButton named />
          </div>
        ) : null}
      </div>
      <Rail className={style.rail}>
        <Afterwards>
          <ScorePanel worth={worth} hand={hand} heading={heading} />
        </Afterwards>
      </Rail>
      <Dialog title={t.score} open={isScoreOpen} close={() => openScore(false)} sheet>
        <ScorePanel worth={worth} hand={hand} heading={heading} />
      </Dialog>
    </>
  );
}

interface ScoreButtonProps {
  readonly worth: Worth;
  readonly heading: string;
  open(): void;
}

function ScoreButton({ worth: { explanation }, heading, open }: ScoreButtonProps) {
  if (explanation === undefined) return null;
  return (
    <button type="button" className={style.scoreButton} onClick={open}>
      <span>{heading}</span>
      <b>{plain(explanation.total)}</b>
    </button>
  );
}

const isTurn = (question: Question | undefined): boolean => /^(?:take|drop|draft)$/.test(question?.op.op ?? '');

/** One's own points are no secret to oneself. */
const assistsScore = ({ seat, mode }: BoardProps): boolean => seat !== undefined || mode === 'replay';

/** The hand that a card lies in, if its worth may be known: one's own, or anybody's when the game is over. */
function worthOf({ view }: BoardProps, card: CardId, own: Worth): Worth {
  if (own.of(card) !== undefined || view.outcome?.scores === undefined || !isCardId(card)) return own;
  for (let seat = 0; seat < view.seats; seat++) {
    if (cardsOf(view, 'hand', seat).some((held) => held.card === card)) return worthIn(() => worthNow(view, seat));
  }
  return own;
}

/** Suits are named with their sign. */
function signOf({ ref }: Option): ReactNode {
  const suit = suitRef.in(ref);
  if (suit === undefined) return null;
  const Sign = suitArt[suit];
  return <Sign aria-hidden="true" />;
}
