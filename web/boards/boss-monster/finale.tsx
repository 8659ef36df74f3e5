import { figuresIn } from '@tafelrunde/boss-monster';
import { Crown } from 'lucide-react';
import type { BoardProps } from '../../app/games/board.ts';
import { isYou } from '../../table/cards/reading.ts';
import { FinaleSheet } from '../../table/ending/finale.tsx';
import { useTools } from '../../table/tools.tsx';
import { Picture } from './art/picture.tsx';
import { Sign } from './art/signs.tsx';
import style from './finale.module.css';
import { bossIn } from './reading.ts';
import { bossWords } from './words.ts';

/** The end: Souls and Wounds of everybody, and what to do next. */
export function Finale({ close }: { readonly close: () => void }) {
  const { board } = useTools();
  const { lang, view, game } = board;
  const { players } = figuresIn(view);
  const score = (seat: number): number => (players[seat]?.souls ?? 0) - (players[seat]?.wounds ?? 0);
  const stayed = (seat: number): number => Number(bossIn(view, seat) !== undefined);
  const won = (seat: number): number => Number(view.outcome?.winners.includes(seat) === true);
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return (
    <FinaleSheet
      style={style}
      words={bossWords[lang].finale}
      result={resultOf(board)}
      how={game.text.key(view.outcome?.how ?? '', lang)}
      close={close}
    >
      <ol className={style.players}>
        {seats
          .toSorted((a, b) => won(b) - won(a) || stayed(b) - stayed(a) || score(b) - score(a))
          .map((seat) => (
            <Standing key={seat} seat={seat} />
          ))}
      </ol>
    </FinaleSheet>
  );
}

/** What somebody had who is out of the game: their cards are in the box (BM-083). */
function leftBy({ table, view }: BoardProps, seat: number) {
  const { souls = 0, wounds = 0 } = figuresIn(view).players[seat] ?? {};
  const boss = bossIn(view, seat)?.card;
  if (boss !== undefined) return { boss, souls, wounds };
  const told = table.log
    .flatMap(({ events = [] }) => events)
    .find((event) => event.type === 'eliminated' && event.seat === seat)?.data;
  return {
    boss: typeof told?.boss === 'string' ? told.boss : undefined,
    souls: Number(told?.souls ?? souls),
    wounds: Number(told?.wounds ?? wounds),
  };
}

function Standing({ seat }: { readonly seat: number }) {
  const { board } = useTools();
  const { view, lang, names, game } = board;
  const t = bossWords[lang];
  const { boss, souls, wounds } = leftBy(board, seat);
  const isOut = bossIn(view, seat) === undefined;
  const won = view.outcome?.winners.includes(seat) === true;
  return (
    <li className={style.player} data-won={won || undefined} data-out={isOut || undefined}>
      {boss === undefined ? null : (
        <span className={style.picture} data-zoom={boss}>
          <Picture id={boss} slice />
        </span>
      )}
      <b className={style.name}>
        {won ? <Crown aria-hidden="true" /> : null}
        {names[seat]}
      </b>
      {boss === undefined ? null : <span>{game.text.card(boss, lang).name}</span>}
      <span className={style.score}>
        <Sign name="soul" />
        {souls}
        <span className="visually-hidden"> {t.souls(souls)}, </span>
        <Sign name="wound" />
        {wounds}
        <span className="visually-hidden"> {t.wounds(wounds)}</span>
      </span>
      {isOut ? <small>{t.out}</small> : null}
    </li>
  );
}

function resultOf(board: BoardProps): string {
  const { view, lang, names } = board;
  const t = bossWords[lang].finale;
  const winners = view.outcome?.winners ?? [];
  const [first, another] = winners;
  if (first === undefined) return t.lost;
  if (another !== undefined) return t.shared(winners.map((each) => names[each]).join(', '));
  return isYou(board, first) ? t.youWin : t.wins(names[first] ?? '');
}
