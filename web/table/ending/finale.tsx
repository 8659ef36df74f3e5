import { Table2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { announce } from '../../app/shell/announcer.tsx';
import controls from '../../style/controls.module.css';
import { useTools } from '../tools.tsx';
import { Ending } from './ending.tsx';
import sheet from './finale.module.css';

interface FinaleSheetProps {
  /** How the board draws it. */
  readonly style: { readonly finale?: string; readonly stage?: string };
  readonly words: { readonly title: string; readonly toTable: string };
  readonly result: string;
  readonly how: string;
  readonly close: () => void;
  /** How everybody stands. */
  readonly children: ReactNode;
}

/** The end, over the table: the result, how it came about, how everybody stands, and what to do next. */
export function FinaleSheet({ style, words, result, how, close, children }: FinaleSheetProps) {
  const { board } = useTools();
  useEffect(() => announce(result, 'last'), [result]);
  return (
    <section className={style.finale} aria-label={words.title} data-over="">
      <div className={style.stage}>
        <div className={sheet.told}>
          <h2>{result}</h2>
          <p>{how}</p>
          {children}
        </div>
        <footer className={sheet.foot}>
          <Ending board={board} />
          <button type="button" className={controls.button} onClick={close}>
            <Table2 aria-hidden="true" />
            {words.toTable}
          </button>
        </footer>
      </div>
    </section>
  );
}
