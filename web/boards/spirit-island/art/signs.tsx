import type { Lang, Said } from '@tafelrunde/kernel';
import { cutAtIcons, type Element, spelt } from '@tafelrunde/spirit-island';
import { Fragment, memo, type ReactNode } from 'react';
import { Sign as PieceSign } from '../piece-figures.tsx';
import style from './signs.module.css';

/* Signs that stand in texts: told apart by their shapes, not by colours alone. */

/** A disc of a colour, and what is cut out of it, on a sheet of 24 by 24. */
type Disc = readonly [ground: string, cut: string];

const elements: Readonly<Record<Element, Disc>> = {
  sun: [
    '#d18f10',
    'M12 7.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8zM11.2 2.6h1.6l-.3 3.4h-1zM11.2 21.4h1.6l-.3-3.4h-1zM2.6 11.2v1.6l3.4-.3v-1zM21.4 11.2v1.6l-3.4-.3v-1zM4.9 6l1.1-1.1 2.2 2.6-.7.7zM18 4.9L19.1 6l-2.6 2.2-.7-.7zM6 19.1L4.9 18l2.6-2.2.7.7zM19.1 18L18 19.1l-2.2-2.6.7-.7z',
  ],
  moon: ['#55519a', 'M14.5 4.2a8.2 8.2 0 1 0 5 11.6 7 7 0 0 1-5-11.6z'],
  fire: [
    '#c23d20',
    'M12 20.5c-4.6 0-6.6-3.4-5.6-6.8.4-1.3 1.2-2.2 1.8-3.2.3 1.2.8 1.8 1.5 2.1-.6-3.6.8-6.8 3.9-9.1-.2 3 1.2 4.3 2.6 6 .4-.5.5-1 .5-1.7 1.6 2 2.3 4.2 1.9 6.6-.5 3.6-3.2 6.1-6.6 6.1z',
  ],
  air: [
    '#6f8fbd',
    'M4 9.4h9.2c1.4 0 2-.8 2-1.7s-.7-1.6-1.6-1.6c-.8 0-1.3.4-1.6 1.1L10.2 6.5C10.7 5 12 4.2 13.6 4.2c2.1 0 3.6 1.5 3.6 3.5 0 2.1-1.6 3.5-4 3.5H4zM4 13h13.1c2.1 0 3.6 1.3 3.6 3.3s-1.5 3.5-3.5 3.5c-1.6 0-2.8-.9-3.3-2.3l1.8-.7c.3.7.8 1.1 1.5 1.1.9 0 1.5-.7 1.5-1.6 0-.9-.6-1.5-1.6-1.5H4zM4 16.4h6v1.7H4z',
  ],
  water: [
    '#1f7fa8',
    'M12 3c3.2 4.7 5.6 7.5 5.6 11.1a5.6 5.6 0 0 1-11.2 0C6.4 10.5 8.8 7.7 12 3zM8.6 14c0 2 1.2 3.4 3 3.6v-1.3c-1-.2-1.7-1-1.7-2.3z',
  ],
  earth: ['#6d5a45', 'M3.6 18.4L9 7.4l3 4.8 2.6-3.7 5.8 9.9zM9 10.3l-2.1 4.4 2-1.2 1.2 1.4 1.1-1z'],
  plant: [
    '#3b8136',
    'M5.2 19.2c-.7-8.6 4.3-13.9 14-14.4.2 9.3-4.8 14.3-11.3 12.3L6.9 19.6zM8.6 15.4c2.3-3.7 4.6-5.9 7.4-7.4-3.7 1-6.5 3.3-8.2 6.5z',
  ],
  animal: [
    '#9c4a25',
    'M12 11.6c3 0 5.7 2.9 5.7 5.7 0 1.9-1.4 2.7-2.9 2.6-1.1-.1-1.7-.5-2.8-.5s-1.7.4-2.8.5c-1.5.1-2.9-.7-2.9-2.6 0-2.8 2.7-5.7 5.7-5.7zM5.4 8.8c1.2-.2 2.3 1 2.4 2.5s-.8 2.5-2 2.5-2.3-1.1-2.3-2.6.8-2.3 1.9-2.4zM18.6 8.8c-1.2-.2-2.3 1-2.4 2.5s.8 2.5 2 2.5 2.3-1.1 2.3-2.6-.8-2.3-1.9-2.4zM9.2 4.2c1.3-.1 2.3 1.2 2.3 2.9s-.8 2.8-2 2.8-2.3-1.2-2.3-2.9.8-2.7 2-2.8zM14.8 4.2c-1.3-.1-2.3 1.2-2.3 2.9s.8 2.8 2 2.8 2.3-1.2 2.3-2.9-.8-2.7-2-2.8z',
  ],
};

