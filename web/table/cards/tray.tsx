import type { CardId, Option } from '@tafelrunde/kernel';
import type { ReactNode } from 'react';
import { useLayout } from '../layout.ts';
import { cardBehind, useTools } from '../tools.tsx';
import { tableWords } from '../words.ts';
import style from './tray.module.css';
import { Pickable, usePickNumber, Zone } from './zone.tsx';

/** How a game shows a card, and how it reads it out. */
interface Faces {
  /** On a desk a card; where there is little room, a tile that fills its place. */
  face(card: CardId, pickNumber: number | undefined, shape: 'card' | 'tile'): ReactNode;
  describe(card: CardId): string;
}

interface TrayProps extends Faces {
  readonly options: readonly Option[];
}

/** Cards to choose from that lie nowhere in sight: out of the deck, out of a pile, out of somebody's hand. */
export function Tray({ options, face, describe }: TrayProps) {
  const { board, question } = useTools();
  const { lang, game, names, view } = board;
  const t = tableWords[lang];
  const shape = useLayout() === 'wide' ? 'card' : 'tile';
  if (options.length === 0 || question === undefined) return null;
  return (
    <section className={style.tray} aria-label={t.tray} data-shape={shape}>
      <h2>{game.text.prompt(question, lang, names, view)}</h2>
      <Zone label={t.tray} refs={options.map(({ ref }) => ref)} className={style.cards}>
        {options.map((option) => (
          <Offered key={option.ref} option={option} shape={shape} face={face} describe={describe} />
        ))}
      </Zone>
    </section>
  );
}

interface OfferedProps extends Faces {
  readonly option: Option;
  readonly shape: 'card' | 'tile';
}

function Offered({ option: { ref }, shape, face, describe }: OfferedProps) {
  const { board } = useTools();
  const number = usePickNumber(ref);
  const card = cardBehind(board.view, ref);
  if (card === undefined) return null;
  return (
    <Pickable pick={ref} name={describe(card)} zoom={card} className={style.card}>
      {face(card, number, shape)}
    </Pickable>
  );
}
