import { type CardId, cards } from '@tafelrunde/fantasy-realms';
import { at } from '@tafelrunde/kernel';
import { useEffect, useRef, useState } from 'react';
import { SeatToken } from '../../table/seat-token.tsx';
import { useTools } from '../../table/tools.tsx';
import { CardBack, CardFace } from './card.tsx';
import style from './ceremony.module.css';
import { linkedTo, type Scoring, sumOf } from './ceremony-steps.ts';
import { roleOf } from './role.ts';
import { plain, signed } from './signed.ts';
import { fantasyWords } from './words.ts';

interface HandOnShowProps {
  readonly scoring: Scoring;
  /** How many cards and items have been turned up. */
  readonly turned: number;
}

/** One hand in large: every card with its points and why; what belongs to the card just looked at lights up. */
export function HandOnShow({ scoring, turned }: HandOnShowProps) {
  const { board } = useTools();
  const { lang, names } = board;
  const t = fantasyWords[lang];
  const { seat, explanation, lines } = scoring;
  const [pointed, point] = useState<CardId>();
  const isWhole = turned > explanation.cards.length + explanation.cursedItems.length;
  const current = isWhole ? explanation.cards.find(({ id }) => id === pointed) : explanation.cards[turned - 1];
  const linked = current === undefined ? new Set<CardId>() : linkedTo(current);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const shown = list.current?.children[Math.max(0, turned - 1)];
    if (!isWhole) shown?.scrollIntoView({ block: 'nearest' });
  }, [turned, isWhole]);
  const name = names[seat] ?? '';
  const sum = plain(sumOf(scoring, turned));
  return (
    <section className={style.stage} aria-label={t.handOf(name)}>
      <p className={style.whose}>
        <SeatToken seat={seat} name={name} />
        <strong>{name}</strong>
        <span className={style.sum}>
          <span aria-hidden="true">{sum}</span>
          <span className="visually-hidden">{t.points(sum)}</span>
        </span>
      </p>
      <ol ref={list} className={style.hand} style={{ '--cards': explanation.cards.length }}>
        {explanation.cards.map((card, i) => {
          const isTurned = i < turned;
          const { id, points, blanked } = card;
          const role = roleOf(card, lang);
          return (
            <li
              key={id}
              className={style.scored}
              data-current={id === current?.id || undefined}
              data-linked={linked.has(id) || undefined}
              onPointerEnter={() => point(id)}
              onPointerLeave={() => point(undefined)}
            >
              <span
                className={style.card}
                data-zoom={isWhole ? id : undefined}
                data-owner={seat}
                data-turned={isTurned || undefined}
              >
                {isTurned ? (
                  <CardFace id={id} lang={lang} blanked={blanked} points={points} role={role} />
                ) : (
                  <CardBack kind="card" />
                )}
              </span>
              {isTurned ? (
                <div className={style.reasons}>
                  <b>
                    {cards[id].name[lang]} {role}{' '}
                    <span data-negative={points < 0 || undefined}>{blanked ? t.blanked : signed(points)}</span>
                  </b>
                  <ul>
                    {at(lines, i).map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </div>
              ) : null}
            </li>
          );
        })}
      </ol>
      {explanation.cursedItems.length === 0 ? null : (
        <ul className={style.items}>
          {explanation.cursedItems.slice(0, Math.max(0, turned - explanation.cards.length)).map(({ id, points }) => (
            <li key={id}>
              {board.game.text.card(id, lang).name} <b>{signed(points)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
