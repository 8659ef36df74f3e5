import { figuresIn } from '@tafelrunde/four-souls';
import { Crown } from 'lucide-react';
import type { BoardProps } from '../../app/games/board.ts';
import { cardsOf, isYou } from '../../table/cards/reading.ts';
import { FinaleSheet } from '../../table/ending/finale.tsx';
import { useTools } from '../../table/tools.tsx';
import { CardFace } from './card.tsx';
import style from './finale.module.css';
import { cardNamed, characterIn, goalOf } from './reading.ts';
import { Soul } from './signs.tsx';
import { StoryOfSouls } from './story.tsx';
import { soulsWords } from './words.ts';

/** The end: who has the souls, and what to do next. */
export function Finale({ close }: { readonly close: () => void }) {
  const { board } = useTools();
  const { lang, view, game } = board;
  const t = soulsWords[lang].finale;
  const result = resultOf(board);
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const souls = (seat: number): number => figuresIn(view).players[seat]?.souls ?? 0;
  return (
    <FinaleSheet
      style={style}
      words={t}
      result={result}
      how={game.text.key(view.outcome?.how ?? '', lang)}
      close={close}
    >
      <ol className={style.players}>
        {seats
          .toSorted((a, b) => souls(b) - souls(a))
          .map((seat) => (
            <Standing key={seat} seat={seat} />
          ))}
      </ol>
      <StoryOfSouls />
    </FinaleSheet>
  );
}

function Standing({ seat }: { readonly seat: number }) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const character = characterIn(view, seat);
  const won = view.outcome?.winners.includes(seat) === true;
  return (
    <li className={style.player} data-won={won || undefined}>
      {character === undefined ? null : (
        <span className={style.card} data-zoom={character.card}>
          <CardFace id={character.card} lang={lang} shape="mini" />
        </span>
      )}
      <span className={style.name}>
        {won ? <Crown aria-hidden="true" /> : null}
        {names[seat]}
      </span>
      <span className={style.souls}>
        {cardsOf(view, 'souls', seat).flatMap(({ obj, card }) =>
          Array.from({ length: cardNamed(card)?.souls ?? 1 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: souls on a card are all alike
            <span key={`${obj}.${i}`} data-zoom={card}>
              <Soul />
            </span>
          )),
        )}
        <span className="visually-hidden">{soulsWords[lang].souls(goalOf(view, seat))}</span>
      </span>
      <span className={style.which}>
        {cardsOf(view, 'souls', seat)
          .map(({ card }) => cardNamed(card)?.name)
          .join(', ')}
      </span>
    </li>
  );
}

function resultOf(board: BoardProps): string {
  const { view, lang, names } = board;
  const t = soulsWords[lang].finale;
  const winners = view.outcome?.winners ?? [];
  const [first, another] = winners;
  if (first === undefined) return t.lost;
  if (another !== undefined) return t.shared(winners.map((each) => names[each]).join(', '));
  return isYou(board, first) ? t.youWin : t.wins(names[first] ?? '');
}
