import type { Piece } from '../pieces/groups.ts';
import { byName, byNumber, pairOf, refKind, type Writing } from './kinds.ts';

/** `town`, `town/damage=1`; marks by their names, so that alike pieces are written alike. */
const byPiece: Writing<Piece> = {
  write: ({ kind, marks = {} }) => {
    const names = Object.keys(marks).sort();
    return [kind, ...names.map((mark) => `${mark}=${marks[mark]}`)].join('/');
  },
  read: (written) => {
    const [kind = '', ...list] = written.split('/');
    const marks = list.map((each) => each.split('=')).map(([mark = '', n]): [string, number] => [mark, Number(n)]);
    return marks.length === 0 ? { kind } : { kind, marks: Object.fromEntries(marks) };
  },
};

/** What all games can offer; each adds kinds of its own. */
export const refs = {
  seat: refKind('seat', byNumber),
  number: refKind('number', byNumber),
  button: refKind('button', byName),
  pile: refKind('pile', byName),
  land: refKind('land', byName),
  /** One of alike pieces, and the place where they lie. */
  piece: refKind('piece', pairOf(byName, '/', byPiece)),
  /** A trigger that waits, by its number. */
  trigger: refKind('trigger', byNumber),
  /** A replacement, by its effect. */
  effect: refKind('effect', byName),
} as const;

/** Keys into every game's catalogue that name something. */
export const labels = {
  card: refKind('card', byName),
  zone: refKind('zone', byName),
  /** What somebody may react to. */
  to: refKind('to', byName),
} as const;

/** What chance decides unseen, by the kind of zone: how a pile lies after a shuffle, and which card is taken at random. */
export const draws = {
  shuffle: refKind('shuffle', byName),
  random: refKind('random', byName),
} as const;

export const YES = refs.button('yes');
export const NO = refs.button('no');
/** Doing nothing, or nothing more. */
export const PASS = refs.button('pass');
