import type { Said } from '@tafelrunde/kernel';
import { type Aside, allowed, clause, must, verb, type WordNode } from '@tafelrunde/words';
import { endAttack } from '../../rules/stack.ts';
import { UNLIMITED } from '../holding/stats.ts';
import { here } from '../language/context.ts';
import { plural, type SoulWord } from '../language/word.ts';
import { nounOf, objectsOf, seatsOf, subjectOf, type Who } from '../selectors/who.ts';

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

const CANCEL_ATTACK = verb('cancel the attack', 'brich brichst bricht brechen ab | den Angriff');
const JOIN = verb(
  'make an attack roll, too, after each one of the attacking player',
  'mache machst macht machen | nach jedem Angriffswurf der angreifenden Person auch einen Angriffswurf',
);
const ATTACK = verb('attack {times} {turn}', 'greife greifst greift greifen an | {turn} {times}', {
  en: '{more}',
  de: '{more}',
  isOffer: true,
});
const ATTACK_DECK = verb(
  'attack the monster deck {times} {turn}',
  'greife greifst greift greifen an | {turn} {times} das Monsterdeck',
  { en: '{more} on the monster deck', de: '{more} aufs Monsterdeck', isOffer: true },
);
const THIS_TURN: Aside = { en: 'this turn', de: 'in diesem Zug', isAside: true };
const ATTACK_THIS = verb(
  'attack {what} this turn if able',
  'greife greifst greift greifen an | in diesem Zug, wenn möglich, {what}',
);

const timesMore = (n: number): Said =>
  n === UNLIMITED
    ? { en: 'any number of times', de: 'beliebig oft' }
    : { en: `${n} additional ${plural(n, 'time', 'times')}`, de: plural(n, 'ein weiteres Mal', `${n} weitere Male`) };

/** "+1 attack" would be more damage. */
const attacksMore = (n: number): Said =>
  n === UNLIMITED
    ? { en: 'any number of attacks', de: 'beliebig viele Angriffe' }
    : { en: `${n} more ${plural(n, 'attack', 'attacks')}`, de: `${n} ${plural(n, 'Angriff', 'Angriffe')} mehr` };

const cancelWord: SoulWord<CancelAttack> = {
  run: endAttack,
  says: (_, say) => clause(say.you, CANCEL_ATTACK),
};

const joinWord: SoulWord<JoinAttack> = {
  run: (m, { who }) => {
    const { attack } = m.state;
    if (attack !== null) m.state.attack = { ...attack, joined: [...attack.joined, ...seatsOf(m, who, here(m))] };
  },
  says: ({ who }, say) => must(clause(subjectOf(who, say), JOIN)),
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
  run: (m, { n, who, deckOnly, must: demanded }) => {
    if (!seatsOf(m, who, here(m)).includes(m.state.active)) return; // Others do not attack this turn.
    if (deckOnly) m.state.deckAttacks += n;
    else m.state.attacks += n;
    const demand = deckOnly ? { target: 'deck' as const } : {};
    if (demanded) m.state.musts = [...m.state.musts, ...Array.from({ length: n }, () => demand)];
  },
  says: ({ n, who, deckOnly, must: demanded }, say) => {
    const said = clause(subjectOf(who, say), deckOnly ? ATTACK_DECK : ATTACK, {
      times: timesMore(n),
      more: attacksMore(n),
      turn: THIS_TURN,
    });
    return demanded ? must(said) : allowed(said);
  },
};

const mustDeckWord: SoulWord<MustAttackDeck> = {
  run: (m, { times }) => {
    const left = Math.max(0, times - m.state.attacksOnDeck);
    m.state.deckAttacks += left;
    m.state.musts = [...m.state.musts, ...Array.from({ length: left }, () => ({ target: 'deck' as const }))];
  },
  says: ({ times }, say) =>
    must(
      clause(subjectOf('active', say), ATTACK_DECK, {
        times: { en: `${times} times`, de: `${times}-mal` },
        turn: THIS_TURN,
      }),
    ),
};

const mustWord: SoulWord<MustAttack> = {
  run: (m, { what }) => {
    m.state.musts = [...m.state.musts, ...objectsOf(m, what, here(m)).map((target) => ({ target }))];
  },
  says: ({ what }, say) => must(clause(subjectOf('active', say), ATTACK_THIS, { what: nounOf(what, say) })),
};

export const attackWords = {
  cancelAttack: cancelWord,
  joinAttack: joinWord,
  attackMore: attackMoreWord,
  mustAttackDeck: mustDeckWord,
  mustAttack: mustWord,
} as const;
