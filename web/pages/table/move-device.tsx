import { CopyLink } from '../../app/fields/copy-link.tsx';
import { useWords } from '../../app/text/words.ts';
import { deviceLink, seatsAt } from '../../remote/seats.ts';
import controls from '../../style/controls.module.css';
import { roomWords } from '../../words/room.ts';

/** The seat's secret as a link: it leaves this browser only by the person's own hand. */
export function MoveDevice({ table }: { readonly table: string }) {
  const t = useWords(roomWords);
  const seats = seatsAt(table);
  if (seats.length === 0) return null;
  return (
    <details>
      <summary>{t.otherDevice}</summary>
      <div className={controls.tight}>
        <p className={controls.hint}>{t.otherDeviceWhy}</p>
        {seats.map((seat) => (
          <CopyLink
            key={seat.token}
            label={seats.length === 1 ? t.otherDevice : t.otherDeviceOf(seat.name)}
            link={deviceLink(seat)}
          />
        ))}
      </div>
    </details>
  );
}
