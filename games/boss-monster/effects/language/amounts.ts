import { count, objectsIn, type Said } from '@tafelrunde/kernel';
import { hand, stack, TOWN } from '../../places.ts';
import { activeRooms, isMulti } from '../../rules/dungeons.ts';
import { isOfType, levelOf, levelUnder, minibossesOf } from '../../rules/levels.ts';
import { tallied, woundsOf } from '../../rules/score.ts';
import type { At } from '../../state.ts';
import { type Context, numberIn, roomHere } from './context.ts';
import { cardAt, roomAt } from './registry.ts';

/* Numbers: fixed ones, and those that are counted when they are asked for. */

interface Count {
  of(m: At, context: Context): number;
  /** "for each Monster Room in your dungeon". */
  readonly each: Said;
  /** "the number of Monster Rooms in your dungeon". */
  readonly number: Said;
}

const said = (en: string, de: string): Said => ({ en, de });

const spellsIn = (m: At, seat: number): number =>
  objectsIn(m, hand(seat)).filter((object) => cardAt(m, object)?.kind === 'spell').length;

const counts = {
  rooms: {
    of: (m, { seat }) => activeRooms(m, seat).length,
    each: said('for each Room in your dungeon', 'für jeden Raum in deinem Dungeon'),
    number: said('the number of Rooms in your dungeon', 'die Zahl der Räume in deinem Dungeon'),
  },
  monsterRooms: {
    of: (m, { seat }) => activeRooms(m, seat).filter((room) => isOfType(m, room, 'monster')).length,
    each: said('for each Monster Room in your dungeon', 'für jeden Monsterraum in deinem Dungeon'),
    number: said('the number of Monster Rooms in your dungeon', 'die Zahl der Monsterräume in deinem Dungeon'),
  },
  advancedRooms: {
    of: (m, { seat }) => activeRooms(m, seat).filter((room) => roomAt(m, room)?.advanced === true).length,
    each: said('for each Advanced Room in your dungeon', 'für jeden Erweiterten Raum in deinem Dungeon'),
    number: said('the number of Advanced Rooms in your dungeon', 'die Zahl der Erweiterten Räume in deinem Dungeon'),
  },
  minibosses: {
    of: (m, { seat }) => minibossesOf(m, seat).length,
    each: said('for each Miniboss in your dungeon', 'für jeden Miniboss in deinem Dungeon'),
    number: said('the number of your Minibosses', 'die Zahl deiner Minibosse'),
  },
  fighterIcons: {
    of: (m, { seat }) => activeRooms(m, seat).reduce((sum, room) => sum + (roomAt(m, room)?.treasure.fighter ?? 0), 0),
    each: said(
      'for each Fighter treasure on Rooms in your dungeon',
      'für jeden Krieger-Schatz auf Räumen in deinem Dungeon',
    ),
    number: said('the number of Fighter treasures on your Rooms', 'die Zahl der Krieger-Schätze auf deinen Räumen'),
  },
  coveredRooms: {
    of: (m, { seat }) =>
      (m.state.rows[seat] ?? []).reduce((sum, n) => sum + Math.max(0, count(m, stack(seat, n)) - 1), 0),
    each: said('for each covered Room in your dungeon', 'für jeden überbauten Raum in deinem Dungeon'),
    number: said('the number of covered Rooms in your dungeon', 'die Zahl der überbauten Räume in deinem Dungeon'),
  },
  heroesInTown: {
    of: (m) => count(m, TOWN),
    each: said('for each Hero in town', 'für jeden Helden in der Stadt'),
    number: said('the number of Heroes in town', 'die Zahl der Helden in der Stadt'),
  },
  spellsInHand: {
    of: (m, { seat }) => spellsIn(m, seat),
    each: said('for each Spell card in your hand', 'für jeden Zauberspruch auf deiner Hand'),
    number: said('the number of Spell cards in your hand', 'die Zahl der Zaubersprüche auf deiner Hand'),
  },
  cardsInHand: {
    of: (m, { seat }) => count(m, hand(seat)),
    each: said('for each card in your hand', 'für jede Karte auf deiner Hand'),
    number: said('the number of cards in your hand', 'die Zahl deiner Handkarten'),
  },
  wounds: {
    of: (m, { seat }) => woundsOf(m, seat),
    each: said('for each of your Wounds', 'für jede deiner Wunden'),
    number: said('the number of your Wounds', 'die Zahl deiner Wunden'),
  },
  coinsHere: {
    of: (m, context) => m.state.coinsOn[roomHere(m, context) ?? 0] ?? 0,
    each: said('for each coin on it', 'für jede Münze darauf'),
    number: said('the number of coins on it', 'die Zahl der Münzen darauf'),
  },
  /** Of the Hero that was removed. */
  removedHealth: {
    of: (_, { vars }) => numberIn(vars, 'n') ?? 0,
    each: said('for each point of Health of the removed Hero', 'für jeden Lebenspunkt des entfernten Helden'),
    number: said('the printed Health of the removed one', 'die aufgedruckte Zahl der Lebenspunkte des entfernten'),
  },
  /** Of the card that was shown. */
  shown: {
    of: (_, { vars }) => numberIn(vars, 'n') ?? 0,
    each: said('for each point of its printed damage', 'für jeden Punkt ihres aufgedruckten Schadens'),
    number: said('its printed damage', 'ihr aufgedruckter Schaden'),
  },
  /** Of the Room whose value is asked for. */
  icons: {
    of: (_, { icons }) => icons?.() ?? 0,
    each: said('for each treasure on it', 'für jeden Schatz darauf'),
    number: said('the number of treasures on it', 'die Zahl der Schätze darauf'),
  },
  minibossLevel: {
    of: (m, { room = 0 }) => levelUnder(m, room),
    each: said('for each level of its Miniboss', 'für jede Stufe seines Minibosses'),
    number: said('the level of its Miniboss', 'die Stufe seines Minibosses'),
  },
  minibossLevels: {
    of: (m, { seat }) => minibossesOf(m, seat).reduce((sum, each) => sum + levelOf(m, each), 0),
    each: said('for each level of a Miniboss in your dungeon', 'für jede Stufe eines Minibosses in deinem Dungeon'),
    number: said('the sum of the levels of your Minibosses', 'die Summe der Stufen deiner Minibosse'),
  },
  multiRooms: {
    of: (m, { seat }) => activeRooms(m, seat).filter((room) => isMulti(m, room)).length,
    each: said(
      'for each Room with different treasures in your dungeon',
      'für jeden Raum mit verschiedenen Schätzen in deinem Dungeon',
    ),
    number: said(
      'the number of Rooms with different treasures in your dungeon',
      'die Zahl der Räume mit verschiedenen Schätzen in deinem Dungeon',
    ),
  },
  lured: {
    of: (m, { seat }) => tallied(m, 'lured', seat),
    each: said('for each Hero lured to your dungeon this round', 'für jeden in dieser Runde angelockten Helden'),
    number: said('the number of Heroes lured this round', 'die Zahl der in dieser Runde angelockten Helden'),
  },
  /** Coins that were paid when it was declared. */
  paid: {
    of: (_, { vars }) => numberIn(vars, 'paid') ?? 0,
    each: said('for each coin paid', 'für jede gezahlte Münze'),
    number: said('the number of coins paid', 'die Zahl der gezahlten Münzen'),
  },
  /** What a step before has come to. */
  n: {
    of: (_, { vars }) => numberIn(vars, 'n') ?? 0,
    each: said('for each', 'jeweils'),
    number: said('that many', 'ebenso viele'),
  },
} as const satisfies Readonly<Record<string, Count>>;

