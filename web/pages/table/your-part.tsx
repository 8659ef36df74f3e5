import type { Seated } from '@tafelrunde/table/client';
import { type SyntheticEvent, useState } from 'react';
import type { TableClient } from '../../app/seat/table-client.ts';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { roomWords } from '../../words/room.ts';
import style from './room.module.css';

/** Whoever sits at the table may add to the shuffle after its seal is known, and so nobody can have chosen the cards. */
export function YourPart({ state: { info, you }, place }: { readonly state: Seated; readonly place: TableClient }) {
  const t = useWords(roomWords);
  const [text, setText] = useState('');
  if (you.seats.length === 0) return null;
  const isMissing = you.seats.some((seat) => info.seats[seat]?.entropy !== true);
  const promised = info.seats.filter(({ commitment }) => commitment !== undefined).map(({ name }) => name);
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    place.wish({ type: 'entropy', text: text.trim() });
    setText('');
  };
  return (
    <details className={controls.panel}>
      <summary>{t.part}</summary>
      <div className={controls.tight}>
        {promised.length === 0 ? null : (
          <>
            <p className={controls.hint}>{t.partByItself}</p>
            <p className={controls.hint}>{t.partPromised(promised.join(', '))}</p>
          </>
        )}
        <p className={controls.hint}>{t.partWhy}</p>
        {isMissing ? (
          <form className={style.part} onSubmit={add}>
            <input
              className={controls.input}
              aria-label={t.part}
              maxLength={256}
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <button type="submit" className={controls.button}>
              {t.addPart}
            </button>
          </form>
        ) : (
          <p role="status">{t.partAdded}</p>
        )}
        <p className={controls.hint}>{t.commitment}</p>
        <code className={style.seal}>{info.commitment}</code>
      </div>
    </details>
  );
}
