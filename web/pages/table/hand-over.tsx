import { Smartphone } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { announce, forgetSaid } from '../../app/shell/announcer.tsx';
import { useWords } from '../../app/text/words.ts';
import { roomWords } from '../../words/room.ts';
import style from './hand-over.module.css';
import { HoldButton } from './hold-button.tsx';

interface HandOverProps {
  readonly name: string;
  ready(): void;
  /** The table without hands, where somebody reacts to what lies on it. */
  readonly behind?: ReactNode;
}

/** Hides the table, or the hands alone, until the right person has the device. */
export function HandOver({ name, ready, behind }: HandOverProps) {
  const t = useWords(roomWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    forgetSaid();
    announce(t.passTo(name), 'urgent');
  }, [name, t]);
  return (
    <main id="content" className={behind === undefined ? style.over : style.open}>
      {behind}
      <div className={style.card}>
        <Smartphone aria-hidden="true" />
        <h1 ref={heading} tabIndex={-1}>
          {t.passTo(name)}
        </h1>
        <p>{t.passWhy(name)}</p>
        <HoldButton done={ready}>{t.passReady(name)}</HoldButton>
      </div>
    </main>
  );
}
