import { type Lang, refs, type Seat } from '@tafelrunde/kernel';
import type { WordNode } from '@tafelrunde/words';
import { byRef, itemRef } from '../../refs.ts';
import { changeRoll, throwDie } from '../../rules/dice.ts';
import { SIDES } from '../../rules/outcomes.ts';
import { cancelAll, itemWith, replaceItem, cancel as takeAway } from '../../rules/stack.ts';
import type { Item, RollItem } from '../../stack-items.ts';
import type { At, Chapter } from '../../state.ts';
import { type Condition, sayCondition } from '../holding/conditions.ts';
import { isTrue } from '../holding/values.ts';
import type { Steps } from '../language/card.ts';
import { here, targetName } from '../language/context.ts';
import { inBoth, signed } from '../language/speech.ts';
import { amountOf, type SoulWord } from '../language/word.ts';
import { aNumber } from '../selectors/picks.ts';
import { type Aim, aim, formsOf, seatsOf, type Who } from '../selectors/who.ts';

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
type OnStack = Aim | 'that';

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
  readonly number: Aim;
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

const isRoll = (item: Item | undefined): item is RollItem => item?.kind === 'roll';

function rollOf(m: At, what: OnStack): RollItem | undefined {
  const item = itemWith(m, idOf(m, what));
  return isRoll(item) ? item : undefined;
}

const said = (what: OnStack, en: string, de: string) =>
  what === 'that' ? { en, de } : { en: formsOf(what).en, de: formsOf(what).de.acc };
const THAT_ROLL = ['that roll', 'diesen Wurf'] as const;

/** "a 1 or 6", "any number". */
function sayNumbers(to: SetRoll['to'], lang: Lang): string {
  if (to === 'rolled') return lang === 'en' ? 'the number rolled before' : 'die zuvor gewürfelte Zahl';
  if (to.length === SIDES) return lang === 'en' ? 'any number' : 'eine beliebige Zahl';
  return lang === 'en' ? `a ${listed(to, 'or')}` : `eine ${listed(to, 'oder')}`;
}

const listed = (list: readonly number[], or: string): string => {
  const last = list.at(-1);
  return list.length < 2 ? String(last) : `${list.slice(0, -1).join(', ')} ${or} ${last}`;
};

const sayTimes = ({ n, if: condition }: NonNullable<Roll['times']>, lang: Lang): string =>
  `${lang === 'en' ? `${n} times` : `${n}-mal`}, ${sayCondition(condition, lang, 'if')}`;

const rollWord: SoulWord<Roll> = {
  run: (m, { who, times }, at) => {
    const rolls = times !== undefined && isTrue(m, times.if, here(m)) ? times.n : 1;
    for (const seat of seatsOf(m, who, here(m))) {
      const then = { at, vars: { ...m.vars, roller: seat } };
      for (let i = 0; i < rolls; i++) m.put({ op: 'rollDie', seat, attack: false, then });
    }
  },
  text: inBoth((lang, { who, table, times }, say) => {
    const { en, de } = formsOf(who);
    const verb =
      lang === 'en' ? (who === 'you' ? 'roll' : `${en} rolls`) : who === 'you' ? 'würfle' : `${de.nom} würfelt`;
    const head = times === undefined ? verb : `${verb} (${sayTimes(times, lang)})`;
    const [all] = table;
    if (all !== undefined && all.from === 1 && all.to === SIDES) return `${head}: ${say.list(all.do)}`;
    const rows = new Map<string, string[]>();
    for (const { from, to, do: steps } of table) {
      const said = say.list(steps);
      rows.set(said, [...(rows.get(said) ?? []), from === to ? `${from}` : `${from}–${to}`]);
    }
    return `${head}! ${[...rows].map(([said, numbers]) => `${numbers.join(lang === 'en' ? ' or ' : ' oder ')}: ${said}`).join('; ')}`;
  }),
};

const rerollWord: SoulWord<Reroll> = {
  run: (m, { what }) => {
    const found = rollOf(m, what);
    if (found !== undefined) changeRoll(m, found, throwDie(m));
  },
  text: inBoth((lang, { what }) => {
    const { en, de } = said(what, ...THAT_ROLL);
    return lang === 'en' ? `reroll ${en}` : `würfle ${de} neu`;
  }),
};

const signs = (by: readonly number[], or: string): string => by.map(signed).join(` ${or} `);

