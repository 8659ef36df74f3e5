import { Link } from 'wouter';
import controls from '../../style/controls.module.css';
import { shellWords } from '../../words/shell.ts';
import { useWords } from '../text/words.ts';
import style from './nothing.module.css';

/** An empty list: what will stand here, and where it comes from. */
export function Nothing({ sentence }: { readonly sentence: string }) {
  const t = useWords(shellWords);
  return (
    <div className={style.nothing}>
      <span className={style.cards} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p>{sentence}</p>
      <Link href="/" className={controls.primary}>
        {t.home}
      </Link>
    </div>
  );
}
