import type { CardId, Seat } from '@tafelrunde/kernel';
import { HeartCrack, HeartPulse, Link2, ShieldHalf, ShoppingBag, Swords } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTools } from '../../table/tools.tsx';
import { lastTurnOf } from './deeds.ts';
import style from './last-turn.module.css';
import { MiniCard } from './mini-card.tsx';
import { londonIn } from './reading.ts';
import { londonWords } from './words.ts';

/** What the opponent did last, at a glance: what it cost oneself, what they bought, what they played. */
export function LastTurn({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { table, lang, names, view, game } = board;
  const t = londonWords[lang];
  const deeds = useMemo(() => lastTurnOf(table.log, seat), [table.log, seat]);
  if (deeds === undefined) return null;
  const { played, bought, damage, absorbed, drained, recovered, hordes } = deeds;
  const name = names[seat] ?? '';
  const nameOf = (cards: readonly CardId[]) => cards.map((card) => game.text.card(card, lang).name).join(', ');
  const isNow = londonIn(view).active === seat && view.outcome === undefined;
  return (
    <section className={style.last} aria-label={isNow ? t.thisTurn(name) : t.lastTurn(name)}>
      <h3>{isNow ? t.thisTurn(name) : t.lastTurn(name)}</h3>
      <ul>
        <Deed n={damage} said={t.damage(damage)} sign={<Swords aria-hidden="true" />} bad />
        <Deed n={drained} said={t.drained(drained)} sign={<HeartCrack aria-hidden="true" />} bad />
        <Deed n={absorbed} said={t.absorbed(absorbed)} sign={<ShieldHalf aria-hidden="true" />} />
        <Deed n={recovered} said={t.recovered(recovered)} sign={<HeartPulse aria-hidden="true" />} />
        <Deed n={hordes} said={t.hordes(hordes)} sign={<Link2 aria-hidden="true" />} />
        {bought.length === 0 ? null : (
          <li className={style.deed} title={t.bought(nameOf(bought))}>
            <ShoppingBag aria-hidden="true" />
            <Stamps cards={bought} said={t.bought(nameOf(bought))} />
          </li>
        )}
        {played.length === 0 ? null : (
          <li className={style.deed} data-played="" title={t.played(nameOf(played))}>
            <Stamps cards={played} said={t.played(nameOf(played))} />
          </li>
        )}
      </ul>
    </section>
  );
}

interface DeedProps {
  readonly n: number;
  readonly said: string;
  readonly sign: ReactNode;
  readonly bad?: boolean;
}

function Deed({ n, said, sign, bad = false }: DeedProps) {
  if (n === 0) return null;
  return (
    <li className={style.deed} data-bad={bad || undefined} title={said}>
      {sign}
      <b aria-hidden="true">{n}</b>
      <span className="visually-hidden">{said}</span>
    </li>
  );
}

function Stamps({ cards, said }: { readonly cards: readonly CardId[]; readonly said: string }) {
  const { board } = useTools();
  return (
    <>
      <span className="visually-hidden">{said}</span>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was done stays in its order
        <span key={i} className={style.stamp} data-zoom={card} aria-hidden="true">
          <MiniCard id={card} lang={board.lang} />
        </span>
      ))}
    </>
  );
}
