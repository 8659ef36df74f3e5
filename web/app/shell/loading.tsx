import { shellWords } from '../../words/shell.ts';
import { useWords } from '../text/words.ts';
import style from './loading.module.css';

/** Shown only when something takes longer than a blink. */
export function Loading() {
  const t = useWords(shellWords);
  return (
    <main className={style.loading} id="content" aria-busy="true">
      <span className={style.cards} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p>{t.loading}</p>
    </main>
  );
}
