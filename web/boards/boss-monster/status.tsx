import { figuresIn, treasures } from '@tafelrunde/boss-monster';
import type { Seat } from '@tafelrunde/kernel';
import { sizeOf } from '../../table/cards/reading.ts';
import { SeatToken } from '../../table/seat-token.tsx';
import { useTools } from '../../table/tools.tsx';
import { Sign } from './art/signs.tsx';
import { stateOf, stillToBuild } from './reading.ts';
import style from './status.module.css';
import { bossWords } from './words.ts';

/** BM-082, BM-083: five Wounds end it, ten Souls win. */
const MOST_WOUNDS = 5;
const SOULS_TO_WIN = 10;

/** With five and six nobody is out, and the last Hero ends it: the tracks only count. */
const LARGE = 4;

/** Who somebody is and how they stand: Souls, Wounds, treasures, hand, coins. */
export function Status({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const t = bossWords[lang];
  const state = stateOf(view);
  const figures = figuresIn(view).players[seat];
  const isOut = state.out[seat] === true;
  const isActive = state.active === seat && (state.phase === 'build' || state.phase === 'adventure');
  const coins = state.coins[seat] ?? 0;
  const held = sizeOf(view, 'hand', seat);
  return (
    <div className={style.status} data-active={isActive || undefined} data-out={isOut || undefined}>
      <span className={style.who}>
        <SeatToken seat={seat} name={names[seat] ?? ''} />
        <b>{names[seat]}</b>
        {isActive ? <span className="visually-hidden">, {t.active}</span> : null}
      </span>
      {isOut ? <span className={style.out}>{t.out}</span> : null}
      {stillToBuild(view).includes(seat) ? (
        <span className={style.count} title={t.toBuild}>
          <Sign name="hammer" />
          <span className="visually-hidden">{t.toBuild}</span>
        </span>
      ) : null}
      <Track
        sign="soul"
        place={`souls-${seat}`}
        n={figures?.souls ?? 0}
        of={SOULS_TO_WIN}
        said={t.soulsOf}
        near={t.nearWin}
        large={view.seats > LARGE}
      />
      <Track
        sign="wound"
        place={`wounds-${seat}`}
        n={figures?.wounds ?? 0}
        of={MOST_WOUNDS}
        said={t.woundsOf}
        near={t.nearDeath}
        large={view.seats > LARGE}
      />
      <span className={style.treasures}>
        {treasures.map((each) => {
          const n = figures?.treasure[each] ?? 0;
          return n === 0 ? null : (
            <span key={each} className={style.count} title={t.treasure[each]}>
              <Sign name={each} />
              {n}
              <span className="visually-hidden"> {t.treasure[each]}</span>
            </span>
          );
        })}
      </span>
      <span className={style.count} title={t.cards(held)}>
        <Sign name="cards" />
        {held}
        <span className="visually-hidden"> {t.cards(held)}</span>
      </span>
      {coins === 0 ? null : (
        <span className={style.count} title={t.coins(coins)}>
          <Sign name="coin" />
          {coins}
          <span className="visually-hidden"> {t.coins(coins)}</span>
        </span>
      )}
    </div>
  );
}

interface TrackProps {
  readonly sign: 'soul' | 'wound';
  /** Where Heroes lie that are done for. */
  readonly place: string;
  readonly n: number;
  readonly of: number;
  said(n: number, of: number): string;
  readonly near: string;
  /** Nothing happens at its end. */
  readonly large: boolean;
}

/** As many cells as decide the game; it glows when few are left. */
function Track({ sign, place, n, of, said, near, large }: TrackProps) {
  const isNear = !large && n >= (sign === 'soul' ? of - 2 : of - 1);
  const label = isNear ? `${said(n, of)}, ${near}` : said(n, of);
  return (
    <span className={style.track} data-sign={sign} data-near={isNear || undefined} title={label} data-place={place}>
      <Sign name={sign} />
      <b>{n}</b>
      <span className={style.cells} aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are all alike
          <i key={i} data-full={i < n || undefined} />
        ))}
      </span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
