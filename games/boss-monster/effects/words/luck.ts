import { clause, verb, type WordNode } from '@tafelrunde/words';
import { hurtHero } from '../../rules/heroes.ts';
import { here } from '../language/context.ts';
import type { BossWord } from '../language/word.ts';
import { nounOf, objectsOf, type Who } from '../selectors/who.ts';

/* Words that leave something to chance. */

interface RollDamage extends WordNode {
  readonly word: 'rollDamage';
  readonly hero: Who;
}

/** 1 to 6, for each Hero anew. */
export const rollDamage = (hero: Who): RollDamage => ({ word: 'rollDamage', hero });

const FACES = 6;

const ROLL = verb(
  'deal 1 to 6 damage, by chance, to {whom}',
  'füge fügst fügt fügen zu | {whom.dat} zufällig 1 bis 6 Schaden',
);

const rollWord: BossWord<RollDamage> = {
  run: (m, { hero }) => {
    for (const each of objectsOf(m, hero, here(m))) hurtHero(m, each, 1 + m.chance('damage', FACES));
  },
  says: ({ hero }, say) => clause(say.you, ROLL, { whom: nounOf(hero, say) }),
};

export const luckWords = { rollDamage: rollWord } as const;
