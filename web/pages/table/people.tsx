import type { Seated, SeatInfo } from '@tafelrunde/table/client';
import { MessageCircle, Users, UserX } from 'lucide-react';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { Dialog } from '../../app/fields/dialog.tsx';
import type { TableClient } from '../../app/seat/table-client.ts';
import { apart } from '../../app/text/apart.ts';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { meetingWords } from '../../words/meeting.ts';
import { roomWords } from '../../words/room.ts';
import { isProposed, mayCallBot, untilBot } from './absence.ts';
import { ChatBubble } from './chat-bubble.tsx';
import { minutes } from './clock-faces.tsx';
import { useHostTime } from './host-time.ts';
import { hush, useHushed } from './hushed.ts';
import { WatchInvitation } from './invitation.tsx';
import { Refusal } from './notices.tsx';
import style from './people.module.css';
import { SeatInvitation } from './seat-invitation.tsx';
import { Sure } from './sure.tsx';

interface PeopleProps {
  readonly state: Seated;
  readonly place: TableClient;
  readonly names: readonly string[];
}

/** Who is here, what they say, and what the owner can do. */
export function People(props: PeopleProps) {
  const t = useWords(roomWords);
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(props.state.chat.length);
  const now = useHostTime(props.state.now, open && props.state.presence.since !== undefined, 1_000);
  const unread = open ? 0 : props.state.chat.length - read;
  const label = unread > 0 ? t.unread(unread) : t.people;
  // An open chat reads itself out.
  const last = unread > 0 ? props.state.chat.at(-1) : undefined;
  const toggle = (on: boolean) => {
    setOpen(on);
    setRead(props.state.chat.length);
  };
  return (
    <>
      <button
        type="button"
        className={`${controls.icon} ${style.badge}`}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        data-unread={unread > 0 ? unread : undefined}
        onClick={() => toggle(true)}
      >
        <Users aria-hidden="true" />
      </button>
      <ChatBubble line={last} open={() => toggle(true)} />
      <Dialog title={t.people} open={open} close={() => toggle(false)} sheet>
        <ul className={style.people}>
          {props.state.info.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <Person key={seat} {...props} seat={seat} now={now} />
          ))}
        </ul>
        {props.state.presence.spectators > 0 ? <p>{t.spectators(props.state.presence.spectators)}</p> : null}
        {isWatchable(props.state) ? <WatchInvitation table={props.state.info.id} /> : null}
        <Chat {...props} />
        <Refusal refused={props.state.refused} />
      </Dialog>
    </>
  );
}

const isWatchable = ({ info }: Seated): boolean => info.settings.spectators && info.state !== 'over';

function Person({ state, place, names, seat, now }: PeopleProps & { readonly seat: number; readonly now: number }) {
  const t = useWords(roomWords);
  const meeting = useWords(meetingWords);
  const { info, you, presence } = state;
  const isHushed = useHushed(info.id);
  const who = info.seats[seat];
  if (who === undefined) return null;
  const here = presence.seats[seat] === true;
  const mine = you.seats.includes(seat);
  const wait = untilBot(state, seat, now);
  const isGone = !mine && who.mind === 'person' && !here && mayCallBot(state);
  const isAskedFor = isProposed(state, 'takeover', seat);
  const others = you.seats.length > 0 && !mine && info.state === 'running';
  return (
    <li className={style.person} data-here={here || undefined}>
      <span>
        <strong>{names[seat]}</strong>{' '}
        <span className={controls.hint}>
          {remarkOn(who, here, t)}
          {who.sameAs === undefined ? null : ` · ${t.samePerson(names[who.sameAs] ?? '')}`}
          {isGone && wait > 0 ? ` · ${t.callBotIn(minutes(wait))}` : null}
          {isGone && isAskedFor ? ` · ${t.botAskedFor}` : null}
        </span>
      </span>
      <span className={controls.row}>
        {mine && who.away === true ? (
          <button
            type="button"
            className={controls.primary}
            onClick={() => place.wish({ type: 'takeover', seat, mind: 'person' })}
          >
            {t.takeBack}
          </button>
        ) : null}
        {isGone && wait === 0 && !isAskedFor ? (
          <button
            type="button"
            className={controls.button}
            onClick={() => place.wish({ type: 'takeover', seat, mind: 'bot' })}
          >
            {t.callBot}
          </button>
        ) : null}
        {others && who.mind === 'person' ? (
          <button type="button" className={controls.button} onClick={() => hush(info.id, seat, !isHushed(seat))}>
            {isHushed(seat) ? t.unhushPerson : t.hushPerson}
          </button>
        ) : null}
        {you.owner && !mine && who.mind === 'person' ? (
          <>
            <button
              type="button"
              className={controls.button}
              onClick={() => place.wish({ type: 'mute', seat, on: who.muted !== true })}
            >
              {who.muted === true ? t.unmute : t.mute}
            </button>
            {info.state === 'running' && here ? null : (
              <Sure
                label={t.removePerson}
                ask={t.removeAsk(names[seat] ?? '')}
                yes={t.removeYes}
                no={t.no}
                icon={<UserX aria-hidden="true" />}
              >
                {() => place.wish({ type: 'remove', seat })}
              </Sure>
            )}
          </>
        ) : null}
      </span>
      {who.standsIn === true && you.owner && info.state === 'running' ? (
        <details className={style.invitation}>
          <summary>{meeting.inviteInstead}</summary>
          <SeatInvitation table={info.id} seat={seat} isOwner />
        </details>
      ) : null}
    </li>
  );
}

function remarkOn({ mind, standsIn }: SeatInfo, here: boolean, t: (typeof roomWords)['en']): string {
  if (mind === 'open') return t.open;
  if (mind === 'bot') return standsIn === true ? t.standsIn : t.isBot;
  return here ? t.present : t.away;
}

function Chat({ state, place }: PeopleProps) {
  const t = useWords(roomWords);
  const [text, setText] = useState('');
  const [sent, setSent] = useState<{ readonly ask: string; readonly text: string }>();
  const refused = state.refused?.ask;
  // What was turned down comes back, to be sent again or to be said otherwise.
  useEffect(() => {
    if (sent === undefined || refused !== sent.ask) return;
    setSent(undefined);
    setText((now) => (now === '' ? sent.text : now));
  }, [refused, sent]);
  const say = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setSent({ ask: place.wish({ type: 'chat', text: text.trim() }), text });
    setText('');
  };
  return (
    <section className={controls.tight} aria-label={t.chat}>
      <h3>
        {t.chat} <MessageCircle aria-hidden="true" className={style.sign} />
      </h3>
      <ol className={style.lines} aria-live="polite">
        {state.chat.map(({ n, name, text: line }) => (
          <li key={n}>
            <strong>{apart(name)}</strong> {line}
          </li>
        ))}
      </ol>
      {state.you.seats.length === 0 ? null : (
        <form className={style.form} onSubmit={say}>
          <input
            className={controls.input}
            aria-label={t.say}
            placeholder={t.say}
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className={controls.button}>
            {t.send}
          </button>
        </form>
      )}
    </section>
  );
}
