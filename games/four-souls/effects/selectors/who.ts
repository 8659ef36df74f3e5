import { clockwise, type Ref } from '@tafelrunde/kernel';
import {
  type Aim,
  aim as aimed,
  asObject,
  type Context,
  type Noun,
  noun,
  numberIn,
  OTHER,
  refsIn,
  type Say,
  type Subject,
} from '@tafelrunde/words';
import { type Body, player, seatIn, turnOrder } from '../../players.ts';
import { isAttacked, itemsOf, monstersIn, soulsOf, tallied } from '../../rules/table.ts';
import type { At } from '../../state.ts';
import { CARD, IDLE, MONSTER, PLAYER, THE_TARGET, targetNames } from './nouns.ts';
import type { Pick } from './picks.ts';

/* Whom and what effects speak of without a choice: one table for steps, triggers, permanent effects and replacements. */

/** FS-207: chosen when the effect is put on the stack. Later steps call it `target`. */
export const aim = (pick: Pick): Aim<Pick> => aimed(pick);

interface Person {
  /** Everything that it stands for now. */
  of(m: At, context: Context): readonly Ref[];
  /** Is this one of them? Asked in the innermost loops. */
  fits?(m: At, body: Body, context: Context): boolean;
  /** What it is called; `you`, the target and the choice depend on what was said before. */
  readonly noun: Noun | ((say: Say) => Subject);
  /** One of them: "a player would gain ¢". */
  readonly one?: Noun;
}

const beside = (m: At, steps: number): Ref[] => [player((m.state.active + steps) % m.seats)];

const fact =
  (name: string) =>
  (_: At, { vars }: Context): readonly Ref[] => {
    const seat = numberIn(vars, name);
    return seat === undefined ? [] : [player(seat)];
  };

const isMonster = (m: At, body: Body): boolean => typeof body === 'number' && !isElsewhere(m, body);
const isElsewhere = (m: At, body: number): boolean =>
  !m.match.zones.some(
    ({ kind: zone, cards }) => zone === 'monster' && cards.some((each) => m.match.obj[each] === body),
  );

const howManyItems = (m: At, seat: number): number => itemsOf(m, seat).length;

/** More than anybody else, or tied. */
const hasMost = (m: At, own: number, of: (m: At, seat: number) => number): boolean =>
  turnOrder(m, 0).every((seat) => of(m, seat) <= of(m, own));

/** Those players of whom it is true. */
const playersWho = (isSo: (m: At, seat: number) => boolean): Fitting => ({
  of: (m) =>
    turnOrder(m, m.state.active)
      .filter((seat) => isSo(m, seat))
      .map(player),
  fits: (m, body) => {
    const seat = seatIn(body);
    return seat !== undefined && isSo(m, seat);
  },
});

type Fitting = Required<Omit<Person, 'noun' | 'one'>>;

const THAT_PLAYER = noun(PLAYER, 'that', { name: 'that player' });

export const THIS_CARD = { ...noun(CARD, 'that', { name: 'this' }), en: 'this card' };

const playerAfter = (en: string, de: string): Noun => noun(PLAYER, 'the', { after: { en, de } });

const eachAfter = (en: string, de: string): Noun => noun(PLAYER, 'each', { after: { en, de } });

