import style from './board.module.css';

const rays = Array.from({ length: 24 }, (_, i) => i * 15);

/** The round table under everything. */
export function Ornament() {
  return (
    <svg className={style.ornament} viewBox="0 0 400 400" aria-hidden="true">
      <circle cx="200" cy="200" r="196" />
      <circle cx="200" cy="200" r="184" />
      <circle cx="200" cy="200" r="120" />
      {rays.map((angle) => (
        <path key={angle} d="M200 20v58" transform={`rotate(${angle} 200 200)`} />
      ))}
      <path d="m200 88 26 80h84l-68 50 26 80-68-50-68 50 26-80-68-50h84z" />
    </svg>
  );
}
