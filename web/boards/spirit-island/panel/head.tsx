import { refs, type Seat } from '@tafelrunde/kernel';
import { figuresIn, stateIn } from '@tafelrunde/spirit-island';
import { Zone } from '../../../table/cards/zone.tsx';
import { SeatToken } from '../../../table/seat-token.tsx';
import { useTools } from '../../../table/tools.tsx';
import { Sign } from '../art/signs.tsx';
import { cardWords } from '../card-words.ts';
import { usePlan } from '../measured.ts';
import { Picture } from '../picture.tsx';
import style from './head.module.css';
import { Part } from './part.tsx';
import { spiritOf } from './reading.ts';

/** Who the spirit is, and what it has: energy and what comes to it, card plays, presence that was destroyed. */
export function Head({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const t = cardWords[lang];
  const spirit = spiritOf(view, seat);
  const name = spirit === undefined ? (names[seat] ?? '') : spirit.card.name[lang];
  return (
    <Zone label={name} refs={[refs.seat(seat)]}>
      <Part
        seat={seat}
        pick={refs.seat(seat)}
        name={`${name}. ${useStanding(seat).join('. ')}`}
        zoom={spirit?.id}
        className={style.head}
      >
        <span className={style.inside}>
          {spirit === undefined ? null : (
            <span className={style.picture}>
              <Picture id={spirit.id} />
            </span>
          )}
          <span className={style.words}>
            <b className={style.name}>
              <SeatToken seat={seat} name={names[seat] ?? ''} />
              {name}
            </b>
            <Values seat={seat} />
          </span>
        </span>
      </Part>
    </Zone>
  );

  function useStanding(of: Seat): string[] {
    const { energy = 0, plays = 0 } = figuresIn(view).spirits[of] ?? {};
    const lost = stateIn(view)?.destroyed[of] ?? 0;
    return [
      t.energy(stateIn(view)?.energy[of] ?? 0, energy),
      t.plays(plays),
      ...(lost === 0 ? [] : [t.destroyed(lost)]),
    ];
  }
}

/** Energy, card plays and destroyed presence in signs. */
export function Values({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view } = board;
  const { energy = 0, plays = 0 } = figuresIn(view).spirits[seat] ?? {};
  const state = stateIn(view);
  const lost = state?.destroyed[seat] ?? 0;
  const { cards, cost } = usePlan(seat);
  const has = state?.energy[seat] ?? 0;
  return (
    <span className={style.values} aria-hidden="true">
      <span>
        <Sign name="energy" /> <b>{has}</b>{' '}
        {cards.length === 0 ? <i>+{energy}</i> : <b className={style.left}>→ {has - cost}</b>}
      </span>
      <span>
        <Sign name="plays" /> <b>{cards.length === 0 ? plays : `${cards.length}/${plays}`}</b>
      </span>
      {lost === 0 ? null : (
        <span className={style.lost}>
          <Sign name="presence" /> <b>−{lost}</b>
        </span>
      )}
    </span>
  );
}
