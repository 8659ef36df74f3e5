import type { Effect, Lang, Op } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { countersOn, setCounters, tallied, tally } from '../rules/table.ts';
import { type At, type Body, type M, player, seatIn } from '../state.ts';
import type { Replacing } from './card.ts';
import { contextOf } from './context.ts';
import { subjectOf } from './subjects.ts';

/* How a replacement changes a verb: each change is defined once, with what comes instead and how that is said. */

export type Change =
  | { readonly change: 'more'; readonly n: number }
  | { readonly change: 'times'; readonly n: number }
  | { readonly change: 'atMost'; readonly n: number }
  | { readonly change: 'prevent'; readonly n: number }
  | { readonly change: 'preventAll' }
  | { readonly change: 'toCounters' }
  | { readonly change: 'fromCounters' }
  | { readonly change: 'fromDiscard' }
  | { readonly change: 'becomesSoul' }
  | { readonly change: 'sharedByAll' }
  | { readonly change: 'takenOver' }
  | { readonly change: 'itemToActive' }
  | { readonly change: 'doInstead' };

export const more = (n: number): Change => ({ change: 'more', n });
export const times = (n: number): Change => ({ change: 'times', n });
export const atMost = (n: number): Change => ({ change: 'atMost', n });
export const prevent = (n: number): Change => ({ change: 'prevent', n });
export const preventAll: Change = { change: 'preventAll' };
export const toCounters: Change = { change: 'toCounters' };
export const fromCounters: Change = { change: 'fromCounters' };
export const fromDiscard: Change = { change: 'fromDiscard' };
export const becomesSoul: Change = { change: 'becomesSoul' };
export const sharedByAll: Change = { change: 'sharedByAll' };
/** Shadow: you choose the item, and what else is lost comes to you. FS-268: from another player, so it is not gained. */
export const takenOver: Change = { change: 'takenOver' };
/** Battle Royale: the item of the penalty goes to the active player. */
export const itemToActive: Change = { change: 'itemToActive' };
/** FS-204: something else, without the stack; `then` says what. Its `n` is how much it would have been. */
export const doInstead: Change = { change: 'doInstead' };

type Verb = Op & { readonly n?: number };

interface Meaning {
  /** What comes in place of the verb. */
  replace(m: M, verb: Verb, effect: Effect, n: number): readonly Op[];
  /** With "instead" in it; `verb` is what one is told to do: "take", "erleide"; `then` what is done. */
  readonly text: Readonly<Record<Lang, (n: number, verb: string, then: string) => string>>;
}

const withNumber = (verb: Verb, n: number): readonly Op[] => {
  const changed = { ...verb, n };
  return n > 0 ? [changed] : [];
};

const amount = ({ n = 0 }: Verb): number => n;

