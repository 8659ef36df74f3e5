import { Check, Copy } from 'lucide-react';
import { CopyLink } from '../../app/fields/copy-link.tsx';
import { useCopy } from '../../app/fields/use-copy.ts';
import { useWords } from '../../app/text/words.ts';
import { invitationLink } from '../../remote/seats.ts';
import controls from '../../style/controls.module.css';
import { roomWords } from '../../words/room.ts';
import { spelled } from '../join/invitation.ts';
import style from './invitation.module.css';

interface InvitationProps {
  readonly table: string;
  readonly seat: number;
  readonly code: string;
}

/** To a seat: a link to be sent, and a code to be read out. */
export function Invitation({ table, seat, code }: InvitationProps) {
  const t = useWords(roomWords);
  const { copied, copy } = useCopy(() => spelled(code));
  return (
    <>
      <CopyLink label={t.invite(seat + 1)} link={invitationLink(table, code)} />
      <p className={style.code}>
        <span className={controls.hint}>{t.orCode(`${location.host}/join`)}</span>
        <strong>{spelled(code)}</strong>
        <button type="button" className={controls.quiet} onClick={copy}>
          {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          <span aria-live="polite">{copied ? t.copied : t.copyCode}</span>
        </button>
      </p>
    </>
  );
}