/** Those that effects speak of. */
const people = {
  you: {
    of: (_, { seat }) => [player(seat)],
    fits: (_, body, { seat }) => body === player(seat),
    noun: (say) => say.you,
  },
  target: {
    of: (_, { vars }) => refsIn(vars.target),
    fits: (_, body, { vars }) => body === vars.target,
    noun: (say) => say.named('target') ?? THE_TARGET,
  },
  chosen: {
    of: (_, { vars }) => refsIn(vars.chosen),
    noun: (say) => say.named('chosen') ?? THE_TARGET,
  },
  /** The player to whom the condition of the effect has happened. */
  they: { of: fact('player'), noun: THAT_PLAYER },
  /** Everybody else. */
  notThey: {
    of: (m, { vars }) =>
      turnOrder(m, m.state.active)
        .filter((seat) => seat !== numberIn(vars, 'player'))
        .map(player),
    noun: noun(PLAYER, 'each', { being: [OTHER], name: 'others' }),
  },
  leftOfThey: {
    of: (m, { vars }) => {
      const seat = numberIn(vars, 'player');
      return seat === undefined ? [] : [player(clockwise(m, seat))];
    },
    noun: playerAfter('on their left', 'links von ihr'),
  },
  /** In a row of a dice table: who rolled. */
  roller: { of: fact('roller'), noun: THAT_PLAYER },
  killer: { of: fact('by'), noun: playerAfter('who killed it', ', die sie getötet hat,') },
  /** Of any monster, not of this card. */
  slayer: { of: fact('by'), noun: playerAfter('who killed it', ', die es getötet hat,') },
  active: {
    of: (m) => [player(m.state.active)],
    fits: (m, body) => body === player(m.state.active),
    noun: { ...noun(PLAYER, 'the', { after: { en: '', de: 'am Zug' }, name: 'active' }), en: 'the active player' },
  },
  /** Whoever dealt the combat damage that the effect answers is no other, though the attack may be over. */
  attacker: {
    of: (m, context) => (m.state.attack === null ? fact('by')(m, context) : [player(m.state.attack.seat)]),
    fits: (m, body) => m.state.attack !== null && body === player(m.state.attack.seat),
    noun: noun(PLAYER, 'the', { being: [{ en: 'attacking', de: 'angreifend' }], name: 'attacker' }),
  },
  leftOfActive: {
    of: (m) => beside(m, 1),
    noun: playerAfter('to the left of the active player', 'links von der Person am Zug'),
  },
  rightOfActive: {
    of: (m) => beside(m, m.seats - 1),
    noun: playerAfter('to the right of the active player', 'rechts von der Person am Zug'),
  },
  /** FS-273. */
  everybody: {
    of: (m, { seat }) => turnOrder(m, seat).map(player),
    fits: (_, body) => seatIn(body) !== undefined,
    noun: noun(PLAYER, 'each', { name: 'everybody' }),
    one: noun(PLAYER, 'a'),
  },
  others: {
    of: (m, { seat }) => turnOrder(m, seat).slice(1).map(player),
    fits: (_, body, { seat }) => seatIn(body) !== undefined && body !== player(seat),
    noun: noun(PLAYER, 'each', { being: [OTHER], name: 'others' }),
    one: noun(PLAYER, 'a', { being: [OTHER] }),
  },
  nonActive: {
    of: (m) => turnOrder(m, m.state.active).slice(1).map(player),
    noun: { ...eachAfter('', 'außer der Person am Zug'), en: 'each non-active player' },
  },
  withMostItems: {
    ...playersWho((m, seat) => hasMost(m, seat, howManyItems)),
    noun: eachAfter('with the most items', 'mit den meisten Items'),
  },
  /** Nobody has the most of nothing. */
  withMostSouls: {
    ...playersWho((m, seat) => hasMost(m, seat, soulsOf) && soulsOf(m, seat) > 0),
    noun: eachAfter('with the most souls (at least 1)', 'mit den meisten Seelen (mindestens 1)'),
  },
  withFewestSouls: {
    ...playersWho((m, seat) => hasMost(m, seat, (_, each) => -soulsOf(m, each))),
    noun: eachAfter('with the fewest souls', 'mit den wenigsten Seelen'),
  },
  attackedPlayers: {
    ...playersWho((m, seat) => tallied(m, 'attacked', player(seat)) > 0),
    noun: {
      ...noun(PLAYER, 'a', { being: [{ en: '', de: 'in diesem Zug angegriffen' }] }),
      en: 'a player who was attacked this turn',
    },
  },
  monsters: {
    of: (m) => monstersIn(m),
    fits: isMonster,
    noun: noun(MONSTER, 'each', { name: 'monsters' }),
    one: noun(MONSTER, 'a'),
  },
  otherMonsters: {
    of: (m, { source }) => monstersIn(m).filter((object) => object !== source),
    fits: (m, body, { source }) => body !== source && isMonster(m, body),
    noun: noun(MONSTER, 'each', { being: [OTHER] }),
    one: noun(MONSTER, 'a', { being: [OTHER] }),
  },
  attackedMonster: {
    of: (m) => monstersIn(m).filter((object) => isAttacked(m, object)),
    noun: {
      ...noun(MONSTER, 'the', { being: [{ en: '', de: 'von dir angegriffen' }] }),
      en: 'the monster you are attacking',
    },
  },
  idleMonsters: {
    of: (m) => monstersIn(m).filter((object) => !isAttacked(m, object)),
    noun: { ...noun(MONSTER, 'each', { being: [IDLE] }), en: 'each monster not being attacked' },
  },
  /** FS-238: a monster that has died is found where it lies now. */
  this: {
    of: (m, { source }) => {
      const dying = m.state.dying.find(({ was }) => was === source)?.object;
      return source === undefined ? [] : [dying ?? source];
    },
    fits: (_, body, { source }) => body === source,
    noun: (say) => say.named('this') ?? THIS_CARD,
  },
  /** The card that the condition of the effect speaks of. */
  it: {
    of: (_, { vars }) => refsIn(vars.object),
    noun: noun(CARD, 'that'),
  },
} as const satisfies Readonly<Record<string, Person>>;

export type PersonName = keyof typeof people;
export type Who = PersonName | Aim<Pick>;

const isAim = (who: Who): who is Aim<Pick> => typeof who === 'object';

const personOf = (name: PersonName): Person => people[name];

/** Everything that it stands for now. */
const refsOf = (m: At, who: Who, context: Context): readonly Ref[] =>
  personOf(isAim(who) ? 'target' : who).of(m, context);

/** Is this body one of them? */
export function isOneOf(m: At, name: PersonName, body: Body, context: Context): boolean {
  const person = personOf(name);
  return person.fits === undefined ? person.of(m, context).includes(body) : person.fits(m, body, context);
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

/** As the subject of a clause. */
export function subjectOf(who: Who, say: Say): Subject {
  if (isAim(who)) return say.naming('target', targetNames(who.aim)).named('target') ?? THE_TARGET;
  const { noun: of } = personOf(who);
  return typeof of === 'function' ? of(say) : of;
}

/** Anywhere else: "deal 1 damage to you". */
export const nounOf = (who: Who, say: Say): Noun => asObject(subjectOf(who, say));

/** One of them: "a player", where "each player" would mean all together. */
export function oneOf(name: PersonName, say: Say): Subject {
  return personOf(name).one ?? subjectOf(name, say);
}
