import type { Duration, Path, Said } from '@tafelrunde/kernel';
import {
  allowed,
  below,
  type Circumstance,
  when as circumstance,
  clause,
  kind,
  may,
  type Noun,
  noun,
  type Say,
  type Speech,
  type Steps,
  sequence,
  verb,
  type WordNode,
} from '@tafelrunde/words';
import type { M } from '../../state.ts';
import { always, instead, when } from '../language/ability.ts';
import { isReplacing, isStatic, type Replacing, type Static, type Triggered } from '../language/card.ts';
import { here } from '../language/context.ts';
import type { SoulWord } from '../language/word.ts';
import { bodiesOf, nounOf, subjectOf, type Who } from '../selectors/who.ts';
import { setRoll } from '../words/dice.ts';
import { atMost, prevent, preventAll, times } from './changes.ts';
import { sayEvent } from './event-clauses.ts';
import { sayReplacing } from './replacing.ts';
import { HAVE, sayStatic, sayValue, TILL, type Value } from './stats.ts';

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
export const isGets = (node: WordNode): node is Gets => node.word === 'gets';
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

const PREVENT = verb(
  'prevent {what} to {whom} this turn',
  'verhindere verhinderst verhindert verhindern | in diesem Zug {what} an {whom.dat}',
  { en: 'prevent {what} to {whom}', de: 'verhindere {what} an {whom.dat}' },
);
const IS_ONLY = verb('are only {n}', '- bist ist sind | nur {n}');
const NEXT_DAMAGE = kind('damage', 'der Schaden/Schäden');
const WHEN_PREVENTED: Circumstance = { en: 'when you prevent damage this way', de: 'verhinderst du so Schaden' };
const LOOT_TWICE = verb(
  'loot twice as many cards till end of turn',
  'nimm nimmst nimmt nehmen | bis zum Ende des Zugs doppelt so viel Beute',
);
const ECHO = verb(
  'change your next roll this turn to that number',
  'ändere änderst ändert ändern | deinen nächsten Wurf in diesem Zug auf diese Zahl',
);

/** How much of the next damage. */
function sayPart(n: number): Said {
  if (n === 1) return { en: '1 of the next damage', de: '1 Punkt des nächsten Schadens' };
  return { en: `up to ${n} of the next damage`, de: `bis zu ${n} Punkte des nächsten Schadens` };
}

function sayPrevent({ change }: Replacing, who: Noun, say: Say): Speech {
  if (change.change === 'prevent') return clause(say.you, PREVENT, { what: sayPart(change.n), whom: who });
  if (change.change !== 'atMost') {
    return clause(say.you, PREVENT, { what: { en: 'the next damage', de: 'den nächsten Schaden' }, whom: who });
  }
  const next = noun(NEXT_DAMAGE, 'the', {
    being: [{ en: 'next', de: 'nächst' }],
    after: { en: `to ${who.en} this turn`, de: `an ${who.de.dat} in diesem Zug` },
  });
  return clause(next, IS_ONLY, { n: change.n });
}

const preventWord: SoulWord<PreventNext> = {
  run: (m, { who }, at) => lastFor(m, who, below(at, 'effect'), { scope: 'turn', next: true }),
  says: ({ effect, who }, say) => {
    const said = sayPrevent(effect, nounOf(who, say), say);
    return effect.then === undefined ? said : sequence([said, circumstance(WHEN_PREVENTED, say.steps(effect.then.do))]);
  },
};

const pointsWord: SoulWord<PreventPoints> = {
  run: (m, { who, points }, at) => {
    for (let i = 0; i < points; i++) lastFor(m, who, below(at, 'effect'), { scope: 'turn', next: true });
  },
  says: ({ who, points }, say) =>
    clause(say.you, PREVENT, {
      what: { en: `the next ${points} damage`, de: `die nächsten ${points} Punkte Schaden` },
      whom: nounOf(who, say),
    }),
};

const getsWord: SoulWord<Gets> = {
  run: (m, { who, effects }, at) => {
    effects.forEach((_, i) => {
      lastFor(m, who, below(at, 'effects', i), { scope: 'turn' });
    });
  },
  says: ({ who, effects }, say) => {
    const values = effects.map(({ always: stat, n }) => sayValue(stat, n));
    return clause(subjectOf(who, say), HAVE, {
      what: { en: values.map(({ en }) => en).join(' and '), de: values.map(({ de }) => de).join(' und ') },
      till: TILL,
    });
  },
};

const twiceWord: SoulWord<LootTwice> = {
  run: (m, { who }, at) => lastFor(m, who, below(at, 'effect'), { scope: 'turn' }),
  says: ({ who }, say) => clause(subjectOf(who, say), LOOT_TWICE),
};

const nextWord: SoulWord<NextTime> = {
  run: (m, { within }, at) =>
    m.startLasting(
      below(at, 'effect'),
      m.vars,
      within === 'turn' ? { scope: 'turn', next: true } : { next: true },
      here(m).seat,
    ),
  says: ({ effect, within }, say) =>
    isReplacing(effect)
      ? sayReplacing(effect, say, within)
      : circumstance(sayEvent(effect.when, effect.of, say, 'next'), say.steps(effect.do)),
};

const echoWord: SoulWord<EchoRoll> = {
  run: (m, _, at) => m.startLasting(below(at, 'effect'), m.vars, { scope: 'turn', next: true }, here(m).seat),
  says: (_, say) => allowed(clause(say.you, ECHO)),
};

const tillWord: SoulWord<TillEndOfTurn> = {
  run: (m, _, at) => m.startLasting(below(at, 'effect'), m.vars, { scope: 'turn' }, here(m).seat),
  says: ({ effect }, say) =>
    isStatic(effect)
      ? circumstance(TILL, sayStatic(effect, say))
      : circumstance(sayEvent(effect.when, effect.of, say, 'thisTurn'), say.steps(effect.do)),
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
