import { type ReactNode, useEffect, useState } from 'react';
import controls from '../../style/controls.module.css';
import { shellWords } from '../../words/shell.ts';
import { useWords } from '../text/words.ts';
import { Loading } from './loading.tsx';
import { Page } from './page.tsx';
import { reloadNewest } from './update.ts';

interface LoadedProps<T> {
  load(): Promise<T>;
  /** What is loaded: anything else is loaded anew. */
  readonly what: string;
  readonly children: (value: T) => ReactNode;
  /** Says in other words why it did not work. */
  readonly failed?: (reason: unknown, again: () => void) => ReactNode;
}

/** A page that needs something first: a moment's patience, or why it does not come and a way to try again. */
export function Loaded<T>({ load, what, children, failed }: LoadedProps<T>) {
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ readonly value: T } | { readonly reason: unknown }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is loaded changes with what is loaded
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => isWanted && setFound({ value }),
      (reason: unknown) => isWanted && setFound({ reason }),
    );
    return () => {
      isWanted = false;
    };
  }, [what, tries]);
  const again = () => {
    setFound(undefined);
    setTries(tries + 1);
  };
  if (found === undefined) return <Loading />;
  if ('value' in found) return children(found.value);
  return failed === undefined ? <NotLoaded again={again} /> : failed(found.reason, again);
}

/** What is asked for may be here again in a moment, or only in a newer app. */
export function NotLoaded({ why, again }: { readonly why?: string; readonly again: () => void }) {
  const t = useWords(shellWords);
  return (
    <Page title={t.failed} narrow>
      <p className={controls.problem} role="alert">
        {why ?? t.failedWhy}
      </p>
      <div className={controls.row}>
        <button type="button" className={controls.primary} onClick={again}>
          {t.tryAgain}
        </button>
        <button type="button" className={controls.button} onClick={() => void reloadNewest()}>
          {t.reload}
        </button>
      </div>
    </Page>
  );
}
