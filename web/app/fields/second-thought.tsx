import type { ReactNode } from 'react';
import controls from '../../style/controls.module.css';
import { Dialog } from './dialog.tsx';

interface SecondThoughtProps {
  readonly open: boolean;
  readonly title: string;
  /** What stands on the two buttons. */
  readonly back: string;
  readonly anyway: string;
  /** What there is to think of. */
  readonly children: ReactNode;
  forget(): void;
  goOn(): void;
}

/** Holds up what somebody is about to do, and offers the way back first. */
export function SecondThought({ open, title, back, anyway, children, forget, goOn }: SecondThoughtProps) {
  return (
    <Dialog title={title} open={open} close={forget}>
      <p>{children}</p>
      <div className={controls.row}>
        <button type="button" className={controls.primary} onClick={forget}>
          {back}
        </button>
        <button
          type="button"
          className={controls.button}
          data-anyway=""
          onClick={() => {
            forget();
            goOn();
          }}
        >
          {anyway}
        </button>
      </div>
    </Dialog>
  );
}
