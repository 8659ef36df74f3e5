import type { Seat } from '@tafelrunde/kernel';
import { type Body, player, seatIn, turnOrder } from '../../players.ts';
import { itemsOf, soulsOf, tallied } from '../../rules/table.ts';
import type { At } from '../../state.ts';
import type { Context } from '../language/context.ts';

/* Whom effects are about that hold all the time or replace something: players, monsters, this very card. */

/** Whom a permanent effect or a replacement is about. */
interface Subject {
  fits(m: At, body: Body, context: Context): boolean;
  readonly en: Naming;
  readonly de: Naming;
}

/** As the subject of what holds all the time, and of what happens now and then. */
interface Naming {
  readonly has: string;
  readonly nom: string;
  readonly one: string;
}

const isMonster = (m: At, body: Body): boolean => typeof body === 'number' && !isElsewhere(m, body);
const isElsewhere = (m: At, body: number): boolean =>
  !m.match.zones.some(({ kind, cards }) => kind === 'monster' && cards.some((each) => m.match.obj[each] === body));

const howManyItems = (m: At, seat: Seat): number => itemsOf(m, seat).length;

/** More than anybody else, or tied. */
function hasMost(m: At, body: Body, of: (m: At, seat: Seat) => number): boolean {
  const own = seatIn(body);
  return own !== undefined && turnOrder(m, 0).every((seat) => of(m, seat) <= of(m, own));
}

const both = (nomEn: string, nomDe: string, oneEn = nomEn, oneDe = nomDe): Pick<Subject, 'en' | 'de'> => ({
  en: { has: `${nomEn} has`, nom: nomEn, one: oneEn },
  de: { has: `${nomDe} hat`, nom: nomDe, one: oneDe },
});

const subjects = {
  you: {
    fits: (_, body, { seat }) => body === player(seat),
    en: { has: 'you have', nom: 'you', one: 'you' },
    de: { has: 'du hast', nom: 'du', one: 'du' },
  },
  others: {
    fits: (_, body, { seat }) => seatIn(body) !== undefined && body !== player(seat),
    ...both('each other player', 'jede andere Person', 'another player', 'eine andere Person'),
  },
  players: {
    fits: (_, body) => seatIn(body) !== undefined,
    ...both('each player', 'jede Person', 'a player', 'eine Person'),
  },
  withMostItems: {
    fits: (m, body) => hasMost(m, body, howManyItems),
    ...both('each player with the most items', 'jede Person mit den meisten Items'),
  },
  /** Nobody has the most of nothing. */
  withMostSouls: {
    fits: (m, body) => hasMost(m, body, soulsOf) && soulsOf(m, seatIn(body) ?? 0) > 0,
    ...both('each player with the most souls (at least 1)', 'jede Person mit den meisten Seelen (mindestens 1)'),
  },
  withFewestSouls: {
    fits: (m, body) => hasMost(m, body, (_, seat) => -soulsOf(m, seat)),
    ...both('each player with the fewest souls', 'jede Person mit den wenigsten Seelen'),
  },
  attackedPlayers: {
    fits: (m, body) => seatIn(body) !== undefined && tallied(m, 'attacked', body) > 0,
    ...both('a player who was attacked this turn', 'eine in diesem Zug angegriffene Person'),
  },
  active: {
    fits: (m, body) => body === player(m.state.active),
    ...both('the active player', 'die Person am Zug'),
  },
  target: { fits: (_, body, { vars }) => body === vars.target, ...both('the target', 'das Ziel') },
  this: { fits: (_, body, { source }) => body === source, ...both('this card', 'diese Karte') },
  monsters: { fits: isMonster, ...both('each monster', 'jedes Monster', 'a monster', 'ein Monster') },
  otherMonsters: {
    fits: (m, body, { source }) => body !== source && isMonster(m, body),
    ...both('each other monster', 'jedes andere Monster', 'another monster', 'ein anderes Monster'),
  },
} as const satisfies Readonly<Record<string, Subject>>;

export type Whose = keyof typeof subjects;

export const subjectOf = (whose: Whose): Subject => subjects[whose];
