import type { Lang } from '@tafelrunde/kernel';
import { type Card, factionName, isOwn, links } from '@tafelrunde/terrors-of-london';
import type { BoardProps } from '../../app/games/board.ts';
import style from '../../table/cards/zoom-card.module.css';
import { AboutPick, Keywords, Lines, ZoomedCard } from '../../table/cards/zoom-card.tsx';
import type { Zoomed } from '../../table/tools.tsx';
import { useTools } from '../../table/tools.tsx';
import { CardFace } from './card.tsx';
import { cardOrNone, londonIn, priceOf } from './reading.ts';
import { keywordsIn } from './symbols.tsx';
import { londonWords } from './words.ts';

interface ZoomCardProps {
  readonly zoomed: Zoomed;
}

/** The card in large: its text, how it stands now, and what the words on it mean. */
export function ZoomCard({ zoomed: { card: id, obj } }: ZoomCardProps) {
  const { board } = useTools();
  const { lang, game } = board;
  const t = londonWords[lang].zoom;
  const card = cardOrNone(id);
  if (card === undefined) return null;
  const { text } = game.text.card(id, lang);
  const keywords = keywordsIn(text, lang);
  const now = standingOf(board, card, obj);
  return (
    <ZoomedCard face={<CardFace id={id} lang={lang} />}>
      <p className={style.text}>{text}</p>
      {now.length === 0 ? null : <Lines title={t.now} lines={now} />}
      <AboutPick />
      <Keywords
        title={t.words}
        words={keywords.map(({ name, text: meaning, rules }) => ({
          name: name[lang],
          meaning: meaning[lang],
          rules: rules.join(', '),
        }))}
      />
      <Fits card={card} lang={lang} />
      {isOwn(id) ? <p className={style.own}>{t.own}</p> : null}
    </ZoomedCard>
  );
}

/** How it stands at this moment: its price, its marker, what has been used of it. */
function standingOf({ view, lang }: BoardProps, card: Card, obj: number | undefined): string[] {
  const t = londonWords[lang];
  const { haunts, spent, linked, usedRelics } = londonIn(view);
  const price = priceOf(view, card.cost);
  const isForSale = view.zones.some(({ kind, cards }) => kind === 'street' && cards.some((each) => each.obj === obj));
  const marker = haunts.find((each) => each.card === obj);
  return [
    ...(isForSale && price < card.cost ? [t.zoom.costsNow(price, card.cost)] : []),
    ...(marker === undefined ? [] : [marker.spent ? t.hauntSpent : t.haunting]),
    ...(obj !== undefined && linked.includes(obj) ? [t.inHorde] : []),
    ...(spent.some((each) => each.card === obj) ? [t.zoom.spent] : []),
    ...(obj !== undefined && usedRelics.includes(obj) ? [t.used] : []),
  ];
}

/** TL-069 to TL-071: who fits on either side. */
function Fits({ card: { isMonster, faction }, lang }: { readonly card: Card; readonly lang: Lang }) {
  const t = londonWords[lang].zoom;
  if (!isMonster || faction === undefined) return null;
  const { left, right } = links[faction];
  return (
    <p className={style.words}>
      <b>{t.horde}</b>: {t.hordeLeft(factionName(left)[lang])}, {t.hordeRight(factionName(right)[lang])}
    </p>
  );
}
