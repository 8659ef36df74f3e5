import { type Option, objectsIn, type Ref, refs, type Written } from '@tafelrunde/kernel';
import type { Context } from '@tafelrunde/words';
import { withRooms } from '../../options.ts';
import { type DeckName, discardOf, souls } from '../../places.ts';
import { player, turnOrder } from '../../players.ts';
import { deckRef, discardRef, itemRef } from '../../refs.ts';
import {
  cardIn,
  coinsOf,
  cursesOf,
  isAttacked,
  isEternal,
  itemsOf,
  itemsOfPlayers,
  monstersIn,
  ownerOf,
  shopItems,
  soulsOf,
} from '../../rules/table.ts';
import type { At } from '../../state.ts';
import { type Card, isActivated, isCopyable } from '../language/card.ts';

/* What an effect can be aimed at, or what can be chosen when it resolves. How that is said stands in `nouns.ts`. */

export interface Players {
  readonly pick: 'player';
  readonly other?: true;
  /** FS-092: somebody else, unless the table says that one may curse oneself. */
  readonly cursed?: true;
  readonly living?: true;
  /** Those with the most, or tied. */
  readonly most?: 'coins' | 'souls';
}

interface Monsters {
  readonly pick: 'monster';
  readonly notAttacked?: true;
}

interface Bodies {
  readonly pick: 'body';
  /** So many points are divided among them. */
  readonly shares?: number;
  /** Not the one that the condition of the effect speaks of. */
  readonly another?: true;
}

export interface Items {
  readonly pick: 'item';
  /** Whose: yours, another player's, a player's, the shop's, any but yours, or any in play (FS-066). */
  readonly of: 'you' | 'others' | 'players' | 'they' | 'shop' | 'elsewhere' | 'anybody';
  readonly nonEternal?: true;
  /** Not this one. */
  readonly another?: true;
  /** With an effect that can be copied. */
  readonly withTap?: true;
  readonly passive?: true;
}

interface Rolls {
  readonly pick: 'roll';
  readonly attack?: boolean;
}

/** FS-212: a tap or paid effect of an item, or with `loot` also or only a loot card, on the stack. */
export interface EffectsOnStack {
  readonly pick: 'effect';
  readonly loot?: 'too' | 'only';
}

interface Decks {
  readonly pick: 'deck' | 'discard';
}

export interface Souls {
  readonly pick: 'soul';
  readonly of: 'you' | 'others' | 'anybody';
}

interface Others {
  readonly pick: 'curse' | 'discardedMonster' | 'itemOrSoul' | 'number';
}

export type Pick = Players | Monsters | Bodies | Items | Rolls | EffectsOnStack | Decks | Souls | Others;

export const aPlayer: Pick = { pick: 'player' };
export const anotherPlayer: Pick = { pick: 'player', other: true };
export const aCursedPlayer: Pick = { pick: 'player', cursed: true };
export const aLivingPlayer: Pick = { pick: 'player', living: true };
export const playerWithMost = (most: 'coins' | 'souls'): Pick => ({ pick: 'player', most });
export const aMonster: Pick = { pick: 'monster' };
export const aMonsterNotAttacked: Pick = { pick: 'monster', notAttacked: true };
export const aMonsterOrPlayer: Pick = { pick: 'body' };
export const anotherMonsterOrPlayer: Pick = { pick: 'body', another: true };
export const aShareOf = (shares: number): Pick => ({ pick: 'body', shares });
export const anItem = (of: Items['of'] = 'anybody', more: Omit<Items, 'pick' | 'of'> = {}): Pick => ({
  pick: 'item',
  of,
  ...more,
});
export const aRoll: Pick = { pick: 'roll' };
export const aRollButNoAttack: Pick = { pick: 'roll', attack: false };
export const anAttackRoll: Pick = { pick: 'roll', attack: true };
export const anItemsEffect: Pick = { pick: 'effect' };
export const anItemsEffectOrLoot: Pick = { pick: 'effect', loot: 'too' };
export const aPlayedLoot: Pick = { pick: 'effect', loot: 'only' };
export const aDeck: Pick = { pick: 'deck' };
export const aDiscard: Pick = { pick: 'discard' };
export const aSoul = (of: Souls['of'] = 'anybody'): Pick => ({ pick: 'soul', of });
export const aCurse: Pick = { pick: 'curse' };
export const aDiscardedMonster: Pick = { pick: 'discardedMonster' };
export const anItemOrSoul: Pick = { pick: 'itemOrSoul' };
export const aNumber: Pick = { pick: 'number' };

export const decksInPlay = (m: At): DeckName[] =>
  withRooms(m) ? ['loot', 'treasure', 'monster', 'room'] : ['loot', 'treasure', 'monster'];

function hasMost(m: At, seat: number, what: 'coins' | 'souls'): boolean {
  const measure = (each: number): number => (what === 'coins' ? coinsOf(m, each) : soulsOf(m, each));
  return turnOrder(m, 0).every((each) => measure(each) <= measure(seat));
}

function playersFor(m: At, { other, cursed, living, most }: Players, { seat }: Context): Ref[] {
  const notYou = other === true || (cursed === true && m.match.options.curseYourself !== true);
  return turnOrder(m, seat)
    .filter(
      (each) =>
        (!notYou || each !== seat) &&
        (living !== true || m.state.dead[each] !== true) &&
        (most === undefined || hasMost(m, each, most)),
    )
    .map(player);
}

