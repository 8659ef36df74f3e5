import { cardOf, type Lang } from '@tafelrunde/kernel';
import type { Say, WordNode } from '@tafelrunde/words';
import { dealDamage } from '../rules/damage.ts';
import { heal as mend, setDamage } from '../rules/table.ts';
import { type At, type M, player, seatIn } from '../state.ts';
import { always, instead } from './ability.ts';
import { isReplacing, isStatic, isTriggered, type Replacing, type Static, type Steps, type Triggered } from './card.ts';
import { atMost, prevent, preventAll, sayReplacing } from './changes.ts';
import { here } from './context.ts';
import { sayEvent } from './events.ts';
import { aShareOf, isStill } from './picks.ts';
import { cardData } from './registry.ts';
import { clause, inBoth } from './speech.ts';
import { type Stat, sayStatic } from './stats.ts';
import { hpOf, isAlive, maxHpOf } from './values.ts';
import { type Aim, aim, bodiesOf, formsOf, nounOf, type Who } from './who.ts';
import { type Amount, amountOf, type SoulWord, sayAmount } from './word.ts';

/* Words about damage, HP, death, and what somebody has more of for a while. */

interface Damage extends WordNode {
  readonly word: 'damage';
  readonly n: Amount;
  readonly to: Who;
  readonly by: Dealer;
}

interface DivideDamage extends WordNode {
  readonly word: 'divideDamage';
  readonly n: number;
  readonly among: Aim;
}

/** Who deals what a card does: the card, unless it says that the player does. */
type Dealer = 'this' | 'you';

interface Kill extends WordNode {
  readonly word: 'kill';
  readonly what: Who;
}

interface Heal extends WordNode {
  readonly word: 'heal';
  readonly n: number;
  readonly who: Who;
}

interface PayHp extends WordNode {
  readonly word: 'payHp';
  readonly n: number | 'allButOne';
}

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

/** FS-221, FS-226: by its source; "take damage" is `damage(n, 'you')`. */
export const damage = (n: Amount, to: Who, { by = 'this' }: { readonly by?: Dealer } = {}): Damage => ({
  word: 'damage',
  n,
  to,
  by,
});
/** Dealt by you; divided when the effect is put on the stack. */
export const divideDamage = (n: number): DivideDamage => ({ word: 'divideDamage', n, among: aim(aShareOf(n)) });
/** FS-247. */
export const kill = (what: Who): Kill => ({ word: 'kill', what });
export const heal = (n: number, who: Who): Heal => ({ word: 'heal', n, who });
/** FS-231: a cost, or a step that leaves in `did` whether it was paid. */
export const payHp = (n: PayHp['n']): PayHp => ({ word: 'payHp', n });
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

/** What monsters, events and rooms do is nobody's doing, unless they have somebody do it. */
function byWhom(m: At, card: string, to: Who): { readonly by?: number } {
  const kind = cardData(card)?.kind;
  const isNobodys = kind === 'monster' || kind === 'event' || kind === 'room' || kind === 'curse';
  return isNobodys && (here(m).vars.doer === undefined || to === 'you') ? {} : { by: here(m).seat };
}

function fromThis(m: At): { readonly from?: number } {
  const { source } = here(m);
  return source !== undefined && cardOf(m, source) !== undefined ? { from: source } : {};
}

const isChosen = (who: Who): boolean => typeof who === 'object' || who === 'target' || who === 'chosen';

const damageWord: SoulWord<Damage> = {
  run: (m, { n, to, by }, [card]) => {
    const dealer = by === 'you' ? { by: here(m).seat } : { ...fromThis(m), ...byWhom(m, card, to) };
    // FS-235: the first in order lies on top.
    for (const body of bodiesOf(m, to, here(m)).toReversed()) {
      dealDamage(m, { to: body, n: amountOf(m, n), combat: false, ...dealer });
    }
  },
  text: inBoth((lang, { n, to }) => {
    const what = sayAmount(n, lang);
    const { en, de } = formsOf(to);
    if (isChosen(to)) return lang === 'en' ? `deal ${what} damage to ${en}` : `füge ${de.dat} ${what} Schaden zu`;
    return clause(lang, nounOf(to), {
      en: [`take ${what} damage`, `takes ${what} damage`],
      de: [`erleide ${what} Schaden`, `erleidet ${what} Schaden`],
    });
  }),
};

const divideWord: SoulWord<DivideDamage> = {
  run: (m, { among }) => {
    const shares = bodiesOf(m, 'target', here(m)).filter((body) => isStill(m, among.aim, body, here(m)));
    for (const body of [...new Set(shares)].toReversed()) {
      const n = shares.filter((each) => each === body).length;
      dealDamage(m, { to: body, n, combat: false, by: here(m).seat });
    }
  },
  text: inBoth((lang, { n }) =>
    lang === 'en'
      ? `deal ${n} damage divided as you choose among any number of monsters and players`
      : `verteile ${n} Schaden beliebig auf Monster und Personen`,
  ),
};

