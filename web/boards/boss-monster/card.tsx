import { bossMonster, type Card, type Treasure, treasures } from '@tafelrunde/boss-monster';
import type { CardId, Lang } from '@tafelrunde/kernel';
import { memo, type ReactNode } from 'react';
import shared from '../../table/cards/card.module.css';
import { Tile } from '../../table/cards/tile.tsx';
import { Picture } from './art/picture.tsx';
import { Sign } from './art/signs.tsx';
import style from './card.module.css';
import { gistOf } from './describe.ts';
import { cardNamed } from './reading.ts';
import { bossWords } from './words.ts';

interface CardFaceProps {
  readonly id: CardId;
  readonly lang: Lang;
  /** `tile`: where there is little room. */
  readonly shape?: 'card' | 'tile';
  readonly pickNumber?: number | undefined;
  /** What it deals now, where that is not what is printed. */
  readonly damage?: number | undefined;
  /** Below a tile: how it stands. */
  readonly foot?: ReactNode;
}

/** A card as it lies on the table. */
export const CardFace = memo(function CardFace({ id, lang, shape = 'card', pickNumber, damage, foot }: CardFaceProps) {
  const card = cardNamed(id);
  if (card === undefined) return <CardBack />;
  const { name } = bossMonster.text.card(id, lang);
  return (
    <span className={style.frame} data-kind={kindOf(card)} data-advanced={isAdvanced(card) || undefined}>
      {shape === 'tile' ? (
        <Tile
          name={name}
          picture={<Picture id={id} />}
          corner={<Corner card={card} damage={damage} />}
          mark={<Icons card={card} />}
          gist={gistOf(id, lang)}
          foot={foot}
        />
      ) : (
        <span className={`${shared.card} ${style.card}`}>
          <span className={style.head}>
            <Corner card={card} damage={damage} />
            <b className={style.name} data-long={name.length > 20 || undefined}>
              {name}
            </b>
            <Icons card={card} />
          </span>
          <span className={style.picture}>
            <Picture id={id} slice />
          </span>
          <span className={style.line}>{lineOf(card, lang)}</span>
          <Words text={gistOf(id, lang)} />
          {foot}
        </span>
      )}
      {pickNumber === undefined ? null : <span className={style.number}>{pickNumber}</span>}
    </span>
  );
});

/** The text, smaller the longer it is. */
function Words({ text }: { readonly text: string }) {
  const size = text.length > 190 ? 'long' : text.length > 110 ? 'medium' : 'short';
  return (
    <span className={style.words} data-size={size} data-effect="">
      {text}
    </span>
  );
}

const kindOf = (card: Card): string => (card.kind === 'room' ? card.type : card.kind);

const isAdvanced = (card: Card): boolean =>
  (card.kind === 'room' && card.advanced) || (card.kind === 'hero' && card.epic);

/** What kind of card it is. */
function lineOf(card: Card, lang: Lang): string {
  const t = bossWords[lang];
  switch (card.kind) {
    case 'room':
      return card.advanced ? `${t.room[card.type]} · ${t.advanced}` : t.room[card.type];
    case 'spell':
      return `${t.kind.spell} · ${card.phases.map((phase) => t.phase[phase]).join(' / ')}`;
    case 'boss':
      return `${t.kind.boss} · ${t.xp(card.xp)}`;
    case 'hero':
      return card.epic ? t.epic : t.kind.hero;
    case 'item':
    case 'miniboss':
      return t.kind[card.kind];
  }
}

interface CornerProps {
  readonly card: Card;
  readonly damage?: number | undefined;
}

/** Damage or Health. */
function Corner({ card, damage }: CornerProps) {
  if (card.kind === 'hero') return <Value sign="health" value={card.health} />;
  if (card.kind !== 'room') return null;
  const printed = typeof card.damage === 'number' ? card.damage : '✱';
  const changed = damage !== undefined && typeof printed === 'number' ? Math.sign(damage - printed) : 0;
  return <Value sign="damage" value={damage ?? printed} changed={changed} />;
}

interface ValueProps {
  readonly sign: 'health' | 'damage' | 'coin';
  readonly value: number | string;
  readonly changed?: number;
}

/** A sign with a number. */
export function Value({ sign, value, changed = 0 }: ValueProps) {
  return (
    <span className={style.value} data-changed={changed === 0 ? undefined : changed > 0 ? 'more' : 'less'}>
      <Sign name={sign} />
      {value}
    </span>
  );
}

/** The treasures that it shows, or what it goes after. */
export function Icons({ card }: { readonly card: Card }) {
  return (
    <span className={style.icons}>
      {iconsOf(card).map((treasure, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: icons of a kind are all alike
        <Sign key={`${treasure}${i}`} name={treasure} />
      ))}
      {card.kind === 'hero' && card.lure.by !== 'treasure' ? <Sign name="question" /> : null}
    </span>
  );
}

function iconsOf(card: Card): Treasure[] {
  switch (card.kind) {
    case 'room':
    case 'boss':
      return treasures.flatMap((each) => Array.from({ length: card.treasure[each] ?? 0 }, () => each));
    case 'hero':
      return card.lure.by === 'treasure' ? [...card.lure.treasures] : [];
    case 'item':
      return card.class === undefined ? [] : [card.class];
    case 'spell':
    case 'miniboss':
      return [];
  }
}

export function CardBack() {
  return <span className={`${shared.card} ${style.back}`} aria-hidden="true" />;
}
