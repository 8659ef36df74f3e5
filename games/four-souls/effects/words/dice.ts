import { refs, type Said, type Seat } from '@tafelrunde/kernel';
import {
  type Aim,
  and,
  clause,
  kind,
  type Noun,
  noun,
  type Rows,
  type Say,
  type Steps,
  sayIf,
  sequence,
  tells,
  verb,
  type WordNode,
  when,
} from '@tafelrunde/words';
import { byRef, itemRef } from '../../refs.ts';
import { changeRoll, throwDie } from '../../rules/dice.ts';
import { SIDES } from '../../rules/outcomes.ts';
import { cancelAll, itemWith, replaceItem, cancel as takeAway } from '../../rules/stack.ts';
import type { Item, RollItem } from '../../stack-items.ts';
import type { At, Chapter } from '../../state.ts';
import { type Condition, isTrue, sayCondition } from '../holding/values.ts';

import { here, targetName } from '../language/context.ts';
import { amountOf, type SoulWord, signed } from '../language/word.ts';
import { aNumber, type Pick } from '../selectors/picks.ts';
import { aim, nounOf, seatsOf, subjectOf, THIS_CARD, type Who } from '../selectors/who.ts';

/* Words about dice, and about whatever else lies on the stack. */

interface Row {
  readonly from: number;
  readonly to: number;
  readonly do: Steps;
}

interface Roll extends WordNode {
  readonly word: 'roll';
  readonly who: Who;
  readonly table: readonly Row[];
  /** So many rolls, each for itself, if that is true. */
  readonly times?: { readonly n: number; readonly if: Condition };
}

/** What is on the stack: aimed at, or the one that the effect answers. */
type OnStack = Aim<Pick> | 'that';

interface Reroll extends WordNode {
  readonly word: 'reroll';
  readonly what: OnStack;
}

interface AddToRoll extends WordNode {
  readonly word: 'addToRoll';
  /** One of these, chosen when it resolves; "up to" begins with 0. */
  readonly by: readonly number[];
  readonly what: OnStack;
}

interface SetRoll extends WordNode {
  readonly word: 'setRoll';
  /** One of these, or what was rolled before. */
  readonly to: readonly number[] | 'rolled';
  readonly what: OnStack;
}

interface Cancel extends WordNode {
  readonly word: 'cancel';
  readonly what: OnStack;
}

interface Reduce extends WordNode {
  readonly word: 'reduce';
  readonly n: number;
}

interface Foretell extends WordNode {
  readonly word: 'foretell';
  readonly number: Aim<Pick>;
  readonly do: Steps;
}

interface ThrowSeveral extends WordNode {
  readonly word: 'throwSeveral';
  readonly dice: number;
}

interface EndTurn extends WordNode {
  readonly word: 'endTurn';
}

const row = ([range, steps]: [string, Steps]): Row => {
  const [from = 1, to = from] = range.split('-').map(Number);
  return { from, to, do: steps };
};

/** FS-191: `roll({ '1-2': [...], 6: [...] })`. Always the last step: what follows belongs into the table. */
export const roll = (table: Readonly<Record<string, Steps>>, who: Who = 'you', times?: Roll['times']): Roll => ({
  word: 'roll',
  who,
  table: Object.entries(table)
    .map(row)
    .toSorted((a, b) => a.from - b.from),
  ...(times === undefined ? {} : { times }),
});
/** FS-189. */
export const reroll = (what: OnStack): Reroll => ({ word: 'reroll', what });
export const addToRoll = (by: readonly number[], what: OnStack): AddToRoll => ({ word: 'addToRoll', by, what });
export const setRoll = (to: SetRoll['to'], what: OnStack): SetRoll => ({ word: 'setRoll', to, what });
/** FS-211: an effect, or the death that a `wouldDie` trigger answers. */
export const cancel = (what: OnStack): Cancel => ({ word: 'cancel', what });
/** So much less of the damage that a `wouldBeDamaged` trigger answers. */
export const reduce = (n: number): Reduce => ({ word: 'reduce', n });
/** If the next roll that is made, by whomever, comes to the number that was named. */
export const foretell = (steps: Steps): Foretell => ({ word: 'foretell', number: aim(aNumber), do: steps });
/** The next roll, by whomever, is made with so many dice, and you choose one. */
export const throwSeveral = (dice: number): ThrowSeveral => ({ word: 'throwSeveral', dice });
/** End the turn and cancel everything that has not resolved. */
export const endTurn = (): EndTurn => ({ word: 'endTurn' });

export interface DiceWordOps {
  changeBy: { seat: Seat; id: number; by: readonly number[] };
  changeTo: { seat: Seat; id: number; to: readonly number[] };
}

function idOf(m: At, what: OnStack): number {
  return what === 'that' ? Number(here(m).vars.item) : (itemRef.in(targetName(m)) ?? 0);
}