/** "+1 or −1"; with a 0 among them it is "up to". */
function sayBy(by: readonly number[], lang: Lang): string {
  if (!by.includes(0)) return signs(by, lang === 'en' ? 'or' : 'oder');
  return `${lang === 'en' ? 'up to' : 'bis zu'} ${signs(by.slice(-1), '')}`;
}

const addWord: SoulWord<AddToRoll> = {
  run: (m, { by, what }) => {
    const found = rollOf(m, what);
    const [first = 0, ...more] = by;
    if (found === undefined) return;
    if (more.length === 0) changeRoll(m, found, found.value + first);
    else m.put({ op: 'changeBy', seat: here(m).seat, id: found.id, by });
  },
  text: inBoth((lang, { by, what }) => {
    const { en, de } = said(what, ...THAT_ROLL);
    return lang === 'en' ? `change ${en} by ${sayBy(by, lang)}` : `verändere ${de} um ${sayBy(by, lang)}`;
  }),
};

const setWord: SoulWord<SetRoll> = {
  run: (m, { to, what }) => {
    const found = rollOf(m, what);
    const [first = 1, ...more] = to === 'rolled' ? [amountOf(m, 'rolled')] : to;
    if (found === undefined) return;
    if (more.length === 0) changeRoll(m, found, first);
    else m.put({ op: 'changeTo', seat: here(m).seat, id: found.id, to: [first, ...more] });
  },
  text: inBoth((lang, { to, what }) => {
    const { en, de } = said(what, ...THAT_ROLL);
    return lang === 'en' ? `change ${en} to ${sayNumbers(to, lang)}` : `ändere ${de} auf ${sayNumbers(to, lang)}`;
  }),
};

const cancelWord: SoulWord<Cancel> = {
  run: (m, { what }) => takeAway(m, idOf(m, what)),
  text: inBoth((lang, { what }) => {
    const { en, de } = said(what, 'that', 'das');
    return lang === 'en' ? `prevent ${en}` : `verhindere ${de}`;
  }),
};

const reduceWord: SoulWord<Reduce> = {
  run: (m, { n }) => {
    const item = itemWith(m, idOf(m, 'that'));
    if (item?.kind !== 'damage') return;
    if (item.n <= n) takeAway(m, item.id);
    else replaceItem(m, { ...item, n: item.n - n });
  },
  text: inBoth((lang, { n }) => (lang === 'en' ? `prevent ${n} of that damage` : `verhindere ${n} von diesem Schaden`)),
};

const foretellWord: SoulWord<Foretell> = {
  run: (m, _, at) => {
    m.state.foretold = [...m.state.foretold, { at, vars: m.vars }];
  },
  text: inBoth((lang, { number, do: steps }, say) => {
    const { en, de } = formsOf(number);
    return lang === 'en'
      ? `name ${en}; if the next roll made comes to that number: ${say.list(steps)}`
      : `nenne ${de.acc}; zeigt der nächste Wurf diese Zahl: ${say.list(steps)}`;
  }),
};

const severalWord: SoulWord<ThrowSeveral> = {
  run: (m, _, at) => {
    m.state.foretold = [...m.state.foretold, { at, vars: m.vars }];
  },
  text: inBoth((lang, { dice }) =>
    lang === 'en'
      ? `the next time a player would roll, they roll ${dice} dice instead, and you choose the one that counts`
      : `würfelt das nächste Mal eine Person, nimmt sie dafür ${dice} Würfel, und du wählst den, der zählt`,
  ),
};

const endWord: SoulWord<EndTurn> = {
  run: (m) => {
    cancelAll(m);
    m.put({ op: 'endTurn' });
  },
  text: inBoth((lang) =>
    lang === 'en'
      ? 'cancel everything that has not resolved and end the turn'
      : 'verhindere alles, was noch nicht abgehandelt ist, und beende den Zug',
  ),
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
      if (pick !== undefined && isRoll(item)) changeRoll(m, item, item.value + (byRef.in(pick) ?? 0));
    },
  },
  changeTo: {
    options: (m, { id, to }) => (itemWith(m, id) === undefined ? [] : to.map((n) => refs.number(n))),
    answer: (m, { id }, [pick]) => {
      const item = itemWith(m, id);
      if (pick !== undefined && isRoll(item)) changeRoll(m, item, refs.number.in(pick) ?? item.value);
    },
  },
};
