import { explanationIn, explanationOf } from '@tafelrunde/fantasy-realms';
import type { Seat } from '@tafelrunde/kernel';
import { Crown, SkipForward, StepForward, Table2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import { announce } from '../../app/shell/announcer.tsx';
import controls from '../../style/controls.module.css';
import { cardsOf, isYou, sizeOf } from '../../table/cards/reading.ts';
import { Ending } from '../../table/ending/ending.tsx';
import { SeatToken } from '../../table/seat-token.tsx';
import { useTools } from '../../table/tools.tsx';
import { CardBack, CardFace } from './card.tsx';
import style from './ceremony.module.css';
import { HandOnShow } from './ceremony-hand.tsx';
import { type Scoring, useCeremony } from './ceremony-steps.ts';
import { sorted } from './reading.ts';
import { plain } from './signed.ts';
import { fantasyWords } from './words.ts';

interface CeremonyProps {
  close(): void;
}

/** The end: hand after hand is turned up, from the last to the first, until it is clear who has won. */
export function Ceremony(props: CeremonyProps) {
  const { board } = useTools();
  return board.view.outcome?.scores === undefined ? <Unscored {...props} /> : <Scored {...props} />;
}

function Scored({ close }: CeremonyProps) {
  const { board } = useTools();
  const { lang } = board;
  const t = fantasyWords[lang];
  const scorings = useScorings(board);
  const { over, moment, isCounted, next, finish } = useCeremony(scorings, board.mode === 'replay');
  const [chosen, choose] = useState<Seat>();
  const ranking = scorings.toSorted((one, other) => one.rank - other.rank);
  const shown = moment?.seat ?? chosen ?? ranking[0]?.seat;
  const onShow = scorings.find(({ seat }) => seat === shown);
  const result = resultOf(board);
  useEffect(() => {
    if (over) announce(result, 'last');
  }, [over, result]);
  return (
    <section className={style.ceremony} aria-label={t.ceremony} data-over={over || undefined}>
      <Head board={board} result={over ? result : undefined} />
      <div className={style.middle}>
        {onShow === undefined ? null : (
          <HandOnShow key={onShow.seat} scoring={onShow} turned={moment?.turned ?? Number.POSITIVE_INFINITY} />
        )}
        {over ? null : <button type="button" className={style.tap} aria-label={t.nextCard} onClick={next} />}
        <ol className={style.ranking} aria-label={t.ranking}>
          {ranking.map(({ seat, rank, explanation }) => (
            <Place
              key={seat}
              seat={seat}
              counted={over || isCounted(seat) ? { rank, total: explanation.total } : undefined}
              isShown={seat === shown}
              show={over ? () => choose(seat) : undefined}
            />
          ))}
        </ol>
      </div>
      <footer className={style.foot}>
        {over ? (
          <Leave board={board} close={close} />
        ) : (
          <>
            {/* biome-ignore lint/a11y/noAutofocus: the table behind has nothing more to press */}
            <button type="button" autoFocus className={controls.button} onClick={next}>
              <StepForward aria-hidden="true" />
              {t.nextCard}
            </button>
            <button type="button" className={controls.primary} onClick={finish}>
              <SkipForward aria-hidden="true" />
              {t.skip}
            </button>
          </>
        )}
      </footer>
    </section>
  );
}

function Head({ board, result }: { readonly board: BoardProps; readonly result: string | undefined }) {
  const { lang, view, game } = board;
  return (
    <header className={style.head}>
      <h2>{result ?? fantasyWords[lang].ceremony}</h2>
      {result === undefined || view.outcome === undefined ? null : <p>{game.text.key(view.outcome.how, lang)}</p>}
    </header>
  );
}

function Leave({ board, close }: CeremonyProps & { readonly board: BoardProps }) {
  return (
    <>
      <Ending board={board} />
      <button type="button" className={controls.button} onClick={close}>
        <Table2 aria-hidden="true" />
        {fantasyWords[board.lang].toTable}
      </button>
    </>
  );
}

function useScorings({ view, lang }: BoardProps): readonly Scoring[] {
  return useMemo(() => {
    const scored = Array.from({ length: view.seats }, (_, seat) => ({ seat, explanation: explanationOf(view, seat) }));
    const winners = view.outcome?.winners ?? [];
    const rankOf = (seat: Seat, total: number): number =>
      winners.includes(seat)
        ? 1
        : 1 +
          scored.filter(
            (other) =>
              other.explanation.total > total || (other.explanation.total === total && winners.includes(other.seat)),
          ).length;
    return scored.map(({ seat, explanation }) => ({
      seat,
      explanation,
      lines: explanationIn(lang, explanation).map(({ lines }) => lines),
      rank: rankOf(seat, explanation.total),
    }));
  }, [view, lang]);
}

interface PlaceProps {
  readonly seat: Seat;
  /** Once the hand has been counted. */
  readonly counted: { readonly rank: number; readonly total: number } | undefined;
  readonly isShown: boolean;
  /** Shows the hand once more, when all is over. */
  readonly show: (() => void) | undefined;
}

/** A place in the ranking: it fills from below. */
function Place({ seat, counted, isShown, show }: PlaceProps) {
  const { board } = useTools();
  const { lang, names, view } = board;
  const t = fantasyWords[lang];
  const name = names[seat] ?? '';
  const won = show !== undefined && view.outcome?.winners.includes(seat) === true;
  const isKnown = counted !== undefined || isShown;
  const inside = (
    <>
      <span className={style.rank}>{counted === undefined ? '' : t.rank(counted.rank)}</span>
      {isKnown ? <SeatToken seat={seat} name={name} /> : null}
      <strong className={style.name}>{isKnown ? name : '…'}</strong>
      {won ? <Crown aria-hidden="true" className={style.crown} /> : null}
      {counted === undefined ? null : (
        <span className={style.total}>
          <span aria-hidden="true">{plain(counted.total)}</span>
          <span className="visually-hidden">{t.points(plain(counted.total))}</span>
        </span>
      )}
    </>
  );
  return (
    <li className={style.place} data-won={won || undefined} data-shown={isShown || undefined}>
      {show === undefined ? (
        <span className={style.line}>{inside}</span>
      ) : (
        <button type="button" className={style.line} aria-pressed={isShown} onClick={show}>
          {inside}
        </button>
      )}
    </li>
  );
}

/** The others have given up: hands stay as they are, and nobody has points. */
function Unscored({ close }: CeremonyProps) {
  const { board } = useTools();
  const result = resultOf(board);
  useEffect(() => announce(result, 'last'), [result]);
  return (
    <section className={style.ceremony} aria-label={fantasyWords[board.lang].ceremony} data-over="">
      <Head board={board} result={result} />
      <ol className={style.unscored}>
        {board.table.info.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
          <UnscoredHand key={seat} seat={seat} />
        ))}
      </ol>
      <footer className={style.foot}>
        <Leave board={board} close={close} />
      </footer>
    </section>
  );
}

