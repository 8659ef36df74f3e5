import {
  at,
  cardOf,
  type ObjectNumber,
  type Option,
  objectsIn,
  type Path,
  type Ref,
  type Seat,
} from '@tafelrunde/kernel';
import { type Activated, isActivated } from '../effects/card.ts';
import { contextIn } from '../effects/context.ts';
import { cardData } from '../effects/registry.ts';
import { bonusOf, isTrue } from '../effects/values.ts';
import { type At, hand, player } from '../state.ts';
import { canDeclare } from './declare.ts';
import { characterOf, isTapped, itemsOf, roomsIn } from './table.ts';

/* What a player may put on the stack: loot cards (FS-074 ff.) and effects of cards in play (FS-059 ff.). */

/** Something that a player may put on the stack now. */
export interface Reaction {
  readonly ref: Ref;
  readonly label: string;
  readonly source: ObjectNumber;
  readonly at: Path;
  readonly via: 'loot' | 'tap' | 'paid';
}

/** FS-074, FS-075: how many loot cards the player may still play this turn. */
export function playsLeft(m: At, seat: Seat): number {
  const { active, phase, lootPlays, lootPlayed } = m.state;
  const own = seat === active && phase !== 'start' ? 1 + bonusOf(m, 'lootPlays', player(seat)) : 0;
  return Math.max(0, own + (lootPlays[seat] ?? 0) - (lootPlayed[seat] ?? 0));
}

export const isSilenced = (m: At, seat: Seat): boolean => bonusOf(m, 'cannotReact', player(seat)) > 0;

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
export function effectsOf(m: At, seat: Seat): Reaction[] {
  const found: Reaction[] = [];
  const own = characterOf(m, seat);
  if (own !== undefined) found.push(...effectsOfCard(m, seat, own));
  if (!isSilenced(m, seat)) for (const object of itemsOf(m, seat)) found.push(...effectsOfCard(m, seat, object));
  if (seat === m.state.active) for (const object of roomsIn(m)) found.push(...effectsOfCard(m, seat, object)); // FS-290
  return found;
}

export const reactionsOf = (m: At, seat: Seat): Reaction[] => [...lootOf(m, seat), ...effectsOf(m, seat)];

export const asOptions = (reactions: readonly Reaction[]): Option[] =>
  reactions.map(({ ref, label }) => ({ ref, label }));

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
