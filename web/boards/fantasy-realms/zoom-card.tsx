import { explanationIn } from '@tafelrunde/fantasy-realms';
import { AboutPick, Keywords, Lines, ZoomedCard } from '../../table/cards/zoom-card.tsx';
import type { Zoomed } from '../../table/tools.tsx';
import { useTools } from '../../table/tools.tsx';
import { CardFace } from './card.tsx';
import { keywordsOf } from './keywords.ts';
import type { Worth } from './score-of-hand.ts';
import { signed } from './signed.ts';
import { fantasyWords } from './words.ts';

interface ZoomCardProps {
  readonly zoomed: Zoomed;
  readonly worth: Worth;
  readonly isOwn: boolean;
}

/** The card in large: its text, what it is worth now and why, and what the words on it mean. */
export function ZoomCard({ zoomed: { card }, worth, isOwn }: ZoomCardProps) {
  const { board } = useTools();
  const { lang, game } = board;
  const t = fantasyWords[lang];
  const now = worth.of(card);
  const at = worth.explanation?.cards.findIndex(({ id }) => id === card) ?? -1;
  const lines =
    worth.explanation === undefined || at < 0 ? [] : (explanationIn(lang, worth.explanation)[at]?.lines ?? []);
  const keywords = keywordsOf(card, game.text.card(card, lang).text);
  return (
    <ZoomedCard face={<CardFace id={card} lang={lang} blanked={now?.blanked === true} />}>
      {now === undefined ? null : (
        <Lines
          title={
            <>
              {isOwn ? t.inHand : t.inThatHand}: <b>{now.blanked ? t.blanked : signed(now.points)}</b>
            </>
          }
          lines={lines}
        />
      )}
      <AboutPick />
      <Keywords title={t.words} words={keywords.map((word) => ({ meaning: t.keyword[word] }))} />
    </ZoomedCard>
  );
}
