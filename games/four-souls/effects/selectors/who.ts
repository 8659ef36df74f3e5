import { clockwise, isRef, type Plain, type Ref } from '@tafelrunde/kernel';
import { type Body, player, seatIn, turnOrder } from '../../players.ts';
import { isAttacked, monstersIn } from '../../rules/table.ts';
import type { At } from '../../state.ts';
import { type Context, numberIn } from '../language/context.ts';
import { type Noun, plainNoun } from '../language/speech.ts';
import { pickNoun } from './pick-nouns.ts';
import type { Pick } from './picks.ts';

/** FS-207: chosen when the effect is put on the stack. Later steps call it `target`. */
export interface Aim {
  readonly aim: Pick;
}

export const aim = (pick: Pick): Aim => ({ aim: pick });

interface Person {
  of(m: At, context: Context): readonly Ref[];
  readonly noun: Noun | 'you';
}

const NOBODY: readonly Ref[] = [];

const left = (m: At, steps: number): Ref[] => [player((m.state.active + steps) % m.seats)];

export function refsIn(value: Plain | undefined): readonly Ref[] {
  if (isRef(value)) return [value];
  return Array.isArray(value) ? value.flatMap(refsIn) : NOBODY;
}

const fact =
  (name: string) =>
  (_: At, { vars }: Context): readonly Ref[] => {
    const seat = numberIn(vars, name);
    return seat === undefined ? [] : [player(seat)];
  };

/** Those that effects speak of. */
const people = {
  you: { of: (_, { seat }) => [player(seat)], noun: 'you' },
  target: { of: (_, { vars }) => refsIn(vars.target), noun: plainNoun('the target', 'das Ziel', 'dem Ziel') },
  /** Where everybody knows that it is a player. */
  targetPlayer: {
    of: (_, { vars }) => refsIn(vars.target),
    noun: plainNoun('that player', 'diese Person', 'dieser Person'),
  },
  chosen: {
    of: (_, { vars }) => refsIn(vars.chosen),
    noun: plainNoun('what was chosen', 'das Gewählte', 'dem Gewählten'),
  },
  /** Where everybody knows that it is a player. */
  chosenPlayer: {
    of: (_, { vars }) => refsIn(vars.chosen),
    noun: plainNoun('that player', 'diese Person', 'dieser Person'),
  },
  /** The player to whom the condition of the effect has happened. */
  they: { of: fact('player'), noun: plainNoun('that player', 'diese Person', 'dieser Person') },
  /** Everybody else. */
  notThey: {
    of: (m, { vars }) =>
      turnOrder(m, m.state.active)
        .filter((seat) => seat !== numberIn(vars, 'player'))
        .map(player),
    noun: plainNoun('each other player', 'jede andere Person', 'jeder anderen Person'),
  },
  leftOfThey: {
    of: (m, { vars }) => {
      const seat = numberIn(vars, 'player');
      return seat === undefined ? [] : [player(clockwise(m, seat))];
    },
    noun: plainNoun('the player on their left', 'die Person links von ihr', 'der Person links von ihr'),
  },
  /** In a row of a dice table: who rolled. */
  roller: { of: fact('roller'), noun: plainNoun('that player', 'diese Person', 'dieser Person') },
  killer: {
    of: fact('by'),
    noun: plainNoun('the player who killed it', 'die Person, die sie getötet hat,', 'der Person, die sie getötet hat,'),
  },
  /** Of any monster, not of this card. */
  slayer: {
    of: fact('by'),
    noun: plainNoun('the player who killed it', 'die Person, die es getötet hat,', 'der Person, die es getötet hat,'),
  },
  active: {
    of: (m) => [player(m.state.active)],
    noun: plainNoun('the active player', 'die Person am Zug', 'der Person am Zug'),
  },
  /** Whoever dealt the combat damage that the effect answers is no other, though the attack may be over. */
  attacker: {
    of: (m, context) => (m.state.attack === null ? fact('by')(m, context) : [player(m.state.attack.seat)]),
    noun: plainNoun('the attacking player', 'die angreifende Person', 'der angreifenden Person'),
  },
  leftOfActive: {
    of: (m) => left(m, 1),
    noun: plainNoun(
      'the player to the left of the active player',
      'die Person links von der Person am Zug',
      'der Person links von der Person am Zug',
    ),
  },
  rightOfActive: {
    of: (m) => left(m, m.seats - 1),
    noun: plainNoun(
      'the player to the right of the active player',
      'die Person rechts von der Person am Zug',
      'der Person rechts von der Person am Zug',
    ),
  },
  /** FS-273. */
  everybody: {
    of: (m, { seat }) => turnOrder(m, seat).map(player),
    noun: plainNoun('each player', 'jede Person', 'jeder Person'),
  },
  others: {
    of: (m, { seat }) => turnOrder(m, seat).slice(1).map(player),
    noun: plainNoun('each other player', 'jede andere Person', 'jeder anderen Person'),
  },
  nonActive: {
    of: (m) => turnOrder(m, m.state.active).slice(1).map(player),
    noun: plainNoun(
      'each non-active player',
      'jede Person außer der Person am Zug',
      'jeder Person außer der Person am Zug',
    ),
  },
  monsters: { of: (m) => monstersIn(m), noun: plainNoun('each monster', 'jedes Monster', 'jedem Monster') },
  otherMonsters: {
    of: (m, { source }) => monstersIn(m).filter((object) => object !== source),
    noun: plainNoun('each other monster', 'jedes andere Monster', 'jedem anderen Monster'),
  },
  attackedMonster: {
    of: (m) => monstersIn(m).filter((object) => isAttacked(m, object)),
    noun: plainNoun(
      'the monster you are attacking',
      'das von dir angegriffene Monster',
      'dem von dir angegriffenen Monster',
    ),
  },
  idleMonsters: {
    of: (m) => monstersIn(m).filter((object) => !isAttacked(m, object)),
    noun: plainNoun(
      'each monster not being attacked',
      'jedes nicht angegriffene Monster',
      'jedem nicht angegriffenen Monster',
    ),
  },
  /** FS-238: a monster that has died is found where it lies now. */
  this: {
    of: (m, { source }) => {
      const dying = m.state.dying.find(({ was }) => was === source)?.object;
      return source === undefined ? [] : [dying ?? source];
    },
    noun: plainNoun('this card', 'diese Karte', 'dieser Karte'),
  },
  /** The card that the condition of the effect speaks of. */
  it: {
    of: (_, { vars }) => refsIn(vars.object),
    noun: plainNoun('that card', 'jene Karte', 'jener Karte'),
  },
} as const satisfies Readonly<Record<string, Person>>;

