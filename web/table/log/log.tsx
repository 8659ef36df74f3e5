import type { Lang, Seat } from '@tafelrunde/kernel';
import { memo, type SyntheticEvent, useEffect, useMemo, useState } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import { announce } from '../../app/shell/announcer.tsx';
import { zoomedAt } from '../cards/zoom.tsx';
import { SeatToken } from '../seat-token.tsx';
import { type Tools, useTools } from '../tools.tsx';
import { tableWords } from '../words.ts';
import { Afterwards } from './afterwards.tsx';
import style from './log.module.css';
import { aboutSeat, type Piece, plainly, readerOf, type Sentence, sentencesOf, turnsOf } from './log-lines.ts';
import { LogTools } from './log-tools.tsx';

/** What happened, turn by turn; names of cards show the card, a line leads back to its moment. */
export function Log({ label }: { readonly label: string }) {
  return (
    <Afterwards>
      <Turns label={label} />
    </Afterwards>
  );
}

function Turns({ label }: { readonly label: string }) {
  const { board, zoom } = useTools();
  const { table, lang, seat, names, game } = board;
  const t = tableWords[lang];
  const telling = useMemo(() => ({ game, lang, names }), [game, lang, names]);
  const [whose, setWhose] = useState<Seat>();
  const turns = useMemo(
    () => turnsOf(aboutSeat(sentencesOf(table.log, telling), whose), readerOf(table.log, seat)),
    [table.log, telling, whose, seat],
  );
  const firstNew = turns.find(({ isNew }) => isNew);
  const newest = turns.at(-1)?.sentences.at(-1);
  return (
    <div className={style.whole} data-scrolls="">
      <LogTools turns={turns} whose={whose} choose={setWhose} />
      <div className={style.scroll}>
        <ol className={style.log} aria-label={label} data-zone="">
          {table.earlier ? <li className={style.note}>{t.logEarlier}</li> : null}
          {turns.length === 0 ? <li className={style.note}>{t.logEmpty}</li> : null}
          {turns.map((turn) => {
            const { key, seat: who, opens, isNew, sentences } = turn;
            return (
              <li key={key} className={style.turn} data-new={isNew || undefined} data-opens={opens || undefined}>
                {turn === firstNew ? <p className={style.since}>{t.sinceYou}</p> : null}
                <div className={style.who}>
                  {who === undefined ? null : <SeatToken seat={who} name={names[who] ?? ''} />}
                  <div>
                    {sentences.map((sentence) => (
                      <Line
                        key={sentence.key}
                        sentence={sentence}
                        lang={lang}
                        zoom={zoom}
                        look={board.look}
                        isHere={board.moment === sentence.seq}
                        isLast={sentence === newest}
                      />
                    ))}
                  </div>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

interface LineProps {
  readonly sentence: Sentence;
  readonly lang: Lang;
  readonly zoom: Tools['zoom'];
  readonly look: BoardProps['look'];
  /** The table is shown as it was then. */
  readonly isHere: boolean;
  /** Where the Tab key comes to; the arrows lead on. */
  readonly isLast: boolean;
}

/** Drawn once: a long log costs nothing when a line comes. */
const Line = memo(function Line({ sentence, lang, zoom, look, isHere, isLast }: LineProps) {
  const t = tableWords[lang];
  return (
    <p className={style.line} data-here={isHere || undefined}>
      {sentence.pieces.map(({ text, card }, i, pieces) =>
        card === undefined ? (
          between(text, pieces[i - 1], pieces[i + 1])
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes its order
          <span key={i} className={style.unbroken}>
            {bracketIn(pieces[i - 1]?.text ?? '')}
            <CardName card={card} zoom={zoom}>
              {text}
            </CardName>
            {stopsIn(pieces[i + 1]?.text ?? '')}
          </span>
        ),
      )}
      <button
        type="button"
        className={style.moment}
        tabIndex={isLast ? 0 : -1}
        aria-label={t.toMoment}
        title={t.toMoment}
        onClick={() => look(isHere ? undefined : sentence.seq)}
      >
        ↶
      </button>
    </p>
  );
});

interface CardNameProps {
  readonly card: string;
  readonly zoom: Tools['zoom'];
  readonly children: string;
}

/** The name of a card, which shows it. A long one runs on over several lines, as no button element does. */
function CardName({ card, zoom, children }: CardNameProps) {
  const show = ({ currentTarget }: SyntheticEvent<HTMLElement>) => zoom.set(zoomedAt(currentTarget, 'held'));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element is a box
    <span
      role="button"
      className={style.card}
      tabIndex={-1}
      data-zoom={card}
      onClick={show}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        show(event);
      }}
    >
      {children}
    </span>
  );
}

/** What must not begin a line: it stays with the name before it. */
const stopsIn = (text: string): string => /^[.,;:!?)]*/.exec(text)?.[0] ?? '';

/** What must not end a line: it stays with the name after it. */
const bracketIn = (text: string): string => (text.endsWith('(') ? '(' : '');

/** What is left of a text between the names of cards. */
function between(text: string, before: Piece | undefined, after: Piece | undefined): string {
  const stops = before?.card === undefined ? '' : stopsIn(text);
  const bracket = after?.card === undefined ? '' : bracketIn(text);
  return text.slice(stops.length, text.length - bracket.length);
}

/** Reads new lines out, once. */
export function useReadOut({ table, game, lang, names }: BoardProps): void {
  const { fresh } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line is read when it comes, not when the language changes
  useEffect(() => {
    announce(sentencesOf(fresh, { game, lang, names }).map(plainly));
  }, [fresh]);
}
