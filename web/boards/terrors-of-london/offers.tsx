import { type Option, type Ref, refs } from '@tafelrunde/kernel';
import { abilityRef } from '@tafelrunde/terrors-of-london';
import { optionFor } from '../../table/asking/picking.ts';
import { Pickable, Zone } from '../../table/cards/zone.tsx';
import { cardBehind, useTools } from '../../table/tools.tsx';
import { houseOf } from './card.tsx';
import { artOf } from './card-art.ts';
import { withHyphens } from './hyphens.ts';
import style from './offers.module.css';
import { cardOrNone } from './reading.ts';
import { HordeAbility } from './symbols.tsx';

/** Horde abilities and numbers: many, or long, and lying nowhere. */
export const isOffer = (ref: Option['ref']): boolean => abilityRef.is(ref) || refs.number.is(ref);

/** What is offered lies over the far side of the table, so that one's own cards stay in sight and nothing is pushed about. */
export function Offers() {
  const { board, question, options } = useTools();
  const offered = options.filter(({ ref }) => isOffer(ref));
  if (question === undefined || offered.length === 0) return null;
  const prompt = board.game.text.prompt(question, board.lang);
  return (
    <section className={style.offers} aria-label={prompt}>
      <h2>{prompt}</h2>
      <Zone label={prompt} refs={offered.map(({ ref }) => ref)} className={style.row}>
        {offered.map(({ ref }) =>
          refs.number.is(ref) ? <Amount key={ref} pick={ref} /> : <Ability key={ref} pick={ref} />,
        )}
      </Zone>
    </section>
  );
}

function Amount({ pick }: { readonly pick: Ref }) {
  const n = refs.number.in(pick) ?? 0;
  return (
    <Pickable pick={pick} name={String(n)} className={style.amount}>
      <b>{n}</b>
    </Pickable>
  );
}

function Ability({ pick }: { readonly pick: Ref }) {
  const { board, question, label } = useTools();
  const [obj, ability] = abilityRef.in(pick) ?? [0, 0];
  const id = cardBehind(board.view, obj);
  const card = cardOrNone(id);
  const option = question === undefined ? undefined : optionFor(question, pick);
  if (id === undefined || card === undefined || option === undefined) return null;
  const Picture = artOf(id);
  return (
    <Pickable pick={pick} name={label(option)} zoom={id} className={style.ability}>
      <span className={style.face} data-house={houseOf(card)}>
        <Picture />
        <span className={style.name}>{withHyphens(card.name[board.lang])}</span>
        <span className={style.gives}>
          <HordeAbility id={id} card={card} ability={ability} lang={board.lang} />
        </span>
      </span>
    </Pickable>
  );
}
