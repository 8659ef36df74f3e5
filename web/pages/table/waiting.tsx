import type { Seated, TableInfo } from '@tafelrunde/table/client';
import type { TableClient } from '../../app/seat/table-client.ts';
import { apart } from '../../app/text/apart.ts';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import page from '../../style/page.module.css';
import { meetingWords } from '../../words/meeting.ts';
import { roomWords } from '../../words/room.ts';
import { Begin } from './begin.tsx';
import { WatchInvitation } from './invitation.tsx';
import style from './room.module.css';
import { SeatInvitation } from './seat-invitation.tsx';
import { YourPart } from './your-part.tsx';

/** Before the game: who is there, and the invitations for who is not. */
export function Waiting({ state, place }: { readonly state: Seated; readonly place: TableClient }) {
  const t = useWords(meetingWords);
  const room = useWords(roomWords);
  const { info, you } = state;
  return (
    <main id="content" className={`${page.narrow} ${style.waiting}`}>
      <h1>{titleOf(state, t)}</h1>
      <ul className={controls.stack}>
        {info.seats.map(({ name, mind, standsIn }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className={controls.panel} data-here={isHere(state, seat) || undefined}>
            <div className={controls.tight}>
              <p>
                <strong>
                  {seat + 1}. {mind === 'open' ? room.open : name}
                </strong>{' '}
                <span className={controls.hint}>
                  {you.seats.includes(seat) ? t.thatIsYou : remarkOn(state, seat, room)}
                </span>
              </p>
              {mind === 'open' || standsIn === true ? (
                <SeatInvitation table={info.id} seat={seat} isOwner={you.owner} />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {info.settings.spectators ? <WatchInvitation table={info.id} isPanel /> : null}
      <YourPart state={state} place={place} />
      {you.owner ? (
        <Begin free={info.seats.filter(isFree).length} begin={() => place.wish({ type: 'begin' })} />
      ) : (
        <p role="status">{whoBegins(info, t)}</p>
      )}
    </main>
  );
}

type Words = (typeof meetingWords)['en'];

const isFree = ({ mind }: TableInfo['seats'][number]): boolean => mind === 'open';

const isHere = ({ info, presence }: Seated, seat: number): boolean =>
  info.seats[seat]?.mind === 'bot' || presence.seats[seat] === true;

function titleOf(state: Seated, t: Words): string {
  const { seats } = state.info;
  if (seats.some(isFree)) return t.waitingFor;
  return seats.every((_, seat) => isHere(state, seat)) ? t.allHere : t.allTaken;
}

function remarkOn(state: Seated, seat: number, t: (typeof roomWords)['en']): string {
  const { mind, standsIn } = state.info.seats[seat] ?? {};
  if (mind === 'open') return '';
  if (mind === 'bot') return standsIn === true ? t.standsIn : t.isBot;
  return isHere(state, seat) ? t.present : t.away;
}

function whoBegins({ owner, seats }: TableInfo, t: Words): string {
  const name = owner === undefined ? undefined : seats[owner]?.name;
  return name === undefined ? t.somebodyBegins : t.ownerBegins(apart(name));
}
