import type { Seat } from '@tafelrunde/kernel';
import { useState } from 'react';
import { useStore } from '../../app/kept/store.ts';
import { useLang, useWords } from '../../app/text/words.ts';
import { ApiError, api } from '../../remote/api.ts';
import { keepInvitation, onlineSeats } from '../../remote/seats.ts';
import controls from '../../style/controls.module.css';
import { meetingWords } from '../../words/meeting.ts';
import { Invitation } from './invitation.tsx';

/** The invitation to a seat, if it was made in this browser; otherwise the table's owner makes a new one. */
export function SeatInvitation({ table, seat, isOwner }: { table: string; seat: Seat; isOwner: boolean }) {
  const t = useWords(meetingWords);
  const lang = useLang();
  const own = useStore(onlineSeats).findLast((each) => each.table === table);
  const [fault, setFault] = useState<string>();
  const invitation = own?.invitations.find((each) => each.seat === seat);
  if (own === undefined) return null;
  if (invitation !== undefined) return <Invitation table={table} {...invitation} />;
  if (!isOwner) return null;
  const invite = async () => {
    setFault(undefined);
    try {
      keepInvitation(table, own.token, await api.invite(table, own.token, seat));
    } catch (reason) {
      setFault(reason instanceof ApiError ? reason.said[lang] : String(reason));
    }
  };
  return (
    <>
      <div>
        <button type="button" className={controls.button} onClick={() => void invite()}>
          {t.invite(seat + 1)}
        </button>
      </div>
      {fault === undefined ? null : (
        <p className={controls.problem} role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
