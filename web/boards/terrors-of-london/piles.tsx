import { byNumber, type CardId, refKind, type Seat } from '@tafelrunde/kernel';
import { PILE_DECK, PILE_DISCARD } from '@tafelrunde/terrors-of-london';
import { useState } from 'react';
import { Dialog } from '../../app/fields/dialog.tsx';
import { cardsOf, sizeOf } from '../../table/cards/reading.ts';
import { Pickable, Zone } from '../../table/cards/zone.tsx';
import { zoomedAt } from '../../table/cards/zoom.tsx';
import { useTools } from '../../table/tools.tsx';
import { CardFace } from './card.tsx';
import { CardBack } from './card-back.tsx';
import { describe } from './describe.ts';
import style from './piles.module.css';
import { londonWords } from './words.ts';

/** Only one's own piles are ever asked for; the others' have names that nothing answers to. */
const deckOfRef = refKind('deck-of', byNumber);
const discardOfRef = refKind('discard-of', byNumber);

interface PilesProps {
  readonly seat: Seat;
  readonly own: boolean;
}

/** The deck, and the discard pile that anybody may look through (TL-102). */
export function Piles({ seat, own }: PilesProps) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const t = londonWords[lang];
  const [open, setOpen] = useState(false);
  const deck = sizeOf(view, 'deck', seat);
  const discard = cardsOf(view, 'discard', seat);
  const top = discard.at(-1);
  const refs = own ? ([PILE_DECK, PILE_DISCARD] as const) : ([deckOfRef(seat), discardOfRef(seat)] as const);
  return (
    <Zone label={`${t.deck}, ${t.discard}`} refs={refs} className={style.piles}>
      <Pickable pick={refs[0]} name={t.deckCount(deck)} className={style.pile} place={`deck-${seat}`}>
        {deck === 0 ? <span className={style.empty} /> : <CardBack />}
        <span className={style.count}>{deck}</span>
        <span className={style.label}>{t.deck}</span>
      </Pickable>
      <Pickable
        pick={refs[1]}
        name={t.discardCount(discard.length)}
        className={style.pile}
        place={`discard-${seat}`}
        otherwise={() => setOpen(true)}
      >
        {top === undefined ? <span className={style.empty} /> : <CardFace id={top.card} lang={lang} />}
        <span className={style.count}>{discard.length}</span>
        <span className={style.label}>{t.discardShort}</span>
      </Pickable>
      <Dialog title={t.discardOf(names[seat] ?? '')} open={open} close={() => setOpen(false)}>
        <Spread cards={discard.map(({ card }) => card).toReversed()} />
      </Dialog>
    </Zone>
  );
}

/** All cards of a pile, the newest first. */
export function Spread({ cards }: { readonly cards: readonly CardId[] }) {
  const { board, zoom } = useTools();
  const t = londonWords[board.lang];
  if (cards.length === 0) return <p>{t.nothingHere}</p>;
  return (
    <ul className={style.spread}>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card cannot be told apart
        <li key={i}>
          <button
            type="button"
            data-zoom={card}
            aria-label={describe(card, board.lang)}
            onClick={({ currentTarget }) => zoom.set(zoomedAt(currentTarget, 'held'))}
          >
            <CardFace id={card} lang={board.lang} />
          </button>
        </li>
      ))}
    </ul>
  );
}
