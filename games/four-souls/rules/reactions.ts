import {
  at,
  cardOf,
  checkpoint,
  type ObjectNumber,
  type Option,
  objectsIn,
  type Path,
  type Ref,
  type Seat,
  scope,
} from '@tafelrunde/kernel';
import { type Activated, isActivated } from '../effects/card.ts';
import { contextIn } from '../effects/context.ts';
import { cardData } from '../effects/registry.ts';
import { bonusOf, isTrue } from '../effects/values.ts';
import { type At, type Chapter, clockwise, type EffectItem, hand, type Item, PASS, player } from '../state.ts';
import { aimIsThere, canDeclare, effectAt } from './declare.ts';
import { fixRoll, lookAtRoll } from './dice.ts';
import { moveItemIn } from './items.ts';
import { buryLoot, takeOff, topItem } from './stack.ts';
import { characterOf, handOf, isIn, isTapped, itemsOf, roomsIn, tallied } from './table.ts';

/** Reaction rounds (FS-195 ff.). */
export interface ReactionOps {
  /** Everybody may react until all have passed on an empty stack. The active player begins (FS-196). */
  settle: { seat?: Seat };
  round: { seat: Seat; passed: number };
  mayReact: { seat: Seat; passed: number };
  resolveTop: object;
  resolve: { item: Item };
  afterItem: { item: EffectItem };
}

/** Something that a player may put on the stack now. */
interface Reaction {
  readonly ref: Ref;
  readonly label: string;
  readonly source: ObjectNumber;
  readonly at: Path;
  readonly via: 'loot' | 'tap' | 'paid';
}

/** FS-074, FS-075: how many loot cards the player may still play this turn. */
function playsLeft(m: At, seat: Seat): number {
  const { active, phase, lootPlays, lootPlayed } = m.state;
  const own = seat === active && phase !== 'start' ? 1 + bonusOf(m, 'lootPlays', player(seat)) : 0;
  const played = lootPlayed[seat] ?? 0;
  return Math.max(0, Math.min(own + (lootPlays[seat] ?? 0), limitOf(m, 'lootLimit', seat)) - played);
}

/** How often an effect lets the player do it in one turn. */
function limitOf(m: At, stat: 'lootLimit' | 'activationLimit', seat: Seat): number {
  const limit = bonusOf(m, stat, player(seat));
  return limit === 0 ? Infinity : limit;
}

const isSilenced = (m: At, seat: Seat): boolean => bonusOf(m, 'cannotReact', player(seat)) > 0;

function lootOf(m: At, seat: Seat): Reaction[] {
  if (playsLeft(m, seat) === 0 || isSilenced(m, seat)) return [];
  return objectsIn(m, hand(seat)).flatMap((object) => {
    const path: Path = [cardOf(m, object) ?? '', 'play'];
    return canDeclare(m, seat, object, path)
      ? [{ ref: object, label: 'play', source: object, at: path, via: 'loot' }]
      : [];
  });
}

/** The effects of one card that could be activated now. */
function effectsOfCard(m: At, seat: Seat, object: ObjectNumber): Reaction[] {
  const id = cardOf(m, object) ?? '';
  const abilities = cardData(id)?.abilities ?? [];
  const several = abilities.filter(isActivated).length > 1;
  return abilities.flatMap((ability, i) => {
    if (!isActivated(ability) || !canActivate(m, seat, object, ability, [id, 'abilities', i])) return [];
    return [
      {
        ref: several ? `ability:${object}/${i}` : object,
        label: several ? `${id}/${i}` : 'use',
        source: object,
        at: [id, 'abilities', i],
        via: ability.tap ? 'tap' : 'paid',
      },
    ];
  });
}

function canActivate(m: At, seat: Seat, object: ObjectNumber, ability: Activated, path: Path): boolean {
  if (ability.tap && isTapped(m, object)) return false; // FS-059
  return isTrue(m, ability.if, contextIn(m, { seat, source: object })) && canDeclare(m, seat, object, path);
}

/** What the player could do without a card of the hand: everybody can see it. */
function effectsOf(m: At, seat: Seat): Reaction[] {
  const found: Reaction[] = [];
  if (tallied(m, 'activation', player(seat)) >= limitOf(m, 'activationLimit', seat)) return found;
  const own = characterOf(m, seat);
  if (own !== undefined) found.push(...effectsOfCard(m, seat, own));
  if (!isSilenced(m, seat)) for (const object of itemsOf(m, seat)) found.push(...effectsOfCard(m, seat, object));
  if (seat === m.state.active) for (const object of roomsIn(m)) found.push(...effectsOfCard(m, seat, object)); // FS-290
  return found;
}

