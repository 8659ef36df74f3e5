import { placeOf } from '@tafelrunde/kernel';
import { clause, type Noun, verb, type WordNode } from '@tafelrunde/words';
import { activeRooms, leftOf, stackWith } from '../../rules/dungeons.ts';
import { damageTo, markHero, marksOn } from '../../rules/health.ts';
import { strengthen } from '../../rules/heroes.ts';
import { here } from '../language/context.ts';
import type { BossWord } from '../language/word.ts';
import { nounOf, objectsOf, subjectOf, type Who } from '../selectors/who.ts';

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

/** So much damage is taken from it. */
export const mend = (n: number, hero: Who): Counted<'mend'> => ({ word: 'mend', n, hero });
/** The Room that would deal the most to it, as things are when it enters the dungeon; the leftmost of several. */
export const skipWorst = (hero: Who): ToHero<'skipWorst'> => ({ word: 'skipWorst', hero });
/** To the Room on the left, which it enters again. */
export const toPrevious = (hero: Who): ToHero<'toPrevious'> => ({ word: 'toPrevious', hero });

const MEND = verb('remove up to {n} damage from {hero}', 'nimm nimmst nimmt nehmen ab | {hero.dat} bis zu {n} Schaden');
const SKIP_WORST = verb(
  'skip the Room with the highest damage',
  '- überspringst überspringt überspringen | den Raum mit dem höchsten Schaden',
);
const BACK = verb(
  'send {hero} back to the previous Room, which it enters again',
  'schicke schickst schickt schicken | {hero} in den vorigen Raum zurück, den er noch einmal betritt',
);
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

const mendWord: BossWord<Counted<'mend'>> = {
  run: (m, { hero, n }) => {
    for (const each of objectsOf(m, hero, here(m))) {
      strengthen(m, each, { damage: Math.max(0, marksOn(m, each).damage - n) });
    }
  },
  says: ({ n, hero }, say) => clause(say.you, MEND, { n, hero: nounOf(hero, say) }),
};

const worstWord: BossWord<ToHero<'skipWorst'>> = {
  run: (m, { hero }) => {
    for (const each of objectsOf(m, hero, here(m))) {
      const [first, ...others] = activeRooms(m, placeOf(m, each)?.seat ?? 0);
      if (first === undefined) continue;
      const worst = others.reduce(
        (most, room) => (damageTo(m, room, each) > damageTo(m, most, each) ? room : most),
        first,
      );
      markHero(m, each, { avoids: worst });
    }
  },
  says: ({ hero }, say) => clause(subjectOf(hero, say), SKIP_WORST),
};

const previousWord: BossWord<ToHero<'toPrevious'>> = {
  run: (m, { hero }) => {
    const { walk } = m.state;
    for (const each of objectsOf(m, hero, here(m))) {
      const left = walk === null || walk.hero !== each ? undefined : leftOf(m, walk.room);
      if (walk === null || left === undefined) continue;
      m.state.walk = { ...walk, next: stackWith(m, left) };
      m.put({ op: 'leaveNow' });
    }
  },
  says: ({ hero }, say) => clause(say.you, BACK, { hero: nounOf(hero, say) }),
};

export const walkingWords = {
  hurtNext: nextWord,
  mend: mendWord,
  skipWorst: worstWord,
  toPrevious: previousWord,
} as const;
