import type { Option, Ref, Seat } from '@tafelrunde/kernel';
import { ATTACK, ATTACK_SOME, convertRef, RECOVER, RECOVER_SOME, type Resource } from '@tafelrunde/terrors-of-london';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Pickable, Zone } from '../../table/cards/zone.tsx';
import { useTools } from '../../table/tools.tsx';
import { symbolArt } from './card-art.ts';
import style from './pool.module.css';
import { blowOf, cardOrNone, londonIn, overlordIn } from './reading.ts';
import { CardSymbol } from './symbols.tsx';
import { londonWords } from './words.ts';

const RESOURCES: readonly Resource[] = ['coins', 'power', 'recovery'];

/** What is picked at the pool itself. */
export const isPoolRef = (ref: Option['ref']): boolean =>
  ref === ATTACK || ref === ATTACK_SOME || ref === RECOVER || ref === RECOVER_SOME || isConversion(ref);

const isConversion = (ref: Option['ref']): boolean => convertRef.is(ref);

/** The resources of the turn in large, and what can be done with them. */
export function Pool({ seat }: { readonly seat: Seat }) {
  const { board, options } = useTools();
  const { view, lang } = board;
  const t = londonWords[lang];
  const state = londonIn(view);
  const isMine = state.active === seat && view.outcome === undefined;
  const shown = options.filter(({ ref }) => isPoolRef(ref));
  const isWinning = isMine && blowOf(view, seat).left === 0;
  const useful = Math.min(state.recovery, missingLife(view, seat));
  const actions: Readonly<Record<Resource, ReactNode>> = {
    coins: null,
    power: (
      <>
        <Action
          pick={ATTACK}
          shown={shown}
          said={isWinning ? t.attackAndWin(state.power) : t.attack(state.power)}
          strong
        />
        <Action pick={ATTACK_SOME} shown={shown} said={t.attackSome} sign={t.less} />
      </>
    ),
    recovery: (
      <>
        <Action pick={RECOVER} shown={shown} said={t.recover(useful)} strong />
        <Action pick={RECOVER_SOME} shown={shown} said={t.recoverSome} sign={t.less} />
      </>
    ),
  };
  return (
    <Zone
      label={t.pool}
      refs={shown.map(({ ref }) => ref)}
      className={style.pool}
      {...(isMine ? {} : { style: { opacity: 0.55 } })}
    >
      {RESOURCES.map((resource) => (
        <div
          key={resource}
          className={style.cell}
          data-resource={resource}
          data-none={!isMine || state[resource] === 0 || undefined}
        >
          <Amount resource={resource} n={isMine ? state[resource] : 0} />
          <div className={style.actions}>
            {actions[resource]}
            {shown
              .filter(({ ref }) => convertRef.in(ref)?.[0] === resource)
              .map(({ ref }) => (
                <Conversion key={ref} pick={ref} />
              ))}
          </div>
        </div>
      ))}
      {isMine && (state.discount > 0 || state.claimNext) ? (
        <p className={style.notes}>
          {state.discount > 0 ? <span>{t.discount(state.discount)}</span> : null}
          {state.claimNext ? <span>{t.claimNext}</span> : null}
        </p>
      ) : null}
    </Zone>
  );
}

function missingLife(view: Parameters<typeof londonIn>[0], seat: Seat): number {
  const full = cardOrNone(overlordIn(view, seat)?.card)?.life ?? 0;
  return full - (londonIn(view).life[seat] ?? 0);
}

function Amount({ resource, n }: { readonly resource: Resource; readonly n: number }) {
  const { board } = useTools();
  const Sign = symbolArt[resource];
  return (
    <p className={style.amount}>
      <Sign aria-hidden="true" />
      <b key={n}>{n}</b>
      <span className={style.word}>{londonWords[board.lang][resource]}</span>
    </p>
  );
}

interface ActionProps {
  readonly pick: Ref;
  readonly shown: readonly Option[];
  readonly said: string;
  /** What is seen instead, so that both find room side by side. */
  readonly sign?: string;
  readonly strong?: boolean;
}

function Action({ pick, shown, said, sign, strong = false }: ActionProps) {
  if (!shown.some(({ ref }) => ref === pick)) return null;
  return (
    <Pickable pick={pick} name={said} className={style.action}>
      <span className={style.said} data-strong={strong || undefined} title={sign === undefined ? undefined : said}>
        {sign ?? said}
      </span>
    </Pickable>
  );
}

function Conversion({ pick }: { readonly pick: Ref }) {
  const { options, label } = useTools();
  const option = options.find(({ ref }) => ref === pick);
  const [from, to] = convertRef.in(pick) ?? [];
  if (option === undefined || from === undefined || to === undefined) return null;
  const From = symbolArt[from];
  const To = symbolArt[to];
  return (
    <Pickable pick={pick} name={label(option)} className={style.action}>
      <span className={style.said}>
        <From />
        <ArrowRight />
        <To />
      </span>
    </Pickable>
  );
}

/** The pool of the opponent while it is their turn. */
export function PoolInShort({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const state = londonIn(view);
  return (
    <p className={style.short} title={londonWords[lang].poolOf(names[seat] ?? '')}>
      {RESOURCES.map((resource) => (
        <CardSymbol key={resource} of={resource} n={state[resource]} />
      ))}
    </p>
  );
}
