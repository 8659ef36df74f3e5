import type { Seated, TableInfo } from '@tafelrunde/table/client';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useStore } from '../../app/kept/store.ts';
import type { TableClient } from '../../app/seat/table-client.ts';
import { apart } from '../../app/text/apart.ts';
import { useLang, useWords } from '../../app/text/words.ts';
import { ApiError, api } from '../../remote/api.ts';
import { keepInvitation, onlineSeats } from '../../remote/seats.ts';
import controls from '../../style/controls.module.css';
import page from '../../style/page.module.css';
import { roomWords } from '../../words/room.ts';
import { Invitation } from './invitation.tsx';
import style from './room.module.css';
import { YourPart } from './your-part.tsx';

/** Before the game: who is there, and the invitations for who is not. */
export function Waiting({ state, place }: { readonly state: Seated; readonly place: TableClient }) {
  const t = useWords(roomWords);
  const lang = useLang();
  const { info, you } = state;
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
      <h1>{titleOf(state, t)}</h1>
      <ul className={controls.stack}>
        {info.seats.map(({ name, mind }, seat) => {
          const invitation = invitations.find((each) => each.seat === seat);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} className={controls.panel} data-here={isHere(state, seat) || undefined}>
              <div className={controls.tight}>
                <p>
                  <strong>
                    {seat + 1}. {mind === 'open' ? t.open : name}
                  </strong>{' '}
                  <span className={controls.hint}>{remarkOn(state, seat, t)}</span>
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
          {info.seats.some(isFree) ? <p className={controls.hint}>{t.beginHint}</p> : null}
        </div>
      ) : (
        <p role="status">{whoBegins(info, t)}</p>
      )}
    </main>
  );
}

type Words = (typeof roomWords)['en'];

const isFree = ({ mind }: TableInfo['seats'][number]): boolean => mind === 'open';

const isHere = ({ info, presence }: Seated, seat: number): boolean =>
  info.seats[seat]?.mind === 'bot' || presence.seats[seat] === true;

function titleOf(state: Seated, t: Words): string {
  const { seats } = state.info;
  if (seats.some(isFree)) return t.waitingFor;
  return seats.every((_, seat) => isHere(state, seat)) ? t.allHere : t.allTaken;
}

function remarkOn(state: Seated, seat: number, t: Words): string {
  const mind = state.info.seats[seat]?.mind;
  if (mind === 'open') return '';
  if (mind === 'bot') return t.isBot;
  if (state.you.seats.includes(seat)) return t.thatIsYou;
  return isHere(state, seat) ? t.present : t.away;
}

function whoBegins({ owner, seats }: TableInfo, t: Words): string {
  const name = owner === undefined ? undefined : seats[owner]?.name;
  return name === undefined ? t.somebodyBegins : t.ownerBegins(apart(name));
}
