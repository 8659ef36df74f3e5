import { explanationIn } from '@tafelrunde/fantasy-realms';
import type { Zoomed } from '../../table/tools.tsx';
import { useTools } from '../../table/tools.tsx';
import { tableWords } from '../../table/words.ts';
import style from '../../table/zoom-card.module.css';
import { CardFace } from './card.tsx';
import { keywordsOf } from './keywords.ts';
import type { Worth } from './score-of-hand.ts';
import { signed } from './signed.ts';
import { fantasyWords } from './words.ts';

interface ZoomCardProps {
  readonly zoomed: Zoomed;
  readonly worth: Worth;
  readonly isOwn: boolean;
  /** What picking it would do. */
  readonly effect: string | undefined;
  /** Why it cannot be picked. */
  readonly whyNot: string | undefined;
}

/** The card in large: its text, what it is worth now and why, and what the words on it mean. */
export function ZoomCard({ zoomed: { card }, worth, isOwn, effect, whyNot }: ZoomCardProps) {
  const { board } = useTools();
  const { lang, game } = board;
  const t = fantasyWords[lang];
  const now = worth.of(card);
  const at = worth.explanation?.cards.findIndex(({ id }) => id === card) ?? -1;
  const lines =
    worth.explanation === undefined || at < 0 ? [] : (explanationIn(lang, worth.explanation)[at]?.lines ?? []);
  const keywords = keywordsOf(card, game.text.card(card, lang).text);
  return (
    <div className={style.zoom}>
      <div className={style.card}>
        <CardFace id={card} lang={lang} blanked={now?.blanked === true} />
      </div>
      <div className={style.side}>
        {now === undefined ? null : (
          <section>
            <h3>
              {isOwn ? t.inHand : t.inThatHand}: <b>{now.blanked ? t.blanked : signed(now.points)}</b>
            </h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        )}
        {effect === undefined ? null : <p className={style.effect}>{effect}</p>}
        {whyNot === undefined ? null : (
          <p className={style.why}>
            <b>{tableWords[lang].whyNot}</b> {whyNot}
          </p>
        )}
        {keywords.length === 0 ? null : (
          <section className={style.words}>
            <h3>{t.words}</h3>
            <ul>
              {keywords.map((word) => (
                <li key={word}>{t.keyword[word]}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
