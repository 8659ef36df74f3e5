import {
  type Circumstance,
  clause,
  type Noun,
  occasion,
  type Say,
  type Subject,
  sayIf,
  type Verb,
  verb,
} from '@tafelrunde/words';
import { A_HERO, AN_OPPONENT, ANYBODY } from '../selectors/nouns.ts';
import { roomNoun, THIS_ROOM } from '../selectors/rooms.ts';
import { sayCondition } from './conditions.ts';
import type { EventName, Of } from './events.ts';

/* How the events are said that triggers answer: somebody or something does it. */

interface EventText {
  readonly verb: Verb;
  /** Who does it: the player, a Hero, or the Room. */
  readonly by: 'player' | 'hero' | 'room';
}

const events: Readonly<Record<Exclude<EventName, 'levelUp' | 'roundEnd'>, EventText>> = {
  built: { verb: verb('build {room}', '- baust baut bauen | {room}'), by: 'player' },
  uncovered: { verb: verb('are uncovered', '- wirst wird werden | freigelegt'), by: 'room' },
  destroyed: { verb: verb('are destroyed', '- wirst wird werden | zerstört'), by: 'room' },
  heroEntered: { verb: verb('enter {room}', '- betrittst betritt betreten | {room}'), by: 'hero' },
  heroDied: { verb: verb('die in {room}', '- stirbst stirbt sterben | in {room.dat}'), by: 'hero' },
  heroSurvivedRoom: { verb: verb('survive {room}', '- überlebst überlebt überleben | {room}'), by: 'hero' },
  heroSurvived: { verb: verb('survive your dungeon', '- überlebst überlebt überleben | deinen Dungeon'), by: 'hero' },
  spellResolved: {
    verb: verb('have cast a Spell', '- hast hat haben | einen Zauberspruch gesprochen'),
    by: 'player',
  },
};

function subjectIn({ by }: EventText, of: Of, say: Say): Subject {
  if (by === 'hero') return A_HERO;
  if (by === 'room') return of.this === true ? THIS_ROOM : roomIn(of, say);
  if (of.who === 'opponents') return AN_OPPONENT;
  return of.who === 'anybody' ? ANYBODY : 'you';
}

/** Of what one builds, nobody has to say where. */
const roomIn = (of: Of, say: Say, isPlaced = true): Noun =>
  roomNoun({ ...of.room, ...(of.another === true ? { where: 'other' as const } : {}) }, 'a', say, isPlaced);

/** "when you build this Room", "stirbt ein Held in diesem Raum". */
export function sayEvent(name: EventName, of: Of, say: Say): Circumstance {
  if (name === 'roundEnd') return { en: 'at the end of the round', de: 'am Ende der Runde', isAdverb: true };
  if (name === 'levelUp') return { en: 'Level Up', de: 'Level Up' };
  const text = events[name];
  const room = of.this === true ? THIS_ROOM : roomIn(of, say, name !== 'built');
  const found = occasion('when', clause(subjectIn(text, of, say), text.verb, { room }));
  if (of.if === undefined) return found;
  const condition = sayIf(sayCondition(of.if));
  return { en: `${found.en}, ${condition.en}`, de: `${found.de}, ${condition.de}` };
}
