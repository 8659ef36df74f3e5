import type { WordNode } from '@tafelrunde/words';
import { endAttack } from '../rules/stack.ts';
import { here } from './context.ts';
import { clause, inBoth } from './speech.ts';
import { nounOf, seatsOf, type Who } from './who.ts';
import type { SoulWord } from './word.ts';

/* Words about the attack that goes on. */

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

export const attackWords = { cancelAttack: cancelWord, joinAttack: joinWord } as const;
