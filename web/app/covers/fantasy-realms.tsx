/** Seven cards fan out over a realm at dusk; a crown above. */
export function Lid() {
  const fan = [-36, -24, -12, 0, 12, 24, 36];
  const colours = ['#4f7f3a', '#2f6f9f', '#8d9aa8', '#c2453a', '#3b3f4a', '#7e57b8', '#b6862c'];
  return (
    <svg viewBox="0 0 240 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="fr-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#1d1440" />
          <stop offset=".55" stopColor="#5b2f78" />
          <stop offset=".8" stopColor="#d0683f" />
          <stop offset="1" stopColor="#f4b65a" />
        </linearGradient>
        <radialGradient id="fr-sun" cx=".5" cy=".5" r=".5">
          <stop offset="0" stopColor="#fff1c4" />
          <stop offset=".35" stopColor="#ffd777" stopOpacity=".9" />
          <stop offset="1" stopColor="#ffb34d" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="fr-gold" x2="0" y2="1">
          <stop offset="0" stopColor="#fff0b8" />
          <stop offset=".5" stopColor="#f2c15b" />
          <stop offset="1" stopColor="#a86d12" />
        </linearGradient>
      </defs>
      <rect width="240" height="320" fill="url(#fr-sky)" />
      <g fill="#fff4d6">
        <circle cx="30" cy="40" r="1.2" />
        <circle cx="62" cy="22" r=".9" />
        <circle cx="196" cy="30" r="1.3" />
        <circle cx="214" cy="70" r=".9" />
        <circle cx="170" cy="58" r=".8" />
        <circle cx="44" cy="84" r=".8" />
        <circle cx="92" cy="52" r=".7" />
        <circle cx="20" cy="120" r=".9" />
        <circle cx="222" cy="124" r="1" />
      </g>
      <circle cx="120" cy="196" r="92" fill="url(#fr-sun)" />
      <path d="M0 212l34-34 22 18 36-50 30 40 26-24 38 44 22-18 32 26v60H0z" fill="#3f2258" />
      <path d="M0 236l46-24 40 16 30-16 44 22 34-16 46 20v40H0z" fill="#2b1743" />
      <g fill="#1c0e30">
        <path d="M96 232v-38h6v-8h5v8h6v-30l7-14 7 14v30h6v-8h5v8h6v38z" />
        <path d="M120 150v-16l10 4-10 4z" fill="#e3573f" />
        <path d="M0 256l60-16 60 12 60-14 60 18v64H0z" />
      </g>
      <g stroke="#120820" strokeWidth="1.5">
        {fan.map((turn, i) => (
          <g key={turn} transform={`rotate(${turn} 120 392)`}>
            <rect x="101" y="236" width="38" height="56" rx="4" fill="#f8ecd0" />
            <rect x="105" y="240" width="30" height="26" rx="2" fill={colours[i]} stroke="none" />
            <path d="M107 272h26M107 278h26M107 284h17" stroke="#9c8559" strokeWidth="2" />
          </g>
        ))}
      </g>
      <path
        d="M88 118l-8-44 24 18 16-32 16 32 24-18-8 44z"
        fill="url(#fr-gold)"
        stroke="#6b4306"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <rect x="86" y="120" width="68" height="11" rx="3" fill="url(#fr-gold)" stroke="#6b4306" strokeWidth="2.5" />
      <g stroke="#5a1030" strokeWidth="1">
        <circle cx="120" cy="104" r="6" fill="#d8364d" />
        <circle cx="99" cy="108" r="3.6" fill="#3d9ec2" />
        <circle cx="141" cy="108" r="3.6" fill="#3d9ec2" />
        <circle cx="120" cy="58" r="4" fill="#fff0b8" />
        <circle cx="80" cy="72" r="3.4" fill="#fff0b8" />
        <circle cx="160" cy="72" r="3.4" fill="#fff0b8" />
      </g>
    </svg>
  );
}
