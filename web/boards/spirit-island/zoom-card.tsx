import type { CardId, Lang } from '@tafelrunde/kernel';
import { cardData, idsOf, isSpirit, powerFace, spelt, together } from '@tafelrunde/spirit-island';
import style from '../../table/cards/zoom-card.module.css';
import { AboutPick, Lines, ZoomedCard } from '../../table/cards/zoom-card.tsx';
import { useTools, type Zoomed } from '../../table/tools.tsx';
import { CardFace } from './card.tsx';
import { cardWords } from './card-words.ts';
import { isPower, shortOf, useElements } from './measured.ts';
import { PanelText } from './panel-text.tsx';

/** The card in large: what its signs mean, how it stands, and what it is called in English. */
export function ZoomCard({ zoomed: { card: id } }: { readonly zoomed: Zoomed }) {
  const { board } = useTools();
  const { lang, game, seat } = board;
  const t = cardWords[lang];
  const { planned } = useElements(seat ?? 0);
  const card = cardData(id);
  if (card === undefined) return null;
  const own = seat === undefined ? undefined : planned;
  const standing = own === undefined || !isPower(card) ? [] : standingOf(id, lang, together([own, card.elements]));
  return (
    <ZoomedCard face={<CardFace id={id} lang={lang} own={own} />}>
      <NameNote id={id} lang={lang} />
      {isPower(card) ? <p className={style.text}>{game.text.printed?.(id, lang)}</p> : null}
      {isSpirit(card) ? (
        <PanelText card={card} lang={lang} />
      ) : (
        <p className={style.text}>{game.text.card(id, lang).text}</p>
      )}
      {standing.length === 0 ? null : <Lines title={t.elements} lines={standing} />}
      <Owner id={id} lang={lang} />
      <AboutPick />
    </ZoomedCard>
  );
}

/** What each threshold wants. */
function standingOf(id: CardId, lang: Lang, own: Parameters<typeof shortOf>[0]): string[] {
  const card = cardData(id);
  if (!isPower(card)) return [];
  return powerFace(card, lang).thresholds.map(
    (each) => `${spelt(each.needs, lang)}: ${shortOf(own, each, lang) ?? cardWords[lang].reached}`,
  );
}

interface OfCard {
  readonly id: CardId;
  readonly lang: Lang;
}

/** In German a card is shown with its English name, and who translated it where nobody printed one. */
export function NameNote({ id, lang }: OfCard) {
  const card = cardData(id);
  const t = cardWords[lang];
  if (card === undefined || lang === 'en' || card.kind === 'invader') return null;
  const isOurs = 'ours' in card && card.ours === true;
  if (!isOurs && card.name.en === card.name.de) return null;
  return <p className={style.own}>{isOurs ? t.ours(card.name.en) : t.english(card.name.en)}</p>;
}

/** Whose power a unique one is. */
function Owner({ id, lang }: OfCard) {
  const owner = idsOf('spirit').find((spirit) => {
    const card = cardData(spirit);
    return card?.kind === 'spirit' && card.uniques.includes(id);
  });
  const name = owner === undefined ? undefined : cardData(owner)?.name[lang];
  return name === undefined ? null : <p className={style.own}>{cardWords[lang].owner(name)}</p>;
}
