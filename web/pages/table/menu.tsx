import type { Seated } from '@tafelrunde/table/client';
import { BookOpen, Bug, DoorClosed, Flag, History, Layers, XCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Check } from '../../app/fields/check.tsx';
import { ChoiceRow } from '../../app/fields/choice-row.tsx';
import { Dialog } from '../../app/fields/dialog.tsx';
import { change, PACES, useSettings } from '../../app/kept/settings.ts';
import { LanguageSwitch, LookSwitch } from '../../app/shell/frame.tsx';
import { useLang, useWords } from '../../app/text/words.ts';
import { ApiError } from '../../remote/api.ts';
import { NotifyCheck } from '../../remote/notify-check.tsx';
import controls from '../../style/controls.module.css';
import { actorOf } from '../../table/log/log-lines.ts';
import { roomWords } from '../../words/room.ts';
import { untilClosing } from './absence.ts';
import { minutes } from './clock-faces.tsx';
import { useHostTime } from './host-time.ts';
import style from './menu.module.css';
import { MoveDevice } from './move-device.tsx';
import { ReactionSettings } from './reaction-settings.tsx';
import { Sure } from './sure.tsx';
import type { TopBarProps } from './top-bar.tsx';

interface MenuProps extends TopBarProps {
  readonly open: boolean;
  close(): void;
}

export function Menu({ game, state, place, local, online, report, open, close }: MenuProps) {
  const t = useWords(roomWords);
  const lang = useLang();
  const { sound, pace, textView } = useSettings();
  const [said, setSaid] = useState<{ readonly text: string; readonly good: boolean }>();
  const running = state.info.state === 'running' && state.you.seats.length > 0;
  const untouched = !hasMoved(state);
  const now = useHostTime(state.now, open && state.presence.since !== undefined, 1_000);
  const wait = untilClosing(state, now);
  return (
    <Dialog title={t.menu} open={open} close={close} sheet>
      <nav className={style.links} aria-label={t.rules}>
        <Outside href={`/learn/${game.id}/rules`} icon={<BookOpen aria-hidden="true" />}>
          {t.rules}
        </Outside>
        <Outside href={`/learn/${game.id}/cards`} icon={<Layers aria-hidden="true" />}>
          {t.cards}
        </Outside>
      </nav>
      {state.info.state === 'over' && state.info.unrecorded !== true ? (
        <Link className={controls.primary} href={`/replays/${state.info.id}`}>
          <History aria-hidden="true" />
          {t.replay}
        </Link>
      ) : null}
      {local === undefined ? null : (
        <ChoiceRow
          legend={t.pace}
          value={pace}
          choose={(value) => change({ pace: value })}
          choices={PACES.map((value) => ({ value, label: t.paces[value] }))}
        />
      )}
      <ReactionSettings game={game} />
      <div>
        <Check label={t.sound} checked={sound} set={(on) => change({ sound: on })} />
        <NotifyCheck />
        <Check label={t.textView} hint={t.textViewWhy} checked={textView} set={(on) => change({ textView: on })} />
      </div>
      <div className={style.switches}>
        <LanguageSwitch />
        <LookSwitch />
      </div>
      {online === undefined ? null : <MoveDevice table={state.info.id} />}
      <div className={controls.tight}>
        <button
          type="button"
          className={controls.button}
          onClick={() => {
            report().then(
              (how) => setSaid({ text: how === 'saved' ? t.reportDone : t.reportOnline(how.number), good: true }),
              (fault: unknown) =>
                setSaid({ text: fault instanceof ApiError ? fault.said[lang] : String(fault), good: false }),
            );
          }}
        >
          <Bug aria-hidden="true" />
          {t.report}
        </button>
        <p className={controls.hint}>{online === undefined ? t.reportWhy : t.reportWhyOnline}</p>
        {said === undefined ? null : (
          <p className={said.good ? controls.success : controls.problem} role="status">
            {said.text}
          </p>
        )}
      </div>
      {running && !untouched ? (
        <Sure label={t.concede} ask={t.concedeAsk} yes={t.concedeYes} icon={<Flag aria-hidden="true" />}>
          {() => {
            const [seat] = state.you.seats;
            place.wish(seat === undefined ? { type: 'concede' } : { type: 'concede', seat });
            close();
          }}
        </Sure>
      ) : null}
      {untouched && state.info.state !== 'over' && (state.you.owner || running) ? (
        <Sure label={t.abort} ask={t.abortAsk} yes={t.abortYes} icon={<XCircle aria-hidden="true" />}>
          {() => {
            place.wish({ type: 'abort' });
            close();
          }}
        </Sure>
      ) : null}
      {wait !== undefined && wait > 0 ? <p className={controls.hint}>{t.closeIn(minutes(wait))}</p> : null}
      {wait === 0 ? (
        <Sure label={t.close} ask={t.closeAsk} yes={t.closeYes} icon={<DoorClosed aria-hidden="true" />}>
          {() => {
            place.wish({ type: 'close' });
            close();
          }}
        </Sure>
      ) : null}
      <details className={style.seal}>
        <summary>{t.commitment}</summary>
        <p className={controls.hint}>{t.commitmentWhy}</p>
        <code>{state.info.commitment}</code>
        <LeftOut info={state.info} />
      </details>
    </Dialog>
  );
}

/** Has a person moved? What bots did binds nobody. */
function hasMoved({ info, log }: Seated): boolean {
  const movers = log.flatMap(({ kind, events = [] }) => (kind === 'answer' ? events.map(actorOf) : []));
  return movers.some((seat) => seat !== undefined && info.seats[seat]?.mind !== 'bot');
}

/** Opens beside the game, which goes on. */
function Outside({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a className={controls.button} href={href} target="_blank" rel="noopener">
      {icon}
      {children}
    </a>
  );
}

/** Whose random number is not in the shuffle, although it was promised. */
function LeftOut({ info }: Pick<Seated, 'info'>) {
  const t = useWords(roomWords);
  if (info.state === 'waiting') return null;
  const left = info.seats.filter(({ commitment, revealed }) => commitment !== undefined && revealed !== true);
  if (left.length === 0) return null;
  return <p className={controls.hint}>{t.partLeftOut(left.map(({ name }) => name).join(', '))}</p>;
}
