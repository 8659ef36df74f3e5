import type { Seat } from '@tafelrunde/kernel';
import { ELEMENTS, type Element, type Elements, elementRef, spelt } from '@tafelrunde/spirit-island';
import { optionFor } from '../../../table/asking/picking.ts';
import { Pickable, Zone } from '../../../table/cards/zone.tsx';
import { useTools } from '../../../table/tools.tsx';
import { Sign } from '../art/signs.tsx';
import { cardWords } from '../card-words.ts';
import { useElements } from '../measured.ts';
import style from './elements-bar.module.css';

/** The elements of a spirit, with what the cards add that are being chosen; where one is asked for, it is picked here. */
export function ElementsBar({ seat }: { readonly seat: Seat }) {
  const { board, question } = useTools();
  const { lang } = board;
  const { now, planned } = useElements(seat);
  const isAsked = ELEMENTS.some(
    (element) => question?.seat === seat && optionFor(question, elementRef(element)) !== undefined,
  );
  if (isAsked) {
    return (
      <Zone label={cardWords[lang].elements} refs={ELEMENTS.map((each) => elementRef(each))} className={style.bar}>
        {ELEMENTS.map((element) => (
          <Pickable
            key={element}
            pick={elementRef(element)}
            name={`${now[element] ?? 0} ${spelt(`{${element}}`, lang)}`}
            className={style.asked}
          >
            <Count element={element} now={now} planned={planned} />
          </Pickable>
        ))}
      </Zone>
    );
  }
  return (
    <ul className={style.bar} aria-label={cardWords[lang].elements}>
      {ELEMENTS.map((element) => (
        <li key={element}>
          <span className="visually-hidden">{`${planned[element] ?? 0} ${spelt(`{${element}}`, lang)}`}</span>
          <Count element={element} now={now} planned={planned} />
        </li>
      ))}
    </ul>
  );
}

interface CountProps {
  readonly element: Element;
  readonly now: Elements;
  readonly planned: Elements;
}

function Count({ element, now, planned }: CountProps) {
  const [has, will] = [now[element] ?? 0, planned[element] ?? 0];
  return (
    <span className={style.count} data-none={will === 0 || undefined} aria-hidden="true">
      <Sign name={element} />
      {will > has ? <b data-more="">{will}</b> : <b>{has}</b>}
    </span>
  );
}
