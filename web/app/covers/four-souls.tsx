/** Four souls rise out of a trap door in a cellar. */
export function Lid() {
  const souls = [
    { x: 62, y: 122, size: 0.9, colour: '#f6efe2' },
    { x: 120, y: 84, size: 1.15, colour: '#fff9ec' },
    { x: 178, y: 122, size: 0.9, colour: '#f6efe2' },
    { x: 120, y: 168, size: 0.8, colour: '#efe3cf' },
  ];
  return (
    <svg viewBox="0 0 240 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="fs-glow" cx=".5" cy=".38" r=".72">
          <stop offset="0" stopColor="#b98a5b" />
          <stop offset=".5" stopColor="#6f4a31" />
          <stop offset="1" stopColor="#2a1912" />
        </radialGradient>
      </defs>
      <rect width="240" height="320" fill="url(#fs-glow)" />
      <g stroke="#23140d" strokeWidth="2.5" opacity=".55" fill="none">
        <path d="M0 40h240M0 84h240M0 128h240M0 172h240M0 216h240" />
        <path d="M40 0v40M120 0v40M200 0v40M80 40v44M160 40v44M30 84v44M210 84v44M80 128v44M160 128v44M40 172v44M200 172v44" />
      </g>
      <path d="M0 228h240v92H0z" fill="#3a2519" />
      <path d="M0 228h240v8H0z" fill="#1d110b" />
      <path d="M70 266h100l24 40H46z" fill="#0d0705" stroke="#8b6038" strokeWidth="6" strokeLinejoin="round" />
      <path d="M84 268l-10 36M120 268v36M156 268l10 36" stroke="#2b1a10" strokeWidth="4" />
      <path d="M92 262l28-78 28 78z" fill="#ffe9b5" opacity=".18" />
      {souls.map(({ x, y, size, colour }) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <path
            d="M-24 30c-3-18-3-58 24-58s27 40 24 58c-4-6-9-6-12 0-4-6-9-6-12 0-4-6-9-6-12 0-3-6-8-6-12 0z"
            fill={colour}
            stroke="#22140c"
            strokeWidth="4"
            strokeLinejoin="round"
          />
          <ellipse cx="-9" cy="-4" rx="5.5" ry="7.5" fill="#22140c" />
          <ellipse cx="9" cy="-4" rx="5.5" ry="7.5" fill="#22140c" />
          <circle cx="-7" cy="-7" r="1.8" fill="#fff" />
          <circle cx="11" cy="-7" r="1.8" fill="#fff" />
          <path d="M-6 12q6-6 12 0" fill="none" stroke="#22140c" strokeWidth="3" strokeLinecap="round" />
          <path d="M-13 4q-4 8 0 10 4-2 0-10z" fill="#7cc3e8" stroke="#22140c" strokeWidth="1.5" />
        </g>
      ))}
    </svg>
  );
}
