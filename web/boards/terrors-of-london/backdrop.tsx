import style from './board.module.css';

/** Rooftops, a clock tower and lamps in the fog, behind everything. */
export function Backdrop() {
  return (
    <svg className={style.backdrop} viewBox="0 0 1200 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="london-lamp">
          <stop offset="0" stopColor="#fff2c0" stopOpacity=".95" />
          <stop offset=".2" stopColor="#ffd877" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffce60" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="london-fog" x2="0" y2="1">
          <stop offset="0" stopColor="#cfd8c4" stopOpacity="0" />
          <stop offset="1" stopColor="#cfd8c4" stopOpacity=".55" />
        </linearGradient>
      </defs>
      <circle className={style.moon} cx="930" cy="96" r="56" />
      <g className={style.far}>
        <path d="M0 330v-70l40-30 40 30v-50h26v50l50-40 60 44v-80l30-24 30 24v60h70v-70h20v40l60-50 60 50v56h60v-90l34-30 34 30v70l50-30 60 40v-70h24v50h60l40-34 40 34v66h80v-50l44-34 44 34v80h80v140H0z" />
        <path d="M690 330V128l-8-8 34-78 34 78-8 8v202z" />
      </g>
      <circle className={style.dial} cx="716" cy="156" r="17" />
      <path className={style.hands} d="M716 143v13l9 6" />
      <rect width="1200" height="360" y="0" fill="url(#london-fog)" />
      <g className={style.near}>
        <path d="M0 470v-90l60-44 60 44v-30h30v30h90v-34l50-40 50 40v40h130v-46l46-36 46 36v20h24v-40h22v50h120v-36l60-46 60 46v40h110v-50l44-34 44 34v34h104v140H0z" />
      </g>
      <g className={style.windows}>
        <path d="M52 400h14v18H52zM286 372h14v18h-14zM640 384h14v18h-14zM874 378h14v18h-14zM1040 380h14v18h-14z" />
      </g>
      <rect width="1200" height="260" y="230" fill="url(#london-fog)" opacity=".8" />
    </svg>
  );
}