const meanings: Readonly<Record<Change['change'], Meaning>> = {
  more: {
    replace: (_, verb, __, n) => withNumber(verb, amount(verb) + n),
    text: { en: (n, verb) => `${verb} ${n} more instead`, de: (n, verb) => `${verb} stattdessen ${n} mehr` },
  },
  times: {
    // "Double instead" of what is already double is still double.
    replace: (_, verb, __, n) => {
      const multiplied = { ...verb, multiplied: true };
      return 'multiplied' in verb ? [verb] : withNumber(multiplied, amount(verb) * n);
    },
    text: {
      en: (n, verb) => `${verb} ${n === 2 ? 'twice' : `${n} times`} as many instead`,
      de: (n, verb) => `${verb} stattdessen ${n === 2 ? 'doppelt' : `${n}-mal`} so viel`,
    },
  },
  atMost: {
    replace: (_, verb, __, n) => withNumber(verb, Math.min(amount(verb), n)),
    text: { en: (n, verb) => `${verb} only ${n} instead`, de: (n, verb) => `${verb} stattdessen nur ${n}` },
  },
  prevent: {
    replace: (m, verb, effect, n) => {
      tellPrevented(m, effect, Math.min(n, amount(verb)));
      return withNumber(verb, amount(verb) - n);
    },
    text: { en: (n) => `prevent ${n} of it`, de: (n) => `verhindere ${n} davon` },
  },
  preventAll: {
    replace: (m, verb, effect) => {
      tellPrevented(m, effect, amount(verb));
      return [];
    },
    text: { en: () => 'prevent it', de: () => 'verhindere ihn' },
  },
  toCounters: {
    replace: (m, verb, { source }) => {
      if (source !== undefined) setCounters(m, source, countersOn(m, source) + amount(verb));
      return [];
    },
    text: {
      en: () => 'put as many counters on this instead',
      de: () => 'lege stattdessen ebenso viele Marker auf diese Karte',
    },
  },
  fromCounters: {
    replace: (m, verb, effect) => {
      const { source } = effect;
      const prevented = source === undefined ? 0 : Math.min(countersOn(m, source), amount(verb));
      if (source !== undefined) setCounters(m, source, countersOn(m, source) - prevented);
      tellPrevented(m, effect, prevented);
      return withNumber(verb, amount(verb) - prevented);
    },
    text: {
      en: () => 'remove as many counters from this and prevent as much of it',
      de: () => 'entferne ebenso viele Marker von dieser Karte und verhindere ebenso viel davon',
    },
  },
  fromDiscard: {
    replace: (_, verb) => {
      const changed = { ...verb, fromDiscard: true };
      return [changed];
    },
    text: {
      en: () => 'the cards come from the top of the loot discard instead',
      de: () => 'die Karten kommen stattdessen von oben aus der Beute-Ablage',
    },
  },
  becomesSoul: {
    replace: (_, __, { source, seat }) => {
      const becoming = { op: 'becomeSoul', object: source, seat };
      return [becoming];
    },
    text: { en: () => 'it becomes a soul instead', de: () => 'sie wird stattdessen zur Seele' },
  },
  sharedByAll: {
    replace: (m, verb) =>
      Array.from({ length: m.seats }, (_, seat) => {
        const shared = { ...verb, seat };
        return shared;
      }),
    text: {
      en: () => 'each player gains as many instead',
      de: () => 'stattdessen erhält jede Person ebenso viele',
    },
  },
  takenOver: {
    replace: (_, verb, { seat }) => {
      const changed = { ...verb, by: seat };
      return [changed];
    },
    text: {
      en: () => 'you choose the item instead, and take the loot and the ¢',
      de: () => 'stattdessen wählst du das Item und bekommst die Beute und das ¢',
    },
  },
  itemToActive: {
    replace: (m, verb) => {
      const changed = { ...verb, heir: m.state.active };
      return [changed];
    },
    text: {
      en: () => 'the item goes to the active player instead',
      de: () => 'das Item bekommt stattdessen die Person am Zug',
    },
  },
  doInstead: {
    replace: (m, verb, effect) => {
      const { seat, source = 0, vars } = contextOf(m, effect);
      const doing = {
        op: 'run',
        at: below(effect.at, 'then', 'do'),
        vars: { ...vars, seat, source, n: amount(verb) },
      };
      return [doing];
    },
    text: {
      en: (_, __, then) => then.replace(/^roll!/, 'roll instead!').replace(/^this card/, 'instead it'),
      de: (_, __, then) =>
        then.replace(/^würfle!/, 'würfle stattdessen!').replace(/^diese Karte (\S+)/, 'stattdessen $1 sie'),
    },
  },
};

/** What counts on its own card is not the same on another one (The Dead Cat, Bum-Bo!). */
const OF_THE_CARD: readonly Change['change'][] = ['toCounters', 'fromCounters'];

export const isOfTheCard = ({ change }: Replacing): boolean => OF_THE_CARD.includes(change.change);

function tellPrevented(m: M, effect: Effect, n: number): void {
  m.emit({ type: 'prevented', seat: contextOf(m, effect).seat, data: { n } });
}

const numberOf = (change: Change): number => ('n' in change ? change.n : 0);

export function replaceBy(m: M, effect: Effect, { change, then, first }: Replacing, verb: Op): readonly Op[] {
  if (first === true) countVerb(m, verb);
  const instead = meanings[change.change].replace(m, verb, effect, numberOf(change));
  if (then === undefined || change.change === 'doInstead') return instead;
  const { seat, source = 0, vars } = contextOf(m, effect);
  const declared = { op: 'declare', seat, source, at: below(effect.at, 'then'), via: 'trigger', vars };
  return [...instead, declared];
}

/** With `when` it happens and how much of it. */
type VerbText = Readonly<Record<Lang, (nom: string, when: string, what: string) => string>>;

