/** A round table with five places, seen from above. */
export function Crest({ size = 36 }: { readonly size?: number }) {
  const places = [0, 1, 2, 3, 4].map((i) => ({ turn: i * 72, colour: COLOURS[i] ?? '#d9a441' }));
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="21" fill="#7a4a24" />
      <circle cx="32" cy="32" r="21" fill="none" stroke="#3a2110" strokeWidth="2" />
      <circle cx="32" cy="32" r="15.5" fill="#1f6a50" stroke="#123f30" strokeWidth="1.5" />
      <path d="M32 21.5l2.9 6.6 7.1.7-5.4 4.7 1.6 7-6.2-3.7-6.2 3.7 1.6-7-5.4-4.7 7.1-.7z" fill="#f2c15b" />
      {places.map(({ turn, colour }) => (
        <path
          key={turn}
          transform={`rotate(${turn} 32 32)`}
          d="M24.5 6.5a15 15 0 0 1 15 0l-1.8 3.6a12 12 0 0 0-11.4 0z"
          fill={colour}
          stroke="#2a180b"
          strokeWidth="1.2"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}

/** One for each game. */
const COLOURS = ['#8d6bd6', '#d2574a', '#5aa845', '#3d9ec2', '#e0a53c'];
