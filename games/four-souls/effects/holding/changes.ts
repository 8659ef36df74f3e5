import type { Effect, Lang, Op } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { turnOrder } from '../../players.ts';
import { countersOn, setCounters } from '../../rules/table.ts';
import type { M } from '../../state.ts';
import { contextOf } from '../language/context.ts';

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
      turnOrder(m, m.state.active).map((seat) => {
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

function tellPrevented(m: M, effect: Effect, n: number): void {
  m.emit({ type: 'prevented', seat: contextOf(m, effect).seat, data: { n } });
}

const numberOf = (change: Change): number => ('n' in change ? change.n : 0);

/** What comes in place of the verb. */
export function changeVerb(m: M, verb: Op, effect: Effect, change: Change): readonly Op[] {
  return meanings[change.change].replace(m, verb, effect, numberOf(change));
}

/** `verb` is what one is told to do: "take", "erleide"; `then` what is done instead. */
export function sayChange(change: Change, lang: Lang, verb: string, then: string): string {
  return meanings[change.change].text[lang](numberOf(change), verb, then);
}

/** What counts on its own card is not the same on another one (The Dead Cat, Bum-Bo!). */
const OF_THE_CARD: readonly Change['change'][] = ['toCounters', 'fromCounters'];

export const isOfTheCard = ({ change }: Change): boolean => OF_THE_CARD.includes(change);
