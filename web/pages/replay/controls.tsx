import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../../app/words.ts';
import controls from '../../style/controls.module.css';
import { replayWords } from '../../words/replay.ts';
import type { Eyes } from './moments.ts';
import style from './replay.module.css';

interface ControlsProps {
  readonly index: number;
  readonly last: number;
  go(index: number): void;
  readonly eyes: Eyes;
  setEyes(eyes: Eyes): void;
  readonly names: readonly string[];
}

/** How long a moment stays when the game plays by itself. */
const BEAT = 1100;

export function Controls({ index, last, go, eyes, setEyes, names }: ControlsProps) {
  const t = useWords(replayWords);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    if (index >= last) return setPlaying(false);
    const timer = setTimeout(() => go(index + 1), BEAT);
    return () => clearTimeout(timer);
  }, [playing, index, last, go]);
  const step = (label: string, to: number, icon: ReactNode) => (
    <button
      type="button"
      className={controls.icon}
      aria-label={label}
      title={label}
      disabled={to < 0 || to > last || to === index}
      onClick={() => {
        setPlaying(false);
        go(to);
      }}
    >
      {icon}
    </button>
  );
  const toggle = playing ? t.pause : t.play;
  return (
    <section className={style.controls} aria-label={t.controls}>
      <div className={style.buttons}>
        {step(t.first, 0, <ChevronFirst aria-hidden="true" />)}
        {step(t.back, index - 1, <ChevronLeft aria-hidden="true" />)}
        <button
          type="button"
          className={controls.primary}
          aria-label={toggle}
          title={toggle}
          onClick={() => {
            if (index >= last) go(0);
            setPlaying(!playing);
          }}
        >
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
        {step(t.on, index + 1, <ChevronRight aria-hidden="true" />)}
        {step(t.last, last, <ChevronLast aria-hidden="true" />)}
      </div>
      <label className={style.slider}>
        <span>{t.moment(index + 1, last + 1)}</span>
        <input type="range" min={0} max={last} value={index} onChange={({ target }) => go(Number(target.value))} />
      </label>
      <label className={style.eyes}>
        <span aria-hidden="true">{t.whose}</span>
        <select
          className={controls.select}
          aria-label={t.whose}
          value={String(eyes)}
          onChange={({ target: { value } }) =>
            setEyes(value === 'everybody' || value === 'watchers' ? value : Number(value))
          }
        >
          <option value="everybody">{t.everybody}</option>
          <option value="watchers">{t.watchers}</option>
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
