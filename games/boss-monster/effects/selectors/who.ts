import {
  count,
  isRef,
  type ObjectNumber,
  objectsIn,
  type Plain,
  placeOf,
  type Ref,
  type Seat,
} from '@tafelrunde/kernel';
import { type Aim, asObject, kind, type Noun, noun, OTHER, type Say, type Subject } from '@tafelrunde/words';
import { entrance, hand, inside } from '../../places.ts';
import { activeRooms } from '../../rules/dungeons.ts';
import { inOrder, opponentsOf, player, seatIn } from '../../seats.ts';
import type { At } from '../../state.ts';
import type { RoomType } from '../language/card.ts';
import { type Context, heroHere, numberIn, roomHere } from '../language/context.ts';
import { roomAt } from '../language/registry.ts';
import { EVERYBODY, HERO, OPPONENTS, PLAYER, THAT_HERO, THAT_PLAYER, THIS_HERO } from './nouns.ts';
import { targetNames } from './pick-nouns.ts';
import type { Pick } from './picks.ts';
import { THAT_ROOM, THIS_ROOM } from './rooms.ts';

/* Whom and what steps are about that needs no choice any more. */

interface Person {
  of(m: At, context: Context): readonly Ref[];
  /** What it is called; some are named by what was said before. */
  readonly noun: Noun | ((say: Say) => Subject);
}

/** The references in a local. */
export function refsIn(value: Plain | undefined): readonly Ref[] {
  if (isRef(value)) return [value];
  return Array.isArray(value) ? value.flatMap(refsIn) : [];
}

const THE_TARGET: Noun = noun(PLAYER, 'that', { name: 'target' });

const CARD = kind('card', 'die Karte/Karten');
const ITS_ROOM: Noun = {
  en: 'the Room that it is in',
  de: {
    nom: 'der Raum, in dem er ist',
    acc: 'den Raum, in dem er ist',
    dat: 'dem Raum, in dem er ist',
    gen: 'des Raums, in dem er ist',
  },
  plural: false,
};

/** From the left. */
const firstOf =
  (type: RoomType) =>
  (m: At, { seat }: Context): readonly Ref[] =>
    activeRooms(m, seat)
      .filter((room) => roomAt(m, room)?.type === type)
      .slice(0, 1);

const firstNoun = (en: string, de: string): Noun => ({
  en: `the first ${en} of your dungeon`,
  de: {
    nom: `der erste ${de} deines Dungeons`,
    acc: `den ersten ${de} deines Dungeons`,
    dat: `dem ersten ${de} deines Dungeons`,
    gen: `des ersten ${de}s deines Dungeons`,
  },
  plural: false,
});

