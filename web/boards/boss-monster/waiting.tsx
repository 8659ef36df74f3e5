import type { Ref, Vars, View } from '@tafelrunde/kernel';
import { SeatToken } from '../../table/seat-token.tsx';
import { cardBehind, useTools } from '../../table/tools.tsx';
import { Picture } from './art/picture.tsx';
import { stateOf } from './reading.ts';
import style from './waiting.module.css';
import { bossWords } from './words.ts';

/** What was declared and has not taken effect yet: the last on top. */
export function Waiting() {
  const { board } = useTools();
  const { view, lang, names, game } = board;
  const t = bossWords[lang];
  const { waiting } = stateOf(view);
  if (waiting.length === 0) return null;
  return (
    <ol className={style.waiting} aria-label={t.waiting} data-place="pending">
      {waiting.toReversed().map(({ id, seat, at: [card], vars }) => {
        const target = targetIn(view, vars);
        return (
          <li key={id} data-zoom={card}>
            <span className={style.picture}>
              <Picture id={card} />
            </span>
            <b>{game.text.card(card, lang).name}</b>
            <span className={style.by}>
              <SeatToken seat={seat} name={names[seat] ?? ''} />
              <span>{names[seat]}</span>
              {target === undefined ? null : <span>→ {game.text.card(target, lang).name}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The card that it is aimed at. */
function targetIn(view: View, { target }: Vars): string | undefined {
  const ref: Ref | undefined = typeof target === 'number' ? target : undefined;
  return ref === undefined ? undefined : cardBehind(view, ref);
}
