import type { Seat } from '@tafelrunde/kernel';
import { Crown } from 'lucide-react';
import type { BoardProps } from '../../app/games/board.ts';
import { isYou } from '../../table/cards/reading.ts';
import { FinaleSheet } from '../../table/ending/finale.tsx';
import { useTools } from '../../table/tools.tsx';
import { CardFace } from './card.tsx';
import style from './finale.module.css';
import { Life } from './life.tsx';
import { cardOrNone, londonIn, overlordIn } from './reading.ts';
import { StoryOfTheNight } from './story.tsx';
import { londonWords } from './words.ts';

/** The end: who stands, who has fallen, and what to do next. */
export function Finale({ close }: { readonly close: () => void }) {
  const { board } = useTools();
  const { lang, view, game } = board;
  const t = londonWords[lang].finale;
  const result = resultOf(board);
  const winner = view.outcome?.winners[0] ?? 0;
  const loser = 1 - winner;
  const fallen = cardOrNone(overlordIn(view, loser)?.card);
  const isFelled = view.outcome?.how === 'overlord-fell' && fallen !== undefined;
  return (
    <FinaleSheet
      style={style}
      words={t}
      result={result}
      how={isFelled ? t.fell(fallen.name[lang], londonIn(view).turns) : game.text.key(view.outcome?.how ?? '', lang)}
      close={close}
    >
      <div className={style.lords}>
        <Standing seat={winner} won />
        <Standing seat={loser} won={false} />
      </div>
      <StoryOfTheNight />
    </FinaleSheet>
  );
}

function Standing({ seat, won }: { readonly seat: Seat; readonly won: boolean }) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const lord = overlordIn(view, seat);
  const card = cardOrNone(lord?.card);
  const life = londonIn(view).life[seat] ?? 0;
  return (
    <figure className={style.lord} data-won={won || undefined}>
      <figcaption>
        {won ? <Crown aria-hidden="true" /> : null}
        {names[seat]}
      </figcaption>
      {lord === undefined ? null : (
        <span className={style.card} data-zoom={lord.card}>
          <CardFace id={lord.card} lang={lang} />
        </span>
      )}
      <span className={style.heart}>
        <Life life={life} full={card?.life ?? 0} label={londonWords[lang].life(life, card?.life ?? 0)} />
      </span>
    </figure>
  );
}

function resultOf(board: BoardProps): string {
  const { view, lang, names } = board;
  const t = londonWords[lang].finale;
  const winner = view.outcome?.winners[0];
  return isYou(board, winner) ? t.youWin : t.wins(names[winner ?? 0] ?? '');
}
