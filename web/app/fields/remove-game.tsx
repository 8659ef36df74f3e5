import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../remote/api.ts';
import controls from '../../style/controls.module.css';
import { homeWords } from '../../words/home.ts';
import { announce } from '../shell/announcer.tsx';
import { useLang, useWords } from '../text/words.ts';
import { Dialog } from './dialog.tsx';

interface RemoveGameProps {
  /** Which game, in words. */
  readonly what: string;
  /** What removing it does to the others. */
  readonly leaving?: string | undefined;
  remove(): Promise<void>;
}

/** The bin beside a game in a list: asks first, for there is no way back. */
export function RemoveGame({ what, leaving, remove }: RemoveGameProps) {
  const t = useWords(homeWords);
  const lang = useLang();
  const [asking, setAsking] = useState(false);
  const [fault, setFault] = useState<string>();
  const gone = useRef(false);
  // What had the focus goes with the game: it comes to the beginning of the page, not to nowhere.
  useEffect(
    () => () => {
      if (gone.current) document.getElementById('content')?.focus({ preventScroll: true });
    },
    [],
  );
  const tryToRemove = async () => {
    setFault(undefined);
    try {
      gone.current = true;
      await remove();
      announce(t.removed);
    } catch (reason) {
      gone.current = false;
      setFault(reason instanceof ApiError ? reason.said[lang] : t.notRemoved);
    }
  };
  return (
    <>
      <button
        type="button"
        className={controls.icon}
        aria-label={`${t.remove}: ${what}`}
        aria-haspopup="dialog"
        title={t.remove}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" />
      </button>
      <Dialog title={t.remove} open={asking} close={() => setAsking(false)}>
        <p>
          {t.removeAsk(what)} {leaving}
        </p>
        {fault === undefined ? null : (
          <p className={controls.problem} role="alert">
            {fault}
          </p>
        )}
        <div className={controls.row}>
          <button type="button" className={controls.danger} onClick={() => void tryToRemove()}>
            {t.removeYes}
          </button>
          <button type="button" className={controls.button} onClick={() => setAsking(false)}>
            {t.keep}
          </button>
        </div>
      </Dialog>
    </>
  );
}
