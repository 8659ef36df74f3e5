import type { CardId, Lang } from '@tafelrunde/kernel';
import {
  type Card,
  cardData,
  cardText,
  ELEMENTS,
  type Elements,
  type EventCard,
  type EventFace,
  eventFace,
  fearFace,
  isSpirit,
  type PowerCard,
  powerFace,
  type SpiritCard,
  specialFace,
  together,
} from '@tafelrunde/spirit-island';
import { memo, type ReactNode } from 'react';
import { Marked, Sign } from './art/signs.tsx';
import style from './card.module.css';
import { cardWords } from './card-words.ts';
import { isPower } from './measured.ts';
import { Picture } from './picture.tsx';
import { ThresholdSign, Thresholds } from './thresholds.tsx';

interface CardFaceProps {
  readonly id: CardId;
  readonly lang: Lang;
  /** `tile`: where there is little room. */
  readonly shape?: 'card' | 'tile';
  readonly pickNumber?: number | undefined;
  /** The elements that thresholds are measured against, with those of the card. */
  readonly own?: Elements | undefined;
  /** Its own are among them already: it is in play, or chosen to be played. */
  readonly counted?: boolean;
  /** Below a tile: how it stands. */
  readonly foot?: ReactNode;
}

/** A card of any kind as it lies on the table. */
export const CardFace = memo(function CardFace({
  id,
  lang,
  shape = 'card',
  pickNumber,
  own: besides,
  counted = false,
  foot,
}: CardFaceProps) {
  const card = cardData(id);
  if (card === undefined) return <CardBack />;
  const own = besides === undefined || counted || !isPower(card) ? besides : together([besides, card.elements]);
  return (
    <span className={style.frame} data-kind={card.kind} data-speed={isPower(card) ? card.speed : undefined}>
      <span className={shape === 'tile' ? style.tile : style.card}>
        <span className={style.inside}>
          <span className={style.head}>
            {isPower(card) ? <span className={style.cost}>{card.cost}</span> : null}
            <b className={style.name}>{card.name[lang]}</b>
            {isPower(card) && shape === 'card' ? <Sign name={card.speed} /> : null}
          </span>
          <span className={style.picture}>
            <Picture id={id} />
            {isPower(card) && shape === 'card' ? <Strip elements={card.elements} /> : null}
          </span>
          {shape === 'tile' ? (
            <span className={style.gist}>
              <span data-effect="">
                <Gist id={id} card={card} lang={lang} />
              </span>
            </span>
          ) : (
            <>
              <span className={style.line}>{lineOf(card, lang)}</span>
              <Body id={id} card={card} lang={lang} own={own} />
            </>
          )}
          {isPower(card) && shape === 'tile' ? <Foot card={card} lang={lang} own={own} more={foot} /> : foot}
        </span>
      </span>
      {pickNumber === undefined ? null : <span className={style.number}>{pickNumber}</span>}
    </span>
  );
});

/** The elements of a card, one below the other. */
function Strip({ elements }: { readonly elements: Elements }) {
  return (
    <span className={style.strip}>
      {listOf(elements).map((element) => (
        <Sign key={element} name={element} />
      ))}
    </span>
  );
}

const listOf = (elements: Elements) => ELEMENTS.filter((element) => elements[element] !== undefined);

/** What kind of card it is. */
function lineOf(card: Card, lang: Lang): ReactNode {
  const t = cardWords[lang];
  switch (card.kind) {
    case 'minor':
    case 'major':
    case 'unique':
      return <Reach card={card} lang={lang} />;
    case 'spirit':
    case 'aspect':
      return t.complexity[card.complexity];
    case 'invader':
      return t.stage(card.stage);
    case 'adversary':
      return `${t.kind.adversary} · ${t.level(card.level)}`;
    case 'fear':
    case 'event':
    case 'blight':
    case 'scenario':
      return t.kind[card.kind];
  }
}

/** Range and target. */
function Reach({ card, lang }: { readonly card: PowerCard; readonly lang: Lang }) {
  const { range, aim } = powerFace(card, lang);
  return (
    <>
      {range === undefined ? null : (
        <b className={style.range}>
          <Marked text={range} lang={lang} />
        </b>
      )}
      <Marked text={aim} lang={lang} />
    </>
  );
}

