import type { Seat } from '@tafelrunde/kernel';
import { cardsOf, sizeOf } from '../../table/cards/reading.ts';
import { UnknownCards } from '../../table/cards/unknown-cards.tsx';
import { Pickable, Zone } from '../../table/cards/zone.tsx';
import { useTools } from '../../table/tools.tsx';
import { tableWords } from '../../table/words.ts';
import { describe } from './describe.ts';
import style from './foe-hand.module.css';
import { MiniBack, MiniCard } from './mini-card.tsx';
import { londonWords } from './words.ts';

/** The hand of the opponent: backs, except for what is known. */
export function FoeHand({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const known = cardsOf(view, 'hand', seat);
  const size = sizeOf(view, 'hand', seat);
  return (
    <div className={style.foeHand} data-place={`hand-${seat}`}>
      <Zone
        label={londonWords[lang].handOf(names[seat] ?? '')}
        refs={known.map(({ obj }) => obj)}
        className={style.backs}
      >
        {known.map(({ obj, card }) => (
          <Pickable key={obj} pick={obj} name={describe(card, lang)} zoom={card} className={style.known}>
            <MiniCard id={card} lang={lang} />
          </Pickable>
        ))}
        <UnknownCards count={size - known.length} className={style.hidden}>
          <MiniBack />
        </UnknownCards>
      </Zone>
      <span className={style.handCount}>{tableWords[lang].cards(size)}</span>
    </div>
  );
}
