import { cardOf, type Path, type Ref } from '@tafelrunde/kernel';
import { type Aim, clause, verb, type WordNode } from '@tafelrunde/words';
import { type Body, player, seatIn } from '../../players.ts';
import { dealDamage } from '../../rules/damage.ts';
import { heal as mend, setDamage } from '../../rules/table.ts';
import type { At, M } from '../../state.ts';
import { hpOf, isAlive, maxHpOf } from '../holding/values.ts';
import { here } from '../language/context.ts';
import { inChosenOrder } from '../language/order.ts';
import { cardData } from '../language/registry.ts';
import { type Amount, amountOf, type SoulWord, sayDamage } from '../language/word.ts';
import { aShareOf, isStill, type Pick } from '../selectors/picks.ts';
import { aim, bodiesOf, nounOf, objectsOf, subjectOf, type Who } from '../selectors/who.ts';

/* Words about damage, HP and death. */

interface Damage extends WordNode {
  readonly word: 'damage';
  readonly n: Amount;
  readonly to: Who;
  /** They take it, from nobody. */
  readonly taken?: true;
}

interface DivideDamage extends WordNode {
  readonly word: 'divideDamage';
  readonly n: number;
  readonly among: Aim<Pick>;
}

interface Kill extends WordNode {
  readonly word: 'kill';
  readonly what: Who;
}

interface Heal extends WordNode {
  readonly word: 'heal';
  readonly n: number | 'all';
  readonly who: Who;
}

interface PayHp extends WordNode {
  readonly word: 'payHp';
  readonly n: number | 'allButOne';
}

/** FS-221, FS-226: by its source; "take damage" is `damage(n, 'you')`. */
export const damage = (n: Amount, to: Who): Damage => ({ word: 'damage', n, to });
export const isDamage = (node: WordNode): node is Damage => node.word === 'damage';
/** The same, where the card says that they take it. */
export const takes = (n: Amount, who: Who): Damage => ({ word: 'damage', n, to: who, taken: true });
/** Dealt by you; divided when the effect is put on the stack. */
export const divideDamage = (n: number): DivideDamage => ({ word: 'divideDamage', n, among: aim(aShareOf(n)) });
/** FS-247. */
export const kill = (what: Who): Kill => ({ word: 'kill', what });
export const heal = (n: Heal['n'], who: Who): Heal => ({ word: 'heal', n, who });
/** FS-231: a cost, or a step that leaves in `did` whether it was paid. */
export const payHp = (n: PayHp['n']): PayHp => ({ word: 'payHp', n });
/** FS-226: what one takes oneself nobody deals; nor is anybody behind what monsters, events and rooms do, unless they say so. */
function byWhom(m: At, card: string, to: Who): { readonly by?: number } {
  const kind = cardData(card)?.kind;
  const isNobodys = kind === 'monster' || kind === 'event' || kind === 'room' || kind === 'curse';
  return to === 'you' || (isNobodys && here(m).vars.doer === undefined) ? {} : { by: here(m).seat };
}

function fromThis(m: At): { readonly from?: number } {
  const { source } = here(m);
  return source !== undefined && cardOf(m, source) !== undefined ? { from: source } : {};
}

/** FS-273, FS-274: players in turn order, monsters as the player says. */
const inTurn = (m: M, to: Who, at: Path): readonly Body[] =>
  to === 'monsters' || to === 'otherMonsters'
    ? inChosenOrder(m, objectsOf(m, to, here(m)), at)
    : bodiesOf(m, to, here(m));

const TAKE = verb('take {what}', 'erleide erleidest erleidet erleiden | {what}');
const DEAL = verb('deal {what} to {whom}', 'füge fügst fügt fügen zu | {whom.dat} {what}');
const DIVIDE = verb(
  'deal {n} damage divided as you choose among any number of monsters and players',
  'verteile verteilst verteilt verteilen | {n} Schaden beliebig auf Monster und Personen',
);
const DIE = verb('die', '- stirbst stirbt sterben');
const KILL = verb('kill {what}', 'töte tötest tötet töten | {what}');
const HEAL = verb('heal {n} HP', 'heile heilst heilt heilen | {n} Leben');
const PAY = verb('pay {n} HP', 'zahle zahlst zahlt zahlen | {n} Leben');
const PAY_ALL_BUT_ONE = verb('pay all your HP but 1', 'zahle zahlst zahlt zahlen | alle deine Leben bis auf 1');

const damageWord: SoulWord<Damage> = {
  run: (m, { n, to }, at) => {
    const dealer = { ...fromThis(m), ...byWhom(m, at[0], to), cause: at[0] };
    // FS-235: the first in order lies on top.
    for (const body of inTurn(m, to, at).toReversed()) {
      dealDamage(m, { to: body, n: amountOf(m, n), combat: false, ...dealer });
    }
  },
  says: ({ n, to, taken }, say) => {
    const what = sayDamage(n);
    if (to === 'you' || taken === true) return clause(subjectOf(to, say), TAKE, { what });
    return clause(say.you, DEAL, { what, whom: nounOf(to, say) });
  },
};

const divideWord: SoulWord<DivideDamage> = {
  run: (m, { among }, [cause]) => {
    const shares = bodiesOf(m, 'target', here(m)).filter((body) => isStill(m, among.aim, body, here(m)));
    for (const body of [...new Set(shares)].toReversed()) {
      const n = shares.filter((each) => each === body).length;
      dealDamage(m, { to: body, n, combat: false, by: here(m).seat, cause });
    }
  },
  says: ({ n }, say) => clause(say.you, DIVIDE, { n }),
};

const killWord: SoulWord<Kill> = {
  run: (m, { what }, [card]) => {
    for (const body of bodiesOf(m, what, here(m))) {
      if (!isAlive(m, body)) continue;
      setDamage(m, body, maxHpOf(m, body));
      m.state.lastHit[body] = { ...byWhom(m, card, what), cause: card };
      m.emit({ type: 'killed', data: { body } });
    }
  },
  says: ({ what }, say) => (what === 'you' ? clause(say.you, DIE) : clause(say.you, KILL, { what: nounOf(what, say) })),
};

/** FS-232: nobody is healed while dying. */
const canHeal = (m: At, body: Ref): boolean =>
  !m.state.stack.some((item) => item.kind === 'death' && item.who === body) &&
  (seatIn(body) === undefined || m.state.dead[seatIn(body) ?? 0] !== true);

const healWord: SoulWord<Heal> = {
  run: (m, { n, who }) => {
    for (const body of bodiesOf(m, who, here(m))) if (canHeal(m, body)) mend(m, body, n === 'all' ? Infinity : n);
  },
  says: ({ n, who }, say) => clause(subjectOf(who, say), HEAL, { n: n === 'all' ? { en: 'all', de: 'alle' } : n }),
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
  says: ({ n }, say) => clause(say.you, n === 'allButOne' ? PAY_ALL_BUT_ONE : PAY, { n }),
};

export const damageWords = {
  damage: damageWord,
  divideDamage: divideWord,
  kill: killWord,
  heal: healWord,
  payHp: payHpWord,
} as const;
