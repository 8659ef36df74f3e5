import type { WordNode } from '@tafelrunde/words';
import { endAttack } from '../../rules/stack.ts';
import { UNLIMITED } from '../holding/stats.ts';
import { here } from '../language/context.ts';
import { clause, inBoth, plural } from '../language/speech.ts';
import type { SoulWord } from '../language/word.ts';
import { formsOf, nounOf, objectsOf, seatsOf, type Who } from '../selectors/who.ts';

/* Words about the attack that goes on, and about those that may or have to be made this turn. */

interface CancelAttack extends WordNode {
  readonly word: 'cancelAttack';
}

interface JoinAttack extends WordNode {
  readonly word: 'joinAttack';
  readonly who: Who;
}

/** FS-167: it is over, and used up. */
export const cancelAttack = (): CancelAttack => ({ word: 'cancelAttack' });
/** FS-174: they roll as well, after each attack roll of the attacking player. */
export const joinAttack = (who: Who): JoinAttack => ({ word: 'joinAttack', who });

const cancelWord: SoulWord<CancelAttack> = {
  run: endAttack,
  text: inBoth((lang) => (lang === 'en' ? 'cancel the attack' : 'brich den Angriff ab')),
};

const joinWord: SoulWord<JoinAttack> = {
  run: (m, { who }) => {
    const { attack } = m.state;
    if (attack !== null) m.state.attack = { ...attack, joined: [...attack.joined, ...seatsOf(m, who, here(m))] };
  },
  text: inBoth((lang, { who }) =>
    clause(lang, nounOf(who), {
      en: [
        'after each attack roll of the attacking player make an attack roll, too',
        'has to make an attack roll, too, after each one of the attacking player',
      ],
      de: [
        'mache nach jedem Angriffswurf der angreifenden Person auch einen Angriffswurf',
        'muss nach jedem Angriffswurf der angreifenden Person auch einen Angriffswurf machen',
      ],
    }),
  ),
};

interface AttackMore extends WordNode {
  readonly word: 'attackMore';
  readonly n: number;
  readonly who: Who;
  readonly deckOnly: boolean;
  readonly must: boolean;
}

interface MustAttackDeck extends WordNode {
  readonly word: 'mustAttackDeck';
  readonly times: number;
}

interface MustAttack extends WordNode {
  readonly word: 'mustAttack';
  readonly what: Who;
}

/** FS-127, FS-128: so many more attacks this turn, or as many as one likes; on the deck only, or ones that have to be made. */
export const attackMore = (
  n: number | 'unlimited',
  more: { readonly who?: Who; readonly deckOnly?: true; readonly must?: true } = {},
): AttackMore => ({
  word: 'attackMore',
  n: n === 'unlimited' ? UNLIMITED : n,
  who: more.who ?? 'active',
  deckOnly: more.deckOnly === true,
  must: more.must === true,
});
/** FS-128: so many times this turn; attacks on the deck that were made count, the others are additional ones. */
export const mustAttackDeck = (times: number): MustAttackDeck => ({ word: 'mustAttackDeck', times });
/** FS-159. */
export const mustAttack = (what: Who): MustAttack => ({ word: 'mustAttack', what });
const attackMoreWord: SoulWord<AttackMore> = {
  run: (m, { n, who, deckOnly, must }) => {
    if (!seatsOf(m, who, here(m)).includes(m.state.active)) return; // Others do not attack this turn.
    if (deckOnly) m.state.deckAttacks += n;
    else m.state.attacks += n;
    const demand = deckOnly ? { target: 'deck' as const } : {};
    if (must) m.state.musts = [...m.state.musts, ...Array.from({ length: n }, () => demand)];
  },
  text: inBoth((lang, { n, who, deckOnly, must }) => {
    const { en, de } = formsOf(who);
    if (lang === 'en') {
      const where = deckOnly ? ' the monster deck' : '';
      const times = n === UNLIMITED ? 'any number of times' : `${n} additional ${plural(n, 'time', 'times')}`;
      return `${en} ${must ? 'must' : 'may'} attack${where} ${times} this turn`;
    }
    const where = deckOnly ? 'den Monsterstapel ' : '';
    const times = n === UNLIMITED ? 'beliebig oft' : plural(n, 'ein weiteres Mal', `${n} weitere Male`);
    const [may, has] = who === 'you' ? ['darfst', 'musst'] : ['darf', 'muss'];
    return `${de.nom} ${must ? has : may} in diesem Zug ${where}${times} angreifen`;
  }),
};

const mustDeckWord: SoulWord<MustAttackDeck> = {
  run: (m, { times }) => {
    const left = Math.max(0, times - m.state.attacksOnDeck);
    m.state.deckAttacks += left;
    m.state.musts = [...m.state.musts, ...Array.from({ length: left }, () => ({ target: 'deck' as const }))];
  },
  text: inBoth((lang, { times }) =>
    lang === 'en'
      ? `the active player must attack the monster deck ${times} times this turn`
      : `die Person am Zug muss den Monsterstapel in diesem Zug ${times}-mal angreifen`,
  ),
};

const mustWord: SoulWord<MustAttack> = {
  run: (m, { what }) => {
    m.state.musts = [...m.state.musts, ...objectsOf(m, what, here(m)).map((target) => ({ target }))];
  },
  text: inBoth((lang, { what }) => {
    const { en, de } = formsOf(what);
    return lang === 'en'
      ? `the active player must attack ${en} this turn if able`
      : `die Person am Zug muss in diesem Zug ${de.acc} angreifen, wenn möglich`;
  }),
};

export const attackWords = {
  cancelAttack: cancelWord,
  joinAttack: joinWord,
  attackMore: attackMoreWord,
  mustAttackDeck: mustDeckWord,
  mustAttack: mustWord,
} as const;