function whoseItems(m: At, of: Items['of'], { seat, vars }: Context): number[] {
  switch (of) {
    case 'you':
      return itemsOf(m, seat);
    case 'they':
      return typeof vars.player === 'number' ? itemsOf(m, vars.player) : [];
    case 'others':
      return itemsOfPlayers(m).filter((object) => ownerOf(m, object) !== seat);
    case 'elsewhere':
      return [...itemsOfPlayers(m), ...shopItems(m)].filter((object) => ownerOf(m, object) !== seat);
    case 'players':
      return itemsOfPlayers(m);
    case 'shop':
      return shopItems(m);
    case 'anybody':
      return [...itemsOfPlayers(m), ...shopItems(m)];
  }
}

function itemsFor(m: At, { of, nonEternal, another, withTap, passive }: Items, context: Context): Ref[] {
  return whoseItems(m, of, context).filter((object) => {
    if (nonEternal === true && isEternal(m, object)) return false;
    if (another === true && object === context.source) return false;
    const card = cardIn(m, object);
    if (passive === true && !isPassive(card)) return false;
    return withTap !== true || card?.abilities.some(isCopyable) === true;
  });
}

/** A passive item is a treasure without an effect that one could activate. */
const isPassive = (card: Card | undefined): boolean =>
  card !== undefined && card.trinket !== true && !card.abilities.some(isActivated);

const soulsFor = (m: At, { of }: Souls, { seat }: Context): Ref[] =>
  turnOrder(m, seat)
    .filter((each) => of === 'anybody' || (each === seat) === (of === 'you'))
    .flatMap((each) => objectsIn(m, souls(each)));

/** Everything that may be picked now. */
export function optionsFor(m: At, pick: Pick, context: Context): Ref[] {
  switch (pick.pick) {
    case 'player':
      return playersFor(m, pick, context);
    case 'monster':
      return monstersIn(m).filter((object) => pick.notAttacked !== true || !isAttacked(m, object));
    case 'body':
      return [...monstersIn(m), ...turnOrder(m, context.seat).map(player)].filter(
        (body) => pick.another !== true || body !== context.vars.body,
      );
    case 'item':
      return itemsFor(m, pick, context);
    case 'roll':
      return m.state.stack
        .filter((item) => item.kind === 'roll' && (pick.attack === undefined || pick.attack === item.attack))
        .map(({ id }) => itemRef(id));
    case 'effect':
      return m.state.stack
        .filter((item) => item.kind === 'effect' && isCancellable(item, pick.loot))
        .map(({ id }) => itemRef(id));
    case 'deck':
      return decksInPlay(m).map((name) => deckRef(name));
    case 'discard':
      return decksInPlay(m)
        .filter((name) => objectsIn(m, discardOf(name)).length > 0)
        .map((name) => discardRef(name));
    case 'soul':
      return soulsFor(m, pick, context);
    case 'curse':
      return turnOrder(m, context.seat).flatMap((seat) => cursesOf(m, seat));
    case 'discardedMonster':
      return objectsIn(m, discardOf('monster')).filter((object) => cardIn(m, object)?.kind === 'monster');
    case 'itemOrSoul':
      return [...optionsFor(m, anItem(), context), ...optionsFor(m, aSoul(), context)];
    case 'number':
      return [1, 2, 3, 4, 5, 6].map((n) => refs.number(n));
  }
}

/** How many have to be picked: one, or every point that is divided. */
export const picksFor = (pick: Pick): number => (pick.pick === 'body' ? (pick.shares ?? 1) : 1);

/** The same as options: what lies on the stack is called by the card behind it. */
export function labelled(m: At, refs: readonly Ref[]): Option[] {
  return refs.map((ref) => {
    if (!itemRef.is(ref)) return { ref };
    const item = m.state.stack.findLast(({ id }) => itemRef(id) === ref);
    if (item === undefined) return { ref };
    return { ref, label: item.kind === 'effect' ? item.at[0] : item.kind };
  });
}

/** Is there anything to pick? Asked of every card in hand whenever somebody could react, so it makes no lists in vain. */
export function canPick(m: At, pick: Pick, context: Context): boolean {
  switch (pick.pick) {
    case 'body':
    case 'deck':
      return true;
    case 'roll':
    case 'effect':
      return m.state.stack.length > 0 && optionsFor(m, pick, context).length > 0;
    default:
      return optionsFor(m, pick, context).length > 0;
  }
}

/** FS-212. */
const isCancellable = (item: { via: string; ofItem?: boolean }, loot: EffectsOnStack['loot']): boolean => {
  if (item.via === 'loot') return loot !== undefined;
  return loot !== 'only' && item.ofItem === true && (item.via === 'tap' || item.via === 'paid');
};

/** Is what was picked still there to be affected (FS-208)? */
export function isStill(m: At, pick: Pick, ref: Ref, context: Context): boolean {
  return optionsFor(m, pick, context).includes(ref);
}

export const deckNamed = (ref: Written | undefined): DeckName => deckRef.in(ref) ?? discardRef.in(ref) ?? 'room';
