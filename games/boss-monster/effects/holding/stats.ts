import type { Said } from '@tafelrunde/kernel';
import { clause, type Noun, type Say, type Speech, type Subject, sayWhile, tells, verb, when } from '@tafelrunde/words';
import { sayAmount, sayHealth, sayMore } from '../language/amounts.ts';
import type { Static, Treasure } from '../language/card.ts';
import { THIS_HERO, treasureWords } from '../selectors/nouns.ts';
import { type RoomFilter, roomNoun } from '../selectors/rooms.ts';
import { sayCondition } from './conditions.ts';

/* Permanent effects: values that queries add up, stored nowhere. */

type StatText = (ability: Static, subject: Subject, say: Say) => Speech;

const DEAL = verb('deal {n} damage {each}', '- verursachst verursacht verursachen | {n} Schaden {each}');
const DEAL_NONE = verb('deal no damage', '- verursachst verursacht verursachen | keinen Schaden');
const DEAL_TWICE = verb('deal twice the damage', '- verursachst verursacht verursachen | den doppelten Schaden');
const DEAL_TWICE_TO = verb('deal twice the damage to {whom}', '- fügst fügt fügen | {whom} den doppelten Schaden zu');
const DEAL_TO = verb(
  'deal {n} damage {each} to a Hero that has come in with at least half of its Health gone',
  '- fügst fügt fügen | einem Helden, der mindestens die Hälfte seiner Lebenspunkte verloren hat, {n} Schaden {each} zu',
);
const SKIP_LAST = verb(
  'skip the last Room of your dungeon',
  '- überspringst überspringt überspringen | den letzten Raum deines Dungeons',
);
const TAKE_NONE = verb('take no damage from {rooms}', '- nimmst nimmt nehmen | keinen Schaden durch {rooms}');
const TAKE = verb('take {n} damage from {rooms}', '- nimmst nimmt nehmen | durch {rooms} {n} Schaden');
const LOSE_TEXT = verb('lose its ability text', '- verlierst verliert verlieren | seinen Fähigkeitstext');
const SKIP_FIRST = verb('skip the first Room', '- überspringst überspringt überspringen | den ersten Raum');
const HAVE = verb('have {what} {each}', '- hast hat haben | {what} {each}');

const has = (subject: Subject, { n }: Static, en: string, de: string): Speech => {
  const { n: more, each } = sayMore(n);
  return clause(subject, HAVE, { what: { en: `${more} ${en}`, de: `${more} ${de}` }, each });
};

