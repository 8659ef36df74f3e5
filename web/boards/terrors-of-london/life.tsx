import { useId } from 'react';
import style from './life.module.css';

const HEART = 'M32 58C14 44 4 34 4 21 4 11 11 4 20 4c5 0 9 3 12 7 3-4 7-7 12-7 9 0 16 7 16 17 0 13-10 23-28 37z';

interface LifeProps {
  readonly life: number;
  readonly full: number;
  readonly label: string;
}

/** A glass heart; the blood in it sinks with every wound. */
export function Life({ life, full, label }: LifeProps) {
  const clip = useId();
  const level = full === 0 ? 0 : Math.max(0, Math.min(1, life / full));
  const top = 58 - level * 54;
  return (
    <span key={life} className={style.life} data-low={level <= 0.25 || undefined}>
      <svg viewBox="0 0 64 62" aria-hidden="true">
        <clipPath id={clip}>
          <path d={HEART} />
        </clipPath>
        <path className={style.glass} d={HEART} />
        <g clipPath={`url(#${clip})`}>
          <path className={style.blood} d={`M0 ${top}q8-3 16 0t16 0 16 0 16 0V64H0z`} />
          <path className={style.shine} d="M12 12q4-6 11-5-9 3-11 14-3-5 0-9z" />
        </g>
        <path className={style.rim} d={HEART} />
      </svg>
      <b aria-hidden="true">{life}</b>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
