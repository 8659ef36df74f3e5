import type { Path } from '@tafelrunde/kernel';
import type { WordNode } from '@tafelrunde/words';
import type { M } from '../state.ts';
import { always, instead } from './ability.ts';
import { isReplacing, isStatic, isTriggered, type Replacing, type Static, type Steps, type Triggered } from './card.ts';
import { atMost, prevent, preventAll, sayReplacing } from './changes.ts';
import { here } from './context.ts';
import { sayEvent } from './events.ts';
import { inBoth } from './speech.ts';
import { type Stat, sayStatic } from './stats.ts';
import { bodiesOf, formsOf, type Who } from './who.ts';
import type { SoulWord } from './word.ts';

/* Words about what goes on for a while: till end of turn, or until it has done its work. */

interface PreventNext extends WordNode {
  readonly word: 'preventNext';
  readonly who: Who;
  readonly effect: Replacing;
}

interface Gets extends WordNode {
  readonly word: 'gets';
  readonly who: Who;
  readonly effect: Static;
}

interface TillEndOfTurn extends WordNode {
  readonly word: 'tillEndOfTurn';
  readonly effect: Static | Replacing | Triggered;
}

interface NextTime extends WordNode {
  readonly word: 'nextTime';
  readonly effect: Replacing | Triggered;
  readonly within: 'turn' | 'game';
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
/** So much more of a value till end of turn. */
export const gets = (stat: Stat, n: number, who: Who = 'you'): Gets => ({
  word: 'gets',
  who,
  effect: always(stat, n, { whose: 'target' }),
});
/** An effect till end of turn: for many at once, as in "each monster", or each time something happens. */
export const tillEndOfTurn = (effect: TillEndOfTurn['effect']): TillEndOfTurn => ({ word: 'tillEndOfTurn', effect });
/** The next time this turn, or in the whole game. */
export const nextTime = (effect: NextTime['effect'], within: NextTime['within'] = 'turn'): NextTime => ({
  word: 'nextTime',
  effect,
  within,
});

/** The effect goes on for each of them till end of turn, or until it has done its work. */
function lastFor(m: M, who: Who, at: Path, next: boolean): void {
  const { seat, vars } = here(m);
  for (const body of bodiesOf(m, who, here(m))) {
    m.last(
      [...at, 'effect'],
      { ...vars, target: body },
      next ? { scope: 'turn', next: true } : { scope: 'turn' },
      seat,
    );
  }
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
  run: (m, { who }, at) => lastFor(m, who, at, true),
  text: inBoth((lang, { effect, who }, say) => {
    const { en, de } = formsOf(who);
    const said = lang === 'en' ? sayPrevent.en(effect, en) : sayPrevent.de(effect, de.dat);
    return effect.then === undefined ? said : `${said}; ${sayThen[lang]}: ${say.list(effect.then.do)}`;
  }),
};

const TILL = { en: ' till end of turn', de: ' bis zum Ende des Zugs' } as const;

const getsWord: SoulWord<Gets> = {
  run: (m, { who }, at) => lastFor(m, who, at, false),
  text: inBoth((lang, { who, effect }) => {
    const { en, de } = formsOf(who);
    const said = sayStatic({ ...effect, whose: who === 'you' ? 'you' : 'target' }, lang);
    const target = lang === 'en' ? 'the target' : 'das Ziel';
    const name = who === 'you' ? said : said.replace(target, lang === 'en' ? en : de.nom);
    return `${name}${TILL[lang]}`;
  }),
};

const nextWord: SoulWord<NextTime> = {
  run: (m, { within }, at) =>
    m.last([...at, 'effect'], m.vars, within === 'turn' ? { scope: 'turn', next: true } : { next: true }, here(m).seat),
  text: inBoth((lang, { effect, within }, say) => {
    if (isReplacing(effect)) return sayReplacing(effect, lang, within);
    return `${sayEvent(effect.when, effect.of, lang, 'next')}: ${say.list(effect.do)}`;
  }),
};

const tillWord: SoulWord<TillEndOfTurn> = {
  run: (m, _, at) => m.last([...at, 'effect'], m.vars, { scope: 'turn' }, here(m).seat),
  text: inBoth((lang, { effect }, say) => {
    if (isStatic(effect)) return `${sayStatic(effect, lang)}${TILL[lang]}`;
    if (isTriggered(effect)) return `${sayEvent(effect.when, effect.of, lang, 'thisTurn')}, ${say.list(effect.do)}`;
    return lang === 'en'
      ? `till end of turn, ${sayReplacing(effect, lang).replace(': ', ', ')}`
      : `bis zum Ende des Zugs gilt: ${sayReplacing(effect, lang).replace(': ', ', dann ')}`;
  }),
};

export const lastingWords = {
  preventNext: preventWord,
  gets: getsWord,
  tillEndOfTurn: tillWord,
  nextTime: nextWord,
} as const;
