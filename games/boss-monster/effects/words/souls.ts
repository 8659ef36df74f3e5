import { move, objectsIn, type Path, type Seat } from '@tafelrunde/kernel';
import { below, clause, tells, valueAt, verb, type WordNode } from '@tafelrunde/words';
import { boss, souls } from '../../places.ts';
import { tally } from '../../rules/score.ts';
import type { At } from '../../state.ts';
import { always } from '../language/ability.ts';
import { isStatic, type Static, type Treasure, treasures } from '../language/card.ts';
import { here } from '../language/context.ts';
import { bossAt, cardData } from '../language/registry.ts';
import type { BossWord } from '../language/word.ts';
import { nounOf, seatsOf, type Who } from '../selectors/who.ts';

/* Words about Souls that come in other ways, and about the treasure of a Boss. */

interface MoreSouls extends WordNode {
  readonly word: 'moreSouls';
  readonly n: number;
}

interface KeepSpell extends WordNode {
  readonly word: 'keepSpell';
}

interface CopyBoss extends WordNode {
  readonly word: 'copyBoss';
  readonly of: Who;
  readonly effects: Readonly<Record<Treasure, Static>>;
}

/** For the rest of the game. */
export const moreSouls = (n: number): MoreSouls => ({ word: 'moreSouls', n });
/** The Spell lies in your score area; what it is worth there stands on it. */
export const keepSpell = (): KeepSpell => ({ word: 'keepSpell' });

const ofTreasure = (treasure: Treasure): Static => always('dungeonTreasure', 1, { treasure });

/** Whatever that Boss has now, yours has from now on as well. */
export const copyBoss = (of: Who): CopyBoss => ({
  word: 'copyBoss',
  of,
  effects: {
    cleric: ofTreasure('cleric'),
    fighter: ofTreasure('fighter'),
    mage: ofTreasure('mage'),
    thief: ofTreasure('thief'),
    explorer: ofTreasure('explorer'),
  },
});

const KEEP = verb('put this card into your score area', 'lege legst legt legen | diese Karte in deinen Punktebereich');
const COPY = verb(
  'have the treasure of the Boss of {whom} as well for the rest of the game',
  '- hast hat haben | für den Rest der Partie auch den Schatz des Bosses {whom.gen}',
);

const moreWord: BossWord<MoreSouls> = {
  run: (m, { n }) => {
    const { seat } = here(m);
    m.state.moreSouls[seat] = (m.state.moreSouls[seat] ?? 0) + n;
    tally(m, 'souls', seat, n);
  },
  says: ({ n }) => tells(`for the rest of the game you have +${n} Soul`, `für den Rest der Partie hast du +${n} Seele`),
};

const keepWord: BossWord<KeepSpell> = {
  run: (m) => {
    const { source, seat } = here(m);
    if (source !== undefined) move(m, source, souls(seat));
  },
  says: (_, say) => clause(say.you, KEEP),
};

/** What a Boss has: what is printed, and what it has got by its Level Up. */
const treasureOfBoss = (m: At, seat: Seat, treasure: Treasure): number =>
  objectsIn(m, boss(seat)).reduce((sum, object) => sum + (bossAt(m, object)?.treasure[treasure] ?? 0), 0) +
  m.match.lasting.filter(({ seat: owner, at, until }) => owner === seat && 'game' in until && isOfBoss(at, treasure))
    .length;

const isOfBoss = (at: Path, treasure: Treasure): boolean => {
  const ability = valueAt(cardData, at);
  return (
    typeof ability === 'object' &&
    ability !== null &&
    isStatic(ability) &&
    ability.always === 'dungeonTreasure' &&
    ability.treasure === treasure
  );
};

const copyWord: BossWord<CopyBoss> = {
  run: (m, { of }, at) => {
    const { seat } = here(m);
    for (const other of seatsOf(m, of, here(m))) {
      for (const treasure of treasures) {
        const n = treasureOfBoss(m, other, treasure);
        for (let i = 0; i < n; i++) m.startLasting(below(at, 'effects', treasure), {}, { game: true }, seat);
      }
    }
  },
  says: ({ of }, say) => clause(say.you, COPY, { whom: nounOf(of, say) }),
};

export const soulWords = {
  moreSouls: moreWord,
  keepSpell: keepWord,
  copyBoss: copyWord,
} as const;
