import type { Seated } from '@tafelrunde/table/client';
import { Play } from 'lucide-react';
import { useState } from 'react';
import type { Place } from '../../app/place.ts';
import { useStore } from '../../app/store.ts';
import { useLang, useWords } from '../../app/words.ts';
import { ApiError, api } from '../../remote/api.ts';
import { keepInvitation, onlineSeats } from '../../remote/seats.ts';
import controls from '../../style/controls.module.css';
import page from '../../style/page.module.css';
import { roomWords } from '../../words/room.ts';
import { Invitation } from './invitation.tsx';
import style from './room.module.css';
import { YourPart } from './your-part.tsx';

/** Before the game: who is there, and the invitations for who is not. */
export function Waiting({ state, place }: { readonly state: Seated; readonly place: Place }) {
  const t = useWords(roomWords);
  const lang = useLang();
  const { info, you, presence } = state;
  const own = useStore(onlineSeats).findLast((seat) => seat.table === info.id);
  const invitations = own?.invitations ?? [];
  const [fault, setFault] = useState<{ readonly seat: number; readonly text: string }>();
  const invite = async (seat: number) => {
    if (own === undefined) return;
    setFault(undefined);
    try {
      keepInvitation(info.id, own.token, await api.invite(info.id, own.token, seat));
    } catch (reason) {
      setFault({ seat, text: reason instanceof ApiError ? reason.said[lang] : String(reason) });
    }
  };
  return (
    <main id="content" className={`${page.narrow} ${style.waiting}`}>
      <h1>{t.waitingFor}</h1>
      <ul className={controls.stack}>
        {info.seats.map(({ name, mind }, seat) => {
          const invitation = invitations.find((each) => each.seat === seat);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} className={controls.panel}>
              <div className={controls.tight}>
                <p>
                  <strong>
                    {seat + 1}. {mind === 'open' ? t.open : name}
                  </strong>{' '}
                  <span className={controls.hint}>
                    {mind === 'bot'
                      ? t.isBot
                      : mind === 'open'
                        ? ''
                        : presence.seats[seat] === true
                          ? t.present
                          : t.away}
                  </span>
                </p>
                {mind === 'open' && invitation !== undefined ? <Invitation table={info.id} {...invitation} /> : null}
                {mind === 'open' && invitation === undefined && you.owner && own !== undefined ? (
                  <div>
                    <button type="button" className={controls.button} onClick={() => void invite(seat)}>
                      {t.invite(seat + 1)}
                    </button>
                  </div>
                ) : null}
                {fault?.seat === seat ? (
                  <p className={controls.problem} role="alert">
                    {fault.text}
                  </p>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
      <YourPart state={state} place={place} />
      {you.owner ? (
        <div className={controls.tight}>
          <button
            type="button"
            className={`${controls.primary} ${controls.large}`}
            onClick={() => place.wish({ type: 'begin' })}
          >
            <Play aria-hidden="true" />
            {t.begin}
          </button>
          <p className={controls.hint}>{t.beginHint}</p>
        </div>
      ) : null}
    </main>
  );
}
