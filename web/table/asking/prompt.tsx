import { labels, type Option } from '@tafelrunde/kernel';
import type { LogLine } from '@tafelrunde/table/client';
import { CircleHelp, Keyboard } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useStore } from '../../app/kept/store.ts';
import { announce } from '../../app/shell/announcer.tsx';
import controls from '../../style/controls.module.css';
import { ARROWS_ID } from '../cards/zone.tsx';
import { Afterwards } from '../log/afterwards.tsx';
import { plainly, sentencesOf, type Telling } from '../log/log-lines.ts';
import { isPaused, stateOf, TempoButtons } from '../pace/tempo.tsx';
import { EndingButton, LogButton, useShell } from '../shell.tsx';
import { type Tools, useTools } from '../tools.tsx';
import { useMedia } from '../use-size.ts';
import { tableWords } from '../words.ts';
import { Advice, useAdvice, useAdvised } from './advice.tsx';
import { AheadPill } from './ahead.tsx';
import { Consents } from './consents.tsx';
import { Divide, isDivision, isPart } from './divide.tsx';
import { HeedButtons, WakeButton } from './heed.tsx';
import { timesPicked } from './picking.ts';
import style from './prompt.module.css';
import { Switch } from './switch.tsx';
import { TakingBack } from './taking-back.tsx';
import { useArrowHint } from './use-arrow-hint.ts';
import { useForecast, useForesight } from './use-foresight.ts';
import { useTapHint } from './use-tap-hint.ts';

interface PromptProps {
  /** Options that are not drawn on the table: they get buttons. */
  readonly buttons: readonly Option[];
  /** A sign on such a button. */
  readonly sign?: (option: Option) => ReactNode;
  /** What is said while nothing is pointed at. */
  readonly tip?: string | undefined;
  /** What happens if nobody does anything, where the board itself has a short word for it. */
  readonly coming?: string | undefined;
  /** Buttons of the board's own. */
  readonly children?: ReactNode;
  /** Signs of the board's own for what can be done at any time. */
  readonly tools?: ReactNode;
  /** The button that shows the log is elsewhere. */
  readonly withoutLog?: boolean;
}

/** So many letters are small ones where there is little room. */
const LONG = 84;

const keyboardSign = <Keyboard aria-hidden="true" />;

/** One sentence says who has to do what; everything that can be done without a card stands beside it. */
export function Prompt({ buttons, sign, tip, coming, children, tools: own, withoutLog = false }: PromptProps) {
  const tools = useTools();
  const { question, picking, board, pending } = tools;
  const t = tableWords[board.lang];
  const sentence = useAsked(tools);
  const divided = question !== undefined && isDivision(question) ? question : undefined;
  const arrows = useArrowHint();
  const { showHelp } = useShell();
  return (
    <div className={style.prompt} data-asked={pending ? undefined : question?.id} aria-busy={pending}>
      <div className={style.words}>
        <p className={style.sentence} data-long={sentence.length > LONG || undefined}>
          {sentence}
        </p>
        <span id={ARROWS_ID} hidden>
          {arrows.isNew ? t.arrows.said : null}
        </span>
        <Consents />
        <Afterwards>
          <Aside
            tip={question === undefined || !tools.assist ? undefined : tip}
            coming={question === undefined || !tools.assist ? undefined : coming}
            arrows={arrows.isDue}
          />
        </Afterwards>
      </div>
      <div className={style.buttons}>
        <div className={style.part} data-part="answers">
          {divided === undefined ? null : <Divide question={divided} />}
          {buttons.map((option) =>
            divided !== undefined && isPart(option) ? null : (
              <OptionButton key={option.ref} option={option} sign={sign?.(option)} />
            ),
          )}
          {children}
          <EndingButton />
          {question !== undefined && picking.needsDone ? (
            <>
              {picking.picks.length > 0 && question.max > 1 ? (
                <button type="button" className={controls.quiet} onClick={picking.clear}>
                  {t.clear}
                </button>
              ) : null}
              <button
                type="button"
                className={`${controls.primary} ${style.done}`}
                disabled={!picking.complete || pending}
                onClick={picking.done}
              >
                {question.max > 1 ? t.doneOf(picking.picks.length, question.max) : t.done}
              </button>
            </>
          ) : null}
          {board.moment === undefined ? null : (
            <button type="button" className={controls.primary} onClick={() => board.look(undefined)}>
              {t.backToNow}
            </button>
          )}
          <TempoButtons board={board} />
          <AheadPill />
          <WakeButton />
        </div>
        <div className={style.part} data-part="tools">
          <Switch board={board} />
          {own}
          {withoutLog ? null : <LogButton />}
          <HeedButtons />
          <Advice />
          <TakingBack />
          <button
            type="button"
            className={`${controls.icon} ${style.help}`}
            aria-label={t.help}
            title={t.help}
            onClick={showHelp}
          >
            {keyboardSign}
          </button>
        </div>
      </div>
    </div>
  );
}

