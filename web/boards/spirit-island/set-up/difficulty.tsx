import type { Options } from '@tafelrunde/kernel';
import { difficultyParts } from '@tafelrunde/spirit-island';
import { useSaid, useWords } from '../../../app/text/words.ts';
import style from './set-up.module.css';
import { setUpWords } from './words.ts';

/** How hard it will be, as a number and what it is made of. */
export function Difficulty({ options }: { readonly options: Options }) {
  const t = useWords(setUpWords);
  const said = useSaid();
  const parts = difficultyParts(options);
  const sum = parts.reduce((all, { n }) => all + n, 0);
  return (
    <p className={style.difficulty} role="status">
      <strong>{t.difficulty(sum)}</strong>
      <span>
        {parts.length === 0 ? t.plain : parts.map(({ name, n }) => `${said(name)} ${n > 0 ? '+' : ''}${n}`).join(', ')}
      </span>
    </p>
  );
}
