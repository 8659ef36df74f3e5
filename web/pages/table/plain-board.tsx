import {
  askedAt,
  labels,
  type Option,
  type Outcome,
  type Question,
  type Ref,
  refs,
  type ViewZone,
} from '@tafelrunde/kernel';
import { UNDO_REASONS } from '@tafelrunde/table/client';
import { oneMark } from '@tafelrunde/words';
import { useRef } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import { verdictOf } from '../../app/games/result.ts';
import { useSettings } from '../../app/kept/settings.ts';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { type Picks, timesPicked } from '../../table/asking/picking.ts';
import { useAsked } from '../../table/asking/prompt.tsx';
import { Switch } from '../../table/asking/switch.tsx';
import { giveAgain, howFar } from '../../table/asking/taking-back.tsx';
import { usePicking } from '../../table/asking/use-picking.ts';
import { Ending } from '../../table/ending/ending.tsx';
import { useReadOut } from '../../table/log/log.tsx';
import { plainly, sentencesOf } from '../../table/log/log-lines.ts';
import { TempoButtons } from '../../table/pace/tempo.tsx';
import { labelOf } from '../../table/tools.tsx';
import { useKeptFocus } from '../../table/use-focus.ts';
import { plainWords } from '../../words/plain.ts';
import style from './plain-board.module.css';

