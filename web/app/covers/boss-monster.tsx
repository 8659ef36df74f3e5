/** Drawn in squares, as an old machine would: a gate with eyes behind it, and a small hero before it. */
export function Lid() {
  return (
    <svg viewBox="0 0 30 40" preserveAspectRatio="xMidYMid slice" aria-hidden="true" shapeRendering="crispEdges">
      <rect width="30" height="40" fill="#150c2b" />
      <path d="M0 10h30v6H0zM0 16h30v4H0z" fill="#24123f" />
      <path d="M0 20h30v8H0z" fill="#3b1a52" />
      <path d="M3 3h1v1H3zM11 5h1v1h-1zM22 2h1v1h-1zM26 8h1v1h-1zM6 9h1v1H6zM17 7h1v1h-1z" fill="#e8e0ff" />
      <path d="M20 4h5v1h1v5h-1v1h-5v-1h-1V5h1z" fill="#b8f05a" />
      <path d="M21 6h1v1h-1zM23 8h1v1h-1z" fill="#86c034" />
      <path d="M2 14h3v2h2v-2h3v2h2v-2h3v2h2v-2h3v2h2v-2h3v2h2v-2h1v24H2z" fill="#5a4a78" />
      <path d="M2 14h3v1H2zM7 14h3v1H7zM12 14h3v1h-3zM17 14h3v1h-3zM22 14h3v1h-3z" fill="#8674ad" />
      <path
        d="M4 19h4v1H4zM22 19h4v1h-4zM3 23h3v1H3zM24 23h3v1h-3zM4 28h3v1H4zM23 28h3v1h-3zM3 33h3v1H3zM24 33h3v1h-3z"
        fill="#443560"
      />
      <path d="M9 37V24h1v-2h1v-1h2v-1h4v1h2v1h1v2h1v13z" fill="#0b0618" />
      <path d="M8 37V23h1v-2h1v-1h2v-1h6v1h2v1h1v2h1v14h-1V24h-1v-2h-1v-1h-2v-1h-4v1h-2v1h-1v2H9v13z" fill="#a58fd0" />
      <path d="M11 26h3v1h-1v1h-1v-1h-1zM16 26h3v1h-1v1h-1v-1h-1z" fill="#ff5a3c" />
      <path d="M12 30h1v1h1v-1h1v1h1v-1h1v1h1v-1h1v2h-1v1h-5v-1h-1z" fill="#f4f0ff" />
      <path d="M0 37h30v3H0z" fill="#2f7d3c" />
      <path d="M0 37h2v1H0zM5 37h3v1H5zM14 37h2v1h-2zM21 37h4v1h-4z" fill="#5cc25f" />
      <path d="M14 33h2v1h-2z" fill="#c9c9d8" />
      <path d="M14 34h2v1h-2z" fill="#f3c79b" />
      <path d="M13 35h4v2h-4z" fill="#3a7bd5" />
      <path d="M17 33h1v3h-1z" fill="#f2f2ff" />
      <path d="M14 37h1v1h-1zM15 37h1v1h-1z" fill="#5a3a1c" />
    </svg>
  );
}
