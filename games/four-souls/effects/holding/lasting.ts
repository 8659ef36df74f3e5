import type { Duration, Path } from '@tafelrunde/kernel';
import { below, may, type WordNode } from '@tafelrunde/words';
import type { M } from '../../state.ts';
import { always, instead, when } from '../language/ability.ts';
import { isReplacing, isStatic, type Replacing, type Static, type Steps, type Triggered } from '../language/card.ts';
import { here } from '../language/context.ts';
import { clause, inBoth } from '../language/speech.ts';
import type { SoulWord } from '../language/word.ts';
import { bodiesOf, formsOf, nounOf, type Who } from '../selectors/who.ts';
import { setRoll } from '../words/dice.ts';
import { atMost, prevent, preventAll, times } from './changes.ts';
import { sayEvent } from './event-clauses.ts';
import { sayReplacing } from './replacing.ts';
import { sayStaticTill, sayValue, type Value } from './stats.ts';

/* Words about what goes on for a while: till end of turn, or until it has done its work. */

interface PreventNext extends WordNode {
  readonly word: 'preventNext';
  readonly who: Who;
  readonly effect: Replacing;
}

interface PreventPoints extends WordNode {
  readonly word: 'preventPoints';
  readonly points: number;
  readonly who: Who;
  /** Of each point. */
  readonly effect: Replacing;
}

interface Gets extends WordNode {
  readonly word: 'gets';
  readonly who: Who;
  readonly effects: readonly Static[];
}

interface LootTwice extends WordNode {
  readonly word: 'lootTwice';
  readonly who: Who;
  readonly effect: Replacing;
}

interface TillEndOfTurn extends WordNode {
  readonly word: 'tillEndOfTurn';
  readonly effect: Static | Triggered;
}

interface NextTime extends WordNode {
  readonly word: 'nextTime';
  readonly effect: Replacing | Triggered;
  readonly within: 'turn' | 'game';
}

interface EchoRoll extends WordNode {
  readonly word: 'echoRoll';
  readonly effect: Triggered;
}

/** FS-228, FS-229: so much of the next damage this turn, all of it, or all but 1; and what happens when it does. */
export const preventNext = (n: number | 'all' | 'allButOne', who: Who, then?: Steps): PreventNext => ({
  word: 'preventNext',
  who,
  effect: instead('hurt', n === 'all' ? preventAll : n === 'allButOne' ? atMost(1) : prevent(n), {
    whose: 'target',
    ...(then === undefined ? {} : { then: { do: then } }),
  }),
});
/** FS-228: so many points of damage this turn, however many instances they come in. */
export const preventPoints = (points: number, who: Who): PreventPoints => ({
  word: 'preventPoints',
  points,
  who,
  effect: instead('hurt', prevent(1), { whose: 'target' }),
});
/** So much more of a value till end of turn, and of others. */
export const gets = (
  stat: Value,
  n: number,
  who: Who = 'you',
  ...more: readonly (readonly [Value, number])[]
): Gets => ({
  word: 'gets',
  who,
  effects: [[stat, n] as const, ...more].map(([each, by]) => always(each, by, { whose: 'target' })),
});
/** Twice as many loot cards, each time till end of turn. */
export const lootTwice = (who: Who): LootTwice => ({
  word: 'lootTwice',
  who,
  effect: instead('lootCards', times(2), { whose: 'target' }),
});
/** An effect till end of turn: for many at once, as in "each monster", or each time something happens. */
export const tillEndOfTurn = (effect: TillEndOfTurn['effect']): TillEndOfTurn => ({ word: 'tillEndOfTurn', effect });
/** The next time this turn, or in the whole game. */
export const nextTime = (effect: NextTime['effect'], within: NextTime['within'] = 'turn'): NextTime => ({
  word: 'nextTime',
  effect,
  within,
});

/** In a row of a dice table: the next roll this turn may become the same number. */
export const echoRoll = (): EchoRoll => ({
  word: 'echoRoll',
  effect: when('wouldRoll', { who: 'you' }, [may([setRoll('rolled', 'that')])]),
});

/** The effect goes on for each of them till end of turn, or until it has done its work. */
function lastFor(m: M, who: Who, effect: Path, until: Duration): void {
  const { seat, vars } = here(m);
  for (const body of bodiesOf(m, who, here(m))) m.startLasting(effect, { ...vars, target: body }, until, seat);
}

const upTo = (n: number, said: string): string => (n === 1 ? '1' : `${said} ${n}`);

