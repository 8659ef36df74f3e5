import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import style from '../../style/page.module.css';
import { shellWords } from '../../words/shell.ts';
import { afterPaint } from '../device/after-paint.ts';
import { useWords } from '../text/words.ts';

interface PageProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly narrow?: boolean;
  /** A heading of its own making is drawn by the page. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** The main landmark of a page; takes the title, and the focus when one has come from another page. */
export function Page({ title, lead, narrow = false, bare = false, children }: PageProps) {
  const main = useRef<HTMLElement>(null);
  useTitle(title);
  useArrival(main);
  return (
    <main id="content" tabIndex={-1} ref={main} className={narrow ? style.narrow : style.page}>
      {bare ? null : (
        <header className={style.head}>
          <h1>{title}</h1>
          {lead === undefined ? null : <p className={style.lead}>{lead}</p>}
        </header>
      )}
      {children}
    </main>
  );
}

export function useTitle(title: string): void {
  const t = useWords(shellWords);
  useEffect(() => {
    afterPaint(() => {
      document.title = title === t.title ? title : `${title} · ${t.title}`;
    });
  }, [title, t]);
}

let arrivals = 0;

/** The first page leaves the focus where the browser puts it; every further one takes it to its beginning. */
function useArrival(main: { readonly current: HTMLElement | null }): void {
  const [location] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anew is what counts
  useEffect(() => {
    if (arrivals++ === 0) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [location]);
}
