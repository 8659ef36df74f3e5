import type { TableInfo } from '@tafelrunde/table/client';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../../app/page.tsx';
import { useWords } from '../../app/words.ts';
import { api } from '../../remote/api.ts';
import { useSite } from '../../remote/site.ts';
import controls from '../../style/controls.module.css';
import { openTablesWords } from '../../words/open-tables.ts';
import { OpenTable } from './open-table.tsx';
import style from './open-tables.module.css';

/** Milliseconds between two looks at the list. */
const AGAIN = 10_000;

/** Tables that anybody may sit down at, where the operator has switched that on. */
export function OpenTablesPage() {
  const t = useWords(openTablesWords);
  const site = useSite();
  const tables = useOpenTables(site?.openTables === true);
  return (
    <Page title={t.title} {...(site?.openTables === true ? { lead: t.lead } : {})}>
      {site?.openTables === true ? (
        <>
          {tables?.length === 0 ? <p className={controls.notice}>{t.none}</p> : null}
          <ul className={style.tables}>
            {tables?.map((table) => (
              <OpenTable key={table.id} table={table} />
            ))}
          </ul>
        </>
      ) : (
        <p className={controls.notice}>{site === undefined ? t.unreachable : t.off}</p>
      )}
      <div>
        <Link href="/" className={controls.button}>
          {t.back}
        </Link>
      </div>
    </Page>
  );
}

function useOpenTables(isOn: boolean): readonly TableInfo[] | undefined {
  const [tables, setTables] = useState<readonly TableInfo[]>();
  useEffect(() => {
    if (!isOn) return;
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      api.openTables().then(
        (found) => setTables(found.tables),
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, [isOn]);
  return tables;
}
