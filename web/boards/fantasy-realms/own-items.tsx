import { USE_ITEM } from '@tafelrunde/fantasy-realms';
import type { Ref, Seat } from '@tafelrunde/kernel';
import { optionFor } from '../../table/asking/picking.ts';
import { cardsOf } from '../../table/cards/reading.ts';
import { Pickable, Zone } from '../../table/cards/zone.tsx';
import { useTools } from '../../table/tools.tsx';
import { CardBack, CardFace } from './card.tsx';
import { describe } from './describe.ts';
import style from './own-items.module.css';
import { fantasyWords } from './words.ts';

/** One's own item, which is used by a click on it, and the used ones, which only their user may look at. */
export function OwnItems({ seat }: { readonly seat: Seat }) {
  const { board, question } = useTools();
  const { view, lang } = board;
  const t = fantasyWords[lang];
  // They are small here: what can be picked is laid out to choose from.
  const isOffered = (obj: Ref): boolean => question !== undefined && optionFor(question, obj) !== undefined;
  if (view.options.items !== true) return null;
  const faceUp = cardsOf(view, 'item', seat);
  const used = cardsOf(view, 'used', seat);
  const packed = cardsOf(view, 'backpack', seat);
  return (
    <div className={style.items}>
      <Zone label={t.items} refs={[USE_ITEM]} className={style.faceUp} place={`item-${seat}`}>
        {faceUp.map(({ obj, card }) => (
          <Pickable key={obj} pick={USE_ITEM} name={describe(card, lang)} zoom={card} className={style.item}>
            <CardFace id={card} lang={lang} shape="tile" />
            <UseSign />
          </Pickable>
        ))}
        {faceUp.length === 0 ? <span className={style.none}>{t.noItem}</span> : null}
      </Zone>
      {packed.length === 0 ? null : (
        <Zone label={t.backpack} refs={packed.map(({ obj }) => obj)} className={style.stack} place={`backpack-${seat}`}>
          {packed
            .filter(({ obj }) => !isOffered(obj))
            .map(({ obj, card }) => (
              <Pickable key={obj} pick={obj} name={describe(card, lang)} zoom={card} className={style.small}>
                <CardFace id={card} lang={lang} />
              </Pickable>
            ))}
        </Zone>
      )}
      <Zone label={t.yourUsed} refs={used.map(({ obj }) => obj)} className={style.stack} place={`used-${seat}`}>
        {used
          .filter(({ obj }) => !isOffered(obj))
          .map(({ obj, card }) => (
            <Pickable key={obj} pick={obj} name={describe(card, lang)} zoom={card} className={style.small}>
              <CardBack kind="item" />
            </Pickable>
          ))}
      </Zone>
    </div>
  );
}

function UseSign() {
  const { question, board } = useTools();
  const usable = question?.options.some(({ ref }) => ref === USE_ITEM) === true;
  return usable ? <span className={style.use}>{fantasyWords[board.lang].use}</span> : null;
}
