import { cards, type Explanation, explanationIn, explanationOf } from '@tafelrunde/fantasy-realms';
import type { Seat } from '@tafelrunde/kernel';
import { Crown, SkipForward, Table2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import { isStill, useSettings } from '../../app/kept/settings.ts';
import { announce } from '../../app/shell/announcer.tsx';
import controls from '../../style/controls.module.css';
import { Ending } from '../../table/ending.tsx';
import { cardsOf, isYou, sizeOf } from '../../table/reading.ts';
import { SeatToken } from '../../table/seat-token.tsx';
import { useTools } from '../../table/tools.tsx';
import { useSize } from '../../table/use-size.ts';
import { CardBack, CardFace } from './card.tsx';
import style from './ceremony.module.css';
import { stageFor } from './ceremony-stage.ts';
import { sorted } from './reading.ts';
import { plain, signed } from './signed.ts';
import { fantasyWords } from './words.ts';

interface CeremonyProps {
  close(): void;
}

interface Scoring {
  readonly seat: Seat;
  readonly explanation: Explanation;
  readonly lines: readonly (readonly string[])[];
  readonly rank: number;
}

/** The end: every hand is turned up card by card, with its points and why, until it is clear who has won. */
export function Ceremony({ close }: CeremonyProps) {
  const { board } = useTools();
  const { lang } = board;
  const t = fantasyWords[lang];
  const scorings = useScorings(board);
  const isScored = board.view.outcome?.scores !== undefined;
  const longest = Math.max(
    ...scorings.map(({ seat, explanation }) => Math.max(explanation.cards.length, sizeOf(board.view, 'hand', seat))),
  );
  const last = longest + 1;
  const [step, finish] = useSteps(last, board.mode === 'replay' || !isScored);
  const over = step >= last;
  const stage = useRef<HTMLOListElement>(null);
  const { width, height } = useSize(stage);
  const { compact, columns, inLine, cardWidth } = stageFor(width, height, longest, scorings.length);
  const result = resultOf(board);
  useEffect(() => {
    if (over) announce(result, 'last');
  }, [over, result]);
  return (
    <section className={style.ceremony} aria-label={t.ceremony} data-over={over || undefined}>
      <header className={style.head}>
        <h2>{over ? result : t.ceremony}</h2>
        {over && board.view.outcome !== undefined ? <p>{board.game.text.key(board.view.outcome.how, lang)}</p> : null}
      </header>
      <ol
        ref={stage}
        className={style.rows}
        data-compact={compact || undefined}
        style={{ '--card-width': `${cardWidth}px`, '--columns': columns, '--in-line': inLine }}
      >
        {scorings.map((scoring) =>
          isScored ? (
            <Row key={scoring.seat} scoring={scoring} step={step} longest={longest} over={over} />
          ) : (
            <UnscoredRow key={scoring.seat} seat={scoring.seat} />
          ),
        )}
      </ol>
      <footer className={style.foot}>
        {over ? (
          <>
            <Ending board={board} />
            <button type="button" className={controls.button} onClick={close}>
              <Table2 aria-hidden="true" />
              {t.toTable}
            </button>
          </>
        ) : (
          <button type="button" className={controls.primary} onClick={finish}>
            <SkipForward aria-hidden="true" />
            {t.skip}
          </button>
        )}
      </footer>
    </section>
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

const PACE = { full: 950, quick: 420, off: 0 } as const;

/** One card after the other; nobody has to wait. */
function useSteps(last: number, atOnce: boolean): [number, () => void] {
  const { motion } = useSettings();
  const [step, setStep] = useState(() => (atOnce || isStill() ? last : 0));
  useEffect(() => {
    if (step >= last) return;
    const timer = setTimeout(() => setStep(step + 1), PACE[motion]);
    return () => clearTimeout(timer);
  }, [step, last, motion]);
  return [step, () => setStep(last)];
}

interface RowProps {
  readonly scoring: Scoring;
  readonly step: number;
  readonly longest: number;
  readonly over: boolean;
}

function Row({ scoring: { seat, explanation, lines, rank }, step, longest, over }: RowProps) {
  const { board } = useTools();
  const { lang, names, view } = board;
  const t = fantasyWords[lang];
  const shown = explanation.cards.slice(0, step);
  const items = step > longest ? explanation.cursedItems : [];
  const total = [...shown, ...items].reduce((sum, { points }) => sum + points, 0);
  const current = step > 0 && step <= explanation.cards.length ? explanation.cards[step - 1] : undefined;
  const name = names[seat] ?? '';
  const won = over && view.outcome?.winners.includes(seat) === true;
  return (
    <li className={style.row} data-won={won || undefined}>
      <div className={style.who}>
        {over ? <span className={style.rank}>{t.rank(rank)}</span> : null}
        <SeatToken seat={seat} name={name} />
        <strong className={style.name}>{name}</strong>
        {won ? <Crown aria-hidden="true" className={style.crown} /> : null}
        <span className={style.total}>
          <span aria-hidden="true">{plain(total)}</span>
          <span className="visually-hidden">{t.points(plain(total))}</span>
        </span>
      </div>
      <div className={style.hand}>
        {explanation.cards.map(({ id, points, blanked }, i) => (
          <span key={id} className={style.card} data-zoom={i < step ? id : undefined} data-owner={seat}>
            {i < step ? (
              <span className={style.turned}>
                <CardFace id={id} lang={lang} blanked={blanked} points={points} />
              </span>
            ) : (
              <CardBack kind="card" />
            )}
          </span>
        ))}
      </div>
      <div className={style.reason}>
        {current === undefined ? null : (
          <>
            <b>
              {cards[current.id].name[lang]} {current.blanked ? t.blanked : signed(current.points)}
            </b>{' '}
            <ul>
              {(lines[step - 1] ?? []).map((line) => (
                <li key={line}>{line}. </li>
              ))}
            </ul>
          </>
        )}
        {items.map(({ id, points }) => (
          <span key={id} className={style.item}>
            {board.game.text.card(id, lang).name} <b>{signed(points)}</b>
          </span>
        ))}
      </div>
    </li>
  );
}

/** The others have given up: hands stay as they are, and nobody has points. */
function UnscoredRow({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { lang, names, view } = board;
  const known = sorted(cardsOf(view, 'hand', seat));
  const hidden = sizeOf(view, 'hand', seat) - known.length;
  const won = view.outcome?.winners.includes(seat) === true;
  return (
    <li className={style.row} data-won={won || undefined}>
      <div className={style.who}>
        <SeatToken seat={seat} name={names[seat] ?? ''} />
        <strong className={style.name}>{names[seat]}</strong>
        {won ? <Crown aria-hidden="true" className={style.crown} /> : null}
      </div>
      <div className={style.hand}>
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
