import type { Seat } from '@tafelrunde/kernel';
import { useTools } from '../tools.tsx';
import { tableWords } from '../words.ts';
import { stateOf } from './tempo.tsx';
import style from './thinking.module.css';

/** Three dots beside the name of somebody who is asked; they rest where nobody thinks. */
export function Thinking({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const state = stateOf(board, seat);
  return (
    <span className={style.thinking} data-rests={state === 'thinking' ? undefined : ''}>
      <span className="visually-hidden">{tableWords[board.lang][state](board.names[seat] ?? '')}</span>
      <i />
      <i />
      <i />
    </span>
  );
}
