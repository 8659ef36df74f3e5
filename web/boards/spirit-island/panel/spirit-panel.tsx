import type { Seat } from '@tafelrunde/kernel';
import { useTools } from '../../../table/tools.tsx';
import { cardWords } from '../card-words.ts';
import { ElementsBar } from './elements-bar.tsx';
import { Growth } from './growth.tsx';
import { Head } from './head.tsx';
import { Innates } from './innates.tsx';
import { Kept } from './kept.tsx';
import { spiritOf } from './reading.ts';
import { Special } from './special.tsx';
import style from './spirit-panel.module.css';
import { Tracks } from './tracks.tsx';

/** The panel of a spirit as it lies on the table. */
export function SpiritPanel({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const name = spiritOf(view, seat)?.card.name[lang] ?? names[seat] ?? '';
  return (
    <section className={style.panel} aria-label={cardWords[lang].panelOf(name)} data-part="spirit-panel">
      <Head seat={seat} />
      <ElementsBar seat={seat} />
      <Kept seat={seat} />
      <Growth seat={seat} />
      <Tracks seat={seat} />
      <Innates seat={seat} />
      <Special seat={seat} />
    </section>
  );
}
