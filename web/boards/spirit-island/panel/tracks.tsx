import type { Lang, Seat } from '@tafelrunde/kernel';
import { type Space, stateIn, trackRef } from '@tafelrunde/spirit-island';
import { Zone } from '../../../table/cards/zone.tsx';
import { useTools } from '../../../table/tools.tsx';
import { Marked, Sign, saidSigns } from '../art/signs.tsx';
import { cardWords } from '../card-words.ts';
import { firstShown, hasNet, spaceText, trackTitle } from '../spaces.ts';
import { Part } from './part.tsx';
import { spiritOf } from './reading.ts';
import { SpaceMap } from './space-map.tsx';
import style from './tracks.module.css';

const SIGNS = ['energy', 'plays'] as const;

/** The presence tracks: what is open, what comes next, what is still covered. A track is picked as a whole. */
export function Tracks({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view, lang } = board;
  const spirit = spiritOf(view, seat);
  if (spirit === undefined) return null;
  const { tracks } = spirit.card;
  const uncovered = stateIn(view)?.uncovered[seat] ?? [];
  const t = cardWords[lang];
  if (hasNet(spirit.card)) {
    return (
      <Zone label={t.tracks} refs={tracks.map((_, i) => trackRef(i))} className={style.tracks}>
        <SpaceMap seat={seat} card={spirit.card} uncovered={uncovered} lang={lang} />
      </Zone>
    );
  }
  return (
    <Zone label={t.tracks} refs={tracks.map((_, i) => trackRef(i))} className={style.tracks}>
      {tracks.map((spaces, i) => {
        const open = 1 + (uncovered[i] ?? 0);
        const title = trackTitle(spirit.card, i, lang);
        const first = firstShown(i);
        return (
          <Part
            seat={seat}
            // biome-ignore lint/suspicious/noArrayIndexKey: tracks never move
            key={i}
            pick={trackRef(i)}
            name={readOut(title, spaces, open, lang)}
            className={style.track}
          >
            <span className={style.row} data-effect="">
              <span className={style.title}>
                <Sign name={SIGNS[i] ?? 'presence'} />
                <Marked text={title} lang={lang} />
              </span>
              <span className={style.spaces}>
                {spaces.slice(first).map((space, n) => (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: spaces never move
                    key={n}
                    className={style.space}
                    data-state={n + first < open ? 'open' : n + first === open ? 'next' : 'covered'}
                  >
                    <Marked text={spaceText(space)} lang={lang} />
                  </span>
                ))}
              </span>
            </span>
          </Part>
        );
      })}
    </Zone>
  );
}

/** "Card plays: 1, 2; next: 2". */
function readOut(title: string, spaces: readonly Space[], open: number, lang: Lang): string {
  const said = (some: readonly Space[]): string =>
    some.flatMap((space) => saidSigns(spaceText(space), lang) || []).join(', ');
  const next = spaces[open];
  const here = `${saidSigns(title, lang)}: ${said(spaces.slice(0, open))}`;
  return next === undefined ? here : `${here}; ${cardWords[lang].next(said([next]))}`;
}