/** "würdest du Beute nehmen", "würde eine Person das nächste Mal Beute nehmen". */
const would = (nom: string, rest: string): string => `${nom === 'du' ? 'würdest' : 'würde'} ${nom} ${rest}`;

/** "you would take damage": the verb that is replaced. */
const verbs: Readonly<Record<Replacing['instead'], VerbText>> = {
  gainCoins: {
    en: (nom, when) => `${when} ${nom} would gain ¢`,
    de: (nom, when) => would(nom, `${when}¢ erhalten`),
  },
  lootCards: {
    en: (nom, when) => `${when} ${nom} would loot`,
    de: (nom, when) => would(nom, `${when}Beute nehmen`),
  },
  hurt: {
    en: (nom, when, what) => `${when} ${nom} would take ${what}damage`,
    de: (nom, when, what) => would(nom, `${when}${what}Schaden erleiden`),
  },
  destroyCard: {
    en: (nom) => `when ${nom} would be destroyed`,
    de: (nom, when) => would(nom, `${when}zerstört werden`),
  },
  gainSoul: {
    en: (nom, when) => `${when} ${nom} would gain a soul`,
    de: (nom, when) => would(nom, `${when}eine Seele erhalten`),
  },
  payPenalty: {
    en: (nom, when) => `${when} ${nom} would pay the death penalty`,
    de: (nom, when) => would(nom, `${when}die Todesstrafe zahlen`),
  },
  putDeath: {
    en: (nom, when) => `${when} ${nom} would die`,
    de: (nom, when) => would(nom, `${when}sterben`),
  },
};

/** The verbs as orders. */
const orders: Readonly<Partial<Record<Replacing['instead'], Readonly<Record<Lang, string>>>>> = {
  gainCoins: { en: 'gain', de: 'erhalte' },
  lootCards: { en: 'loot', de: 'nimm' },
  hurt: { en: 'take', de: 'erleide' },
};

const moments = {
  en: {
    always: 'each time',
    game: 'the next time',
    turn: 'the next time this turn',
    first: 'the first time each turn',
    firstInYours: 'the first time in each of your turns',
  },
  de: {
    always: '',
    game: 'das nächste Mal ',
    turn: 'in diesem Zug das nächste Mal ',
    first: 'in einem Zug zum ersten Mal ',
    firstInYours: 'in deinem Zug zum ersten Mal ',
  },
} as const;

type Moment = keyof (typeof moments)['en'];

function momentOf({ first, if: condition }: Replacing): Moment {
  if (first !== true) return 'always';
  return condition?.test === 'yourTurn' ? 'firstInYours' : 'first';
}

/** "each time you would take damage: 1 more instead"; `then` is what is done instead. */
export function sayReplacing(replacing: Replacing, lang: Lang, how: Moment = momentOf(replacing), then = ''): string {
  const { instead, whose, change, atLeast } = replacing;
  const what = atLeast === undefined ? '' : lang === 'en' ? `${atLeast} or more ` : `${atLeast} oder mehr `;
  const condition = verbs[instead][lang](subjectOf(whose)[lang].one, moments[lang][how], what);
  const said = meanings[change.change].text[lang](numberOf(change), orders[instead]?.[lang] ?? '', then);
  return `${condition}: ${said}`;
}

/** How often it has happened, or would have, to somebody this turn. */
export function timesSoFar(m: At, verb: Op): number {
  const body = bodyOfVerb(m, verb);
  return body === undefined ? 0 : tallied(m, verb.op, body);
}

function countVerb(m: M, verb: Op): void {
  const body = bodyOfVerb(m, verb);
  if (body !== undefined) tally(m, verb.op, body);
}

export function bodyOfVerb(m: At, verb: Op): Body | undefined {
  const subject = subjectOfVerb(m, verb);
  const seat = seatIn(subject);
  return seat === undefined ? (typeof subject === 'number' ? subject : undefined) : player(seat);
}

/** The body or the card that the verb would happen to. */
function subjectOfVerb(m: At, verb: Op): string | number | undefined {
  if ('to' in verb && (typeof verb.to === 'string' || typeof verb.to === 'number')) return verb.to;
  if ('object' in verb && typeof verb.object === 'number') return verb.object;
  if ('who' in verb && (typeof verb.who === 'string' || typeof verb.who === 'number')) return verb.who;
  return 'seat' in verb && typeof verb.seat === 'number' && verb.seat < m.seats ? `seat:${verb.seat}` : undefined;
}