const forEach = (treasure: Treasure): Said => {
  const { en, de } = treasureWords[treasure];
  return { en: `for each ${en} it has`, de: `für jeden ${de} in ihm` };
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
  damageByTreasure: ({ n, treasure = 'chosen' }, subject) =>
    clause(subject, DEAL, { n: sayMore(n).n, each: treasure === 'chosen' ? undefined : forEach(treasure) }),
  doubleDamage: (_, subject) => clause(subject, DEAL_TWICE),
  noDamage: (_, subject) => clause(subject, DEAL_NONE),
  treasure: ofTreasure,
  /** Of the dungeon itself, and of no Room. */
  dungeonTreasure: (ability, _, say) => ofTreasure(ability, 'you', say),
  /** */
  doubleTreasure: hasFixed({ en: 'twice the printed treasure', de: 'den doppelten aufgedruckten Schatz' }),
  noTreasure: hasFixed({ en: 'no treasure', de: 'keinen Schatz' }),
  noAbility: (_, subject) => clause(subject, LOSE_TEXT),
  /** */
  notCoveredByAdvanced: () =>
    tells(
      'Advanced Rooms may not be built on this Room',
      'Erweiterte Räume dürfen nicht auf diesen Raum gebaut werden',
    ),
  /** Of a card in the hand; R-31. */
  coversAnything: () =>
    tells(
      'this Room may be built on any Room, whatever its treasure',
      'dieser Raum darf auf jeden Raum gebaut werden, egal welchen Schatz der hat',
    ),
  /** In place of the Room at the beginning of the round (BM-055). */
  drawsSpell: () =>
    tells(
      'at the beginning of the round you may draw a Spell card instead of a Room card',
      'am Rundenanfang darfst du einen Zauberspruch statt einer Raumkarte ziehen',
    ),
  /** Of a Hero. */
  skipsLast: (_, subject) => clause(subject, SKIP_LAST),
  health: ({ n }, subject) => clause(subject, HAVE, { what: sayHealth(n), each: sayMore(n).each }),
  /** copies of what is printed count as added. */
  copyTreasure: hasFixed({
    en: 'one more of each printed treasure',
    de: 'jeden aufgedruckten Schatz noch einmal',
  }),
  oneOfEach: hasFixed({
    en: 'one of each treasure instead of its own',
    de: 'statt seiner Schätze einen von jeder Art',
  }),
  /** BM-022. */
  coveredByAny: () =>
    tells(
      'any Room may be built on this Room, whatever its treasure',
      'jeder Raum darf ungeachtet der Schätze auf diesen Raum gebaut werden',
    ),
  noMonsterBeside: () =>
    tells(
      'Monster Rooms may not be built directly next to this Room',
      'Monsterräume dürfen nicht direkt neben diesen Raum gebaut werden',
    ),
  ignoresTreasure: () =>
    tells(
      'when you build in the Build phase, an Advanced Room may go on any Room, whatever its treasure',
      'baust du in der Bauphase, darf ein Erweiterter Raum ungeachtet der Schätze auf jeden Raum gelegt werden',
    ),
  /** Of the Hero, from Rooms. */
  immune: ({ rooms = {} }, subject, say) => clause(subject, TAKE_NONE, { rooms: roomNoun(rooms, 'bare', say, false) }),
  damageTaken: ({ n, rooms = {} }, subject, say) =>
    clause(subject, TAKE, { ...sayMore(n), rooms: roomNoun(rooms, 'each', say, false) }),
  /** Of a Room, by who is in it. */
  doubleToEpic: (_, subject) => clause(subject, DEAL_TWICE_TO, { whom: { en: 'epic Heroes', de: 'epischen Helden' } }),
  damageToWounded: ({ n }, subject) => clause(subject, DEAL_TO, { ...sayMore(n) }),
  /** In place of dying. */
  secondLife: () =>
    tells(
      'if this Hero would die, it goes back to town instead, and you get this Item face up',
      'würde dieser Held sterben, geht er stattdessen zurück in die Stadt, und du bekommst diese Ausrüstung offen',
    ),
  /** BM-082. */
  cannotLose: () => tells('you cannot lose because of Wounds', 'du kannst nicht durch Wunden verlieren'),
  noSpells: () => tells('you may not play Spells', 'du darfst keine Zaubersprüche spielen'),
  ignoresMiniboss: () =>
    tells(
      'as long as this Hero is in a Room with a Miniboss, that Miniboss is ignored',
      'solange dieser Held in einem Raum mit Miniboss ist, zählt dieser Miniboss nicht',
    ),
  heroesMute: () =>
    tells(
      'the ability text of Heroes in your dungeon and at your entrance is ignored',
      'Fähigkeitstexte von Helden in deinem Dungeon und an deinem Eingang zählen nicht',
    ),
  heroHereMute: () =>
    tells(
      'the ability text of a Hero in this Room is ignored',
      'der Fähigkeitstext eines Helden in diesem Raum zählt nicht',
    ),
  minibossesTogether: () =>
    tells('you may build Minibosses next to each other', 'du darfst Minibosse nebeneinander bauen'),
  bothTypes: () =>
    tells('this Room is a Monster Room and a Trap Room', 'dieser Raum ist zugleich Monsterraum und Fallenraum'),
  moreOfItsOwn: hasFixed({
    en: 'one more of the treasure that it shows most of',
    de: 'einen weiteren Schatz der Art, von der er am meisten hat',
  }),
  noDestroying: () => tells('you may not destroy Rooms of your own', 'du darfst keine eigenen Räume zerstören'),
  protected: () =>
    tells(
      'other players can neither destroy nor deactivate your Rooms',
      'andere können deine Räume weder zerstören noch deaktivieren',
    ),
  shielded: () =>
    tells(
      'the first Room that would deal damage to this Hero deals none',
      'der erste Raum, der diesem Helden Schaden zufügen würde, fügt ihm keinen zu',
    ),
  companionHealth: ({ n }) => {
    const { en, de } = sayHealth(n);
    return tells(
      `every other Hero at your entrance and in your dungeon has ${en}`,
      `jeder andere Held an deinem Eingang und in deinem Dungeon hat ${de}`,
    );
  },
  spellproof: () => tells('Spells cannot be aimed at this Hero', 'Zaubersprüche können nicht auf diesen Helden zielen'),
  spellproofDungeon: () =>
    tells(
      'Spells of other players cannot be aimed at your Rooms and at Heroes in your dungeon',
      'Zaubersprüche anderer können nicht auf deine Räume und auf Helden in deinem Dungeon zielen',
    ),
  recall: ({ n }) => {
    const { n: left } = sayAmount(n);
    return tells(
      `the first time this Hero would die, it has ${left} Health left instead and walks on`,
      `würde dieser Held zum ersten Mal sterben, hat er stattdessen noch ${left} Lebenspunkte und geht weiter`,
    );
  },
  ignoresRooms: () =>
    tells(
      'wherever this Hero is, it ignores the ability text of Rooms and Minibosses, and they cannot be aimed at it',
      'wo dieser Held auch ist, zählen Fähigkeitstexte von Räumen und Minibossen für ihn nicht und können nicht auf ihn zielen',
    ),
  unmovable: () =>
    tells(
      'at an entrance this Hero cannot be moved by Spells and abilities',
      'an einem Eingang kann dieser Held nicht durch Zaubersprüche und Fähigkeiten bewegt werden',
    ),
  luredByAll: () =>
    tells('this Hero is lured by all treasures together', 'diesen Helden locken alle Schätze zusammen an'),
  itemsFaceUp: () => tells('you may have one more Item face up', 'du darfst eine Ausrüstung mehr offen haben'),
  minibossLevel: () =>
    tells('Minibosses that you build begin at level 2', 'Minibosse, die du baust, beginnen auf Stufe 2'),
  skipsFirst: (_, subject) => clause(subject, SKIP_FIRST),
  /** For each Spell a coin, or it is cancelled. */
  spellTax: () =>
    tells(
      'that player must pay 1 coin for each Spell they play, or it is cancelled',
      'diese Person muss für jeden Zauberspruch 1 Münze zahlen, sonst wird er verhindert',
    ),
} as const satisfies Readonly<Record<string, StatText>>;

export type Stat = keyof typeof stats;

/** About Heroes, though Rooms are named. */
const OF_HEROES: readonly string[] = ['immune', 'damageTaken'];

const subjectIn = ({ rooms, always: stat }: Static, say: Say): Noun => {
  if (rooms === undefined || OF_HEROES.includes(stat)) return THIS_HERO;
  return roomNoun(rooms, rooms.where === 'left' || rooms.where === 'right' ? 'a' : 'each', say);
};

function hasRoom(filter: RoomFilter, say: Say): Said {
  const { en, de } = roomNoun(filter, 'a', say, false);
  return { en: `you have ${en}`, de: `du ${de.acc} hast` };
}

/** About whom it is said, if that is not told by the ability itself. */
export function sayStatic(ability: Static, say: Say, subject: Subject = subjectIn(ability, say)): Speech {
  const text: StatText = stats[ability.always];
  const said = text(ability, subject, say);
  if (ability.withRoom !== undefined) return when(sayWhile(hasRoom(ability.withRoom, say)), said);
  return ability.if === undefined ? said : when(sayWhile(sayCondition(ability.if)), said);
}