export type CountName = keyof typeof counts;

/** A number, or so much for each of what is counted. */
export type Amount = number | { readonly per: CountName; readonly n: number };

export const per = (name: CountName, n = 1): Amount => ({ per: name, n });

export function amountOf(m: At, amount: Amount, context: Context): number {
  if (typeof amount === 'number') return amount;
  const counted: Count = counts[amount.per];
  return amount.n * counted.of(m, context);
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "+1", "+1 for each Spell card in your hand": what stands before the thing and what behind it. */
export function sayMore(amount: Amount): { readonly n: string; readonly each: Said } {
  if (typeof amount === 'number') return { n: signed(amount), each: said('', '') };
  return { n: signed(amount.n), each: counts[amount.per].each };
}

/** "+1 Health": one point of it is another word in German. */
export function sayHealth(amount: Amount): Said {
  const { n } = sayMore(amount);
  const isOne = Math.abs(typeof amount === 'number' ? amount : amount.n) === 1;
  return said(`${n} Health`, `${n} ${isOne ? 'Lebenspunkt' : 'Lebenspunkte'}`);
}

/** "3", "X, where X is the number of …". */
export function sayAmount(amount: Amount): { readonly n: string; readonly where: Said } {
  if (typeof amount === 'number') return { n: String(amount), where: said('', '') };
  const { en, de } = counts[amount.per].number;
  return { n: 'X', where: said(`(X is ${en})`, `(X ist ${de})`) };
}

/** What is equal to it: "the number of Monster Rooms in your dungeon". */
export const sayNumber = (amount: Amount): Said =>
  typeof amount === 'number' ? said(String(amount), String(amount)) : counts[amount.per].number;
