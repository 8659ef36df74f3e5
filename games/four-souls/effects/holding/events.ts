import { type ObjectNumber, refs, type Seat, type Vars } from '@tafelrunde/kernel';
import { type Context, numberIn } from '@tafelrunde/words';
import { type Body, player } from '../../players.ts';
import type { At } from '../../state.ts';
import { isOneOf, type PersonName } from '../selectors/who.ts';
import { type Condition, isTrue } from './values.ts';

/* What may happen so that triggers answer it. The facts are plain data: `player` to whom it happens, `object` the card, `n`. */

interface ToPlayer {
  player: Seat;
}

interface ToCard {
  object: ObjectNumber;
}

/** It happens to a player or to a card. */
type ToBody = ToPlayer | ToCard;

/** Who is behind it, and with which attack roll. */
interface Behind {
  by?: Seat;
  roll?: number;
}

interface Hurt extends Behind {
  n: number;
  combat: boolean;
}

/** All that happens, with its facts; how each is said stands in `event-clauses.ts`. */
export interface Happenings {
  turnStart: ToPlayer;
  turnEnd: ToPlayer;
  /** `times`: how often this turn, with this one. */
  damaged: ToBody & Hurt & { times: number };
  /** `object`: the card that deals it, `player`: who deals it, or to whom it is dealt. */
  dealt: Partial<ToPlayer & ToCard> & Hurt & { to: string; body: Body };
  wouldBeDamaged: ToBody & { n: number; item: number };
  wouldDie: ToBody & { item: number };
  died: ToPlayer;
  paidPenalty: ToPlayer;
  monsterDied: ToCard & Behind;
  rewarded: ToCard & Behind;
  rolled: ToPlayer & { n: number; attack: boolean };
  rolledAgain: ToPlayer & { n: number };
  missed: ToPlayer & { n: number };
  wouldRoll: ToPlayer & { n: number; item: number; attack: boolean };
  attackDeclared: ToPlayer & { times: number };
  attacked: ToPlayer & Partial<ToCard>;
  deckAttacked: ToPlayer & ToCard;
  activated: ToPlayer & ToCard;
  entered: ToCard & Partial<ToPlayer>;
  looted: ToPlayer & { n: number };
  lootPlayed: ToPlayer & { item: number; trinket: boolean };
  soulGained: ToPlayer;
  monsterKilled: ToPlayer & ToCard;
  killed: ToPlayer & Partial<ToCard>;
  coinsGained: ToPlayer & { n: number };
  goalMet: ToCard & { n: number };
  coinsGiven: ToPlayer & { n: number };
  purchased: ToPlayer;
}

/** Which events of a name a trigger answers. */
export interface Of {
  /** Whose event it is. */
  readonly who?: PersonName;
  /** It happens to this card, to another, or whoever does it attacks this card. */
  readonly this?: true;
  readonly another?: true;
  readonly whileAttacked?: true;
  /** These results of a die only. */
  readonly rolls?: readonly number[];
  /** The number that was named. */
  readonly named?: true;
  readonly attack?: true;
  readonly combat?: true;
  /** Damage that the active player deals. */
  readonly by?: 'active';
  /** Damage that leaves this card so many HP. */
  readonly downTo?: number;
  /** What the player does, not what is done to that player. */
  readonly own?: true;
  /** Damage to monsters, to players. */
  readonly to?: 'monster' | 'player';
  /** Only the first time each turn, or every other time. */
  readonly nth?: 'first' | 'even';
  /** Loot that goes into discard when it has resolved. */
  readonly noTrinket?: true;
  /** This number exactly, or at least. */
  readonly exactly?: number;
  readonly atLeast?: number;
  readonly if?: Condition;
}

const isTheirs = (m: At, who: PersonName, seat: number | undefined, context: Context): boolean =>
  seat !== undefined && isOneOf(m, who, player(seat), context);

/** Does a trigger answer an event with these facts? */
export function answers(m: At, of: Of, facts: Vars, context: Context): boolean {
  const { who, rolls, nth } = of;
  const n = numberIn(facts, 'n');
  const times = numberIn(facts, 'times') ?? 1;
  return (
    (who === undefined || isTheirs(m, who, numberIn(facts, 'player'), context)) &&
    (of.this !== true || facts.object === context.source) &&
    (of.another !== true || facts.object !== context.source) &&
    (of.whileAttacked !== true || m.state.attack?.target === context.source) &&
    (rolls === undefined || rolls.includes(of.combat === true ? (numberIn(facts, 'roll') ?? 0) : (n ?? 0))) &&
    (of.named !== true || context.vars.target === refs.number(n ?? 0)) &&
    (of.attack !== true || facts.attack === true) &&
    (of.combat !== true || facts.combat === true) &&
    (of.by === undefined || facts.by === m.state.active) &&
    (of.downTo === undefined || isTrue(m, { test: 'hpIs', n: of.downTo }, context)) &&
    (of.own !== true || facts.by === facts.player) &&
    (of.to === undefined || facts.to === of.to) &&
    (of.noTrinket !== true || facts.trinket !== true) &&
    (nth === undefined || (nth === 'first' ? times === 1 : times % 2 === 0)) &&
    (of.exactly === undefined || n === of.exactly) &&
    (of.atLeast === undefined || (n ?? 0) >= of.atLeast) &&
    isTrue(m, of.if, context)
  );
}