export const reactionsOf = (m: At, seat: Seat): Reaction[] => [...lootOf(m, seat), ...effectsOf(m, seat)];

export const asOptions = (reactions: readonly Reaction[]): Option[] =>
  reactions.map(({ ref, label }) => ({ ref, label }));

/** Who is asked follows from what everybody sees: charged items, loot plays, the number of cards in hand. */
function couldReact(m: At, seat: Seat): boolean {
  return (handOf(m, seat) > 0 && playsLeft(m, seat) > 0 && !isSilenced(m, seat)) || effectsOf(m, seat).length > 0;
}

/** The op that puts the picked reaction on the stack. */
export function declaring(m: At, seat: Seat, pick: Ref | undefined) {
  const {
    source,
    at: path,
    via,
  } = at(
    reactionsOf(m, seat).filter(({ ref }) => ref === pick),
    0,
  );
  return { op: 'declare' as const, seat, source, at: path, via, vars: {} };
}

/** With nothing to react to, the active player simply goes on with the turn. */
const isFree = ({ state }: At, seat: Seat): boolean =>
  state.phase === 'action' &&
  seat === state.active &&
  state.stack.length === 0 &&
  state.attack === null &&
  state.announced === null;

export const reactionRules: Chapter<ReactionOps> = {
  settle: (m, { seat = m.state.active }) => {
    m.state.base = m.state.stack.length;
    m.put(checkpoint(), { op: 'round', seat, passed: 0 });
  },

  round: (m, { seat, passed }) => {
    const top = topItem(m);
    if (top?.kind === 'after' || (passed === m.seats && top !== undefined)) m.put({ op: 'resolveTop' });
    else if (passed === m.seats)
      return; // FS-205
    else if (couldReact(m, seat) && !isFree(m, seat)) m.put({ op: 'mayReact', seat, passed });
    else m.put({ op: 'round', seat: clockwise(m, seat), passed: passed + 1 });
  },

  // FS-197, FS-198.
  mayReact: {
    masked: true,
    options: (m, { seat }) => [PASS, ...asOptions(reactionsOf(m, seat))],
    answer: (m, { seat, passed }, [pick]) => {
      if (pick === PASS) m.put({ op: 'round', seat: clockwise(m, seat), passed: passed + 1 });
      else m.put(declaring(m, seat, pick), { op: 'settle', seat });
    },
  },

  // FS-199, FS-201.
  resolveTop: (m) => {
    const item = topItem(m);
    if (item === undefined) return;
    if (item.kind === 'roll' && lookAtRoll(m, item)) {
      m.put({ op: 'settle' });
      return;
    }
    takeOff(m, item.id);
    m.put({ op: 'resolve', item }, { op: 'settle' });
  },

  resolve: (m, { item }) => {
    switch (item.kind) {
      case 'effect':
        if (!aimIsThere(m, item)) m.emit({ type: 'fizzled', seat: item.seat, data: { item: item.id } }); // FS-208
        m.put(scope('item', { last: { op: 'afterItem', item } }), ...stepsOf(m, item));
        break;
      case 'roll':
        fixRoll(m, item);
        break;
      case 'damage': {
        const { kind: _, id: __, ...damage } = item;
        m.put({ op: 'hurt', ...damage });
        break;
      }
      case 'death':
        m.put({
          op: 'die',
          who: item.who,
          ...(item.by === undefined ? {} : { by: item.by }),
          ...(item.roll === undefined ? {} : { roll: item.roll }),
        });
        break;
      case 'after':
        m.put({ op: 'afterwards', what: item.what, who: item.who });
    }
  },

  // FS-077, FS-079: a loot card is discarded, a trinket stays.
  afterItem: (
    m,
    {
      item: {
        card,
        at: [id],
        seat,
      },
    },
  ) => {
    if (card === undefined || !isIn(m, card, 'pending')) return;
    if (cardData(id)?.trinket === true) moveItemIn(m, card, seat);
    else buryLoot(m, card);
  },
};

function stepsOf(m: At, item: EffectItem) {
  if (!aimIsThere(m, item) || effectAt(item.at) === undefined) return [];
  return [{ op: 'run' as const, at: [...item.at, 'do'] satisfies Path, vars: item.vars }];
}
