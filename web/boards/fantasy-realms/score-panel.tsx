import { type CardId, cardSections, cards, type Explanation, explanationIn } from '@tafelrunde/fantasy-realms';
import type { Lang, ViewCard } from '@tafelrunde/kernel';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { useTools } from '../../table/tools.tsx';
import { cardArt, suitArt } from './card-art.ts';
import type { Worth } from './score-of-hand.ts';
import style from './score-panel.module.css';
import { plain, signed } from './signed.ts';
import { fantasyWords } from './words.ts';

interface ScorePanelProps {
  readonly worth: Worth;
  /** The cards in the order in which they are held. */
  readonly hand: readonly ViewCard[];
  readonly heading: string;
}

const opener = <ChevronDown aria-hidden="true" className={style.open} />;

/** The score of one's own hand, card by card, each with its reasons. */
export function ScorePanel({ worth, hand, heading }: ScorePanelProps) {
  const { board } = useTools();
  const { lang } = board;
  const t = fantasyWords[lang];
  const { explanation } = worth;
  if (explanation === undefined) return null;
  const paragraphs = explanationIn(lang, explanation);
  const place = (id: string): number => hand.findIndex(({ card }) => card === id);
  const held = explanation.cards
    .map((card, i) => ({ ...card, lines: paragraphs[i]?.lines ?? [], cleared: clearedIn(card, lang) }))
    .sort((one, other) => place(one.id) - place(other.id));
  return (
    <section className={style.panel} aria-label={t.score}>
      <header className={style.head}>
        <h2>{heading}</h2>
        <p className={style.total}>
          <span aria-hidden="true">{plain(explanation.total)}</span>
          <span className="visually-hidden">{t.points(plain(explanation.total))}</span>
        </p>
      </header>
      <ul className={style.cards} data-zone="">
        {held.map(({ id, points, blanked, lines, cleared }, i) => (
          <li key={id}>
            <details className={style.card} data-blanked={blanked || undefined}>
              <summary data-zoom={id} tabIndex={i === 0 ? 0 : -1}>
                <Named id={id} lang={lang} />
                <span className={style.points} data-negative={points < 0 || undefined}>
                  {blanked ? t.blanked : signed(points)}
                </span>
                {opener}
              </summary>
              <ul className={style.reasons}>
                {cleared === '' ? null : (
                  <li>
                    <s>
                      {t.penalty}: {cleared}
                    </s>
                  </li>
                )}
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
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

/** The penalty that something has cleared as a whole; that of a card which copies another is the other's. */
function clearedIn({ id, reasons }: Explanation['cards'][number], lang: Lang): string {
  const isCleared = reasons.some((reason) => reason.kind === 'cleared' && reason.word === undefined);
  const copied = reasons.find((reason) => reason.kind === 'copies')?.card;
  return isCleared ? cardSections(copied ?? id, lang).penalty : '';
}

/** A card's picture, name and suit. */
const Named = memo(function Named({ id, lang }: { readonly id: CardId; readonly lang: Lang }) {
  const { suit, name } = cards[id];
  const Picture = cardArt[id];
  const Sign = suitArt[suit];
  return (
    <>
      <span className={style.sign} data-suit={suit}>
        <Picture aria-hidden="true" />
      </span>
      <span className={style.name}>
        {name[lang]} <Sign aria-hidden="true" className={style.suit} data-suit={suit} />
      </span>
    </>
  );
});
