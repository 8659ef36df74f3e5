import { registerSW } from 'virtual:pwa-register';
import { useEffect, useState } from 'react';
import controls from '../style/controls.module.css';
import { shellWords } from '../words/shell.ts';
import { announce } from './announcer.tsx';
import style from './update-notice.module.css';
import { useWords } from './words.ts';

/** The service worker: makes the app work offline, and says when a newer one has arrived. It never reloads by itself. */
export function UpdateNotice() {
  const t = useWords(shellWords);
  const [reload, setReload] = useState<(() => void) | undefined>();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const update = registerSW({
      onNeedRefresh: () => setReload(() => () => void update(true)),
    });
  }, []);
  useEffect(() => {
    if (reload !== undefined) announce(t.updateReady);
  }, [reload, t]);
  if (reload === undefined) return null;
  return (
    <aside className={style.update} aria-label={t.updateReady}>
      <p>{t.updateReady}</p>
      <button type="button" className={controls.primary} onClick={reload}>
        {t.updateNow}
      </button>
      <button type="button" className={controls.quiet} onClick={() => setReload(undefined)}>
        {t.later}
      </button>
    </aside>
  );
}
