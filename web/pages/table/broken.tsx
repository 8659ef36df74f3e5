import { Link } from 'wouter';
import { Loading } from '../../app/loading.tsx';
import { useTitle } from '../../app/page.tsx';
import { useWords } from '../../app/words.ts';
import type { Trouble } from '../../local/wire.ts';
import controls from '../../style/controls.module.css';
import page from '../../style/page.module.css';
import { tableWords } from '../../words/table.ts';

export function Arriving() {
  useTitle(useWords(tableWords).arriving);
  return <Loading />;
}

/** The table cannot be shown: why, and what can be done. */
export function Broken({ trouble, takeOver }: { readonly trouble: Trouble; takeOver(): void }) {
  const t = useWords(tableWords);
  const said = {
    missing: [t.missing, t.missingWhy],
    elsewhere: [t.elsewhere, t.elsewhereWhy],
    storage: [t.storage, t.storageWhy],
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
        {trouble.kind === 'crashed' || trouble.kind === 'storage' ? (
          <button type="button" className={controls.primary} onClick={() => location.reload()}>
            {t.reload}
          </button>
        ) : null}
        <Link href="/" className={controls.button}>
          {t.back}
        </Link>
      </div>
      {'detail' in trouble ? <pre>{trouble.detail}</pre> : null}
    </main>
  );
}
