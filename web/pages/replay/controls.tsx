import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { replayWords } from '../../words/replay.ts';
import { useReplayKeys } from './keys.ts';
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
  const goTo = (to: number) => {
    setPlaying(false);
    go(Math.max(0, Math.min(to, last)));
  };
  const startOrStop = () => {
    if (index >= last) go(0);
    setPlaying(!playing);
  };
  const steps = {
    first: () => goTo(0),
    back: () => goTo(index - 1),
    play: startOrStop,
    on: () => goTo(index + 1),
    last: () => goTo(last),
  };
  useReplayKeys((step) => steps[step]());
  const slider = useId();
  const step = (way: 'first' | 'back' | 'on' | 'last', possible: boolean, icon: ReactNode) => (
    <button
      type="button"
      className={controls.icon}
      aria-label={t[way]}
      title={t[way]}
      disabled={!possible}
      onClick={steps[way]}
    >
      {icon}
    </button>
  );
  const toggle = playing ? t.pause : t.play;
  return (
    <section className={style.controls} aria-label={t.controls}>
      <div className={style.buttons}>
        {step('first', index > 0, <ChevronFirst aria-hidden="true" />)}
        {step('back', index > 0, <ChevronLeft aria-hidden="true" />)}
        <button type="button" className={controls.primary} aria-label={toggle} title={toggle} onClick={startOrStop}>
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
        {step('on', index < last, <ChevronRight aria-hidden="true" />)}
        {step('last', index < last, <ChevronLast aria-hidden="true" />)}
      </div>
      <div className={style.slider}>
        <label htmlFor={slider}>{t.moment(index + 1, last + 1)}</label>
        <Keys />
        <input
          id={slider}
          type="range"
          min={0}
          max={last}
          value={index}
          onChange={({ target }) => goTo(Number(target.value))}
        />
      </div>
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

/** Whoever has a keyboard sees what it is good for. */
function Keys() {
  const t = useWords(replayWords);
  return (
    <p className={style.keys}>
      <kbd>←</kbd> <kbd>→</kbd> {t.keySteps} · <kbd>{t.keyHome}</kbd> <kbd>{t.keyEnd}</kbd> {t.keyEnds} ·{' '}
      <kbd>{t.keySpace}</kbd> {t.keyPlay}
    </p>
  );
}
