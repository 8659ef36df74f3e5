import type { CardId } from '@tafelrunde/kernel';
import {
  cardData,
  figuresIn,
  relicName,
  relicText,
  adversaryNames as shortNames,
  spelt,
} from '@tafelrunde/spirit-island';
import { Check, Hourglass } from 'lucide-react';
import type { BoardProps } from '../../app/games/board.ts';
import { cardsOf, sizeOf } from '../../table/cards/reading.ts';
import { SeatToken } from '../../table/seat-token.tsx';
import { useTools } from '../../table/tools.tsx';
import { sumOf } from './forecast.ts';
import style from './invader-track.module.css';
import { ACTS, type Act, useMarks } from './marks.ts';
import { Sign } from './piece-figures.tsx';
import { stateOf } from './reading.ts';
import { islandWords } from './words.ts';

/** What the invaders will do, and how the island stands: turn, fear, terror, blight. */
export function InvaderTrack() {
  const { board } = useTools();
  const t = islandWords[board.lang];
  return (
    <section className={style.track} aria-label={t.track}>
      <Turn />
      {ACTS.map((act) => (
        <Slot key={act} act={act} />
      ))}
      <Fear />
      <Blight />
    </section>
  );
}

/** Where in the turn we are, and who is ready. */
function Turn() {
  const { board } = useTools();
  const { view, lang, names } = board;
  const t = islandWords[lang];
  const { round, phase } = stateOf(view);
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const isOwnTime = phase === 'spirit' || phase === 'fast' || phase === 'slow';
  return (
    <div className={style.turn}>
      <span>
        <b>{round === 0 ? t.settingUp : t.round(round)}</b>{' '}
        {round === 0 ? null : <span className={style.phase}>{t.phases[phase]}</span>}
      </span>
      <Against />
      {view.seats > 1 && isOwnTime && round > 0 ? (
        <ul className={style.ready}>
          {seats.map((seat) => {
            const isBusy = view.waiting.seats.includes(seat) || view.questions.some((asked) => asked.seat === seat);
            const said = (isBusy ? t.busy : t.ready)(names[seat] ?? '');
            return (
              <li key={seat} title={said} data-busy={isBusy || undefined}>
                <SeatToken seat={seat} name={names[seat] ?? ''} />
                {isBusy ? <Hourglass aria-hidden="true" /> : <Check aria-hidden="true" />}
                <span className="visually-hidden">{said}</span>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}

/** The adversary with its levels and the scenario, each to be read in large; what has been found of old powers. */
function Against() {
  const { view, lang, game } = useTools().board;
  const t = islandWords[lang];
  const cards = [...cardsOf(view, 'scenario'), ...cardsOf(view, 'adversary')].map(({ card }) => card);
  const { found } = stateOf(view);
  if (cards.length === 0) return null;
  return (
    <span className={style.against}>
      {cards.map((card) => (
        <span key={card} className={style.rule} data-zoom={card} title={game.text.card(card, lang).name}>
          {shortOf(card, lang)}
        </span>
      ))}
      {found.map(({ n, by, used }) => (
        <span key={n} className={style.rule} data-by={by} title={`${t.finders[by]}: ${relicText(n, by, lang)}`}>
          {relicName(n, lang)}
          {used ? '' : ' ?'}
        </span>
      ))}
    </span>
  );
}

/** Of the levels above the first the number is enough. */
function shortOf(id: CardId, lang: 'en' | 'de'): string {
  const card = cardData(id);
  if (card?.kind === 'adversary')
    return card.level === 0 ? (shortNames[card.adversary]?.[lang] ?? '') : String(card.level);
  return card?.kind === 'scenario' ? card.name[lang] : '';
}

/** The cards of one act; to point at it marks its lands, a click keeps them marked. */
function Slot({ act }: { readonly act: Act }) {
  const { board } = useTools();
  const { view, lang } = board;
  const { act: marked, held, point, hold } = useMarks();
  const t = islandWords[lang];
  const cards = cardsOf(view, act).map(({ card }) => card);
  const sum = sumOf(board, act);
  return (
    <button
      type="button"
      className={style.slot}
      data-part={act}
      data-act={act}
      data-marked={marked === act || undefined}
      aria-pressed={held === act}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(act)}
      onPointerLeave={() => point(undefined)}
      onFocus={({ target }) => target.matches(':focus-visible') && point(act)}
      onBlur={() => point(undefined)}
      onClick={() => hold(held === act ? undefined : act)}
    >
      <span className={style.cards}>
        <span className={style.title}>{t.acts[act]}</span>
        {cards.length > 0 ? cards.map((card) => <Terrains key={card} card={card} />) : null}
        {cards.length === 0 && act === 'explore' ? <Ahead /> : null}
        {cards.length === 0 && act !== 'explore' ? <span className={style.none}>{t.noCard}</span> : null}
      </span>
      <span className={style.sum}>{sum}</span>
    </button>
  );
}

/** The card that will be turned up: one of those that are left of its stage. */
function Ahead() {
  const { board } = useTools();
  const { view, lang } = board;
  const t = islandWords[lang];
  const { explore } = figuresIn(view).forecast;
  const [first] = explore;
  const left = sizeOf(view, 'invaderDeck');
  if (first === undefined) return <span className={style.none}>{t.deck(left)}</span>;
  if (explore.length === 1) return <Terrains card={first} />;
  return (
    <span className={style.back} title={t.anyOf(explore.map((card) => nameOf(card, lang)).join('; '))}>
      {romanOf(first)} ?
    </span>
  );
}

const ROMAN = ['', 'I', 'II', 'III'];

function romanOf(id: CardId): string {
  const card = cardData(id);
  return card?.kind === 'invader' ? (ROMAN[card.stage] ?? '') : '';
}

function nameOf(id: CardId, lang: 'en' | 'de'): string {
  const card = cardData(id);
  return card?.kind === 'invader' ? card.name[lang] : id;
}

/** An invader card: its stage and its terrains, each in its colour and with its letter. */
function Terrains({ card: id }: { readonly card: CardId }) {
  const { lang } = useTools().board;
  const t = islandWords[lang];
  const card = cardData(id);
  if (card?.kind !== 'invader') return null;
  const terrains = 'is' in card.lands ? card.lands.is : [];
  return (
    <span className={style.card} title={card.name[lang]}>
      <span className={style.stage}>{ROMAN[card.stage]}</span>
      {terrains.length === 0 ? (
        <span className={style.terrain} data-terrain="coast">
          {t.coast}
        </span>
      ) : null}
      {terrains.map((terrain) => (
        <span key={terrain} className={style.terrain} data-terrain={terrain}>
          <b aria-hidden="true">{t.letters[terrain]}</b>
          <span className={style.long}>{spelt(`{${terrain}}`, lang)}</span>
        </span>
      ))}
    </span>
  );
}

/** The terror level, the fear that has gathered, and how far it is to the next level. */
function Fear() {
  const { view, lang } = useTools().board;
  const t = islandWords[lang];
  const { round, fear, fearPool, fearCards } = stateOf(view);
  const { terror } = figuresIn(view);
  const waiting = sizeOf(view, 'earned');
  const left = sizeOf(view, 'fearDeck');
  const toNext = left - fearCards.slice(terror).reduce((sum, n) => sum + n, 0);
  const next = terror < fearCards.length ? t.toTerror(toNext, terror + 1) : t.toVictory(toNext);
  // The fear cards are laid out last.
  if (round === 0 && left === 0) return <div className={style.fear} data-part="fear" />;
  return (
    <div className={style.fear} data-part="fear">
      <span className={style.pool}>
        <span className={style.title}>{t.terror(terror)}</span>
        <span className={style.sum}>{waiting > 0 ? <em>{t.earned(waiting)}</em> : next}</span>
      </span>
      <span className={style.pool}>
        <b>{t.fear(fear, fearPool)}</b>
        <meter min={0} max={Math.max(1, fearPool)} value={fear} aria-label={t.fear(fear, fearPool)} title={next} />
      </span>
    </div>
  );
}

/** What the island can still bear. */
function Blight() {
  const { board } = useTools();
  const { view, lang, game } = board;
  const t = islandWords[lang];
  const { blight, blighted } = stateOf(view);
  const { ends } = figuresIn(view).forecast;
  const [card] = cardsOf(view, 'blightedIsland');
  const warning = warningIn(board);
  const name = blighted ? t.blighted : t.healthy;
  return (
    <div className={style.blight} data-part="blight" data-zoom={card?.card} data-blighted={blighted || undefined}>
      <span className={style.pool}>
        <Sign kind="blight" />
        <b>{t.blight(blight)}</b>
      </span>
      <span
        className={style.sum}
        data-warning={warning === undefined ? undefined : ''}
        title={ends === undefined ? undefined : game.text.key(ends.how, lang)}
      >
        {warning ?? (card === undefined ? name : game.text.card(card.card, lang).name)}
      </span>
    </div>
  );
}

/** What is about to happen to all of it. */
function warningIn({ view, lang }: Pick<BoardProps, 'view' | 'lang'>): string | undefined {
  const t = islandWords[lang];
  const { blights, ends } = figuresIn(view).forecast;
  if (ends !== undefined) return ends.won ? t.willWin : t.willLose;
  return blights && !stateOf(view).blighted ? t.willBlight : undefined;
}
