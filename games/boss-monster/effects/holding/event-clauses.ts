import type { Said } from '@tafelrunde/kernel';
import {
  type Circumstance,
  clause,
  type Noun,
  noun,
  occasion,
  type Say,
  type Subject,
  type Verb,
  verb,
} from '@tafelrunde/words';
import { ANY_CARD, cardNoun } from '../selectors/cards.ts';
import { A_HERO, AN_OPPONENT, ANYBODY, HERO, THIS_HERO } from '../selectors/nouns.ts';
import { roomNoun, THIS_ROOM } from '../selectors/rooms.ts';
import type { EventName, Of } from './events.ts';

/* How the events are said that triggers answer: somebody or something does it. */

interface EventText {
  readonly verb: Verb;
  /** Who does it: the player, a Hero, the Room or the card. */
  readonly by: 'player' | 'hero' | 'room' | 'card';
}

const events: Readonly<Record<Exclude<EventName, keyof typeof adverbs>, EventText>> = {
  built: { verb: verb('build {room}', '- baust baut bauen | {room}'), by: 'player' },
  builtOver: {
    verb: verb('build {room} on another one', '- baust baut bauen | {room} auf einen anderen'),
    by: 'player',
  },
  appeared: { verb: verb('are built or uncovered', '- wirst wird werden | gebaut oder freigelegt'), by: 'room' },
  uncovered: { verb: verb('are uncovered', '- wirst wird werden | freigelegt'), by: 'room' },
  destroyed: { verb: verb('are destroyed', '- wirst wird werden | zerstört'), by: 'room' },
  discarded: { verb: verb('discard {card}', '- wirfst wirft werfen ab | {card}'), by: 'player' },
  discardedOrDestroyed: {
    verb: verb('are discarded or destroyed', '- wirst wird werden | abgeworfen oder zerstört'),
    by: 'card',
  },
  tookDiscarded: {
    verb: verb('take a card from the discard pile', '- nimmst nimmt nehmen | eine Karte vom Ablagestapel'),
    by: 'player',
  },
  heroEntered: { verb: verb('enter {room}', '- betrittst betritt betreten | {room}'), by: 'hero' },
  heroDied: { verb: verb('die in {room}', '- stirbst stirbt sterben | in {room.dat}'), by: 'hero' },
  heroSurvivedRoom: { verb: verb('survive {room}', '- überlebst überlebt überleben | {room}'), by: 'hero' },
  heroEnteredDungeon: { verb: verb('enter {dungeon}', '- betrittst betritt betreten | {dungeon}'), by: 'hero' },
  heroSurvived: { verb: verb('survive your dungeon', '- überlebst überlebt überleben | deinen Dungeon'), by: 'hero' },
  spellPlayed: { verb: verb('play a Spell', '- spielst spielt spielen | einen Zauberspruch'), by: 'player' },
  spellResolved: {
    verb: verb('have cast a Spell', '- hast hat haben | einen Zauberspruch gesprochen'),
    by: 'player',
  },
  heroAppeared: { verb: verb('appear in town', '- erscheinst erscheint erscheinen | in der Stadt'), by: 'hero' },
  heroEntering: { verb: verb('enter {room}', '- betrittst betritt betreten | {room}'), by: 'hero' },
  itemTurnedUp: {
    verb: verb(
      'put an Item face up into your score area',
      '- legst legt legen | eine Ausrüstung offen in deinen Punktebereich',
    ),
    by: 'player',
  },
  itemUsed: { verb: verb('use an Item', '- nutzt nutzt nutzen | eine Ausrüstung'), by: 'player' },
  heroFalls: { verb: verb('die', '- stirbst stirbt sterben'), by: 'hero' },
  heroArrived: {
    verb: verb('arrive at your entrance', '- kommst kommt kommen | an deinen Eingang'),
    by: 'hero',
  },
  levelThreeUsed: {
    verb: verb('use a level 3 ability', '- nutzt nutzt nutzen | eine Fähigkeit der Stufe 3'),
    by: 'player',
  },
  coveredOrUncovered: {
    verb: verb('are built over or uncovered', '- wirst wird werden | überbaut oder freigelegt'),
    by: 'room',
  },
  coinsGained: { verb: verb('gain coins', '- bekommst bekommt bekommen | Münzen'), by: 'player' },
  minibossPlayed: {
    verb: verb(
      'get a new or a promoted Miniboss',
      '- bekommst bekommt bekommen | einen neuen oder beförderten Miniboss',
    ),
    by: 'player',
  },
};

