import { type ObjectNumber, type Option, objectsIn, type Ref, type Seat } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { type Faction, fits, links } from '../cards/factions.ts';
import { cardAt, idAt, monstersOf, openCard } from '../queries.ts';
import { abilityRef, hordeLabel } from '../refs.ts';
import { type At, type Chapter, DECLINE, type Game, play } from '../state.ts';

/** Forming and extending hordes. */
export interface HordeOps {
  /** Which monster is this one put next to? */
  link: { seat: Seat; card: ObjectNumber };
  /** TL-073, TL-076, TL-165: one unused ability of the horde that the card is part of; without a card, of any monster in play. */
  hordeAbility: { seat: Seat; card?: ObjectNumber };
}

/** A faction monster in play. */
interface Linkable {
  readonly object: ObjectNumber;
  readonly faction: Faction;
}

function factionMonsters(m: At, seat: Seat): Linkable[] {
  const found: Linkable[] = [];
  for (const object of objectsIn(m, play(seat))) {
    const { isMonster, faction } = cardAt(m, object);
    if (isMonster && faction !== undefined) found.push({ object, faction });
  }
  return found;
}

/** TL-066, TL-067: the monsters with which a horde action can be taken. */
export function linkable(m: At, seat: Seat): ObjectNumber[] {
  const monsters = factionMonsters(m, seat);
  if (monsters.length < 2) return [];
  const { linked } = m.state;
  const free = monsters.filter(({ object }) => !linked.includes(object));
  return free.filter((one) => partnersOf(m, monsters, one).length > 0).map(({ object }) => object);
}

/** TL-068, TL-075, TL-163: free monsters that fit on either side, and those at the ends of hordes that fit on their free side. */
function partnersOf(m: At, monsters: readonly Linkable[], one: Linkable): ObjectNumber[] {
  const { linked } = m.state;
  const { left, right } = links[one.faction];
  const partners: ObjectNumber[] = [];
  for (const { object, faction } of monsters) {
    if (object === one.object || (faction !== left && faction !== right)) continue;
    if (!linked.includes(object)) {
      if (fits(one.faction, faction) || fits(faction, one.faction)) partners.push(object);
    } else if (isFreeEnd(m, object, faction, one.faction)) partners.push(object);
  }
  return partners;
}

function isFreeEnd(m: At, member: ObjectNumber, faction: Faction, added: Faction): boolean {
  const horde = hordeOf(m, member);
  if (horde === undefined) return false;
  return (horde[0] === member && fits(added, faction)) || (horde.at(-1) === member && fits(faction, added));
}

const hordeOf = (m: At, member: ObjectNumber): readonly ObjectNumber[] | undefined =>
  m.state.hordes.find((horde) => horde.includes(member));

function join(m: Game, seat: Seat, card: ObjectNumber, partner: ObjectNumber): void {
  const { state } = m;
  const goesLeft = isLeftOf(m, card, partner);
  const horde = hordeOf(m, partner) ?? [partner];
  const joined = goesLeft ? [card, ...horde] : [...horde, card];
  const isNew = horde.length === 1 && !state.hordes.includes(horde);
  if (isNew) {
    state.hordes.push(joined);
    state.hordeFormed = true;
    state.linked.push(card, partner);
  } else {
    state.hordes = state.hordes.map((each) => (each === horde ? joined : each));
    state.linked.push(card);
  }
  spendMarkers(m, isNew ? joined : [card]);
  if (m.isHeard) m.emit({ type: isNew ? 'formed' : 'extended', seat, cards: joined.map((each) => openCard(m, each)) });
}

function isLeftOf(m: At, card: ObjectNumber, partner: ObjectNumber): boolean {
  const { faction } = cardAt(m, card);
  const other = cardAt(m, partner).faction;
  return faction !== undefined && other !== undefined && fits(faction, other);
}

/** TL-133: the markers of monsters that have just become part of a horde. */
function spendMarkers({ state }: Game, joined: readonly ObjectNumber[]): void {
  if (state.haunts.length === 0) return;
  state.haunts = state.haunts.map((marker) => (joined.includes(marker.card) ? { ...marker, spent: true } : marker));
}

/** TL-077, TL-079: each ability of each monster, as long as it is unused. */
function unusedAbilities(m: At, monsters: readonly ObjectNumber[]): Option[] {
  const { spent } = m.state;
  const found: Option[] = [];
  for (const card of monsters) {
    const id = idAt(m, card);
    cardAt(m, card).horde.forEach((_, ability) => {
      if (spent.some((each) => each.card === card && each.ability === ability)) return;
      found.push({ ref: abilityRef([card, ability]), label: hordeLabel([id, ability]) });
    });
  }
  return found;
}

function hordeWith(m: At, seat: Seat, card: ObjectNumber | undefined): readonly ObjectNumber[] {
  return card === undefined ? monstersOf(m, seat) : (hordeOf(m, card) ?? []);
}

export const hordeRules: Chapter<HordeOps> = {
  link: {
    options: (m, { seat, card }) => {
      const monsters = factionMonsters(m, seat);
      const one = monsters.find(({ object }) => object === card);
      return one === undefined ? [] : partnersOf(m, monsters, one);
    },
    answer: (m, { seat, card }, [pick]) => {
      if (typeof pick !== 'number') return;
      join(m, seat, card, pick);
      m.happened('hordeLink', { seat });
      m.put({ op: 'hordeAbility', seat, card });
    },
  },

  hordeAbility: {
    options: (m, { seat, card }) => {
      const abilities: (Ref | Option)[] = unusedAbilities(m, hordeWith(m, seat, card));
      return abilities.length === 0 ? [] : [...abilities, DECLINE];
    },
    answer: (m, { seat }, [pick]) => {
      if (pick === undefined || pick === DECLINE) return;
      const [source, ability] = abilityRef.in(pick) ?? [0, 0];
      const id = idAt(m, source);
      m.state.spent.push({ card: source, ability });
      if (m.isHeard) m.emit({ type: 'usedHorde', seat, cause: id, data: { ability } });
      m.put({ op: 'run', at: below([id], 'horde', ability), vars: { seat, source } });
    },
  },
};
