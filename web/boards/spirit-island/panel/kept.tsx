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
      <Prepared seat={seat} />
      <SetAside seat={seat} />
    </>
  );
}

/** Second Wave: what a spirit of the first game has left. */
function SetAside({ seat }: { readonly seat: Seat }) {
  const { view, lang, game } = useTools().board;
  const cards = cardsOf(view, 'assistant', seat);
  return cards.length === 0 ? null : (
    <p className={style.kept}>
      <b>{game.text.key('zone:assistant', lang)}</b>{' '}
      {cards.map(({ card, obj }) => (
        <span key={obj} data-zoom={card}>
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
