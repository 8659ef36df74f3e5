import { refs, type Seat } from '@tafelrunde/kernel';
import { cardData, sayElements, spelt } from '@tafelrunde/spirit-island';
import { Check, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../../app/fields/dialog.tsx';
import { cardsOf, sizeOf } from '../../../table/cards/reading.ts';
import { Pickable, Zone } from '../../../table/cards/zone.tsx';
import { SeatToken } from '../../../table/seat-token.tsx';
import { useTools } from '../../../table/tools.tsx';
import { Marked, Sign } from '../art/signs.tsx';
import { cardWords } from '../card-words.ts';
import { isPower, useElements } from '../measured.ts';
import { Values } from './head.tsx';
import style from './others.module.css';
import { allInPlay, isBusy, spiritOf } from './reading.ts';
import { SpiritPanel } from './spirit-panel.tsx';

/** The other spirits at a glance: what they have, what they play, whether they are ready. A click shows the whole panel. */
export function Others({ seats }: { readonly seats: readonly Seat[] }) {
  const { board } = useTools();
  const t = cardWords[board.lang];
  const [opened, open] = useState<Seat>();
  if (seats.length === 0) return null;
  return (
    <Zone
      label={t.others}
      refs={seats.map((seat) => refs.seat(seat))}
      className={`${style.others} ${seats.length > 3 ? style.many : ''}`}
    >
      {seats.map((seat) => (
        <Other key={seat} seat={seat} open={() => open(seat)} />
      ))}
      <Dialog
        title={opened === undefined ? '' : (board.names[opened] ?? '')}
        open={opened !== undefined}
        close={() => open(undefined)}
        sheet
      >
        {opened === undefined ? null : <Opened seat={opened} />}
      </Dialog>
    </Zone>
  );
}

interface OtherProps {
  readonly seat: Seat;
  open(): void;
}

function Other({ seat, open }: OtherProps) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const t = cardWords[lang];
  const { now } = useElements(seat);
  const spirit = spiritOf(view, seat);
  const name = names[seat] ?? '';
  const called = spirit?.card.name[lang] ?? '';
  const busy = isBusy(view, seat);
  const played = allInPlay(view, seat);
  const elements = sayElements(now);
  const plan = played.map(({ card }) => board.game.text.card(card, lang).name);
  const said = [
    `${name}, ${called}`,
    busy ? t.acting : t.ready,
    elements === '' ? t.noElements : spelt(elements, lang),
    plan.length === 0 ? t.nothingInPlay : plan.join(', '),
  ].join('. ');
  return (
    <Pickable pick={refs.seat(seat)} name={said} className={style.other} otherwise={open}>
      <span className={style.row}>
        <SeatToken seat={seat} name={name} />
        <b className={style.name}>
          {name} <i>{called}</i>
        </b>
        <span className={style.has}>
          <Values seat={seat} />
        </span>
        <span className={style.ready} data-busy={busy || undefined} title={busy ? t.acting : t.ready}>
          {busy ? <Hourglass aria-hidden="true" /> : <Check aria-hidden="true" />}
        </span>
      </span>
      <span className={style.row}>
        <span className={style.elements}>
          {elements === '' ? t.noElements : <Marked text={elements} lang={lang} />}
        </span>
        <span className={style.plan}>
          {played.map(({ obj, card }) => (
            <Played key={obj} card={card} />
          ))}
          {played.length === 0 ? t.cardsInHand(sizeOf(view, 'hand', seat)) : null}
        </span>
      </span>
    </Pickable>
  );
}

/** A card that somebody has played, by its speed and name. */
function Played({ card: id }: { readonly card: string }) {
  const { board } = useTools();
  const card = cardData(id);
  if (!isPower(card)) return null;
  return (
    <span className={style.played} data-zoom={id} title={card.name[board.lang]}>
      <Sign name={card.speed} /> {card.name[board.lang]}
    </span>
  );
}

/** The whole panel of another, and all their cards. */
function Opened({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view, lang } = board;
  const t = cardWords[lang];
  return (
    <div className={style.opened}>
      <SpiritPanel seat={seat} />
      {(['play', 'hand', 'discard'] as const).map((kind) => {
        const cards = kind === 'play' ? allInPlay(view, seat) : cardsOf(view, kind, seat);
        return cards.length === 0 ? null : (
          <section key={kind} className={style.pile}>
            <h3>{t[kind]}</h3>
            <ul>
              {cards.map(({ obj, card }) => (
                <li key={obj} data-zoom={card}>
                  <b>{board.game.text.card(card, lang).name}.</b> {board.game.text.card(card, lang).text}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
