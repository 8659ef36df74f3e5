import { Link } from 'wouter';
import { Loading } from '../../app/shell/loading.tsx';
import { useTitle } from '../../app/shell/page.tsx';
import { reloadNewest } from '../../app/shell/update.ts';
import { useWords } from '../../app/text/words.ts';
import type { Trouble } from '../../local/wire.ts';
import controls from '../../style/controls.module.css';
import page from '../../style/page.module.css';
import { roomWords } from '../../words/room.ts';

/** On the way to the table; if it takes longer, why. */
export function Arriving({ why }: { readonly why?: string | undefined }) {
  const t = useWords(roomWords);
  useTitle(t.arriving);
  if (why === undefined) return <Loading />;
  return (
    <main id="content" className={page.narrow}>
      <h1>{t.arriving}</h1>
      <p className={controls.problem} role="alert">
        {why}
      </p>
      <div className={controls.row}>
        <Link href="/" className={controls.button}>
          {t.back}
        </Link>
      </div>
    </main>
  );
}

/** The table cannot be shown: why, and what can be done. */
export function Broken({ trouble, takeOver }: { readonly trouble: Trouble; takeOver(): void }) {
  const t = useWords(roomWords);
  const said = {
    missing: [t.missing, t.missingWhy],
    elsewhere: [t.elsewhere, t.elsewhereWhy],
    storage: [t.storage, t.storageWhy],
    full: [t.full, t.fullWhy],
    crashed: [t.crashed, t.crashedWhy],
  } as const;
  const [title, why] = said[trouble.kind];
  useTitle(title);
  return (
    <main id="content" className={page.narrow}>
      <h1>{title}</h1>
      <p>{why}</p>
      <div className={controls.row}>
        {trouble.kind === 'elsewhere' ? (
          <button type="button" className={controls.primary} onClick={takeOver}>
            {t.playHere}
          </button>
        ) : null}
        {'detail' in trouble ? (
          <button type="button" className={controls.primary} onClick={() => void reloadNewest()}>
            {t.reload}
          </button>
        ) : null}
        <Link href="/" className={controls.button}>
          {t.back}
        </Link>
      </div>
      {'detail' in trouble && trouble.detail !== '' ? <pre>{trouble.detail}</pre> : null}
    </main>
  );
}
