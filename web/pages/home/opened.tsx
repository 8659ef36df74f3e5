import type { Playable } from '@tafelrunde/games';
import { BookOpen, GraduationCap, Layers, Play, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { ChoiceRow } from '../../app/fields/choice-row.tsx';
import { peopleAt, range } from '../../app/games/ranges.ts';
import { useSaid, useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { homeWords } from '../../words/home.ts';
import style from './opened.module.css';
import { useStart } from './use-start.ts';

/** The box lies open: one more click and the game begins. */
export function Opened({ box }: { readonly box: Playable }) {
  const t = useWords(homeWords);
  const said = useSaid();
  const [seats, setSeats] = useState(box.play.usual.seats);
  const [bot, setBot] = useState(box.play.usual.bot);
  const { busy, failed, start } = useStart(box);
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => play.current?.focus(), []);

  const counts = Array.from({ length: box.seats.max - box.seats.min + 1 }, (_, i) => box.seats.min + i);
  return (
    <section id="opened-box" className={style.opened} aria-labelledby="opened-name" data-game={box.id}>
      <header className={style.head}>
        <h2 id="opened-name">{said(box.name)}</h2>
        <p className={style.facts}>
          {t.players(peopleAt(box))} · {t.minutes(range(box.minutes))}
        </p>
      </header>
      <div className={style.about}>
        <p>{said(box.blurb)}</p>
        <div className={style.links}>
          <Link className={controls.quiet} href={`/learn/${box.id}/rules`}>
            <BookOpen aria-hidden="true" />
            {t.rules}
          </Link>
          <Link className={controls.quiet} href={`/learn/${box.id}/cards`}>
            <Layers aria-hidden="true" />
            {t.cards}
          </Link>
        </div>
        <Link className={`${controls.button} ${style.lesson}`} href={`/learn/${box.id}/lesson/first-game`}>
          <GraduationCap aria-hidden="true" />
          {t.lesson}
        </Link>
      </div>
      <div className={style.start}>
        {counts.length > 1 ? (
          <ChoiceRow
            legend={t.howMany}
            value={seats}
            choose={setSeats}
            choices={counts.map((value) => ({ value, label: `${value}` }))}
          />
        ) : null}
        <ChoiceRow
          legend={t.strength}
          value={bot}
          choose={setBot}
          choices={box.play.bots.map((each) => ({ value: each.bot, label: t[each.strength] }))}
        />
        <button
          type="button"
          ref={play}
          className={`${controls.primary} ${controls.large} ${style.play}`}
          disabled={busy}
          onClick={() => void start({ seats, bot })}
        >
          <Play aria-hidden="true" />
          {busy ? t.starting : t.play}
          <small>{t.playWho(seats - 1)}</small>
        </button>
        {failed ? (
          <p className={controls.problem} role="alert">
            {t.notStarted}
          </p>
        ) : null}
        <Link className={controls.button} href={`/new/${box.id}`}>
          <SlidersHorizontal aria-hidden="true" />
          {t.moreOptions}
        </Link>
      </div>
    </section>
  );
}