/** What is asked, read out once for each question: after what happened. */
export function useAsked(asked: Pick<Tools, 'question' | 'board'>): string {
  const sentence = promptOf(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question may be asked in the same words
  useEffect(() => announce(sentence, 'last'), [sentence, asked.question?.id]);
  return sentence;
}

/** The sentence for whoever looks at the table now; it stays while the answer is on its way, so that nothing moves. */
function promptOf({ question, board }: Pick<Tools, 'question' | 'board'>): string {
  const { game, lang, view, moment, names, seat, mode, table } = board;
  const t = tableWords[lang];
  if (mode === 'replay') return lastOf(table.log, { game, lang, names }) ?? t.watching;
  if (moment !== undefined) return t.earlier;
  const [reaction] = table.reactions;
  if (reaction?.held === true) return t.held;
  if (question !== undefined && question.id === reaction?.question.id)
    return `${game.text.key(labels.to(reaction.to), lang, names)} ${game.text.prompt(question, lang, names, view)}`;
  if (question !== undefined) return game.text.prompt(question, lang, names, view);
  if (view.outcome !== undefined || table.info.state === 'over') return t.over;
  const asked = board.attention?.asked.find(({ standing }) => !standing);
  if (asked !== undefined) return t.turnTo.askedThere(names[asked.seat] ?? '');
  const { seats, somebody } = view.waiting;
  const [first] = seats;
  if (first !== undefined && seats.length === 1) return t[stateOf(board, first)](names[first] ?? '');
  if (first !== undefined) return t.thinkingMany(seats.map((each) => names[each]).join(', '));
  if (somebody) return isPaused(board) ? t.somebodyNext : t.somebody;
  return seat === undefined ? t.watching : t.sending;
}

/** What happened last. */
function lastOf(log: readonly LogLine[], telling: Telling): string | undefined {
  const last = sentencesOf(log, telling).at(-1);
  return last === undefined ? undefined : plainly(last);
}

/** Why something cannot be picked, or what picking it would do: it takes no room that it does not have, so that nothing moves. */
function Aside({ tip, coming, arrows }: Pick<PromptProps, 'tip' | 'coming'> & { readonly arrows: boolean }) {
  const { hint, pointed, question, picking, board, pending, preview } = useTools();
  const t = tableWords[board.lang];
  const why = useStore(hint);
  const ref = useStore(pointed);
  const narrow = useMedia('(max-width: 720px), (max-height: 560px)');
  const known = ref === undefined ? undefined : preview(ref);
  const advice = useAdvice();
  const advised = ref === undefined ? advice : undefined;
  const foreseen = useForesight(ref ?? advised?.picks[0], known !== undefined);
  const idle = useForecast(!narrow && ref === undefined && coming === undefined);
  const tap = useTapHint(question?.id) && question !== undefined ? t.tap : undefined;
  // The button that ends the choice counts, too.
  const counter =
    question !== undefined && question.max > 1 && !narrow
      ? t.counter(picking.picks.length, question.min, question.max)
      : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said about one question is over with the next
  useEffect(() => hint.set(undefined), [question?.id, hint]);
  useEffect(() => {
    if (ref !== undefined) hint.set(undefined);
  }, [ref, hint]);
  const place = narrow ? style.floating : style.aside;
  if (pending) return <p className={`${place} ${style.sending}`}>{t.sending}</p>;
  return (
    <>
      <p className={place} data-why={why === undefined ? undefined : ''}>
        {why === undefined ? null : <CircleHelp aria-hidden="true" />}
        {why === undefined && arrows ? (
          <span className={style.arrows} aria-hidden="true">
            <kbd>← ↑ → ↓</kbd> {t.arrows.short}
          </span>
        ) : null}
        {why ?? known ?? advised?.said ?? counter ?? tap ?? coming ?? idle ?? tip}
      </p>
      {why === undefined && foreseen !== undefined ? <p className={style.floating}>{foreseen}</p> : null}
    </>
  );
}

function OptionButton({ option, sign }: { readonly option: Option; readonly sign?: ReactNode }) {
  const { picking, label, board, options, pending } = useTools();
  const times = timesPicked(picking.picks, option.ref);
  const idle = option.idle === undefined ? undefined : board.game.text.key(option.idle, board.lang);
  const number = options.indexOf(option) + 1;
  const isAdvised = useAdvised(option.ref);
  return (
    <button
      type="button"
      className={`${controls.button} ${style.option}`}
      data-ref={option.ref}
      data-state={times > 0 ? 'picked' : 'open'}
      data-advised={isAdvised || undefined}
      aria-pressed={picking.needsDone ? times > 0 : undefined}
      title={idle}
      disabled={pending}
      onClick={() => picking.pick(option.ref)}
    >
      {sign}
      {label(option)}
      {(option.cap ?? 1) > 1 && times > 0 ? ` × ${times}` : null}
      {number > 0 && number < 10 ? (
        <span className={style.key} aria-hidden="true">
          {number}
        </span>
      ) : null}
    </button>
  );
}
