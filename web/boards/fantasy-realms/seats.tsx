import { cursedItems, isItemId } from '@tafelrunde/fantasy-realms';
import type { Seat } from '@tafelrunde/kernel';
import { Bot, Crown, WifiOff } from 'lucide-react';
import { memo } from 'react';
import { cardsOf, othersOf, sizeOf } from '../../table/cards/reading.ts';
import { UnknownCards } from '../../table/cards/unknown-cards.tsx';
import { Pickable, Zone } from '../../table/cards/zone.tsx';
import { Thinking } from '../../table/pace/thinking.tsx';
import { SeatToken } from '../../table/seat-token.tsx';
import { useTools } from '../../table/tools.tsx';
import { tableWords } from '../../table/words.ts';
import { itemArt } from './card-art.ts';
import { MiniBack, MiniCard } from './mini-card.tsx';
import { sorted } from './reading.ts';
import style from './seats.module.css';
import { plain, signed } from './signed.ts';
import { fantasyWords } from './words.ts';

/** Everybody else at the table: whose turn it is, what they hold as far as it is known, and their items. */
export function Seats() {
  const { board } = useTools();
  const t = fantasyWords[board.lang];
  return (
    <section className={style.seats} aria-label={t.others}>
      {othersOf(board.view, board.seat).map((seat) => (
        <Plaque key={seat} seat={seat} />
      ))}
    </section>
  );
}

const BotSign = memo(Bot);

function Plaque({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view, table, names, lang } = board;
  const t = fantasyWords[lang];
  const words = tableWords[lang];
  const who = table.info.seats[seat];
  const name = names[seat] ?? '';
  const known = sorted(cardsOf(view, 'hand', seat));
  const size = sizeOf(view, 'hand', seat);
  const active = view.waiting.seats.includes(seat) && view.outcome === undefined;
  const won = view.outcome?.winners.includes(seat) === true;
  const score = view.outcome?.scores?.[seat];
  const away = who?.mind === 'person' && table.presence.seats[seat] === false;
  return (
    <article className={style.plaque} data-active={active || undefined} data-place={`hand-${seat}`}>
      <header className={style.head}>
        <SeatToken seat={seat} name={name} />
        <h2 className={style.name}>{name}</h2>
        {who?.mind === 'bot' ? <BotSign className={style.sign} aria-label={words.bot} /> : null}
        {away ? <WifiOff className={style.sign} aria-label={words.away} /> : null}
        {won ? <Crown className={style.crown} aria-hidden="true" /> : null}
        {active ? <Thinking seat={seat} /> : null}
        <span className={style.count} title={words.cards(size)}>
          {score === undefined ? size : plain(score)}
        </span>
      </header>
      <Zone label={t.handOf(name)} refs={known.map(({ obj }) => obj)} className={style.hand}>
        {known.map(({ obj, card }) => (
          <Pickable
            key={obj}
            pick={obj}
            name={board.game.text.card(card, lang).name}
            zoom={card}
            className={style.known}
          >
            <MiniCard id={card} lang={lang} />
          </Pickable>
        ))}
        <UnknownCards count={size - known.length} className={style.hidden}>
          <MiniBack />
        </UnknownCards>
      </Zone>
      <SeatItems seat={seat} />
    </article>
  );
}

/** The face-up item and how many were used. */
function SeatItems({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view, lang, names, game } = board;
  const t = fantasyWords[lang];
  if (view.options.items !== true) return null;
  const faceUp = cardsOf(view, 'item', seat);
  const used = sizeOf(view, 'used', seat);
  return (
    <div className={style.items}>
      <Zone
        label={t.itemOf(names[seat] ?? '')}
        refs={faceUp.map(({ obj }) => obj)}
        className={style.faceUp}
        place={`item-${seat}`}
      >
        {faceUp.map(({ obj, card }) => {
          if (!isItemId(card)) return null;
          const Picture = itemArt[card];
          const { name, text } = game.text.card(card, lang);
          return (
            <Pickable key={obj} pick={obj} name={`${name}. ${text}`} zoom={card} className={style.item}>
              <Picture aria-hidden="true" />
              <span className={style.itemName}>{name}</span>
              <b>{signed(cursedItems[card].points)}</b>
            </Pickable>
          );
        })}
        {faceUp.length === 0 ? <span className={style.none}>{t.noItem}</span> : null}
      </Zone>
      <span className={style.used} data-place={`used-${seat}`} title={t.usedItems(used)}>
        <MiniBack />
        <span aria-hidden="true">{used}</span>
        <span className="visually-hidden">{t.usedItems(used)}</span>
      </span>
    </div>
  );
}
