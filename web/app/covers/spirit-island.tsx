/** An island under a great spiral of light; ships far out. */
export function Lid() {
  return (
    <svg viewBox="0 0 240 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="si-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#0f4f63" />
          <stop offset=".45" stopColor="#2fa39a" />
          <stop offset=".62" stopColor="#f7dc9a" />
        </linearGradient>
        <linearGradient id="si-sea" x2="0" y2="1">
          <stop offset="0" stopColor="#2a9db0" />
          <stop offset="1" stopColor="#0b3f57" />
        </linearGradient>
      </defs>
      <rect width="240" height="320" fill="url(#si-sky)" />
      <g fill="none" stroke="#fff3c4" strokeLinecap="round">
        <path
          d="M120 96c8-8 22-2 20 10-3 16-28 18-36 4-10-20 8-44 32-40 30 6 40 46 16 66-30 24-78 6-82-34-2-38 32-68 72-62"
          strokeWidth="6"
          opacity=".95"
        />
        <path d="M48 150C22 104 44 40 104 24M196 152c22-34 14-82-16-108" strokeWidth="2.5" opacity=".65" />
        <path d="M30 172C2 108 28 30 92 8M212 168c30-46 18-112-26-142" strokeWidth="1.5" opacity=".4" />
      </g>
      <path d="M0 204h240v116H0z" fill="url(#si-sea)" />
      <g fill="#f6efe0" stroke="#24323a" strokeWidth="1">
        <path d="M14 203h18l-4 6H18zM23 186v16M23 188c8 2 8 10 0 12z" />
        <path d="M208 203h18l-4 6h-10zM217 186v16M217 188c8 2 8 10 0 12z" />
      </g>
      <path d="M36 244q20-52 54-58 16-34 40-30 30 4 38 40 26 8 36 48z" fill="#1e6b45" />
      <path d="M100 188q14-30 30-28 16 2 22 30-12-8-20 0-10-8-16 2-8-8-16-4z" fill="#e9f4e4" />
      <path d="M36 244q24-34 50-30 14-20 40-12 20-14 40 8 24-2 38 34z" fill="#2f8a4d" />
      <path d="M28 246q92-24 184 0-20 12-92 12t-92-12z" fill="#e9cf8f" />
      <g stroke="#12422d" strokeWidth="3" fill="none" strokeLinecap="round">
        <path d="M66 246q2-20-2-34M176 248q-2-20 4-34" />
        <path d="M64 212q-12-6-18 4M64 212q8-10 18-2M64 212q-4-12-14-12M180 214q-12-6-18 4M180 214q8-10 18-2M180 214q-4-12-14-12" />
      </g>
      <g fill="none" stroke="#d6f3ee" strokeWidth="2.5" strokeLinecap="round" opacity=".7">
        <path d="M18 274q10-6 20 0t20 0M92 284q10-6 20 0t20 0M170 276q10-6 20 0t20 0M50 304q10-6 20 0t20 0M140 306q10-6 20 0t20 0" />
      </g>
    </svg>
  );
}
