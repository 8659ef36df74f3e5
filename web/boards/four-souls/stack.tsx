import { effectText, type Item, itemRef } from '@tafelrunde/four-souls';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Pickable, Zone } from '../../table/cards/zone.tsx';
import type { Layout } from '../../table/layout.ts';
import { useTools } from '../../table/tools.tsx';
import { CardFace } from './card.tsx';
import { Die } from './die.tsx';
import { nameOf, targetsOf, waitingIn, wordsFor } from './reading.ts';
import { Heart } from './signs.tsx';
import style from './stack.module.css';
import { soulsWords } from './words.ts';

/** What waits to happen, the next on top; each item says whose it is and what it is aimed at. */
export function Stack({ layout }: { readonly layout: Layout }) {
  const { board } = useTools();
  const t = soulsWords[board.lang];
  const stack = waitingIn(board.view);
  const ghost = <Ghost stack={stack} />;
  if (layout !== 'wide') {
    return (
      <>
        {ghost}
        {stack.length === 0 ? null : (
          <section className={style.stack} aria-label={t.stack} data-layout={layout} data-stack="">
            <Items stack={stack} />
          </section>
        )}
      </>
    );
  }
  return (
    <section className={style.stack} aria-label={t.stack} data-layout={layout} data-stack="">
      <div className={style.head}>
        <h2>{t.stack}</h2>
        {ghost}
      </div>
      {stack.length === 0 ? <p className={style.empty}>{t.stackEmpty}</p> : null}
      <Items stack={stack} />
    </section>
  );
}

function Items({ stack }: { readonly stack: readonly Item[] }) {
  const { board } = useTools();
  return (
    <Zone
      label={soulsWords[board.lang].stack}
      refs={stack.map(({ id }) => itemRef(id))}
      place="pending"
      className={style.items}
    >
      {stack.map((item, i) => (
        <OnStack key={item.id} item={item} place={i} />
      ))}
    </Zone>
  );
}

const FADED = 1500;

/** What left the stack last, for a moment. It has a place of its own, so that nothing moves. */
function Ghost({ stack }: { readonly stack: readonly Item[] }) {
  const { board } = useTools();
  const before = useRef<readonly { readonly id: number; readonly words: string }[]>([]);
  const [ghost, setGhost] = useState<string>();
  const ids = stack.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what comes or goes changes it
  useEffect(() => {
    const gone = before.current.find(({ id }) => !stack.some((item) => item.id === id));
    before.current = stack.map((item) => ({ id: item.id, words: wordsFor(board, item) }));
    if (gone === undefined) return;
    setGhost(gone.words);
    const timer = setTimeout(() => setGhost(undefined), FADED);
    return () => clearTimeout(timer);
  }, [ids]);
  return ghost === undefined ? null : (
    <span className={style.ghost} aria-hidden="true">
      {ghost}
    </span>
  );
}

function OnStack({ item, place }: { readonly item: Item; readonly place: number }) {
  const { board } = useTools();
  const t = soulsWords[board.lang];
  const card = item.kind === 'effect' ? item.at[0] : undefined;
  const targets = targetsOf(item);
  const words = wordsFor(board, item);
  const does = item.kind === 'effect' ? effectText(item.at, board.lang) : '';
  const aimed = targets.map((target) => nameOf(board, target)).join(', ');
  return (
    <Pickable
      pick={itemRef(item.id)}
      name={`${place === 0 ? t.next : t.then(place + 1)}: ${words}${aimed === '' ? '' : ` → ${aimed}`}`}
      zoom={card}
      className={style.item}
      otherwise={() => undefined}
    >
      <span
        className={style.body}
        data-first={place === 0 || undefined}
        data-from={item.id}
        data-aims={targets.join(' ')}
      >
        <span className={style.sign}>
          {card === undefined ? <Sign item={item} /> : <CardFace id={card} lang={board.lang} shape="mini" />}
        </span>
        <span className={style.words}>
          <b>{words}</b>
          {item.kind === 'effect' ? <i>{t.stackItem.by(board.names[item.seat] ?? '')}</i> : null}
          {does === '' ? null : <span className={style.does}>{does}</span>}
          {aimed === '' || item.kind !== 'effect' ? null : (
            <span className={style.aim}>
              <ArrowRight aria-hidden="true" />
              {aimed}
            </span>
          )}
        </span>
      </span>
    </Pickable>
  );
}

function Sign({ item }: { readonly item: Item }) {
  const { board } = useTools();
  if (item.kind === 'roll') return <Die value={item.value} label={soulsWords[board.lang].rolled(item.value)} />;
  return <Heart />;
}
