import { CalendarCheck, X } from 'lucide-react';
import controls from '../../style/controls.module.css';
import { useTools } from '../tools.tsx';
import { tableWords } from '../words.ts';
import style from './prompt.module.css';

/** What was chosen ahead, and the way back. */
export function AheadPill() {
  const { ahead, board } = useTools();
  const t = tableWords[board.lang].ahead;
  const name = ahead.chosen === undefined ? undefined : ahead.name(ahead.chosen);
  if (name === undefined) return null;
  return (
    <button type="button" className={`${controls.button} ${style.ahead}`} title={t.drop} onClick={ahead.drop}>
      <CalendarCheck aria-hidden="true" />
      {t.planned(name)}
      <X aria-hidden="true" />
    </button>
  );
}
