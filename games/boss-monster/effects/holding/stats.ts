import type { Said } from '@tafelrunde/kernel';
import { clause, type Noun, type Say, type Speech, type Subject, sayIf, tells, verb, when } from '@tafelrunde/words';
import { sayMore } from '../language/amounts.ts';
import type { Static } from '../language/card.ts';
import { THIS_HERO, treasureWords } from '../selectors/nouns.ts';
import { roomNoun } from '../selectors/rooms.ts';
import { sayCondition } from './conditions.ts';

/* Permanent effects: values that queries add up, stored nowhere. */

type StatText = (ability: Static, subject: Subject) => Speech;

const DEAL = verb('deal {n} damage {each}', '- verursachst verursacht verursachen | {n} Schaden {each}');
const DEAL_NONE = verb('deal no damage', '- verursachst verursacht verursachen | keinen Schaden');
const DEAL_TWICE = verb('deal twice the damage', '- verursachst verursacht verursachen | den doppelten Schaden');
const SKIP_LAST = verb(
  'skip the last Room of your dungeon',
  '- überspringst überspringt überspringen | den letzten Raum deines Dungeons',
);
const HAVE = verb('have {what} {each}', '- hast hat haben | {what} {each}');

const has = (subject: Subject, { n }: Static, en: string, de: string): Speech => {
  const { n: more, each } = sayMore(n);
  return clause(subject, HAVE, { what: { en: `${more} ${en}`, de: `${more} ${de}` }, each });
};

const hasFixed =
  (what: Said): StatText =>
  (_, subject) =>
    clause(subject, HAVE, { what });

const CHOSEN_TREASURE: Said = { en: 'treasure of a type of your choice', de: 'Schatz einer Art deiner Wahl' };

const ofTreasure: StatText = (ability, subject) => {
  const { treasure = 'cleric' } = ability;
  const { en, de } = treasure === 'chosen' ? CHOSEN_TREASURE : treasureWords[treasure];
  return has(subject, ability, en, de);
};

/** What can be more or less, and how that is said. */
const stats = {
  /** additions come first, then doublings; `noDamage` beats everything. */
  damage: ({ n }, subject) => clause(subject, DEAL, { ...sayMore(n) }),
  doubleDamage: (_, subject) => clause(subject, DEAL_TWICE),
  noDamage: (_, subject) => clause(subject, DEAL_NONE),
  treasure: ofTreasure,
  /** Of the dungeon itself, and of no Room. */
  dungeonTreasure: (ability) => ofTreasure(ability, 'you'),
  /** */
  doubleTreasure: hasFixed({ en: 'twice the printed treasure', de: 'den doppelten aufgedruckten Schatz' }),
  noTreasure: hasFixed({ en: 'no treasure', de: 'keinen Schatz' }),
  noAbility: hasFixed({ en: 'no ability text', de: 'keinen Fähigkeitstext' }),
  /** */
  notCoveredByAdvanced: () =>
    tells(
      'Advanced Rooms may not be built on this Room',
      'Erweiterte Räume dürfen nicht auf diesen Raum gebaut werden',
    ),
  /** In place of the Room at the beginning of the round (BM-055). */
  drawsSpell: () =>
    tells(
      'at the beginning of the round you may draw a Spell card instead of a Room card',
      'am Rundenanfang darfst du einen Zauberspruch statt einer Raumkarte ziehen',
    ),
  /** Of a Hero. */
  skipsLast: (_, subject) => clause(subject, SKIP_LAST),
  health: (ability, subject) => has(subject, ability, 'Health', 'Lebenspunkte'),
} as const satisfies Readonly<Record<string, StatText>>;

export type Stat = keyof typeof stats;

const subjectIn = ({ rooms }: Static, say: Say): Noun => {
  if (rooms === undefined) return THIS_HERO;
  return roomNoun(rooms, rooms.where === 'left' || rooms.where === 'right' ? 'a' : 'each', say);
};

/** About whom it is said, if that is not told by the ability itself. */
export function sayStatic(ability: Static, say: Say, subject: Subject = subjectIn(ability, say)): Speech {
  const text: StatText = stats[ability.always];
  const said = text(ability, subject);
  return ability.if === undefined ? said : when(sayIf(sayCondition(ability.if)), said);
}
