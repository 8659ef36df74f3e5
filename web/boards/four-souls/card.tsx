import { type Card, cardGist, cardText } from '@tafelrunde/four-souls';
import type { Lang } from '@tafelrunde/kernel';
import { memo } from 'react';
import { Tile } from '../../table/cards/tile.tsx';
import style from './card.module.css';
import { usePicture } from './card-art.ts';
import { cardNamed } from './reading.ts';
import { Coin, Heart, LootSack, NeededDie, Soul, Sword } from './signs.tsx';

/** Values as they are now. */
interface Now {
  readonly hp: number;
  readonly max: number;
  readonly attack: number;
  readonly evasion?: number;
}

export interface CardFaceProps {
  readonly id: string;
  readonly lang: Lang;
  readonly now?: Now | undefined;
  readonly price?: number | undefined;
  readonly tapped?: boolean;
  readonly counters?: number;
  /** `mini`: a picture, for items that lie in rows; `tile`: name and effect where there is little room, it fills its place. */
  readonly shape?: 'card' | 'mini' | 'tile';
  /** Its place among ordered picks. */
  readonly pickNumber?: number | undefined;
}

/** A card of the game, drawn with crayons on paper; what fits into its width is shown. */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const { id, lang, now, price, tapped = false, counters = 0, shape = 'card', pickNumber } = props;
  const card = cardNamed(id);
  const Picture = usePicture(id);
  if (card === undefined) return null;
  return (
    <span
      className={style.card}
      data-look={lookOf(card)}
      data-shape={shape}
      data-tapped={tapped || undefined}
      data-eternal={card.eternal}
    >
      {shape === 'tile' ? (
        <Small card={card} {...props} />
      ) : (
        <span className={style.paper}>
          <span className={style.name} data-long={card.name.length > 15 || undefined}>
            {card.name}
          </span>
          <span className={style.art}>{Picture === undefined ? null : <Picture aria-hidden="true" />}</span>
          {card.stats === undefined ? null : <Stats card={card} now={now} />}
          {shape === 'mini' ? null : <Text id={id} lang={lang} />}
        </span>
      )}
      {card.souls === undefined ? null : (
        <span className={style.souls}>
          {Array.from({ length: card.souls }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: souls on a card are all alike
            <Soul key={i} />
          ))}
        </span>
      )}
      {price === undefined || shape === 'tile' ? null : (
        <span className={style.price}>
          {price}
          <Coin />
        </span>
      )}
      {counters > 0 ? <span className={style.counters}>{counters}</span> : null}
      {tapped ? <span className={style.tapped}>↷</span> : null}
      {pickNumber === undefined ? null : (
        <span className={style.order} data-order="">
          {pickNumber}
        </span>
      )}
    </span>
  );
});

/** The crayon that a card is drawn with. */
function lookOf({ kind, subtype }: Card): string {
  if (kind === 'monster')
    return subtype === 'boss' || subtype === 'epic-boss'
      ? 'boss'
      : subtype === 'cursed' || subtype === 'holy'
        ? subtype
        : 'monster';
  if (kind === 'event') return subtype === 'bad' ? 'bad' : 'good';
  return kind;
}

function Stats({ card, now }: { readonly card: Card; readonly now: Now | undefined }) {
  const { hp = 0, evasion, attack } = card.stats ?? {};
  const current = now ?? { hp, max: hp, attack: attack ?? 0, ...(evasion === undefined ? {} : { evasion }) };
  return (
    <span className={style.stats}>
      <Value sign={<Heart />} now={current.hp} printed={hp} total={current.max} />
      {current.evasion === undefined ? null : (
        <Value sign={<NeededDie />} now={current.evasion} printed={evasion ?? 0} suffix="+" />
      )}
      {attack === undefined ? null : <Value sign={<Sword />} now={current.attack} printed={attack} />}
    </span>
  );
}

interface ValueProps {
  readonly sign: React.ReactNode;
  readonly now: number;
  readonly printed: number;
  readonly total?: number;
  readonly suffix?: string;
}

/** A value now; what differs from the print is marked. */
function Value({ sign, now, printed, total, suffix = '' }: ValueProps) {
  const change = now === printed ? undefined : now > printed ? 'more' : 'less';
  return (
    <span className={style.value} data-change={change}>
      {sign}
      <span>
        {now}
        {suffix}
        {total === undefined || total === now ? null : <small>/{total}</small>}
      </span>
    </span>
  );
}

/** Hundredths of the card's width. */
const LARGEST = 8.2;
/** Pixels; `card.module.css` has the same number. */
const SMALLEST = 11.5;
/** Pixels: from one of these widths on a text fits; `card.module.css` has the same numbers. */
const WIDTHS = [120, 140, 160, 190, 230] as const;

interface TextFit {
  readonly size: string;
  /** On narrower cards than so many pixels a line says what the text comes to. */
  readonly fitsFrom: (typeof WIDTHS)[number];
}

/** The letters of a card's text: as large as there is room, but never too small to read. */
export function textFit(id: string, lang: Lang): TextFit {
  const text = cardText(id, lang);
  const room = cardNamed(id)?.stats === undefined ? 4300 : 3700;
  const fitting = Math.sqrt(room / Math.max(1, text.length + 12 * text.split('\n').length));
  const least = (SMALLEST / fitting) * 100;
  return {
    size: `${Math.min(LARGEST, fitting).toFixed(2)}cqw`,
    fitsFrom: WIDTHS.find((width) => width >= least) ?? WIDTHS[4],
  };
}

function Text({ id, lang }: { readonly id: string; readonly lang: Lang }) {
  const lines = cardText(id, lang).split('\n');
  const { size, fitsFrom } = textFit(id, lang);
  return (
    <span className={style.text} style={{ '--text-size': size }} data-fits={fitsFrom} data-effect="">
      <span className={style.whole}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <span className={style.gist}>
        <InShort id={id} lang={lang} />
      </span>
    </span>
  );
}

/** What a card does in a line or two, after what killing it brings. */
function InShort({ id, lang }: { readonly id: string; readonly lang: Lang }) {
  const { does, reward } = cardGist(id, lang);
  return (
    <>
      {reward === '' ? null : (
        <span className={style.reward}>
          <LootSack />
          {reward}{' '}
        </span>
      )}
      {does}
    </>
  );
}

/** The card as a tile: its values, and what it does in a line or two. */
function Small({ id, lang, card, now, price }: CardFaceProps & { readonly card: Card }) {
  const Picture = usePicture(id);
  const isBody = card.stats?.evasion !== undefined;
  return (
    <Tile
      name={card.name}
      picture={Picture === undefined ? null : <Picture aria-hidden="true" />}
      corner={
        price === undefined ? null : (
          <span className={style.cost}>
            {price}
            <Coin />
          </span>
        )
      }
      gist={
        <>
          {isBody ? <Stats card={card} now={now} /> : null}
          <InShort id={id} lang={lang} />
        </>
      }
    />
  );
}

/** The back of a card. */
export function CardBack({ of }: { readonly of: string }) {
  return (
    <span className={style.card} data-look={of} data-back="">
      <span className={style.back}>
        <Soul />
      </span>
    </span>
  );
}
