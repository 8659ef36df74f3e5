import { registerSW } from 'virtual:pwa-register';
import { useEffect, useState } from 'react';
import controls from '../../style/controls.module.css';
import { shellWords } from '../../words/shell.ts';
import { useWords } from '../text/words.ts';
import { announce } from './announcer.tsx';
import { lookForUpdate, reloadNewest } from './update.ts';
import style from './update-notice.module.css';

/** So often somebody who stays for long is told of a newer app. */
const HOUR = 3_600_000;

/** The service worker: makes the app work offline, and says when a newer one has arrived. It never reloads by itself. */
export function UpdateNotice() {
  const t = useWords(shellWords);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const tell = () => setReady(true);
    // When another tab takes the newer one, this one goes on with what it has: somebody may be in the middle of a move.
    registerSW({ onNeedRefresh: tell, onNeedReload: tell });
    const timer = setInterval(lookForUpdate, HOUR);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (ready) announce(t.updateReady);
  }, [ready, t]);
  if (!ready) return null;
  return (
    <aside className={style.update} aria-label={t.updateReady}>
      <p>{t.updateReady}</p>
      <button type="button" className={controls.primary} onClick={() => void reloadNewest()}>
        {t.updateNow}
      </button>
      <button type="button" className={controls.quiet} onClick={() => setReady(false)}>
        {t.later}
      </button>
    </aside>
  );
}
