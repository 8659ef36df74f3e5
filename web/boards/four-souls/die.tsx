import style from './die.module.css';
import { PIPS } from './pips.ts';

/** A die that rolls when it comes, and tumbles again when its number is changed. */
export function Die({ value, label }: { readonly value: number; readonly label: string }) {
  return (
    <span key={value} className={style.die} role="img" aria-label={label}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d="M8 4.500c11-2 22-1.500 33 .5 2.500 11.500 2 24-.5 37C29 44 18 44 6.500 42 4.500 30 4.500 17 8 4.500z" />
        {(PIPS[value] ?? []).map((pip) => (
          <circle key={pip} cx={12 + (pip % 3) * 12} cy={12 + Math.floor(pip / 3) * 12} r="4.200" />
        ))}
      </svg>
    </span>
  );
}
