import type { Seat } from '@tafelrunde/kernel';
import { ELEMENTS, markerRef, sayElements, spelt, stateIn } from '@tafelrunde/spirit-island';
import { cardsOf } from '../../../table/cards/reading.ts';
import { Zone } from '../../../table/cards/zone.tsx';
import { useTools } from '../../../table/tools.tsx';
import { Marked, Sign } from '../art/signs.tsx';
import { cardWords } from '../card-words.ts';
import style from './kept.module.css';
import { Part } from './part.tsx';

/** What a spirit keeps besides its presence. */
export function Kept({ seat }: { readonly seat: Seat }) {
  return (
    <>
      <Time seat={seat} />
      <Prepared seat={seat} />
      <SetAside seat={seat} kind="days" />
      <SetAside seat={seat} kind="assistant" />
    </>
  );
}

/** SI-379: presence that it keeps as Time. */
function Time({ seat }: { readonly seat: Seat }) {
  const { view, lang } = useTools().board;
  const n = stateIn(view)?.time[seat] ?? 0;
  return n === 0 ? null : (
    <p className={style.kept}>
      <b>{cardWords[lang].time}</b> <span className={style.count}>{n}</span>
    </p>
  );
}

/** Cards that lie apart: days that never were; Second Wave: what a spirit of the first game has left. */
function SetAside({ seat, kind }: { readonly seat: Seat; readonly kind: 'days' | 'assistant' }) {
  const { view, lang, game } = useTools().board;
  const cards = cardsOf(view, kind, seat);
  return cards.length === 0 ? null : (
    <p className={style.kept}>
      <b>{game.text.key(`zone:${kind}`, lang)}</b>{' '}
      {cards.map(({ card, obj }, i) => (
        <span key={obj} data-zoom={card}>
          {i > 0 ? ', ' : ''}
          {game.text.card(card, lang).name}
        </span>
      ))}
    </p>
  );
}

/** Element markers that it has prepared. */
function Prepared({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view, lang } = board;
  const t = cardWords[lang];
  const markers = stateIn(view)?.prepared[seat] ?? {};
  const kept = ELEMENTS.filter((element) => (markers[element] ?? 0) > 0);
  const settled = stateIn(view)?.settled[seat] ?? {};
  const stays = sayElements(settled);
  if (kept.length === 0) {
    return stays === '' ? null : (
      <p className={style.kept}>
        <b>{t.settled}</b> <Marked text={stays} lang={lang} />
      </p>
    );
  }
  return (
    <Zone label={t.prepared} refs={kept.map((each) => markerRef(each))} className={style.kept}>
      <b aria-hidden="true">{t.prepared}</b>
      {kept.map((element) => (
        <Part
          seat={seat}
          key={element}
          pick={markerRef(element)}
          name={`${t.prepared}: ${markers[element] ?? 0} ${spelt(`{${element}}`, lang)}`}
          className={style.marker}
        >
          <span className={style.count}>
            <Sign name={element} />
            <b>{markers[element]}</b>
          </span>
        </Part>
      ))}
    </Zone>
  );
}
