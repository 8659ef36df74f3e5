import style from './thinking.module.css';
import { useTools } from './tools.tsx';
import { tableWords } from './words.ts';

/** Three dots beside the name of somebody who is asked. */
export function Thinking({ name }: { readonly name: string }) {
  const { board } = useTools();
  return (
    <span className={style.thinking}>
      <span className="visually-hidden">{tableWords[board.lang].thinking(name)}</span>
      <i />
      <i />
      <i />
    </span>
  );
}
