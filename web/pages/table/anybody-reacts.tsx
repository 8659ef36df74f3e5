import { Hand } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../../app/shell/announcer.tsx';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { roomWords } from '../../words/room.ts';
import style from './hand-over.module.css';

interface AnybodyReactsProps {
  /** What is about to happen. */
  readonly imminent: string;
  readonly people: readonly { readonly key: number; readonly name: string }[];
  choose(key: number): void;
  nobody(): void;
  /** The table, without hands. */
  readonly behind: ReactNode;
}

/** At one screen a reaction round is one question to the table; the device changes hands only for who speaks up. */
export function AnybodyReacts({ imminent, people, choose, nobody, behind }: AnybodyReactsProps) {
  const t = useWords(roomWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    announce(t.anybody(imminent), 'urgent');
  }, [imminent, t]);
  return (
    <main id="content" className={style.open}>
      {behind}
      <div className={style.card}>
        <Hand aria-hidden="true" />
        <h1 ref={heading} tabIndex={-1}>
          {t.anybody(imminent)}
        </h1>
        <div className={controls.choices}>
          {people.map(({ key, name }) => (
            <button key={key} type="button" className={controls.button} onClick={() => choose(key)}>
              {name}
            </button>
          ))}
          <button type="button" className={controls.primary} onClick={nobody}>
            {t.nobody}
          </button>
        </div>
      </div>
    </main>
  );
}
