import { type ReactNode, useState } from 'react';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { roomWords } from '../../words/room.ts';

interface SureProps {
  readonly label: string;
  readonly ask: string;
  readonly yes: string;
  /** To play on, unless told. */
  readonly no?: string;
  readonly icon: ReactNode;
  children(): void;
}

/** Asks before something that cannot be taken back. */
export function Sure({ label, ask, yes, no, icon, children }: SureProps) {
  const t = useWords(roomWords);
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button type="button" className={controls.danger} onClick={() => setAsking(true)}>
        {icon}
        {label}
      </button>
    );
  }
  return (
    <div className={controls.problem}>
      <div className={controls.tight}>
        <p>{ask}</p>
        <div className={controls.row}>
          <button type="button" className={controls.danger} onClick={children}>
            {yes}
          </button>
          <button type="button" className={controls.button} onClick={() => setAsking(false)}>
            {no ?? t.cancel}
          </button>
        </div>
      </div>
    </div>
  );
}
