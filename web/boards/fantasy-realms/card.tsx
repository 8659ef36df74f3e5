import {
  type CardId,
  cardGist,
  cardSections,
  cards,
  cursedItems,
  type ItemId,
  isCardId,
  isItemId,
  piecesOf,
  suitForms,
} from '@tafelrunde/fantasy-realms';
import type { Lang } from '@tafelrunde/kernel';
import { Infinity as AnyTime, Clock3, Repeat2, Wrench } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Tile } from '../../table/cards/tile.tsx';
import style from './card.module.css';
import { cardArt, itemArt, suitArt } from './card-art.ts';
import { withHyphens } from './hyphens.ts';
import { itemEffect } from './item-text.ts';
import './suits.css';
import { signed } from './signed.ts';
import { suitMark } from './suit-marks.ts';
import { SuitSign } from './suit-sign.tsx';
import { fitText } from './text-fit.ts';
import { fantasyWords } from './words.ts';

export interface CardFaceProps {
  readonly id: string;
  readonly lang: Lang;
  /** Grey and crossed out: it counts for nothing. */
  readonly blanked?: boolean;
  /** What it is worth in the hand that it lies in. */
  readonly points?: number;
  /** Its place among ordered picks, or how often it was picked. */
  readonly pickNumber?: number;
  /** Just came here: who brought it. */
  readonly from?: ReactNode;
  /** What a wild card stands for now. */
  readonly role?: string | undefined;
  /** `tile`: for where a card is too small for its words; it fills its place. */
  readonly shape?: 'card' | 'tile';
}

/** A card of the game, large or small: what fits into its width is shown, and the same everywhere. */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const { id, blanked = false, points, pickNumber, from, lang, role, shape = 'card' } = props;
  const worth = blanked ? undefined : points;
  return (
    <span
      className={shape === 'tile' ? style.tile : style.card}
      data-suit={suitOf(id)}
      data-blanked={blanked || undefined}
      data-worth={worth === undefined ? undefined : true}
    >
      <Face id={id} lang={lang} shape={shape} />
      {role === undefined ? null : <span className={style.role}>{role}</span>}
      {blanked ? <Crossed /> : null}
      {worth === undefined ? null : (
        <span className={style.points} data-negative={worth < 0 || undefined}>
          {signed(worth)}
        </span>
      )}
      {from === undefined ? null : <span className={style.from}>{from}</span>}
      {pickNumber === undefined ? null : <span className={style.order}>{pickNumber}</span>}
    </span>
  );
});

type FaceProps = Required<Pick<CardFaceProps, 'id' | 'lang' | 'shape'>>;

function Face({ id, lang, shape }: FaceProps) {
  if (!isCardId(id) && !isItemId(id)) return null;
  if (shape === 'tile') return <Small id={id} lang={lang} />;
  return isCardId(id) ? <Played id={id} lang={lang} /> : <Item id={id} lang={lang} />;
}

/** The card as a tile: its strength, name and suit, and what it does in a line or two. */
const Small = memo(function Small({ id, lang }: { readonly id: CardId | ItemId; readonly lang: Lang }) {
  const Picture = isCardId(id) ? cardArt[id] : itemArt[id];
  const { name } = isCardId(id) ? cards[id] : cursedItems[id];
  const corner = isCardId(id) ? cards[id].strength : signed(cursedItems[id].points);
  return (
    <Tile
      name={withHyphens(name[lang])}
      picture={<Picture aria-hidden="true" />}
      corner={<span className={style.strength}>{corner}</span>}
      mark={isCardId(id) ? <SuitMark id={id} /> : <TimingMark id={id} />}
      gist={<InShort id={id} lang={lang} />}
    />
  );
});

function SuitMark({ id }: { readonly id: CardId }) {
  const { suit, alsoSuits = [] } = cards[id];
  return [suit, ...alsoSuits].map((each) => (
    <span key={each} className={style.suitMark} data-suit={each}>
      <SuitSign suit={each} />
    </span>
  ));
}

function TimingMark({ id }: { readonly id: ItemId }) {
  const Sign = timingSigns[cursedItems[id].timing];
  return (
    <span className={style.suitMark} data-suit="item">
      <Sign aria-hidden="true" />
    </span>
  );
}

function suitOf(id: string): string {
  return isCardId(id) ? cards[id].suit : 'item';
}

/** What stands on a card of the game, in one or two sections. */
export function sectionsOf(id: CardId | ItemId, lang: Lang): { readonly bonus: string; readonly penalty: string } {
  return isCardId(id) ? cardSections(id, lang) : { bonus: itemEffect(id, lang), penalty: '' };
}

