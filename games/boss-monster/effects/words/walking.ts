import type { ObjectNumber } from '@tafelrunde/kernel';
import { clause, verb, type WordNode } from '@tafelrunde/words';
import { entrance } from '../../places.ts';
import { leaveDungeon, moveHero } from '../../rules/heroes.ts';
import type { M } from '../../state.ts';
import { here } from '../language/context.ts';
import type { BossWord } from '../language/word.ts';
import { nounOf, objectsOf, seatsOf, type Who } from '../selectors/who.ts';

/* Words about Heroes on their way. */

interface ToHero<W extends string> extends WordNode {
  readonly word: W;
  readonly hero: Who;
}

interface ToEntranceOf extends ToHero<'toEntranceOf'> {
  readonly of: Who;
}

/** To the end of the queue at somebody's entrance. */
export const toEntranceOf = (of: Who, hero: Who): ToEntranceOf => ({ word: 'toEntranceOf', of, hero });

const TO_ENTRANCE = verb(
  'move {hero} to the entrance of {whom}',
  'bringe bringst bringt bringen | {hero} zum Eingang {whom.gen}',
);

const heroesIn = (m: M, { hero }: { readonly hero: Who }): ObjectNumber[] => objectsOf(m, hero, here(m));

const entranceWord: BossWord<ToEntranceOf> = {
  run: (m, node) => {
    const [seat] = seatsOf(m, node.of, here(m));
    if (seat === undefined) return;
    for (const hero of heroesIn(m, node)) {
      leaveDungeon(m, hero);
      moveHero(m, hero, entrance(seat));
    }
  },
  says: ({ hero, of }, say) => clause(say.you, TO_ENTRANCE, { hero: nounOf(hero, say), whom: nounOf(of, say) }),
};

export const walkingWords = { toEntranceOf: entranceWord } as const;
