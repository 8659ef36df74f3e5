import {
  type CardId,
  cardSections,
  cards,
  cursedItems,
  type ItemId,
  isItemId,
  suitForms,
} from '@tafelrunde/fantasy-realms';
import type { Lang } from '@tafelrunde/kernel';
import type { ReactNode } from 'react';
import style from './card-tile.module.css';
import { SuitSign } from './suit-sign.tsx';

/** A card for reading: strength, name, suit, and its text as the data speaks it. */
export function CardTile({ id, lang, text, children }: CardTileProps) {
  if (isItemId(id)) return <ItemTile id={id} lang={lang} text={text} />;
  const { name, suit, strength } = cards[id];
  const { bonus, penalty } = cardSections(id, lang);
  return (
    <article className={style.tile} data-suit={suit}>
      <header className={style.head}>
        <span className={style.strength}>{strength}</span>
        <h3>{name[lang]}</h3>
        <span className={style.suit}>
          <SuitSign suit={suit} />
          {suitForms[suit][lang].name}
        </span>
      </header>
      <div className={style.text}>
        {bonus === '' ? null : <p>{bonus}</p>}
        {penalty === '' ? null : (
          <p className={style.penalty}>
            <strong>{PENALTY[lang]}:</strong> {penalty}
          </p>
        )}
        {children}
      </div>
    </article>
  );
}

const PENALTY = { en: 'Penalty', de: 'Strafe' } as const;
const ITEM = { en: 'Cursed item', de: 'Verfluchter Gegenstand' } as const;

interface CardTileProps {
  readonly id: CardId | ItemId;
  readonly lang: Lang;
  /** The text of an item. */
  readonly text: string;
  readonly children?: ReactNode;
}

function ItemTile({ id, lang, text }: { readonly id: ItemId; readonly lang: Lang; readonly text: string }) {
  const { name, points } = cursedItems[id];
  return (
    <article className={style.tile} data-suit="item">
      <header className={style.head}>
        <span className={style.strength}>{points > 0 ? `+${points}` : `${points}`.replace('-', '−')}</span>
        <h3>{name[lang]}</h3>
        <span className={style.suit}>
          <SuitSign suit="item" />
          {ITEM[lang]}
        </span>
      </header>
      <div className={style.text}>
        <p>{text}</p>
      </div>
    </article>
  );
}
