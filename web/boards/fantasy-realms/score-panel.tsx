import { explanationIn } from '@tafelrunde/fantasy-realms';
import { ChevronDown } from 'lucide-react';
import { useTools } from '../../table/tools.tsx';
import { cardArt, suitArt } from './card-art.ts';
import { cards } from '@tafelrunde/fantasy-realms';
import style from './score-panel.module.css';
import type { Worth } from './score-of-hand.ts';
import { plain, signed } from './signed.ts';
import { fantasyWords } from './words.ts';

/** The score of one's own hand, card by card, each with its reasons. */
export function ScorePanel({ worth, heading }: { readonly worth: Worth; readonly heading: string }) {
  const { board } = useTools();
  const { lang } = board;
  const t = fantasyWords[lang];
  const { explanation } = worth;
  if (explanation === undefined) return null;
  const paragraphs = explanationIn(lang, explanation);
  return (
    <section className={style.panel} aria-label={t.score}>
      <header className={style.head}>
        <h2>{heading}</h2>
        <p className={style.total} aria-label={t.points(plain(explanation.total))}>
          {plain(explanation.total)}
        </p>
      </header>
      <ul className={style.cards}>
        {explanation.cards.map(({ id, points, blanked }, i) => {
          const Picture = cardArt[id];
          const Sign = suitArt[cards[id].suit];
          return (
            <li key={id}>
              <details className={style.card} data-blanked={blanked || undefined}>
                <summary data-zoom={id}>
                  <span className={style.sign} data-suit={cards[id].suit}>
                    <Picture aria-hidden="true" />
                  </span>
                  <span className={style.name}>
                    {cards[id].name[lang]} <Sign aria-hidden="true" className={style.suit} data-suit={cards[id].suit} />
                  </span>
                  <span className={style.points} data-negative={points < 0 || undefined}>
                    {blanked ? t.blanked : signed(points)}
                  </span>
                  <ChevronDown aria-hidden="true" className={style.open} />
                </summary>
                <ul className={style.reasons}>
                  {(paragraphs[i]?.lines ?? []).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </details>
            </li>
          );
        })}
        {paragraphs.slice(explanation.cards.length).map(({ title, points }) => (
          <li key={title} className={style.item}>
            <span className={style.name}>{title}</span>
            <span className={style.points} data-negative={points < 0 || undefined}>
              {signed(points)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
