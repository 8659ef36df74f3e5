import type { BoardProps } from '../../app/games/board.ts';
import { cardsOf, sizeOf } from '../../table/cards/reading.ts';
import { Zone } from '../../table/cards/zone.tsx';
import { useTools } from '../../table/tools.tsx';
import { Picture } from './art/picture.tsx';
import { Sign } from './art/signs.tsx';
import { describe } from './describe.ts';
import { Hero } from './hero.tsx';
import { stateOf, stillToBuild } from './reading.ts';
import style from './town.module.css';
import { Waiting } from './waiting.tsx';
import { bossWords } from './words.ts';

const PHASES = ['beginning', 'build', 'reveal', 'bait', 'adventure', 'end'] as const;

/** The town: who is there and where each will go; the round and its phase; what is left in the piles. */
export function Town() {
  const { board } = useTools();
  const { view, lang } = board;
  const t = bossWords[lang];
  const heroes = cardsOf(view, 'town');
  return (
    <section className={style.town} aria-label={t.town} data-place="town" data-count={heroes.length}>
      <Heading />
      <Zone label={t.town} refs={heroes.map(({ obj }) => obj)} className={style.heroes}>
        {heroes.length === 0 ? <p className={style.none}>{t.townEmpty}</p> : null}
        {heroes.map((hero) => (
          <Hero key={hero.obj} hero={hero} place="town" />
        ))}
        <Unclaimed />
      </Zone>
      <Waiting />
    </section>
  );
}

/** BM-111: Items that no Hero bears yet. */
function Unclaimed() {
  const { board } = useTools();
  const { view, lang } = board;
  const items = cardsOf(view, 'unclaimed');
  if (items.length === 0) return null;
  return (
    <ul className={style.items} aria-label={bossWords[lang].itemsInTown}>
      {items.map(({ obj, card }) => (
        <li key={obj} data-zoom={card} data-obj={obj}>
          <Picture id={card} />
          <span className="visually-hidden">{describe(card, lang)}</span>
        </li>
      ))}
    </ul>
  );
}

/** How many others are waited for: those who have still to build, or to choose before the game. */
function missing({ view, seat }: BoardProps): number {
  const { phase } = stateOf(view);
  const seats = phase === 'build' ? stillToBuild(view) : phase === 'setup' ? view.waiting.seats : [];
  return seats.filter((each) => each !== seat).length;
}

function Heading() {
  const { board } = useTools();
  const { view, lang } = board;
  const t = bossWords[lang];
  const { round, phase } = stateOf(view);
  const others = missing(board);
  const piles = {
    room: sizeOf(view, 'room-deck'),
    spell: sizeOf(view, 'spell-deck'),
    ordinary: sizeOf(view, 'ordinary-deck'),
    epic: sizeOf(view, 'epic-deck'),
    discard: sizeOf(view, 'discard'),
  };
  return (
    <header className={style.heading}>
      <b>{round === 0 ? t.phases.setup : t.round(round)}</b>
      <ol className={style.phases}>
        {PHASES.map((each) => (
          <li key={each} data-now={each === phase || undefined} aria-current={each === phase ? 'step' : undefined}>
            {t.phases[each]}
          </li>
        ))}
      </ol>
      {others === 0 ? null : <span className={style.missing}>{t.waitingFor(others)}</span>}
      <span className={style.piles}>
        <span title={t.roomDeck(piles.room)} data-place="room-deck">
          <Sign name="door" />
          {piles.room}
          <span className="visually-hidden"> {t.roomDeck(piles.room)}</span>
        </span>
        <span title={t.spellDeck(piles.spell)} data-place="spell-deck">
          <Sign name="mage" />
          {piles.spell}
          <span className="visually-hidden"> {t.spellDeck(piles.spell)}</span>
        </span>
        <span title={t.heroDeck(piles.ordinary, piles.epic)} data-place="ordinary-deck">
          <Sign name="health" />
          {piles.ordinary}+{piles.epic}
          <span className="visually-hidden"> {t.heroDeck(piles.ordinary, piles.epic)}</span>
        </span>
        <span title={t.discard(piles.discard)} data-place="discard">
          <Sign name="cards" />
          {piles.discard}
          <span className="visually-hidden"> {t.discard(piles.discard)}</span>
        </span>
      </span>
    </header>
  );
}
