import type { CardId, Lang } from '@tafelrunde/kernel';
import {
  type Card,
  cardGist,
  cardNamed,
  cardSections,
  type Faction,
  factionName,
  isCardId,
} from '@tafelrunde/terrors-of-london';
import { Heart } from 'lucide-react';
import { memo } from 'react';
import { Tile } from '../../table/cards/tile.tsx';
import style from './card.module.css';
import { artOf, factionArt } from './card-art.ts';
import { CardName } from './card-name.tsx';
import './factions.css';
import { HordeFoot } from './horde-foot.tsx';
import { withHyphens } from './hyphens.ts';
import { CardSymbol, InShort, Spoken, symbolsOn } from './symbols.tsx';
import { londonWords } from './words.ts';

export interface CardFaceProps {
  readonly id: string;
  readonly lang: Lang;
  /** What it costs now, where that is not what is printed. */
  readonly price?: number;
  /** `tile`: name and effect where there is little room, it fills its place. */
  readonly shape?: 'card' | 'tile';
  /** Its place among ordered picks. */
  readonly pickNumber?: number | undefined;
  /** Abilities that have been used, by their place. */
  readonly spent?: readonly number[];
}

/** A card of the game, large or small: what fits into its width is shown, and the same everywhere. */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const { id, lang, price, shape = 'card', pickNumber, spent = [] } = props;
  if (!isCardId(id)) return null;
  const card = cardNamed(id);
  const Picture = artOf(id);
  const hasHorde = card.isMonster && card.faction !== undefined;
  const isPlain = shape === 'card' && textsOf(id, lang).length === 0;
  const order = pickNumber === undefined ? null : <span className={style.order}>{pickNumber}</span>;
  const house = { 'data-house': houseOf(card), 'data-shape': shape, 'data-horde': hasHorde || undefined };
  if (shape === 'tile') {
    return (
      <span className={style.card} {...house}>
        <Small {...props} id={id} card={card} />
        {order}
      </span>
    );
  }
  return (
    <span className={style.card} {...house} data-kind={card.kind} data-plain={isPlain || undefined}>
      <span className={style.art}>
        <Picture aria-hidden="true" />
      </span>
      <Corner card={card} price={price} />
      {card.faction === undefined ? null : <Sign faction={card.faction} />}
      <span className={style.symbols} data-effect={isPlain ? '' : undefined}>
        <Symbols card={card} />
      </span>
      <CardName name={card.name[lang]} />
      <span className={style.kind}>{kindOf(card, lang)}</span>
      {isPlain ? null : <Text id={id} lang={lang} area={hasHorde ? TEXT_AREA.aboveHorde : TEXT_AREA.alone} />}
      {hasHorde && card.faction !== undefined ? (
        <HordeFoot id={id} card={card} faction={card.faction} lang={lang} spent={spent} />
      ) : null}
      {order}
    </span>
  );
});

const Symbols = ({ card }: { readonly card: Card }) =>
  symbolsOn(card).map(({ of, n }) => <CardSymbol key={of} of={of} n={n} />);

/** The card where there is little room: what it gives and does in a line, above what its horde does. */
function Small({ id, lang, card, price, spent = [] }: CardFaceProps & { readonly id: CardId; readonly card: Card }) {
  const Picture = artOf(id);
  const { faction } = card;
  const { does } = cardGist(id, lang);
  return (
    <Tile
      name={withHyphens(card.name[lang])}
      picture={<Picture aria-hidden="true" />}
      corner={<Corner card={card} price={price} />}
      mark={faction === undefined ? null : <Sign faction={faction} />}
      gist={
        <>
          <Symbols card={card} />
          {does === '' ? null : <InShort text={does} />}
        </>
      }
      foot={
        card.isMonster && faction !== undefined ? (
          <HordeFoot id={id} card={card} faction={faction} lang={lang} spent={spent} lies />
        ) : null
      }
    />
  );
}

/** A card narrower than this has no room for its words: then it is a tile. */
export const WITH_TEXT = 92;

/** Whose colours a card wears. */
export const houseOf = ({ kind, faction }: Card): string => faction ?? (kind === 'relic' ? 'relic' : 'none');

/** What it costs; of an overlord, its life; of what is never bought, nothing. */
function Corner({ card, price }: { readonly card: Card; readonly price: number | undefined }) {
  if (card.kind === 'overlord') {
    return (
      <span className={style.life}>
        <Heart aria-hidden="true" />
        <span>{card.life}</span>
      </span>
    );
  }
  if (card.kind === 'starter' || card.kind === 'influence') return null;
  const now = price ?? card.cost;
  return (
    <span className={style.cost} data-cheaper={now < card.cost || undefined}>
      {now}
    </span>
  );
}

function Sign({ faction }: { readonly faction: Faction }) {
  const Drawing = factionArt[faction];
  return (
    <span className={style.sign}>
      <Drawing aria-hidden="true" />
    </span>
  );
}

/** "Undead monster", "Relic". */
function kindOf({ kind, faction }: Card, lang: Lang): string {
  const t = londonWords[lang].kind;
  return faction === undefined ? t[kind] : `${t[kind]} · ${factionName(faction)[lang]}`;
}

/** What a card says beside its symbols and its horde. */
function textsOf(id: string, lang: Lang): string[] {
  const { keywords, unique, action, triggered } = cardSections(id, lang);
  return [keywords, unique, action, triggered].filter((part) => part !== '');
}

/** Square hundredths of the card's width that a letter of size 1 could fill. */
const TEXT_AREA = { aboveHorde: 3300, alone: 5200 } as const;

interface TextProps {
  readonly id: string;
  readonly lang: Lang;
  readonly area: number;
}

/** Pixels; `card.module.css` has the same number. */
const SMALLEST = 11.5;
/** Pixels: from one of these widths on a text fits; `card.module.css` has the same numbers. */
const WIDTHS = [134, 160, 190, 230] as const;

/** In letters as large as the box allows; another paragraph takes a line more. Where they would be too small, a line says what it comes to. */
function Text({ id, lang, area }: TextProps) {
  const parts = textsOf(id, lang);
  const length = parts.join(' ').length + 14 * Math.max(0, parts.length - 1);
  const size = Math.min(8.6, Math.sqrt(area / Math.max(1, length)));
  const fitsFrom = WIDTHS.find((width) => (width * size) / 100 >= SMALLEST) ?? WIDTHS[3];
  const { does } = cardGist(id, lang);
  const gistSize = Math.min(11.5, Math.sqrt((0.8 * area) / Math.max(1, does.replaceAll(/\{[^}]+\}/g, '###').length)));
  return (
    <span
      className={style.text}
      style={{ '--text-size': `${size.toFixed(2)}cqw`, '--gist-size': `${gistSize.toFixed(2)}cqw` }}
      data-fits={fitsFrom}
      data-effect=""
    >
      <span className={style.whole}>
        {parts.map((part) => (
          <Spoken key={part} text={part} />
        ))}
      </span>
      <span className={style.gist}>
        <InShort text={does} />
      </span>
    </span>
  );
}