interface BodyProps {
  readonly id: CardId;
  readonly card: Card;
  readonly lang: Lang;
  readonly own?: Elements | undefined;
}

/** What it says. */
function Body({ id, card, lang, own }: BodyProps) {
  if (isPower(card)) {
    const { effect, thresholds } = powerFace(card, lang);
    return (
      <span className={style.words} data-effect="">
        <span>
          <Marked text={effect} lang={lang} />
        </span>
        <Thresholds thresholds={thresholds} lang={lang} own={own} />
      </span>
    );
  }
  if (card.kind === 'fear') {
    return (
      <span className={style.words} data-effect="">
        {fearFace(card, lang).map((text, i) => (
          <span key={text} className={style.level}>
            <b>{i + 1}</b>
            <span>
              <Marked text={text} lang={lang} />
            </span>
          </span>
        ))}
      </span>
    );
  }
  if (card.kind === 'event') return <EventBody card={card} lang={lang} />;
  if (isSpirit(card)) return <SpiritBody card={card} lang={lang} />;
  return (
    <span className={style.words} data-effect="">
      <span>
        <Marked text={cardText(id, lang)} lang={lang} />
      </span>
    </span>
  );
}

/** The parts of an event from top to bottom, each under its name and when it applies. */
function EventBody({ card, lang }: { readonly card: EventCard; readonly lang: Lang }) {
  return (
    <span className={style.words} data-effect="">
      {eventFace(card, lang).map((part) => (
        <EventPart key={part.name} part={part} lang={lang} />
      ))}
    </span>
  );
}

export function EventPart({ part: { lead, name, text }, lang }: { readonly part: EventFace; readonly lang: Lang }) {
  return (
    <span>
      {lead === undefined ? null : <b>{lead}: </b>}
      <i>{name}.</i> <Marked text={text} lang={lang} />
    </span>
  );
}

function SpiritBody({ card, lang }: { readonly card: SpiritCard; readonly lang: Lang }) {
  return (
    <span className={style.words} data-effect="">
      {specialFace(card, lang).map(({ name, text }) => (
        <span key={name}>
          <b>{name}.</b> <Marked text={text} lang={lang} />
        </span>
      ))}
      <span className={style.wanted}>
        {wantedBy(card).map((element) => (
          <Sign key={element} name={element} />
        ))}
      </span>
    </span>
  );
}

/** The elements that the innate powers of a spirit ask for. */
const wantedBy = ({ innates }: SpiritCard) =>
  listOf(together(innates.flatMap(({ thresholds }) => thresholds.map(({ elements }) => elements))));

/** What it does, in a line or two. */
function Gist({ id, card, lang }: Omit<BodyProps, 'own'>) {
  if (isPower(card)) {
    const { range, effect } = powerFace(card, lang);
    return (
      <>
        {range === undefined ? null : (
          <b className={style.range}>
            <Marked text={range} lang={lang} />
          </b>
        )}{' '}
        <Marked text={effect} lang={lang} />
      </>
    );
  }
  if (isSpirit(card)) {
    return (
      <>
        {cardWords[lang].complexity[card.complexity]}{' '}
        {wantedBy(card).map((element) => (
          <Sign key={element} name={element} />
        ))}{' '}
        <Marked
          text={specialFace(card, lang)
            .map(({ text }) => text)
            .join(' ')}
          lang={lang}
        />
      </>
    );
  }
  return <Marked text={cardText(id, lang)} lang={lang} />;
}

interface FootProps {
  readonly card: PowerCard;
  readonly lang: Lang;
  readonly own: Elements | undefined;
  readonly more: ReactNode;
}

/** Below a tile: its elements, and whether its threshold would be reached. */
function Foot({ card, lang, own, more }: FootProps) {
  const [first] = card.thresholds;
  return (
    <span className={style.foot}>
      <span className={style.signs}>
        <Sign name={card.speed} />
        <i aria-hidden="true" />
        {listOf(card.elements).map((element) => (
          <Sign key={element} name={element} />
        ))}
      </span>
      {more ??
        (first === undefined || own === undefined ? null : <ThresholdSign needs={first} own={own} lang={lang} />)}
    </span>
  );
}

function CardBack() {
  return <span className={`${style.frame} ${style.back}`} aria-hidden="true" />;
}