/** Any game as lists and buttons: for ears, for keyboards, and for a board that is not drawn yet. */
export function PlainBoard(props: BoardProps) {
  const { game, view, table, lang, names, questions, answer, wish } = props;
  const t = useWords(plainWords);
  const root = useRef<HTMLDivElement>(null);
  const asked = useAsked({ question: questions[0], board: props });
  useReadOut(props);
  useKeptFocus(root);
  const mayUndo = table.undo.free || table.undo.seat !== undefined;
  const facts = game.text.facts?.(view, lang, names) ?? [];
  const lines = sentencesOf(table.log, props).map((sentence) => ({ key: sentence.key, line: plainly(sentence) }));
  return (
    <div ref={root} className={style.plain}>
      <section aria-labelledby="plain-questions">
        <h2 id="plain-questions">{t.questions}</h2>
        {questions.length === 0 ? <p>{asked}</p> : null}
        {inTurn(questions).map((question) => (
          <Asked key={askedAt(question)} {...props} question={question} give={(picks) => answer(question, picks)} />
        ))}
        <p className={controls.row}>
          <Switch board={{ ...props, questions: questions.slice(0, 1) }} />
          <TempoButtons board={props} />
        </p>
        <p>
          <button
            type="button"
            className={controls.button}
            aria-disabled={mayUndo ? undefined : true}
            onClick={() => mayUndo && wish({ type: 'undo' })}
          >
            {table.undo.free || table.undo.seat === undefined ? t.undo : t.undoAsk}
          </button>{' '}
          {table.undo.again === undefined ? null : (
            <button type="button" className={controls.button} onClick={() => giveAgain(props)}>
              {t.redo}
            </button>
          )}{' '}
          {table.undo.free ? howFar(table.undo, lang) : UNDO_REASONS[table.undo.why][lang]}
        </p>
      </section>
      {facts.length === 0 ? null : (
        <section aria-labelledby="plain-facts">
          <h2 id="plain-facts">{t.facts}</h2>
          <ul className={style.facts}>
            {facts.map((fact, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said of two
              <li key={i}>{fact}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="plain-table">
        <h2 id="plain-table">{t.table}</h2>
        <ul className={style.zones}>
          {view.zones
            .filter(({ size }) => size > 0)
            .map((zone) => (
              <Zone key={`${zone.kind}.${zone.seat}.${zone.n}`} {...props} zone={zone} />
            ))}
        </ul>
      </section>
      {view.outcome === undefined ? null : (
        <section aria-labelledby="plain-result">
          <h2 id="plain-result">{t.result}</h2>
          <p>{wonOrLost(props, view.outcome)}</p>
          <p>{game.text.key(view.outcome.how, lang)}</p>
          <ul>
            {(view.outcome.scores ?? []).map((score, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat}>
                {names[seat]}: {score}
              </li>
            ))}
          </ul>
          <p className={controls.row}>
            <Ending board={props} />
          </p>
        </section>
      )}
      <section aria-labelledby="plain-log">
        <h2 id="plain-log">{t.log}</h2>
        <ol className={style.log}>
          {lines.toReversed().map(({ key, line }) => (
            <li key={key}>{line}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** What the table waits for comes first, and nothing moves when something is picked. */
const inTurn = (questions: readonly Question[]): readonly Question[] =>
  questions.toSorted((one, other) => Number(one.standing) - Number(other.standing));

function Zone({ zone, game, view, lang, names }: BoardProps & { readonly zone: ViewZone }) {
  const t = useWords(plainWords);
  const whose = zone.seat === undefined ? '' : ` (${names[zone.seat]})`;
  const hidden = zone.size - zone.cards.length;
  return (
    <li>
      <strong>
        {game.text.key(labels.zone(zone.kind), lang)}
        {whose}
      </strong>
      : {t.cards(zone.size)}
      {zone.cards.length === 0 ? null : (
        <ul>
          {zone.cards.map(({ obj, card }) => {
            const { name, text } = game.text.card(card, lang);
            const beside = [game.text.printed?.(card, lang), game.text.remark?.(view, obj, lang, names)]
              .filter((each) => each !== undefined)
              .join('; ');
            return (
              <li key={obj}>
                <b>{name}</b>
                {beside === '' ? oneMark(`${name}.`).slice(name.length) : ` (${beside}).`} {text}
              </li>
            );
          })}
          {hidden > 0 ? <li>{t.hidden(hidden)}</li> : null}
        </ul>
      )}
    </li>
  );
}

const none: Picks = [];

type AskedProps = BoardProps & { readonly question: Question; give(picks: readonly Ref[]): void };

function Asked(props: AskedProps) {
  const { question, game, table, lang, names, view, give, attention } = props;
  const t = useWords(plainWords);
  const { confirm } = useSettings();
  const { max, options } = question;
  const reaction = table.reactions.find((each) => each.question.id === question.id);
  const { picks, needsDone, complete, pick, done } = usePicking({
    question,
    pending: false,
    confirm,
    proposed: none,
    answer: (_, chosen) => give(chosen),
    begin: attention?.turnTo,
  });
  return (
    <div className={style.question}>
      {reaction === undefined ? null : <p>{t.reactTo(game.text.key(reaction.to, lang))}</p>}
      <p>{game.text.prompt(question, lang, names, view)}</p>
      <div className={controls.choices}>
        {options.map((option) => {
          const times = timesPicked(picks, option.ref);
          return (
            <button
              key={option.ref}
              type="button"
              className={controls.button}
              aria-pressed={needsDone ? times > 0 : undefined}
              onClick={() => pick(option.ref)}
            >
              {deedOf(props, option)}
              {times > 1 ? ` × ${times}` : null}
              {option.idle === undefined ? null : ` (${game.text.key(option.idle, lang)})`}
            </button>
          );
        })}
        {needsDone ? (
          <button type="button" className={controls.primary} disabled={!complete} onClick={done}>
            {t.done(picks.length, max)}
          </button>
        ) : null}
      </div>
    </div>
  );
}

function wonOrLost({ names, lang }: BoardProps, outcome: Outcome): string {
  const t = plainWords[lang];
  if (outcome.won !== undefined) return `${verdictOf({ names, outcome }, lang)}.`;
  return outcome.winners.length === 0 ? t.noWinner : t.winners(outcome.winners.map((seat) => names[seat]).join(', '));
}

/** Where nothing is seen, it has to be said what is done with a card, and to whom an offer goes. */
function deedOf({ question, game, view, lang, names }: AskedProps, option: Option): string {
  const { ref, label } = option;
  const isSomebody = refs.seat.is(ref);
  if (typeof ref === 'string' && !isSomebody) return capital(game.text.option(option, question, lang, names, view));
  const named = labelOf({ option, question, game, view, lang, names });
  return isSomebody || label === undefined ? named : `${capital(game.text.key(label, lang))}: ${named}`;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
