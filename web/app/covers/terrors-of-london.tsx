/** A gas lamp in the fog before rooftops and a clock tower; eyes in the dark. */
export function Lid() {
  return (
    <svg viewBox="0 0 240 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="tl-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#0c1716" />
          <stop offset=".6" stopColor="#2c4a45" />
          <stop offset="1" stopColor="#6f8a73" />
        </linearGradient>
        <radialGradient id="tl-lamp">
          <stop offset="0" stopColor="#fff6c9" />
          <stop offset=".25" stopColor="#f5d873" stopOpacity=".85" />
          <stop offset="1" stopColor="#c9b54a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="240" height="320" fill="url(#tl-sky)" />
      <circle cx="186" cy="62" r="27" fill="#e6e3c4" />
      <circle cx="178" cy="56" r="5" fill="#cfcaa3" />
      <circle cx="194" cy="70" r="7" fill="#cfcaa3" />
      <path d="M150 66q14-10 18-2 6-6 8 2 4-8 12-2 2-6 14 2-12-2-14 6-6-6-12 0-4-6-8 0-6-6-18-6z" fill="#0b1413" />
      <g fill="#15302d">
        <path d="M48 320V128l-5-5 19-42 19 42-5 5v192z" />
        <path d="M0 320v-92l22-16 22 16v92zM92 320V214l26-24 26 24v106zM150 320v-84h44v-26h10v26h36v84z" />
      </g>
      <circle cx="62" cy="142" r="11" fill="#f0e6b4" />
      <path d="M62 134v8l6 4" fill="none" stroke="#1b2b29" strokeWidth="2" strokeLinecap="round" />
      <g fill="#d8b24a">
        <path d="M103 232h8v10h-8zM125 232h8v10h-8zM164 252h7v9h-7zM214 250h7v9h-7z" />
      </g>
      <path d="M0 244q40-18 80 0t80 0 80 0v76H0z" fill="#7f9a84" opacity=".38" />
      <circle cx="128" cy="164" r="78" fill="url(#tl-lamp)" opacity=".85" />
      <g fill="#0a1110" stroke="#0a1110">
        <path d="M125 196h6v124h-6zM120 262h16v5h-16zM117 312h22v8h-22z" />
        <path d="M114 190l5-40h18l5 40z" fill="#fff1b0" strokeWidth="3" />
        <path d="M111 190h34v7h-34zM116 150h24l-12-14z" />
        <path d="M128 150v40" strokeWidth="2" />
      </g>
      <path d="M0 276q40-20 80 0t80 0 80 0v44H0z" fill="#a7bda6" opacity=".45" />
      <g fill="#d23b2c">
        <path d="M20 286q8-7 14 1-8 5-14-1zM44 287q6-8 14-1-6 6-14 1zM178 290q8-7 14 1-8 5-14-1zM202 291q6-8 14-1-6 6-14 1z" />
      </g>
    </svg>
  );
}