/** Wherever it dies, you get the Soul. */
const KILLED: EventText = { verb: verb('kill a Hero', '- tötest tötet töten | einen Helden'), by: 'player' };

/** What is said without a subject. */
const adverbs = {
  levelUp: { en: 'Level Up', de: 'Level Up' },
  roundEnd: { en: 'at the end of the round', de: 'am Ende der Runde', isAdverb: true },
  buildBegins: { en: 'at the beginning of the Build phase', de: 'am Anfang der Bauphase', isAdverb: true },
  buildTurnEnds: {
    en: 'at the end of your turn in the Build phase',
    de: 'am Ende deines Zugs in der Bauphase',
    isAdverb: true,
  },
  adventureTurnBegins: {
    en: 'at the beginning of your turn in the Adventure phase',
    de: 'am Anfang deines Zugs in der Abenteuerphase',
    isAdverb: true,
  },
} as const satisfies Readonly<Record<string, Circumstance>>;

const isAdverbial = (name: EventName): name is keyof typeof adverbs => name in adverbs;

function subjectIn({ by }: EventText, of: Of, say: Say): Subject {
  if (by === 'hero') return heroIn(of);
  if (by === 'card') return cardNoun(of.card ?? ANY_CARD, 'a');
  if (by === 'room') return of.this === true ? THIS_ROOM : roomIn(of, say);
  if (of.who === 'opponents') return AN_OPPONENT;
  return of.who === 'anybody' ? ANYBODY : 'you';
}

const UNCOVERED_BY_YOU = verb(
  'are uncovered because you have destroyed the Room above it',
  '- wirst wird werden | freigelegt, weil du den Raum darüber zerstört hast',
);

const DISCARDED_FOR_YOU = verb(
  'have to discard {card} because of you',
  '- musst muss müssen | deinetwegen {card} abwerfen',
);

const SURVIVE_HALF = verb(
  'survive {room} with at least half of its Health gone',
  '- überlebst überlebt überleben | {room} mit höchstens der Hälfte der Lebenspunkte',
);

function verbIn({ verb: said }: EventText, { by, half }: Of): Verb {
  if (half === true) return SURVIVE_HALF;
  if (by === undefined) return said;
  if (said === events.discarded.verb) return DISCARDED_FOR_YOU;
  return said === events.uncovered.verb ? UNCOVERED_BY_YOU : said;
}

const heroIn = ({ thisHero, bearing }: Of): Noun => {
  if (thisHero === true) return THIS_HERO;
  return bearing === true ? noun(HERO, 'a', { after: { en: 'with an Item', de: 'mit Ausrüstung' } }) : A_HERO;
};

/** Of what one builds, nobody has to say where. */
const roomIn = (of: Of, say: Say, isPlaced = true): Noun =>
  roomNoun({ ...of.room, ...(of.another === true ? { where: 'other' as const } : {}) }, 'a', say, isPlaced);

const YOUR_DUNGEON: Said = { en: 'your dungeon', de: 'deinen Dungeon' };
const THAT_DUNGEON: Said = { en: 'the dungeon of that player', de: 'den Dungeon dieser Person' };

/** "when you build this Room", "stirbt ein Held in diesem Raum". */
export function sayEvent(name: EventName, of: Of, say: Say): Circumstance {
  if (isAdverbial(name)) return adverbs[name];
  const text = name === 'heroDied' && of.this !== true && of.room === undefined ? KILLED : events[name];
  const room = of.this === true ? THIS_ROOM : roomIn(of, say, name !== 'built');
  const dungeon = of.who === 'target' ? THAT_DUNGEON : YOUR_DUNGEON;
  return occasion(
    'when',
    clause(subjectIn(text, of, say), verbIn(text, of), { room, dungeon, card: cardNoun(of.card ?? ANY_CARD, 'a') }),
  );
}
