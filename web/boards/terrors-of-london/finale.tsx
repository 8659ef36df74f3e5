import type { Seat } from '@tafelrunde/kernel';
import { Crown, Table2 } from 'lucide-react';
import { useEffect } from 'react';
import { announce } from '../../app/announcer.tsx';
import type { BoardProps } from '../../app/board.ts';
import controls from '../../style/controls.module.css';
import { Ending } from '../../table/ending.tsx';
import { useTools } from '../../table/tools.tsx';
import { CardFace } from './card.tsx';
import style from './finale.module.css';
import { Life } from './life.tsx';
import { cardOrNone, londonIn, overlordIn } from './reading.ts';
import { londonWords } from './words.ts';

/** The end: who stands, who has fallen, and what to do next. */
export function Finale({ close }: { readonly close: () => void }) {
  const { board } = useTools();
  const { lang, view, game } = board;
  const t = londonWords[lang].finale;
  const result = resultOf(board);
  useEffect(() => announce(result), [result]);
  const winner = view.outcome?.winners[0] ?? 0;
  const loser = 1 - winner;
  const fallen = cardOrNone(overlordIn(view, loser)?.card);
  const isFelled = view.outcome?.how === 'overlord-fell' && fallen !== undefined;
  return (
    <section className={style.finale} aria-label={t.title} data-over="">
      <div className={style.stage}>
        <h2>{result}</h2>
        <p>
          {isFelled ? t.fell(fallen.name[lang]) : game.text.key(view.outcome?.how ?? '', lang)}{' '}
          {t.turns(londonIn(view).turns)}
        </p>
        <div className={style.lords}>
          <Standing seat={winner} won />
          <Standing seat={loser} won={false} />
        </div>
        <footer className={style.foot}>
          <Ending board={board} />
          <button type="button" className={controls.button} onClick={close}>
            <Table2 aria-hidden="true" />
            {t.toTable}
          </button>
        </footer>
      </div>
    </section>
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

function resultOf({ view, lang, names, seat }: BoardProps): string {
  const t = londonWords[lang].finale;
  const winner = view.outcome?.winners[0];
  return winner !== undefined && winner === seat ? t.youWin : t.wins(names[winner ?? 0] ?? '');
}
