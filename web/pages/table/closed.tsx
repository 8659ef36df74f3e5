import type { ClosedWhy, Ended } from '@tafelrunde/table/client';
import { Link } from 'wouter';
import { useTitle } from '../../app/shell/page.tsx';
import { reloadNewest } from '../../app/shell/update.ts';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import page from '../../style/page.module.css';
import { roomWords } from '../../words/room.ts';

export function Closed({ why }: { readonly why: ClosedWhy | Ended['how'] }) {
  const t = useWords(roomWords);
  useTitle(t.closed[why]);
  return (
    <main id="content" className={page.narrow}>
      <h1>{t.closed[why]}</h1>
      {why === 'protocol' ? <p>{t.crashedWhy}</p> : null}
      <div className={controls.row}>
        {why === 'protocol' ? (
          <button type="button" className={controls.primary} onClick={() => void reloadNewest()}>
            {t.reload}
          </button>
        ) : null}
        <Link href="/" className={controls.button}>
          {t.back}
        </Link>
      </div>
    </main>
  );
}