const sayPrevent = {
  en: (effect: Replacing, who: string): string => {
    const { change } = effect;
    if (change.change === 'prevent') return `prevent ${upTo(change.n, 'up to')} of the next damage to ${who} this turn`;
    if (change.change === 'atMost') return `the next damage to ${who} this turn is only ${change.n}`;
    return `prevent the next damage to ${who} this turn`;
  },
  de: (effect: Replacing, who: string): string => {
    const { change } = effect;
    if (change.change === 'prevent')
      return `verhindere ${upTo(change.n, 'bis zu')} vom nächsten Schaden an ${who} in diesem Zug`;
    if (change.change === 'atMost') return `der nächste Schaden an ${who} in diesem Zug ist nur ${change.n}`;
    return `verhindere den nächsten Schaden an ${who} in diesem Zug`;
  },
} as const;

const sayThen = { en: 'when you prevent damage this way', de: 'verhinderst du so Schaden' } as const;

const preventWord: SoulWord<PreventNext> = {
  run: (m, { who }, at) => lastFor(m, who, below(at, 'effect'), { scope: 'turn', next: true }),
  text: inBoth((lang, { effect, who }, say) => {
    const { en, de } = formsOf(who);
    const said = lang === 'en' ? sayPrevent.en(effect, en) : sayPrevent.de(effect, de.dat);
    return effect.then === undefined ? said : `${said}; ${sayThen[lang]}: ${say.list(effect.then.do)}`;
  }),
};

const pointsWord: SoulWord<PreventPoints> = {
  run: (m, { who, points }, at) => {
    for (let i = 0; i < points; i++) lastFor(m, who, below(at, 'effect'), { scope: 'turn', next: true });
  },
  text: inBoth((lang, { who, points }) => {
    const { en, de } = formsOf(who);
    return lang === 'en'
      ? `prevent the next ${points} damage to ${en} this turn`
      : `verhindere in diesem Zug die nächsten ${points} Punkte Schaden an ${de.dat}`;
  }),
};

const TILL = { en: ' till end of turn', de: ' bis zum Ende des Zugs' } as const;

const getsWord: SoulWord<Gets> = {
  run: (m, { who, effects }, at) => {
    effects.forEach((_, i) => {
      lastFor(m, who, below(at, 'effects', i), { scope: 'turn' });
    });
  },
  text: inBoth((lang, { who, effects }) => {
    const { en, de } = formsOf(who);
    const values = effects
      .map(({ always: stat, n }) => sayValue(stat, n, lang))
      .join(lang === 'en' ? ' and ' : ' und ');
    if (lang === 'en') return `${en} ${who === 'you' ? 'have' : 'has'} ${values}${TILL.en}`;
    return `${de.nom} ${who === 'you' ? 'hast' : 'hat'}${TILL.de} ${values}`;
  }),
};

const twiceWord: SoulWord<LootTwice> = {
  run: (m, { who }, at) => lastFor(m, who, below(at, 'effect'), { scope: 'turn' }),
  text: inBoth((lang, { who }) =>
    clause(lang, nounOf(who), {
      en: [`loot twice as many cards${TILL.en}`, `loots twice as many cards${TILL.en}`],
      de: [`nimm${TILL.de} doppelt so viel Beute`, `nimmt${TILL.de} doppelt so viel Beute`],
    }),
  ),
};

const nextWord: SoulWord<NextTime> = {
  run: (m, { within }, at) =>
    m.startLasting(
      below(at, 'effect'),
      m.vars,
      within === 'turn' ? { scope: 'turn', next: true } : { next: true },
      here(m).seat,
    ),
  text: inBoth((lang, { effect, within }, say) => {
    if (isReplacing(effect)) return sayReplacing(effect, lang, within);
    return `${sayEvent(effect.when, effect.of, lang, 'next')}: ${say.list(effect.do)}`;
  }),
};

const echoWord: SoulWord<EchoRoll> = {
  run: (m, _, at) => m.startLasting(below(at, 'effect'), m.vars, { scope: 'turn', next: true }, here(m).seat),
  text: inBoth((lang) =>
    lang === 'en'
      ? 'you may change your next roll this turn to that number'
      : 'du darfst deinen nächsten Wurf in diesem Zug auf diese Zahl ändern',
  ),
};

const tillWord: SoulWord<TillEndOfTurn> = {
  run: (m, _, at) => m.startLasting(below(at, 'effect'), m.vars, { scope: 'turn' }, here(m).seat),
  text: inBoth((lang, { effect }, say) => {
    if (isStatic(effect)) return sayStaticTill(effect, lang);
    return `${sayEvent(effect.when, effect.of, lang, 'thisTurn')}, ${say.list(effect.do)}`;
  }),
};

export const lastingWords = {
  preventNext: preventWord,
  preventPoints: pointsWord,
  gets: getsWord,
  lootTwice: twiceWord,
  echoRoll: echoWord,
  tillEndOfTurn: tillWord,
  nextTime: nextWord,
} as const;