const Played = memo(function Played({ id, lang }: { readonly id: CardId; readonly lang: Lang }) {
  const { name, suit, strength, alsoSuits = [] } = cards[id];
  const Picture = cardArt[id];
  return (
    <>
      <span className={style.art}>
        <Picture aria-hidden="true" />
      </span>
      <span className={style.medal}>{strength}</span>
      <span className={style.marks}>
        {[suit, ...alsoSuits].map((each) => {
          const Sign = suitArt[each];
          return (
            <span key={each} className={style.mark} data-suit={each}>
              <Sign aria-hidden="true" />
              <span>{suitMark(each, lang)}</span>
            </span>
          );
        })}
      </span>
      <Name name={name[lang]} />
      <span className={style.suit}>{suitForms[suit][lang].name}</span>
      <CardText id={id} lang={lang} />
    </>
  );
});

const timingSigns = {
  'any-time': AnyTime,
  'replaces-turn': Repeat2,
  'after-turn': Clock3,
  'as-copied': Wrench,
} as const;

const Item = memo(function Item({ id, lang }: { readonly id: ItemId; readonly lang: Lang }) {
  const { name, points, timing } = cursedItems[id];
  const Picture = itemArt[id];
  const Sign = timingSigns[timing];
  const words = fantasyWords[lang];
  return (
    <>
      <span className={style.art}>
        <Picture aria-hidden="true" />
      </span>
      <span className={style.medal}>{signed(points)}</span>
      <span className={style.marks}>
        <span className={style.mark} data-suit="item">
          <Sign aria-hidden="true" />
        </span>
      </span>
      <Name name={name[lang]} />
      <span className={style.suit}>{words.timing[timing]}</span>
      <CardText id={id} lang={lang} />
    </>
  );
});

function Name({ name }: { readonly name: string }) {
  const longest = Math.max(...name.split(/[ -]/).map(({ length }) => length));
  const long = longest > 14 ? 'very' : name.length > 15 || longest > 11 ? 'rather' : undefined;
  return (
    <span className={style.name} data-long={long}>
      {name}
    </span>
  );
}

/** The whole text where it fits in letters that can be read, else what it comes to. */
function CardText({ id, lang }: { readonly id: CardId | ItemId; readonly lang: Lang }) {
  const { bonus, penalty } = sectionsOf(id, lang);
  const { size, fitsFrom } = fitText(bonus, penalty);
  const short = cardGist(id, lang);
  const gist = fitText(short.bonus, short.penalty, LARGEST_GIST).size;
  return (
    <span
      className={style.text}
      style={{ '--text-size': size, '--gist-size': gist }}
      data-fits={fitsFrom}
      data-effect=""
    >
      <span className={style.whole}>
        {bonus === '' ? null : <Spoken text={bonus} />}
        {penalty === '' ? null : (
          <span className={style.penalty}>
            <Spoken text={penalty} />
          </span>
        )}
      </span>
      {fitsFrom === undefined ? null : (
        <span className={style.gist}>
          <InShort id={id} lang={lang} />
        </span>
      )}
    </span>
  );
}

/** Hundredths of the card's width. */
const LARGEST_GIST = 9.2;

/** What a card does in a line: suits by their signs. */
function InShort({ id, lang }: { readonly id: CardId | ItemId; readonly lang: Lang }) {
  const { bonus, penalty } = cardGist(id, lang);
  return (
    <>
      <Pieces text={bonus} />
      {bonus === '' || penalty === '' ? null : ' '}
      {penalty === '' ? null : (
        <span className={style.penalty}>
          <Pieces text={penalty} />
        </span>
      )}
    </>
  );
}

function Pieces({ text }: { readonly text: string }) {
  return piecesOf(text).map((piece, i) =>
    typeof piece === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
      <Spoken key={i} text={piece} />
    ) : (
      <span key={piece.suit} className={style.suitMark} data-suit={piece.suit}>
        <SuitSign suit={piece.suit} />
      </span>
    ),
  );
}

/** Numbers stand out, for they are what one looks for. */
function Spoken({ text }: { readonly text: string }) {
  const parts = text.split(/([+−]\d+)/);
  return (
    <span>
      {parts.map((part, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
        i % 2 === 1 ? <b key={i}>{part}</b> : part,
      )}
    </span>
  );
}

function Crossed() {
  return (
    <svg className={style.crossed} viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true">
      <path d="M8 12 92 128M92 12 8 128" />
    </svg>
  );
}

interface CardBackProps extends Pick<CardFaceProps, 'shape'> {
  readonly kind: 'card' | 'item';
}

/** The back of a card or of an item. */
export function CardBack({ kind, shape = 'card' }: CardBackProps) {
  return (
    <span
      className={shape === 'tile' ? style.tile : style.card}
      data-suit={kind === 'item' ? 'item' : 'back'}
      data-back={kind}
    >
      <span className={style.back}>
        <svg viewBox="0 0 60 60" aria-hidden="true">
          <circle cx="30" cy="30" r="26" />
          <circle cx="30" cy="30" r="19" />
          <path d="m30 7 5.4 16.6H53l-14.2 10.3 5.4 16.6L30 40.2 15.8 50.5l5.400-16.600L7 23.600h17.600z" />
        </svg>
      </span>
    </span>
  );
}
