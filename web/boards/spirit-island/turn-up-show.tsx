import type { Lang } from '@tafelrunde/kernel';
import { cardData, cardText, eventFace, fearFace } from '@tafelrunde/spirit-island';
import { ArrowRight } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import controls from '../../style/controls.module.css';
import { cardsOf } from '../../table/cards/reading.ts';
import { useTools } from '../../table/tools.tsx';
import { Marked } from './art/signs.tsx';
import { CardFace, EventPart } from './card.tsx';
import style from './turn-up-show.module.css';
import { type TurnUp, turnUpsIn } from './turn-ups.ts';
import { islandWords } from './words.ts';

/** So many lines are shown; the log has all of them. */
const MOST = 7;

/** Fear, event and blight cards in large as they turn up, one after the other, with what they changed. */
export function TurnUpShow() {
  const { board } = useTools();
  const { table, view, moment, mode, lang, names, seat } = board;
  const t = islandWords[lang].turnUp;
  const shown = useRef(table.seq);
  const [turned, show] = useState<readonly TurnUp[]>([]);
  useLayoutEffect(() => {
    if (shown.current === table.seq) return;
    shown.current = table.seq;
    if (moment !== undefined || mode === 'replay') return;
    const events = table.fresh.flatMap(({ events: told = [] }) => told);
    const found = turnUpsIn(events, cardsOf(view, 'blightedIsland')[0]?.card, { lang, names });
    // Who goes on playing has seen it; what others do meanwhile leaves it there.
    const hasPlayed = table.fresh.some(({ by }) => by === seat);
    show((before) => [...(hasPlayed ? [] : before), ...found]);
  }, [table.seq, table.fresh, view, moment, mode, lang, names, seat]);
  const [first, ...rest] = turned;
  if (first === undefined || view.outcome !== undefined) return null;
  const { card, level, lines } = first;
  return (
    <section className={style.show} aria-label={t.title} data-turned={card}>
      <div className={style.card} data-zoom={card}>
        <CardFace id={card} lang={lang} />
      </div>
      <div className={style.told}>
        <h2>{level === undefined ? t[headOf(first)] : t.fear(level)}</h2>
        <Told turnUp={first} lang={lang} />
        <ul>
          {lines.slice(0, MOST).map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice
            <li key={i}>{line}</li>
          ))}
          {lines.length > MOST ? <li>{t.more(lines.length - MOST)}</li> : null}
        </ul>
        <button type="button" className={controls.primary} data-go-on="" onClick={() => show(rest)}>
          {rest.length > 0 ? t.next(rest.length) : t.close}
          <ArrowRight aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}

function headOf({ card: id }: TurnUp): 'event' | 'blighted' | 'stillHealthy' {
  const card = cardData(id);
  if (card?.kind === 'blight') return card.stillHealthy === true ? 'stillHealthy' : 'blighted';
  return 'event';
}

interface ToldProps {
  readonly turnUp: TurnUp;
  readonly lang: Lang;
}

/** What it says; of an event all parts, with the ones that apply now marked. */
function Told({ turnUp, lang }: ToldProps) {
  const card = cardData(turnUp.card);
  if (card?.kind !== 'event') {
    return (
      <p className={style.text}>
        <Marked text={textOf(turnUp, lang)} lang={lang} />
      </p>
    );
  }
  const isIdle = (i: number): boolean => i < card.main.length && i !== turnUp.branch;
  return eventFace(card, lang).map((part, i) => (
    <p key={part.name} className={style.text} data-idle={isIdle(i) || undefined}>
      <EventPart part={part} lang={lang} />
    </p>
  ));
}

/** What counts of it now: the level of a fear card, all of a blight card. */
function textOf({ card: id, level = 1 }: TurnUp, lang: Lang): string {
  const card = cardData(id);
  return card?.kind === 'fear' ? (fearFace(card, lang)[level - 1] ?? '') : cardText(id, lang);
}
