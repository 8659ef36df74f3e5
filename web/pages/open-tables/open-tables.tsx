import type { TableInfo } from '@tafelrunde/table/client';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Nothing } from '../../app/shell/nothing.tsx';
import { Page } from '../../app/shell/page.tsx';
import { useWords } from '../../app/text/words.ts';
import { api } from '../../remote/api.ts';
import { useSite, useUnreachable } from '../../remote/site.ts';
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
  const unreachable = useUnreachable();
  const isOn = site?.openTables === true;
  const notice = unreachable ? t.unreachable : site?.openTables === false ? t.off : undefined;
  const tables = useOpenTables(isOn);
  return (
    <Page title={t.title} {...(isOn ? { lead: t.lead } : {})}>
      {notice === undefined ? null : <p className={controls.notice}>{notice}</p>}
      {isOn ? (
        <>
          {tables?.length === 0 ? <Nothing sentence={t.none} /> : null}
          {tables === undefined || tables.length === 0 ? null : (
            <ul className={style.tables}>
              {tables.map((table) => (
                <OpenTable key={table.id} table={table} />
              ))}
            </ul>
          )}
        </>
      ) : null}
      {isOn && tables?.length === 0 ? null : (
        <div>
          <Link href="/" className={controls.button}>
            {t.back}
          </Link>
        </div>
      )}
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