const people = {
  you: { of: (_, { seat }) => [player(seat)], noun: (say) => say.you },
  target: { of: (_, { vars }) => refsIn(vars.target), noun: (say) => say.named('target') ?? THE_TARGET },
  chosen: { of: (_, { vars }) => refsIn(vars.chosen), noun: (say) => say.named('chosen') ?? THE_TARGET },
  opponents: { of: (m, { seat }) => opponentsOf(m, seat).map(player), noun: OPPONENTS },
  everybody: { of: (m) => inOrder(m).map(player), noun: EVERYBODY },
  /** This Room. */
  this: {
    of: (m, context) => {
      const room = roomHere(m, context);
      return room === undefined ? [] : [room];
    },
    noun: (say) => say.named('this') ?? THIS_ROOM,
  },
  /** The Room to which it has happened. */
  room: {
    of: (_, { vars }) => refsIn(vars.room),
    noun: THAT_ROOM,
  },
  /** The Hero whose ability it is, or who bears this Item, as long as it has not gone elsewhere. */
  thisHero: {
    of: (m, context) => {
      const hero = heroHere(m, context);
      return hero === undefined || placeOf(m, hero) === undefined ? [] : [hero];
    },
    noun: THIS_HERO,
  },
  /** One at most. */
  heroesInside: {
    of: (m, { seat }) => objectsIn(m, inside(seat)),
    noun: noun(HERO, 'the', { after: { en: 'in your dungeon', de: 'in deinem Dungeon' } }),
  },
  heroesOfYours: {
    of: (m, { seat }) => [...objectsIn(m, inside(seat)), ...objectsIn(m, entrance(seat))],
    noun: noun(HERO, 'each', {
      after: { en: 'in your dungeon and at your entrance', de: 'in deinem Dungeon und an deinem Eingang' },
    }),
  },
  heroesAtEntrance: {
    of: (m, { seat }) => objectsIn(m, entrance(seat)),
    noun: noun(HERO, 'each', { after: { en: 'at your entrance', de: 'an deinem Eingang' } }),
  },
  /** To whom it has happened. */
  they: {
    of: (_, { vars }) => {
      const seat = numberIn(vars, 'player');
      return seat === undefined ? [] : [player(seat)];
    },
    noun: THAT_PLAYER,
  },
  /** The Room that the target is in. */
  itsRoom: {
    of: (m, { vars }) => {
      const { walk } = m.state;
      return walk !== null && walk.room !== 0 && refsIn(vars.target).includes(walk.hero) ? [walk.room] : [];
    },
    noun: ITS_ROOM,
  },
  /** The card to which it has happened. */
  card: { of: (_, { vars }) => refsIn(vars.card), noun: noun(CARD, 'that') },
  /** Whose card it is that somebody else uses. */
  owner: {
    of: (_, { vars }) => {
      const seat = numberIn(vars, 'owner');
      return seat === undefined ? [] : [player(seat)];
    },
    noun: () => 'you',
  },
  /** The Hero in this Room. */
  heroHere: {
    of: (m, context) => {
      const { walk } = m.state;
      return walk !== null && walk.room !== 0 && walk.room === roomHere(m, context) ? [walk.hero] : [];
    },
    noun: noun(HERO, 'a', { after: { en: 'in this Room', de: 'in diesem Raum' } }),
  },
  /** Those who have more cards in hand than you. */
  fullerHands: {
    of: (m, { seat }) =>
      opponentsOf(m, seat)
        .filter((each) => count(m, hand(each)) > count(m, hand(seat)))
        .map(player),
    noun: noun(PLAYER, 'each', {
      being: [OTHER],
      after: { en: 'with more cards in hand than you', de: 'mit mehr Handkarten als du' },
      name: 'fuller hands',
    }),
  },
  heroesHere: {
    of: (m, { seat }) => objectsIn(m, entrance(seat)),
    noun: noun(HERO, 'each', { after: { en: 'at your entrance', de: 'an deinem Eingang' } }),
  },
  firstTrap: { of: firstOf('trap'), noun: firstNoun('Trap Room', 'Fallenraum') },
  firstMonster: { of: firstOf('monster'), noun: firstNoun('Monster Room', 'Monsterraum') },
  /** All active Rooms of yours. */
  yourRooms: {
    of: (m, { seat }) => activeRooms(m, seat),
    noun: noun(kind('Room', 'der Raum/Räume'), 'all', { after: { en: 'in your dungeon', de: 'in deinem Dungeon' } }),
  },
  /** The Hero to whom it has happened. */
  hero: {
    of: (_, { vars }) => refsIn(vars.hero),
    noun: THAT_HERO,
  },
} as const satisfies Readonly<Record<string, Person>>;

type PersonName = keyof typeof people;
export type Who = PersonName | Aim<Pick>;

const isAim = (who: Who): who is Aim<Pick> => typeof who === 'object';

function refsOf(m: At, who: Who, context: Context): readonly Ref[] {
  const person: Person = people[isAim(who) ? 'target' : who];
  return person.of(m, context);
}

export const seatsOf = (m: At, who: Who, context: Context): Seat[] =>
  refsOf(m, who, context).flatMap((ref) => seatIn(ref) ?? []);

export const objectsOf = (m: At, who: Who, context: Context): ObjectNumber[] =>
  refsOf(m, who, context).flatMap((ref) => (typeof ref === 'number' ? [ref] : []));

/** As the subject of a clause. */
export function subjectOf(who: Who, say: Say): Subject {
  if (isAim(who)) return say.naming('target', targetNames(who.aim, say)).named('target') ?? THE_TARGET;
  const { noun: of }: Person = people[who];
  return typeof of === 'function' ? of(say) : of;
}

/** Anywhere else: "deal 1 damage to that Hero". */
export const nounOf = (who: Who, say: Say): Noun => asObject(subjectOf(who, say));