type PersonName = keyof typeof people;
export type Who = PersonName | Aim;

const isAim = (who: Who): who is Aim => typeof who === 'object';

/** Everything that it stands for now. */
function refsOf(m: At, who: Who, context: Context): readonly Ref[] {
  const person: Person = people[isAim(who) ? 'target' : who];
  return person.of(m, context);
}

/** Players and monsters alike. */
export function bodiesOf(m: At, who: Who, context: Context): Body[] {
  return mapped(refsOf(m, who, context), bodyOf);
}

const bodyOf = (ref: Ref): Body | undefined => {
  const seat = seatIn(ref);
  return seat === undefined ? objectOf(ref) : player(seat);
};

const objectOf = (ref: Ref): number | undefined => (typeof ref === 'number' ? ref : undefined);

export const seatsOf = (m: At, who: Who, context: Context): number[] => mapped(refsOf(m, who, context), seatIn);

export const objectsOf = (m: At, who: Who, context: Context): number[] => mapped(refsOf(m, who, context), objectOf);

/** What comes of each, without those of which nothing does. Every step of an effect asks for it; `flatMap` would be slow. */
function mapped<T>(refs: readonly Ref[], to: (ref: Ref) => T | undefined): T[] {
  const found: T[] = [];
  for (const ref of refs) {
    const one = to(ref);
    if (one !== undefined) found.push(one);
  }
  return found;
}

export function nounOf(who: Who): Noun | 'you' {
  return isAim(who) ? pickNoun(who.aim) : people[who].noun;
}

const YOU = { en: 'you', de: { nom: 'du', acc: 'dich', dat: 'dir' } } as const;

/** The noun where it is no order: "deal 1 damage to you". */
export function formsOf(who: Who): Noun {
  const found = nounOf(who);
  return found === 'you' ? YOU : found;
}
