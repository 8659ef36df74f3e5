import type { Seat } from '@tafelrunde/kernel';
import { Check, Copy } from 'lucide-react';
import { useCopy } from '../../app/fields/use-copy.ts';
import controls from '../../style/controls.module.css';
import { useTools } from '../tools.tsx';
import { tableWords } from '../words.ts';
import style from './log.module.css';
import { type Turn, textOf } from './log-lines.ts';

interface LogToolsProps {
  readonly turns: readonly Turn[];
  /** Whose moves are shown; everybody's unless told. */
  readonly whose: Seat | undefined;
  choose(whose: Seat | undefined): void;
}

/** Whose moves the log shows, and a copy of what it shows. */
export function LogTools({ turns, whose, choose }: LogToolsProps) {
  const { lang, names } = useTools().board;
  const t = tableWords[lang];
  const { copied, copy } = useCopy(() => textOf(turns));
  return (
    <div className={style.tools}>
      <select
        aria-label={t.logOf}
        value={whose ?? ''}
        onChange={({ target: { value } }) => choose(value === '' ? undefined : Number(value))}
      >
        <option value="">{t.logOfAll}</option>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" className={controls.quiet} title={t.copyLogWhy} onClick={copy}>
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span aria-live="polite">{copied ? t.copied : t.copyLog}</span>
      </button>
    </div>
  );
}
