import { BookOpen, Layers, Play, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { givenName } from '../../app/called.ts';
import { ChoiceRow } from '../../app/choice-row.tsx';
import { useSettings } from '../../app/settings.ts';
import { type PlayableBox, peopleAt, range } from '../../app/shelf.ts';
import { useSaid, useWords } from '../../app/words.ts';
import { startAlone } from '../../local/start.ts';
import controls from '../../style/controls.module.css';
import { calledWords } from '../../words/called.ts';
import { homeWords } from '../../words/home.ts';
import style from './opened.module.css';

/** The box lies open: one more click and the game begins. */
export function Opened({ box }: { readonly box: PlayableBox }) {
  const t = useWords(homeWords);
  const { you } = useWords(calledWords);
  const said = useSaid();
  const { name } = useSettings();
  const [, go] = useLocation();
  const [seats, setSeats] = useState(box.play.usual.seats);
  const [bot, setBot] = useState(box.play.usual.bot);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => play.current?.focus(), []);

  const start = async (guided: boolean) => {
    setBusy(true);
    setFailed(false);
    try {
      go(`/here/${await startAlone({ box, seats, bot, name: givenName(name) || you, guided })}`);
    } catch {
      setBusy(false);
      setFailed(true);
    }
  };

  const counts = Array.from({ length: box.seats.max - box.seats.min + 1 }, (_, i) => box.seats.min + i);
  return (
    <section id="opened-box" className={style.opened} aria-labelledby="opened-name" data-game={box.id}>
      <div className={style.about}>
        <h2 id="opened-name">{said(box.name)}</h2>
        <p>{said(box.blurb)}</p>
        <p className={style.facts}>
          {t.players(peopleAt(box))} · {t.minutes(range(box.minutes))}
        </p>
        <div className={controls.row}>
          <Link className={controls.quiet} href={`/learn/${box.id}/rules`}>
            <BookOpen aria-hidden="true" />
            {t.rules}
          </Link>
          <Link className={controls.quiet} href={`/learn/${box.id}/cards`}>
            <Layers aria-hidden="true" />
            {t.cards}
          </Link>
        </div>
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
          onClick={() => void start(false)}
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
        <div className={style.more}>
          <Link className={controls.button} href={`/new/${box.id}`}>
            <SlidersHorizontal aria-hidden="true" />
            {t.moreOptions}
          </Link>
          {box.play.guided === true ? (
            <button type="button" className={controls.quiet} disabled={busy} onClick={() => void start(true)}>
              {t.guided}
            </button>
          ) : null}
        </div>
      </div>
    </section>
  );
}
