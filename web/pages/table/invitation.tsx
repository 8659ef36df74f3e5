import { Check, Copy } from 'lucide-react';
import { CopyLink } from '../../app/fields/copy-link.tsx';
import { QrCode } from '../../app/fields/qr-code.tsx';
import { useCopy } from '../../app/fields/use-copy.ts';
import { useWords } from '../../app/text/words.ts';
import { invitationLink, watchingLink } from '../../remote/seats.ts';
import controls from '../../style/controls.module.css';
import { meetingWords } from '../../words/meeting.ts';
import { spelled } from '../join/invitation.ts';
import style from './invitation.module.css';

interface InvitationProps {
  readonly table: string;
  readonly seat: number;
  readonly code: string;
}

/** To a seat: a link to be sent, a code to be read out, and one for the camera of whoever sits beside. */
export function Invitation({ table, seat, code }: InvitationProps) {
  const t = useWords(meetingWords);
  const { copied, copy } = useCopy(() => spelled(code));
  const link = invitationLink(table, code);
  return (
    <div className={style.invitation}>
      <div className={controls.tight}>
        <CopyLink label={t.invite(seat + 1)} link={link} />
        <p className={style.code}>
          <span className={controls.hint}>{t.orCode(`${location.host}/join`)}</span>
          <strong>{spelled(code)}</strong>
          <button type="button" className={controls.quiet} onClick={copy}>
            {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            <span aria-live="polite">{copied ? t.copied : t.copyCode}</span>
          </button>
        </p>
      </div>
      <QrCode text={link} label={t.inviteQr(seat + 1)} />
    </div>
  );
}

/** To all who want to see the game: whoever watches is shown what everybody may see, and no hand. */
export function WatchInvitation({ table, isPanel = false }: { readonly table: string; readonly isPanel?: boolean }) {
  const t = useWords(meetingWords);
  const link = watchingLink(table);
  return (
    <details className={isPanel ? controls.panel : style.watch}>
      <summary>{t.inviteToWatch}</summary>
      <div className={style.invitation}>
        <div className={controls.tight}>
          <CopyLink label={t.inviteToWatch} link={link} />
          <p className={controls.hint}>{t.inviteToWatchWhy}</p>
        </div>
        <QrCode text={link} label={t.watchQr} />
      </div>
    </details>
  );
}
