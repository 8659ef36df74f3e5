import type { Option } from '@tafelrunde/kernel';
import { cardBehind, useTools } from '../../table/tools.tsx';
import { Pickable, usePickNumber, Zone } from '../../table/zone.tsx';
import { CardFace } from './card.tsx';
import { describe } from './describe.ts';
import style from './tray.module.css';
import { fantasyWords } from './words.ts';

/** Cards to choose from that lie nowhere in sight: out of the deck, out of a pile, out of somebody's hand. */
export function Tray({ options }: { readonly options: readonly Option[] }) {
  const { board, question } = useTools();
  const { lang, game } = board;
  const t = fantasyWords[lang];
  if (options.length === 0 || question === undefined) return null;
  return (
    <section className={style.tray} aria-label={t.tray}>
      <h2>{game.text.prompt(question, lang)}</h2>
      <Zone label={t.tray} refs={options.map(({ ref }) => ref)} className={style.cards}>
        {options.map((option) => (
          <Offered key={option.ref} option={option} />
        ))}
      </Zone>
    </section>
  );
}

function Offered({ option: { ref } }: { readonly option: Option }) {
  const { board } = useTools();
  const number = usePickNumber(ref);
  const card = cardBehind(board.view, ref);
  if (card === undefined) return null;
  return (
    <Pickable pick={ref} name={describe(card, board.lang)} zoom={card} className={style.card}>
      <CardFace id={card} lang={board.lang} {...(number === undefined ? {} : { pickNumber: number })} />
    </Pickable>
  );
}
