import { Crown } from 'lucide-react';
import { useWords } from '../../app/words.ts';
import controls from '../../style/controls.module.css';
import { scoreWords } from '../../words/score.ts';
import style from './score.module.css';

export interface Kept {
  readonly name: string;
  readonly total: number;
}

/** The hands of this round, the best first. */
export function KeptResults({ kept, clear }: { readonly kept: readonly Kept[]; clear(): void }) {
  const t = useWords(scoreWords);
  if (kept.length === 0) return null;
  const ranked = [...kept].sort((a, b) => b.total - a.total);
  return (
    <section className={style.sheet} aria-labelledby="kept">
      <h2 id="kept">{t.kept}</h2>
      <ol className={style.kept}>
        {ranked.map(({ name, total }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two hands may have the same name
          <li key={i}>
            <span>{name}</span>
            {total === ranked[0]?.total ? <Crown role="img" aria-label={t.wins} /> : null}
            <strong>{t.points(total)}</strong>
          </li>
        ))}
      </ol>
      <div>
        <button type="button" className={controls.quiet} onClick={clear}>
          {t.remove(t.kept)}
        </button>
      </div>
    </section>
  );
}