const discs: Readonly<Record<string, Disc>> = {
  ...elements,
  any: ['#4c5a60', 'M12 4l2.2 5.3 5.8.5-4.4 3.8 1.3 5.6-4.9-3-4.9 3 1.3-5.6L4 9.8l5.8-.5z'],
  energy: ['#e0b93c', 'M13.7 3.4L6.6 13h4.2l-1 7.6 7.6-10.2h-4.6z'],
  fear: [
    '#4b2f6b',
    'M7.2 7.6l4.2 2.6-3.2 2.2C7 11 6.7 9.3 7.2 7.6zM16.8 7.6l-4.2 2.6 3.2 2.2c1.2-1.4 1.5-3.1 1-4.8zM6.6 16c3.2-2.8 7.6-2.8 10.8 0l-1.8-.2-.9 2-1.4-2.2L12 17.8l-1.3-2.2-1.4 2.2-.9-2z',
  ],
  fast: [
    '#b8401f',
    'M3.6 8.4c4.4-.4 7.2.6 8.6 3 1.5-3.6 4.2-5.6 8.2-6-1.3 1.3-1.7 2.5-2 4.3l2.3.8-2.6 1.2c-.9 4-3.9 6.3-8.7 6.9 1.5-1 2.4-2.1 2.7-3.5-4.1-.3-6.9-2.4-8.5-6.7z',
  ],
  slow: [
    '#22598c',
    'M4.2 15.6c.3-4.7 3-7.4 7-7.4 3.7 0 6.3 2.3 6.9 6.1 1.4-.2 2.2-.8 2.5-2 .9 2.3-.2 4.5-2.9 4.7l.9 2.3h-2.7l-.8-1.9H9l-.8 1.9H5.5l.9-2.2zM8 12.6l2.4 2.6 2.3-2.6-2.3-2.5z',
  ],
  plays: ['#2e6a58', 'M6.2 7.2l6-2.2 4 11.6-6 2.2zM14.6 6.2h4v12.2h-3.2l1.8-.7z'],
  star: ['#3a3f7a', 'M12 2.6l1.9 6.2 6.4-1.1-4.6 4.3 4.6 4.3-6.4-1.1-1.9 6.2-1.9-6.2-6.4 1.1 4.6-4.3-4.6-4.3 6.4 1.1z'],
  prepare: ['#4c5a60', 'M12 3.6l6.4 8.4-6.4 8.4-6.4-8.4zM11 8v3H8v2h3v3h2v-3h3v-2h-3V8z'],
  forgo: ['#2e6a58', 'M7 4.4l3.6 4.8L7 14l-3.6-4.8zM7 11.6l3 4-3 4-3-4zM15.6 7v4h4v2.4h-4v4h-2.4v-4h-2.2V11h2.2V7z'],
  acquire: ['#2e6a58', 'M4.2 5.2h7v13.6h-7zM16.4 8v2.8h2.8v2.4h-2.8V16H14v-2.8h-2v-2.4h2V8z'],
  stride: [
    '#2e6a58',
    'M8.2 3.8c1.9 0 3 1.8 3 4.1 0 2-.7 3.4-1 5H6.4c-.3-1.6-1.2-3-1.2-5 0-2.3 1.1-4.1 3-4.1zM6.5 14.3h3.6c0 1.7-.6 2.9-1.8 2.9s-1.8-1.2-1.8-2.9zM15.8 6.8c1.9 0 3 1.8 3 4.1 0 2-.9 3.4-1.2 5h-3.8c-.3-1.6-1-3-1-5 0-2.3 1.1-4.1 3-4.1zM13.9 17.3h3.6c0 1.7-.6 2.9-1.8 2.9s-1.8-1.2-1.8-2.9z',
  ],
  reach: ['#22598c', 'M3.6 12l4.6-4.6v3.2h7.6V7.4l4.6 4.6-4.6 4.6v-3.2H8.2v3.2z'],
  drive: ['#2e6a58', 'M4.4 9.2h8V5.4l7.2 6.6-7.2 6.6v-3.8h-8z'],
  reclaim: ['#2e6a58', 'M12 5.2a6.8 6.8 0 1 1-6.5 4.8l2.2.7A4.5 4.5 0 1 0 12 7.5v2.8L7.4 6.4 12 2.6z'],
};