const isOnStack = (item: Item | undefined): item is RollItem => item?.kind === 'roll';

function rollOf(m: At, what: OnStack): RollItem | undefined {
  const item = itemWith(m, idOf(m, what));
  return isOnStack(item) ? item : undefined;
}

const THAT_ROLL = noun(kind('roll', 'der Wurf/Würfe'), 'that');

const rollNoun = (what: OnStack, say: Say): Noun => (what === 'that' ? THAT_ROLL : nounOf(what, say));

/** "a 1 or 6", "any number". */
function sayNumbers(to: SetRoll['to']): Said {
  if (to === 'rolled') return { en: 'the number rolled before', de: 'die zuvor gewürfelte Zahl' };
  if (to.length === SIDES) return { en: 'any number', de: 'eine beliebige Zahl' };
  return { en: `a ${listed(to, 'or')}`, de: `eine ${listed(to, 'oder')}` };
}

const listed = (list: readonly number[], or: string): string => {
  const last = list.at(-1);
  return list.length < 2 ? String(last) : `${list.slice(0, -1).join(', ')} ${or} ${last}`;
};

function sayTimes({ n, if: condition }: NonNullable<Roll['times']>): Said {
  const { en, de } = sayIf(sayCondition(condition));
  return { en: `(${n} times, ${en})`, de: `(${n}-mal, ${de})` };
}

const ROLL = verb('roll {how}', 'würfle würfelst würfelt würfeln | {how}');
const INSTEAD: Said = { en: 'instead', de: 'stattdessen' };
const REROLL = verb('reroll {what}', 'würfle würfelst würfelt würfeln -neu | {what}', {
  en: 'reroll a die',
  de: 'Würfel neu',
});
const CHANGE_BY = verb('change {what} by {by}', 'verändere veränderst verändert verändern | {what} um {by}', {
  en: '{die}: {by}',
  de: '{die}: {by}',
});
const CHANGE_TO = verb('change {what} to {to}', 'ändere änderst ändert ändern | {what} auf {to}', {
  en: 'die: {to}',
  de: 'Würfel: {to}',
});
const CANCEL = verb('cancel {what}', 'annulliere annullierst annulliert annullieren | {what}');
/** Damage and deaths are prevented, everything else is cancelled. */
const PREVENT_THAT = verb('prevent that', 'verhindere verhinderst verhindert verhindern | das');
const PREVENT = verb(
  'prevent {n} of that damage',
  'verhindere verhinderst verhindert verhindern | {n} Punkt dieses Schadens',
);
const NAME = verb('name {what}', 'nenne nennst nennt nennen | {what}');
const CANCEL_ALL = verb(
  'cancel everything that has not resolved',
  'annulliere annullierst annulliert annullieren | alles, was noch nicht abgehandelt ist,',
  { en: '', de: '' },
);
const END_TURN = verb('end the turn', 'beende beendest beendet beenden | den Zug', {
  en: 'end the turn',
  de: 'der Zug endet',
});

const rangeOf = ({ from, to }: Row): string => {
  if (from === 1 && to === SIDES) return '';
  return from === to ? `${from}` : `${from}–${to}`;
};

export const isRoll = (node: WordNode): node is Roll => node.word === 'roll';

/** After somebody else who rolls, "it" and "sie" would seem to be that player. */
const naming = (who: Who, say: Say): Say =>
  who === 'you' ? say : say.naming('this', { first: THIS_CARD, again: THIS_CARD });

/** "roll! 1–2: …; 3–4: …". */
export const sayRoll = ({ who, table, times }: Roll, say: Say, instead = false): Rows => ({
  kind: 'table',
  head: clause(subjectOf(who, say), ROLL, {
    how: instead ? INSTEAD : times === undefined ? undefined : sayTimes(times),
  }),
  rows: table.map((each) => ({ label: rangeOf(each), do: naming(who, say).steps(each.do) })),
});

const rollWord: SoulWord<Roll> = {
  run: (m, { who, times }, at) => {
    const rolls = times !== undefined && isTrue(m, times.if, here(m)) ? times.n : 1;
    for (const seat of seatsOf(m, who, here(m))) {
      const then = { at, vars: { ...m.vars, roller: seat } };
      for (let i = 0; i < rolls; i++) m.put({ op: 'rollDie', seat, attack: false, then });
    }
  },
  says: (node, say) => sayRoll(node, say),
};

const rerollWord: SoulWord<Reroll> = {
  run: (m, { what }) => {
    const found = rollOf(m, what);
    if (found !== undefined) changeRoll(m, found, throwDie(m));
  },
  says: ({ what }, say) => clause(say.you, REROLL, { what: rollNoun(what, say) }),
};

const signs = (by: readonly number[], or: string): string => by.map(signed).join(` ${or} `);

