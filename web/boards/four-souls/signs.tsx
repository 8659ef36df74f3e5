/* Signs of our own, as a child would draw them. */

export function Heart() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 21C4.5 15 2 11.6 2.3 8 2.600 5 5 3.200 7.600 3.500 9.600 3.700 11.200 5 12 7c.9-2.200 2.600-3.500 4.700-3.500C19.500 3.600 21.700 5.700 21.700 8.500c0 3.500-2.700 6.700-9.700 12.500z"
        fill="#d8343a"
        stroke="#3a0d0d"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Sword() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M20.500 2.500 9 14.500l1.500 1.500L22 4.500z"
        fill="#d7dde2"
        stroke="#22272b"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
      <path d="m6 12.500 6 6M4 20.500l4.500-4.700" fill="none" stroke="#5f3b1c" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

export function NeededDie() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect x="3" y="3" width="18" height="18" rx="4" fill="#fff" stroke="#222" strokeWidth="1.800" />
      <circle cx="8" cy="8" r="1.900" />
      <circle cx="16" cy="16" r="1.900" />
      <circle cx="12" cy="12" r="1.900" />
    </svg>
  );
}

export function Coin() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <ellipse cx="12" cy="12" rx="10" ry="9.600" fill="#f3c53c" stroke="#6a4a05" strokeWidth="1.800" />
      <path
        d="M15.500 9c-1.500-2-6-1.800-6.300 2.800-.3 4.600 4.600 5.200 6.400 2.800M12.200 5.500v13"
        fill="none"
        stroke="#6a4a05"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A soul: a small ghost. */
export function Soul({ empty = false }: { readonly empty?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M4 21.500C3.500 14 3 2.500 12 2.500s8.500 11.500 8 19c-1.500-2.200-3-2.200-4 0-1.300-2.200-2.700-2.200-4 0-1.300-2.200-2.700-2.200-4 0-1-2.200-2.500-2.200-4 0z"
        fill={empty ? 'none' : '#f4fbff'}
        stroke="currentColor"
        strokeWidth="1.600"
        strokeLinejoin="round"
        strokeDasharray={empty ? '2.500 2.500' : undefined}
        opacity={empty ? 0.6 : 1}
      />
      {empty ? null : (
        <g fill="#1c2a33">
          <ellipse cx="9" cy="10" rx="1.700" ry="2.400" />
          <ellipse cx="15" cy="10" rx="1.700" ry="2.400" />
        </g>
      )}
    </svg>
  );
}

export function LootSack() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M8.500 7C3 12 2.500 21.500 12 21.500S21 12 15.500 7z"
        fill="#b58a55"
        stroke="#3b2510"
        strokeWidth="1.700"
        strokeLinejoin="round"
      />
      <path
        d="M8 6.800c2.500 1 5.500 1 8 0M9 6.500 7 3l3 1 2-1.500L14 4l3-1-2 3.500"
        fill="#b58a55"
        stroke="#3b2510"
        strokeWidth="1.700"
        strokeLinejoin="round"
      />
    </svg>
  );
}