/** Terrains as on the island: a field of their colour with their own pattern. */
const terrains: Readonly<Record<string, Disc>> = {
  jungle: ['#4d8040', 'M12 4.2l4 5.2h-2.3l3.4 4.4h-3.9V19h-2.4v-5.2H6.9l3.4-4.4H8z'],
  mountain: ['#7d776e', 'M3.8 18L9.6 7.2l3.2 5.4 2-3L20.2 18z'],
  sands: [
    '#c79a3e',
    'M3.6 9.2q4.2-4 8.4 0t8.4 0v2.4q-4.2 4-8.4 0t-8.4 0zM3.6 14.6q4.2-4 8.4 0t8.4 0V17q-4.2 4-8.4 0t-8.4 0z',
  ],
  wetland: [
    '#3f8682',
    'M7 5h1.8v8.6H7zM11.1 3.6h1.8v10h-1.8zM15.2 5.6H17v8h-1.8zM4 15.2q2-1.6 4 0t4 0 4 0 4 0v2.6q-2 1.6-4 0t-4 0-4 0-4 0z',
  ],
};

const PIECES = [
  'explorer',
  'town',
  'city',
  'dahan',
  'blight',
  'beasts',
  'disease',
  'wilds',
  'badlands',
  'ward',
  'flame',
  'thief',
  'relic',
  'curse',
];

const RING = 'M12 3.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6zm0 3.4a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 0 0 0-10.8z';

const others: Readonly<Record<string, ReactNode>> = {
  presence: (
    <>
      <circle cx="12" cy="12" r="9.5" fill="#fff" stroke="#16222a" strokeWidth="1.6" />
      <path
        d="M12 5.5c3.8.2 6.3 2.9 6 6.5-.3 3.3-2.9 5.3-5.9 5-2.6-.3-4.3-2.3-4-4.7.2-1.9 1.8-3.2 3.6-3 1.5.1 2.5 1.3 2.3 2.7"
        fill="none"
        stroke="#16222a"
        strokeWidth="2"
      />
    </>
  ),
  'sacred-site': (
    <>
      <path d={RING} fill="#d9a018" stroke="#16222a" strokeWidth="1.2" fillRule="evenodd" />
      <circle cx="9.6" cy="12" r="2.9" fill="#fff" stroke="#16222a" strokeWidth="1.4" />
      <circle cx="14.4" cy="12" r="2.9" fill="#fff" stroke="#16222a" strokeWidth="1.4" />
    </>
  ),
  invader: (
    <>
      <path
        d="M12 2.6a3.5 3.5 0 0 1 2.3 6.2l4 3.7-1.2 1.9-2.4-1.4 1 8.4H8.3l1-8.4-2.4 1.4-1.2-1.9 4-3.7A3.5 3.5 0 0 1 12 2.6z"
        fill="#e9dcc0"
        stroke="#16222a"
        strokeWidth="1.5"
      />
      <path
        d="M15 21.2V15.5l3.6-3 3.6 3v5.7zM1.8 21.2V15.5l3.6-3 3.6 3v5.7z"
        fill="#d98a5b"
        stroke="#16222a"
        strokeWidth="1.3"
      />
    </>
  ),
  strife: (
    <path
      d="M4 3.6l8 6.6 8-6.6-6.2 8.4 6.2 8.4-8-6.6-8 6.6 6.2-8.4z"
      fill="#c23d20"
      stroke="#16222a"
      strokeWidth="1.4"
    />
  ),
};

