import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import controls from '../../style/controls.module.css';
import { shellWords } from '../../words/shell.ts';
import { Announcer } from '../shell/announcer.tsx';
import { useWords } from '../text/words.ts';
import style from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  /** A sheet comes in from the side and leaves the table in sight. */
  readonly sheet?: boolean;
  close(): void;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus, closes on Escape, and hides the rest from a screen reader. */
export function Dialog({ title, open, sheet = false, close, children }: DialogProps) {
  const t = useWords(shellWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is for those who tap beside it
    <dialog
      ref={dialog}
      className={sheet ? style.sheet : style.dialog}
      aria-labelledby={heading}
      onClose={close}
      onClick={({ target }) => target === dialog.current && close()}
    >
      {open ? (
        <div className={style.inside}>
          <div className={style.head}>
            <h2 id={heading}>{title}</h2>
            <button type="button" className={controls.icon} aria-label={t.close} title={t.close} onClick={close}>
              <X aria-hidden="true" />
            </button>
          </div>
          {children}
          <Announcer />
        </div>
      ) : null}
    </dialog>
  );
}