/** "+1 or −1"; with a 0 among them it is "up to". */
function sayBy(by: readonly number[]): Said {
  if (!by.includes(0)) return { en: signs(by, 'or'), de: signs(by, 'oder') };
  const most = signs(by.slice(-1), '');
  return { en: `up to ${most}`, de: `bis zu ${most}` };
}

const A_DIE: Said = { en: 'die', de: 'Würfel' };
const ATTACK_DIE: Said = { en: 'attack roll', de: 'Angriffswurf' };
const OTHER_DIE: Said = { en: 'die (no attack)', de: 'Würfel (kein Angriff)' };

/** In a telegram: which rolls it is for. */
function dieIn(what: OnStack): Said {
  if (what === 'that' || what.aim.pick !== 'roll' || what.aim.attack === undefined) return A_DIE;
  return what.aim.attack ? ATTACK_DIE : OTHER_DIE;
}

const addWord: SoulWord<AddToRoll> = {
  run: (m, { by, what }) => {
    const found = rollOf(m, what);
    const [first = 0, ...more] = by;
    if (found === undefined) return;
    if (more.length === 0) changeRoll(m, found, found.value + first);
    else m.put({ op: 'changeBy', seat: here(m).seat, id: found.id, by });
  },
  says: ({ by, what }, say) =>
    clause(say.you, CHANGE_BY, { what: rollNoun(what, say), by: sayBy(by), die: dieIn(what) }),
};

const setWord: SoulWord<SetRoll> = {
  run: (m, { to, what }) => {
    const found = rollOf(m, what);
    const [first = 1, ...more] = to === 'rolled' ? [amountOf(m, 'rolled')] : to;
    if (found === undefined) return;
    if (more.length === 0) changeRoll(m, found, first);
    else m.put({ op: 'changeTo', seat: here(m).seat, id: found.id, to: [first, ...more] });
  },
  says: ({ to, what }, say) => clause(say.you, CHANGE_TO, { what: rollNoun(what, say), to: sayNumbers(to) }),
};

const cancelWord: SoulWord<Cancel> = {
  run: (m, { what }) => takeAway(m, idOf(m, what)),
  says: ({ what }, say) =>
    what === 'that' ? clause(say.you, PREVENT_THAT) : clause(say.you, CANCEL, { what: nounOf(what, say) }),
};

const reduceWord: SoulWord<Reduce> = {
  run: (m, { n }) => {
    const item = itemWith(m, idOf(m, 'that'));
    if (item?.kind !== 'damage') return;
    if (item.n <= n) takeAway(m, item.id);
    else replaceItem(m, { ...item, n: item.n - n });
  },
  says: ({ n }, say) => clause(say.you, PREVENT, { n }),
};

const foretellWord: SoulWord<Foretell> = {
  run: (m, _, at) => {
    m.state.foretold = [...m.state.foretold, { at, vars: m.vars }];
  },
  says: ({ number, do: steps }, say) =>
    sequence([
      clause(say.you, NAME, { what: nounOf(number, say) }),
      when(
        { en: 'if the next roll made comes to that number', de: 'zeigt der nächste Wurf diese Zahl' },
        say.steps(steps),
      ),
    ]),
};

const severalWord: SoulWord<ThrowSeveral> = {
  run: (m, _, at) => {
    m.state.foretold = [...m.state.foretold, { at, vars: m.vars }];
  },
  says: ({ dice }) =>
    tells(
      `the next time a player would roll, they roll ${dice} dice instead, and you choose the one that counts`,
      `würfelt das nächste Mal eine Person, nimmt sie dafür ${dice} Würfel, und du wählst den, der zählt`,
    ),
};

const endWord: SoulWord<EndTurn> = {
  run: (m) => {
    cancelAll(m);
    m.put({ op: 'endTurn' });
  },
  says: (_, say) => and(clause(say.you, CANCEL_ALL), END_TURN),
};

export const diceWords = {
  roll: rollWord,
  reroll: rerollWord,
  addToRoll: addWord,
  setRoll: setWord,
  cancel: cancelWord,
  reduce: reduceWord,
  foretell: foretellWord,
  throwSeveral: severalWord,
  endTurn: endWord,
} as const;

export const diceWordRules: Chapter<DiceWordOps> = {
  changeBy: {
    options: (m, { id, by }) => (itemWith(m, id) === undefined ? [] : by.map((n) => byRef(n))),
    answer: (m, { id }, [pick]) => {
      const item = itemWith(m, id);
      if (pick !== undefined && isOnStack(item)) changeRoll(m, item, item.value + (byRef.in(pick) ?? 0));
    },
  },
  changeTo: {
    options: (m, { id, to }) => (itemWith(m, id) === undefined ? [] : to.map((n) => refs.number(n))),
    answer: (m, { id }, [pick]) => {
      const item = itemWith(m, id);
      if (pick !== undefined && isOnStack(item)) changeRoll(m, item, refs.number.in(pick) ?? item.value);
    },
  },
};
