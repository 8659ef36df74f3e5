import { Crown } from 'lucide-react';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { scoreWords } from '../../words/score.ts';
import { type Kept, ranked } from './kept.ts';
import style from './score.module.css';

/** The hands of this round, the best first. */
export function KeptResults({ kept, clear }: { readonly kept: readonly Kept[]; clear(): void }) {
  const t = useWords(scoreWords);
  if (kept.length === 0) return null;
  return (
    <section className={style.sheet} aria-labelledby="kept">
      <h2 id="kept">{t.kept}</h2>
      <ol className={style.kept}>
        {ranked(kept).map(({ name, total, strength, leads, tied }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two hands may have the same name
          <li key={i}>
            <span>
              {name} {tied ? <small>{t.strength(strength)}</small> : null}
            </span>
            {leads ? <Crown role="img" aria-label={t.wins} /> : null}
            <strong>{t.points(total)}</strong>
          </li>
        ))}
      </ol>
      <div>
        <button type="button" className={controls.quiet} onClick={clear}>
          {t.removeKept}
        </button>
      </div>
    </section>
  );
}
