import { clause, type Noun, verb, type WordNode } from '@tafelrunde/words';
import { markHero, marksOn } from '../../rules/health.ts';
import { here } from '../language/context.ts';
import type { BossWord } from '../language/word.ts';
import { objectsOf, type Who } from '../selectors/who.ts';

/* Words about Heroes on their way. */

interface ToHero<W extends string> extends WordNode {
  readonly word: W;
  readonly hero: Who;
}

interface Counted<W extends string> extends ToHero<W> {
  readonly n: number;
}

/** So much more damage in the next Room that it enters. */
export const hurtNext = (n: number, hero: Who): Counted<'hurtNext'> => ({ word: 'hurtNext', n, hero });

const HURT_NEXT = verb(
  'take {n} more damage in the next Room',
  '- nimmst nimmt nehmen | im nächsten Raum {n} Schaden mehr',
);
/** The Hero that was spoken of. */
const IT: Noun = { en: 'it', de: { nom: 'er', acc: 'ihn', dat: 'ihm', gen: 'seiner' }, plural: false };

const nextWord: BossWord<Counted<'hurtNext'>> = {
  run: (m, { hero, n }) => {
    for (const each of objectsOf(m, hero, here(m))) {
      markHero(m, each, { nextDamage: (marksOn(m, each).nextDamage ?? 0) + n });
    }
  },
  says: ({ n }) => clause(IT, HURT_NEXT, { n }),
};

export const walkingWords = { hurtNext: nextWord } as const;