function UnscoredHand({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { lang, names, view } = board;
  const known = sorted(cardsOf(view, 'hand', seat));
  const hidden = sizeOf(view, 'hand', seat) - known.length;
  const won = view.outcome?.winners.includes(seat) === true;
  return (
    <li className={style.place} data-won={won || undefined}>
      <span className={style.line}>
        <SeatToken seat={seat} name={names[seat] ?? ''} />
        <strong className={style.name}>{names[seat]}</strong>
        {won ? <Crown aria-hidden="true" className={style.crown} /> : null}
      </span>
      <div className={style.row}>
        {known.map(({ obj, card }) => (
          <span key={obj} className={style.card} data-zoom={card}>
            <CardFace id={card} lang={lang} />
          </span>
        ))}
        {Array.from({ length: hidden }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one back is like another
          <span key={`back-${i}`} className={style.card}>
            <CardBack kind="card" />
          </span>
        ))}
      </div>
    </li>
  );
}

function resultOf(board: BoardProps): string {
  const { view, lang, names } = board;
  const t = fantasyWords[lang];
  const winners = view.outcome?.winners ?? [];
  if (winners.length === 1 && isYou(board, winners[0])) return t.youWin;
  const who = winners.map((each) => names[each] ?? '').join(t.and);
  return winners.length === 1 ? t.wins(who) : t.winMany(who);
}
