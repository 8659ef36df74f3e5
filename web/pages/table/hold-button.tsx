import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { roomWords } from '../../words/room.ts';
import style from './hold-button.module.css';

/** Milliseconds: longer than a touch by mistake, shorter than anybody's patience. */
const HOLD = 400;

interface HoldButtonProps {
  readonly children: ReactNode;
  done(): void;
}

/** Takes effect once it has been held down; for keys, for screen readers and for who cannot hold it, a press is enough. */
export function HoldButton({ children, done }: HoldButtonProps) {
  const t = useWords(roomWords);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [held, setHeld] = useState(false);
  const [tooShort, setTooShort] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const release = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  return (
    <>
      <button
        type="button"
        className={`${controls.primary} ${controls.large} ${style.hold}`}
        style={{ '--hold': `${HOLD}ms` }}
        data-held={held || undefined}
        onPointerDown={({ button }) => {
          if (button !== 0) return;
          setHeld(true);
          timer.current = setTimeout(() => {
            ignoreThisClick();
            done();
          }, HOLD);
        }}
        onPointerUp={() => {
          release();
          setTooShort(true);
        }}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          if (detail === 0) done();
        }}
      >
        {children}
      </button>
      <p className={controls.hint} role="status">
        {tooShort ? t.holdLonger : t.holdWhy}
      </p>
      {tooShort ? (
        <button type="button" className={controls.quiet} onClick={done}>
          {t.withoutHolding}
        </button>
      ) : null}
    </>
  );
}

/** The finger is still down: what has come under it meanwhile is not what it pressed. */
function ignoreThisClick(): void {
  const ignore = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', ignore, { capture: true, once: true });
  addEventListener('pointerdown', () => removeEventListener('click', ignore, true), { capture: true, once: true });
}
