import type { Effect, Op, Said } from '@tafelrunde/kernel';
import {
  and,
  below,
  type Circumstance,
  clause,
  kind,
  noun,
  type Say,
  type Speech,
  type Verb as Spoken,
  type Steps,
  verb,
  when,
} from '@tafelrunde/words';
import { turnOrder } from '../../players.ts';
import { countersOn, setCounters } from '../../rules/table.ts';
import type { M } from '../../state.ts';
import { contextOf } from '../language/context.ts';
import { CARD } from '../selectors/nouns.ts';
import { subjectOf } from '../selectors/who.ts';
import { isRoll, sayRoll } from '../words/dice.ts';
import { callingItIt, IT } from './stats.ts';

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

/** What is replaced, and by what. */
interface About {
  readonly say: Say;
  /** What one is told to do: "take", "erleide", with `{how}` much. */
  readonly verb: Spoken;
  /** Of `doInstead`. */
  readonly then: Steps;
}

const PREVENT = verb('prevent {what}', 'verhindere verhinderst verhindert verhindern | {what}');
const PUT_COUNTERS = verb(
  'put as many counters on this instead',
  'lege legst legt legen | stattdessen ebenso viele Marker auf diese Karte',
);
const REMOVE_COUNTERS = verb(
  'remove as many counters from this',
  'entferne entfernst entfernt entfernen | ebenso viele Marker von dieser Karte',
);
const COME = verb(
  'come from the top of the loot discard instead',
  '- kommst kommt kommen | stattdessen von oben aus der Beute-Ablage',
);
const BECOME_SOUL = verb('become a soul instead', '- wirst wird werden | stattdessen zur Seele');
const CHOOSE_ITEM = verb('choose the item instead', '- wählst wählt wählen | stattdessen das Item');
const GET = verb('take the loot and the ¢', '- bekommst bekommt bekommen | die Beute und den ¢');
const GO = verb('go to the active player instead', '- gehst geht gehen | stattdessen an die Person am Zug');
const CARDS = noun(CARD, 'all');
const THE_CARDS = { ...CARDS, en: 'the cards', de: { ...CARDS.de, nom: 'die Karten' } };
const THE_ITEM = noun(kind('item', 'das Item/Items'), 'the');
const INSTEAD: Circumstance = { en: 'instead', de: 'stattdessen', isAdverb: true };

const instead = (en: string, de: string): Said => ({ en: `${en} instead`, de: `stattdessen ${de}` });

interface Meaning {
  /** What comes in place of the verb. */
  replace(m: M, verb: Verb, effect: Effect, n: number): readonly Op[];
  /** With "instead" in it. */
  says(n: number, about: About): Speech;
}

const withNumber = (verb: Verb, n: number): readonly Op[] => {
  const changed = { ...verb, n };
  return n > 0 ? [changed] : [];
};

const amount = ({ n = 0 }: Verb): number => n;

const meanings: Readonly<Record<Change['change'], Meaning>> = {
  more: {
    replace: (_, verb, __, n) => withNumber(verb, amount(verb) + n),
    says: (n, { say, verb: spoken }) => clause(say.you, spoken, { how: instead(`${n} more`, `${n} mehr`) }),
  },
  times: {
    // "Double instead" of what is already double is still double.
    replace: (_, verb, __, n) => {
      const multiplied = { ...verb, multiplied: true };
      return 'multiplied' in verb ? [verb] : withNumber(multiplied, amount(verb) * n);
    },
    says: (n, { say, verb: spoken }) =>
      clause(say.you, spoken, {
        how: n === 2 ? instead('twice as many', 'doppelt so viel') : instead(`${n} times as many`, `${n}-mal so viel`),
      }),
  },
  atMost: {
    replace: (_, verb, __, n) => withNumber(verb, Math.min(amount(verb), n)),
    says: (n, { say, verb: spoken }) => clause(say.you, spoken, { how: instead(`only ${n}`, `nur ${n}`) }),
  },
  prevent: {
    replace: (m, verb, effect, n) => {
      tellPrevented(m, effect, Math.min(n, amount(verb)));
      return withNumber(verb, amount(verb) - n);
    },
    says: (n, { say }) => clause(say.you, PREVENT, { what: { en: `${n} of it`, de: `${n} davon` } }),
  },
  preventAll: {
    replace: (m, verb, effect) => {
      tellPrevented(m, effect, amount(verb));
      return [];
    },
    says: (_, { say }) => clause(say.you, PREVENT, { what: { en: 'it', de: 'ihn' } }),
  },
  toCounters: {
    replace: (m, verb, { source }) => {
      if (source !== undefined) setCounters(m, source, countersOn(m, source) + amount(verb));
      return [];
    },
    says: (_, { say }) => clause(say.you, PUT_COUNTERS),
  },
  fromCounters: {
    replace: (m, verb, effect) => {
      const { source } = effect;
      const prevented = source === undefined ? 0 : Math.min(countersOn(m, source), amount(verb));
      if (source !== undefined) setCounters(m, source, countersOn(m, source) - prevented);
      tellPrevented(m, effect, prevented);
      return withNumber(verb, amount(verb) - prevented);
    },
    says: (_, { say }) =>
      and(clause(say.you, REMOVE_COUNTERS), PREVENT, { what: { en: 'as much of it', de: 'ebenso viel davon' } }),
  },
  fromDiscard: {
    replace: (_, verb) => {
      const changed = { ...verb, fromDiscard: true };
      return [changed];
    },
    says: () => clause(THE_CARDS, COME),
  },
  becomesSoul: {
    replace: (_, __, { source, seat }) => {
      const becoming = { op: 'becomeSoul', object: source, seat };
      return [becoming];
    },
    says: () => clause(IT, BECOME_SOUL),
  },
  sharedByAll: {
    replace: (m, verb) =>
      turnOrder(m, m.state.active).map((seat) => {
        const shared = { ...verb, seat };
        return shared;
      }),
    says: (_, { say, verb: spoken }) =>
      clause(subjectOf('everybody', say), spoken, { how: instead('as many', 'ebenso viele') }),
  },
  takenOver: {
    replace: (_, verb, { seat }) => {
      const changed = { ...verb, by: seat };
      return [changed];
    },
    says: (_, { say }) => and(clause(say.you, CHOOSE_ITEM), GET),
  },
  itemToActive: {
    replace: (m, verb) => {
      const changed = { ...verb, heir: m.state.active };
      return [changed];
    },
    says: () => clause(THE_ITEM, GO),
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
    says: (_, { say, then }) => {
      const [first, ...more] = then;
      return first !== undefined && isRoll(first) && more.length === 0
        ? sayRoll(first, say, true)
        : when(INSTEAD, callingItIt(say).steps(then));
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

export const sayChange = (change: Change, about: About): Speech =>
  meanings[change.change].says(numberOf(change), about);

/** What counts on its own card is not the same on another one (The Dead Cat, Bum-Bo!). */
const OF_THE_CARD: readonly Change['change'][] = ['toCounters', 'fromCounters'];

export const isOfTheCard = ({ change }: Change): boolean => OF_THE_CARD.includes(change);