function drawingOf(name: string): ReactNode {
  const disc = discs[name];
  if (disc !== undefined) {
    return (
      <>
        <circle cx="12" cy="12" r="11.5" fill={disc[0]} />
        <path d={disc[1]} fill="#fff" fillRule="evenodd" />
      </>
    );
  }
  const terrain = terrains[name];
  if (terrain !== undefined) {
    return (
      <>
        <path d="M12 .8l10 5.6v11.2l-10 5.6-10-5.6V6.4z" fill={terrain[0]} stroke="#16222a" strokeWidth="1.2" />
        <path d={terrain[1]} fill="#fff" fillRule="evenodd" />
      </>
    );
  }
  return others[name];
}

/** A sign of the size of the letters around it; what it is called is said by who draws it. */
export const Sign = memo(function Sign({ name }: { readonly name: string }) {
  if (PIECES.includes(name)) return <PieceSign kind={name} />;
  return (
    <span className={style.sign} data-sign={name}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {drawingOf(name)}
      </svg>
    </span>
  );
});

interface MarkedProps {
  readonly text: string;
  readonly lang: Lang;
}

/** What stands on tracks, but in no text. */
const NAMES: Readonly<Record<string, Said>> = {
  any: { en: 'an element of your choice', de: 'ein Element deiner Wahl' },
  plays: { en: 'card play', de: 'Ausspielen' },
  reclaim: { en: 'take back 1 card', de: '1 Karte zurücknehmen' },
  star: { en: 'an element for good', de: 'ein Element für immer' },
  prepare: { en: 'prepare 1 element marker', de: '1 Element-Marker vorbereiten' },
  forgo: { en: 'discard 2 element markers for +1 card play', de: '2 Element-Marker ablegen für Ausspielen +1' },
  acquire: { en: 'pay 2 energy to gain a power card', de: '2 Energie für eine Fähigkeitenkarte bezahlen' },
  reach: { en: 'range on everything', de: 'Reichweite für alles' },
  stride: { en: 'move 1 presence to an adjacent land', de: '1 Präsenz in ein Nachbargebiet bewegen' },
  drive: { en: 'push 1 dahan from one of your lands', de: '1 Dahan aus einem deiner Gebiete verschieben' },
};

/** The names of all signs in a text instead of them. */
export const saidSigns = (text: string, lang: Lang): string =>
  spelt(
    text.replaceAll(/\{([a-z]+)\}/g, (token, name: string) => NAMES[name]?.[lang] ?? token),
    lang,
  );

/** Where long German words may be parted. */
const COMPOUND = /(?:Fähigkeiten|Küsten|Ozean|Binnen|Invasoren|Furcht)(?=karte|gebiet)/g;

/** What belongs to a sign and is never parted from it: the number before it, and the full stop behind. */
const BEFORE = /[+-]?\d+ $/;
const BEHIND = /^[.,:;)/]+/;

/** A text with its icons drawn; for ears they are words. */
export const Marked = memo(function Marked({ text, lang }: MarkedProps) {
  const parts = cutAtIcons(lang === 'de' ? text.replaceAll(COMPOUND, '$&\u00AD') : text);
  const wordsAt = (i: number): string => {
    const part = parts[i];
    return typeof part === 'string' ? part : '';
  };
  return parts.map((part, i) => {
    if (typeof part === 'string') {
      const words = i === 0 ? part : part.replace(BEHIND, '');
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
      return <Fragment key={i}>{i === parts.length - 1 ? words : words.replace(BEFORE, '')}</Fragment>;
    }
    const name = NAMES[part.icon]?.[lang] ?? spelt(part.token, lang);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
      <span key={i} className={style.tied}>
        {BEFORE.exec(wordsAt(i - 1))?.[0]}
        <span role="img" aria-label={name} title={name}>
          <Sign name={part.icon} />
        </span>
        {BEHIND.exec(wordsAt(i + 1))?.[0]}
      </span>
    );
  });
});
