import { at, type ObjectNumber, objectsIn } from '@tafelrunde/kernel';
import type { Card } from '../cards/card.ts';
import { type Faction, factions, fits } from '../cards/factions.ts';
import { cardAt, cardsIn } from '../queries.ts';
import { type At, play } from '../state.ts';
import type { Outlook } from './outlook.ts';
import { worthInHorde, worthOf } from './worth.ts';

/** Monsters in play as hordes see them: how many of each faction are free, and the ends of the hordes there are. */
interface Links {
  readonly free: Readonly<Record<Faction, number>>;
  readonly hordes: readonly Ends[];
}

interface Ends {
  readonly left: Faction;
  readonly right: Faction;
}

/** What any one horde action leads to. */
function* stepsFrom({ free, hordes }: Links): Generator<Links> {
  for (const card of factions) {
    if (free[card] === 0) continue;
    const less = { ...free, [card]: free[card] - 1 };
    for (const [i, { left, right }] of hordes.entries()) {
      if (fits(card, left)) yield { free: less, hordes: hordes.with(i, { left: card, right }) };
      if (fits(right, card)) yield { free: less, hordes: hordes.with(i, { left, right: card }) };
    }
    for (const other of factions) {
      if (less[other] === 0 || !fits(card, other)) continue;
      const rest = { ...less, [other]: less[other] - 1 };
      yield { free: rest, hordes: [...hordes, { left: card, right: other }] };
    }
  }
}

const keyOf = ({ free, hordes }: Links): string =>
  `${factions.map((faction) => free[faction]).join()} ${hordes.map(({ left, right }) => `${left}${right}`).join()}`;

/** How many horde actions can still be taken at most. */
function mostLinks(links: Links, seen = new Map<string, number>()): number {
  const key = keyOf(links);
  let most = seen.get(key);
  if (most === undefined) {
    most = 0;
    for (const next of stepsFrom(links)) most = Math.max(most, 1 + mostLinks(next, seen));
    seen.set(key, most);
  }
  return most;
}

/** A monster that may be put next to another. */
interface Link {
  readonly card: ObjectNumber;
  readonly partner: ObjectNumber;
  /** How many abilities come of it, this one and those after it; of equal links the stronger abilities first. */
  readonly worth: number;
}

interface Member {
  readonly object: ObjectNumber;
  readonly card: Card;
  readonly faction: Faction;
}

/** All links that the player wants. */
export function linksFor(outlook: Outlook): Link[] {
  const { m, seat } = outlook;
  const cards = cardsIn(m, play(seat));
  const members = objectsIn(m, play(seat)).flatMap((object, i): Member[] => {
    const card = at(cards, i);
    return card.isMonster && card.faction !== undefined ? [{ object, card, faction: card.faction }] : [];
  });
  const free = members.filter(
    ({ object, card }) => !m.state.linked.includes(object) && isWilling(outlook, object, card),
  );
  if (free.length === 0) return [];
  const now: Links = { free: tally(free), hordes: m.state.hordes.map((horde) => endsOf(m, horde)) };
  const seen = new Map<string, number>();
  return free.flatMap((one) =>
    members.flatMap((other): Link[] => {
      const after = one.object === other.object ? undefined : linked(m, now, one, other, free.includes(other));
      if (after === undefined) return [];
      const abilities = worthInHorde(one.card, outlook) + worthInHorde(other.card, outlook);
      return [{ card: one.object, partner: other.object, worth: 1 + mostLinks(after, seen) + abilities / 100 }];
    }),
  );
}

/** TL-133: a monster that would haunt stays out of hordes if it brings more in the next turn. */
function isWilling(outlook: Outlook, object: ObjectNumber, card: Card): boolean {
  const { m, weights } = outlook;
  if (!m.state.haunts.some((marker) => marker.card === object && !marker.spent)) return true;
  return weights.haunt * worthOf(card, outlook) < 2 * Math.max(1, worthInHorde(card, outlook));
}

function tally(free: readonly Member[]): Record<Faction, number> {
  const counts = { undead: 0, beast: 0, mortal: 0, spirit: 0 };
  for (const { faction } of free) counts[faction] += 1;
  return counts;
}

function endsOf(m: At, horde: readonly ObjectNumber[]): Ends {
  const factionAt = (i: number): Faction => cardAt(m, at(horde, i)).faction ?? 'undead';
  return { left: factionAt(0), right: factionAt(horde.length - 1) };
}

/** What is left to link once the one stands next to the other; undefined if they do not go together. */
function linked(m: At, { free, hordes }: Links, one: Member, other: Member, isFree: boolean): Links | undefined {
  const less = { ...free, [one.faction]: free[one.faction] - 1 };
  if (isFree) {
    const rest = { ...less, [other.faction]: less[other.faction] - 1 };
    if (fits(one.faction, other.faction)) {
      return { free: rest, hordes: [...hordes, { left: one.faction, right: other.faction }] };
    }
    if (!fits(other.faction, one.faction)) return undefined;
    return { free: rest, hordes: [...hordes, { left: other.faction, right: one.faction }] };
  }
  const i = m.state.hordes.findIndex((horde) => horde.includes(other.object));
  const horde = m.state.hordes[i];
  const ends = hordes[i];
  if (horde === undefined || ends === undefined) return undefined;
  if (horde[0] === other.object && fits(one.faction, other.faction)) {
    return { free: less, hordes: hordes.with(i, { ...ends, left: one.faction }) };
  }
  if (horde.at(-1) !== other.object || !fits(other.faction, one.faction)) return undefined;
  return { free: less, hordes: hordes.with(i, { ...ends, right: one.faction }) };
}
