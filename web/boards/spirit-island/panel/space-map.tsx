import type { Lang, Seat } from '@tafelrunde/kernel';
import { type SpiritCard, trackRef } from '@tafelrunde/spirit-island';
import { Marked, saidSigns } from '../art/signs.tsx';
import { cardWords } from '../card-words.ts';
import { isNet, netOf, spaceText, trackTitle } from '../spaces.ts';
import { Part } from './part.tsx';
import style from './space-map.module.css';

interface SpaceMapProps {
  readonly seat: Seat;
  readonly card: SpiritCard;
  /** How much presence has been taken off each of them. */
  readonly uncovered: readonly number[];
  readonly lang: Lang;
}

/** Spaces that lie beside each other: what is beside a bare one comes next. */
export function SpaceMap({ seat, card, uncovered, lang }: SpaceMapProps) {
  const { spots, lines } = netOf(card);
  const isBare = (track: number): boolean => (card.tracks[track]?.length ?? 0) === 1 + (uncovered[track] ?? 0);
  return (
    <div className={style.map}>
      <svg className={style.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {lines.map(([a, b]) => {
          const [from, to] = [spots[a], spots[b]];
          return from === undefined || to === undefined ? null : (
            <path key={`${a} ${b}`} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} data-open={isBare(a) && isBare(b)} />
          );
        })}
      </svg>
      {card.tracks.map((spaces, i) => {
        const text = spaceText(spaces.at(-1) ?? {});
        const isNext = !isBare(i) && lines.some(([a, b]) => (a === i && isBare(b)) || (b === i && isBare(a)));
        const state = isBare(i) ? 'open' : isNext ? 'next' : 'covered';
        const sign = isNet(card, i) ? text : `${text} ${i === 0 ? '{energy}' : '{plays}'}`;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: spaces never move
            key={i}
            className={style.spot}
            style={{ left: `${spots[i]?.x ?? 0}%`, top: `${spots[i]?.y ?? 0}%` }}
          >
            <Part
              seat={seat}
              pick={trackRef(i)}
              name={`${saidSigns(trackTitle(card, i, lang), lang)}: ${saidSigns(sign, lang)}; ${cardWords[lang].spaceIs[state]}`}
              className={style.part}
            >
              <span className={style.space} data-state={state} data-effect="">
                <Marked text={sign} lang={lang} />
              </span>
            </Part>
          </span>
        );
      })}
    </div>
  );
}
