import type { Seated } from '@tafelrunde/table/client';
import { Play } from 'lucide-react';
import { CopyLink } from '../../app/copy-link.tsx';
import type { Place } from '../../app/place.ts';
import { useWords } from '../../app/words.ts';
import { invitationLink, seatAt } from '../../remote/seats.ts';
import controls from '../../style/controls.module.css';
import page from '../../style/page.module.css';
import { tableWords } from '../../words/table.ts';

/** Before the game: who is there, and the invitations for who is not. */
export function Waiting({ state, place }: { readonly state: Seated; readonly place: Place }) {
  const t = useWords(tableWords);
  const { info, you, presence } = state;
  const invitations = seatAt(info.id)?.invitations ?? [];
  return (
    <main id="content" className={page.narrow} style={{ overflow: 'auto' }}>
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
                {mind === 'open' && invitation !== undefined ? (
                  <CopyLink label={t.invite(seat + 1)} link={invitationLink(info.id, invitation.code)} />
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
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
