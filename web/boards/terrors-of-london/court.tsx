import type { Seat } from '@tafelrunde/kernel';
import { Bot, Crown, WifiOff } from 'lucide-react';
import type { Layout } from '../../table/layout.ts';
import { Thinking } from '../../table/pace/thinking.tsx';
import { SeatToken } from '../../table/seat-token.tsx';
import { useTools } from '../../table/tools.tsx';
import { tableWords } from '../../table/words.ts';
import style from './court.module.css';
import { FoeHand } from './foe-hand.tsx';
import { LastTurn } from './last-turn.tsx';
import { Lord } from './lord.tsx';
import { Piles } from './piles.tsx';
import { PoolInShort } from './pool.tsx';
import { londonIn } from './reading.ts';
import { Relics } from './relics.tsx';
import { londonWords } from './words.ts';

interface CourtProps {
  readonly seat: Seat;
  readonly own: boolean;
  readonly layout: Layout;
}

/** An overlord with everything that is theirs: life, armor, relics, deck and discard pile. */
export function Court({ seat, own, layout }: CourtProps) {
  const { board } = useTools();
  const { view, names, lang } = board;
  const { active } = londonIn(view);
  const isActive = view.outcome === undefined && active === seat;
  return (
    <section
      className={style.court}
      data-own={own || undefined}
      data-active={isActive || undefined}
      aria-label={londonWords[lang].overlordOf(names[seat] ?? '')}
    >
      <Who seat={seat} />
      <Lord seat={seat} own={own} layout={layout} />
      <Relics seat={seat} />
      <div className={style.stores}>
        <Piles seat={seat} own={own} />
        {own ? null : <FoeHand seat={seat} />}
      </div>
      {own ? null : (
        <div className={style.news}>
          {isActive ? <PoolInShort seat={seat} /> : null}
          <LastTurn seat={seat} />
        </div>
      )}
    </section>
  );
}

function Who({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view, table, names, lang } = board;
  const words = tableWords[lang];
  const who = table.info.seats[seat];
  const name = names[seat] ?? '';
  const isAsked = view.waiting.seats.includes(seat) && view.outcome === undefined;
  const isAway = who?.mind === 'person' && table.presence.seats[seat] === false;
  return (
    <header className={style.who}>
      <SeatToken seat={seat} name={name} />
      <h2 className={style.name}>{name}</h2>
      {who?.mind === 'bot' ? <Bot className={style.mark} aria-label={words.bot} /> : null}
      {isAway ? <WifiOff className={style.mark} aria-label={words.away} /> : null}
      {view.outcome?.winners.includes(seat) === true ? <Crown className={style.crown} aria-hidden="true" /> : null}
      {isAsked ? <Thinking seat={seat} /> : null}
    </header>
  );
}