const killWord: SoulWord<Kill> = {
  run: (m, { what }, [card]) => {
    for (const body of bodiesOf(m, what, here(m))) {
      if (!isAlive(m, body)) continue;
      setDamage(m, body, maxHpOf(m, body));
      if (typeof body === 'number') m.state.lastHit = { ...m.state.lastHit, [body]: byWhom(m, card, what) };
      m.emit({ type: 'killed', data: { body } });
    }
  },
  text: inBoth((lang, { what }) => {
    const { en, de } = formsOf(what);
    return lang === 'en' ? `kill ${en}` : `töte ${de.acc}`;
  }),
};

/** FS-232: nobody is healed while dying. */
const canHeal = (m: At, body: string | number): boolean =>
  !m.state.stack.some((item) => item.kind === 'death' && item.who === body) &&
  (seatIn(body) === undefined || m.state.dead[seatIn(body) ?? 0] !== true);

const healWord: SoulWord<Heal> = {
  run: (m, { n, who }) => {
    for (const body of bodiesOf(m, who, here(m))) if (canHeal(m, body)) mend(m, body, n);
  },
  text: inBoth((lang, { n, who }) =>
    clause(lang, nounOf(who), {
      en: [`heal ${n} HP`, `heals ${n} HP`],
      de: [`heile ${n} Leben`, `heilt ${n} Leben`],
    }),
  ),
};

const canPayHp = (m: At, seat: number, n: PayHp['n']): boolean =>
  hpOf(m, player(seat)) >= (n === 'allButOne' ? 2 : n) && m.state.dead[seat] !== true;

const payHpWord: SoulWord<PayHp> = {
  run: (m, { n }) => {
    const { seat } = here(m);
    const paid = canPayHp(m, seat, n);
    if (paid) m.state.wounds[seat] = (m.state.wounds[seat] ?? 0) + (n === 'allButOne' ? hpOf(m, player(seat)) - 1 : n);
    m.let('did', paid);
  },
  can: (m, { n }) => canPayHp(m, here(m).seat, n),
  text: inBoth((lang, { n }) => {
    if (n === 'allButOne') return lang === 'en' ? 'pay all your HP but 1' : 'zahle alle deine Leben bis auf 1';
    return lang === 'en' ? `pay ${n} HP` : `zahle ${n} Leben`;
  }),
};

/** The effect goes on for each of them till end of turn, or until it has done its work. */
function lastFor(m: M, who: Who, at: readonly [string, ...(string | number)[]], next: boolean): void {
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

function sayLasting(effect: Replacing | Triggered, lang: Lang, say: Say): string {
  return isReplacing(effect)
    ? sayReplacing(effect, lang)
    : `${sayEvent(effect.when, effect.of, lang)}: ${say.list(effect.do)}`;
}

const sayNext = {
  en: { turn: 'the next time this turn', game: 'the next time' },
  de: { turn: 'das nächste Mal in diesem Zug', game: 'das nächste Mal' },
} as const;

const nextWord: SoulWord<NextTime> = {
  run: (m, { within }, at) =>
    m.last([...at, 'effect'], m.vars, within === 'turn' ? { scope: 'turn', next: true } : { next: true }, here(m).seat),
  text: inBoth((lang, { effect, within }, say) => {
    if (isReplacing(effect)) return `${sayNext[lang][within]}: ${sayReplacing(effect, lang)}`;
    return `${sayEvent(effect.when, effect.of, lang, 'next')}: ${say.list(effect.do)}`;
  }),
};

const tillWord: SoulWord<TillEndOfTurn> = {
  run: (m, _, at) => m.last([...at, 'effect'], m.vars, { scope: 'turn' }, here(m).seat),
  text: inBoth((lang, { effect }, say) => {
    if (isStatic(effect)) return `${sayStatic(effect, lang)}${TILL[lang]}`;
    if (isTriggered(effect))
      return `${lang === 'en' ? 'this turn' : 'in diesem Zug'}: ${sayLasting(effect, lang, say)}`;
    return lang === 'en'
      ? `till end of turn ${sayLasting(effect, lang, say)}`
      : `bis zum Ende des Zugs: ${sayLasting(effect, lang, say)}`;
  }),
};

export const damageWords = {
  damage: damageWord,
  divideDamage: divideWord,
  kill: killWord,
  heal: healWord,
  payHp: payHpWord,
  preventNext: preventWord,
  gets: getsWord,
  tillEndOfTurn: tillWord,
  nextTime: nextWord,
} as const;
