import type { CardId, GameEvent } from '@tafelrunde/kernel';
import type { Card } from './cards/card.ts';
import { cardIds, cardNamed } from './cards/catalogue.ts';

/** One way in which a card takes effect: `undead-ghoul: played`, `relic-hand-of-glory: activated`. */
export type CardEffect = `${CardId}: ${string}`;

/** Words that show as gained resources, as the card's symbols do. */
const SILENT: readonly string[] = ['gain', 'gainForEachOther', 'rage', 'if'];

function effectsOf({ kind, isMonster, keywords, unique, horde, abilities, influence, ...card }: Card): string[] {
  const acts = kind === 'overlord' || (kind === 'relic' && hasAction({ keywords, unique, ...card }));
  return [
    ...(isMonster || kind === 'influence' ? ['played'] : []),
    ...(kind === 'relic' ? ['bought'] : []),
    ...(acts ? ['activated'] : []),
    ...([...keywords, ...unique].every(({ word }) => SILENT.includes(word)) ? [] : ['does']),
    ...horde.map((_, ability) => `horde ${ability}`),
    ...(abilities.length + influence.length > 0 ? ['triggered'] : []),
  ];
}

const hasAction = (card: Pick<Card, 'keywords' | 'unique' | 'coins' | 'power' | 'recovery'>): boolean =>
  card.keywords.length + card.unique.length + card.coins + card.power + card.recovery > 0;

/** Every effect of every card: what a thorough test has seen in the end. */
export const effectsDue = (): CardEffect[] =>
  cardIds.flatMap((id) => effectsOf(cardNamed(id)).map((effect): CardEffect => `${id}: ${effect}`));

/** What took effect in a game, read from what happened. */
export const effectsSeen = (events: readonly GameEvent[]): CardEffect[] => events.flatMap(seenIn);

function seenIn({ type, cause, from, to, cards = [], data }: GameEvent): CardEffect[] {
  const moved = cards.map(({ card }): CardEffect => `${card}: ${to?.kind === 'relics' ? 'bought' : 'played'}`);
  const came = type === 'moved' && (to?.kind === 'relics' || (from?.kind === 'hand' && to?.kind === 'play'));
  return [...(came ? moved : []), ...(cause === undefined ? [] : causedBy(type, cause, Number(data?.ability)))];
}

function causedBy(type: string, cause: CardId, ability: number): CardEffect[] {
  if (type === 'usedHorde') return [`${cause}: horde ${ability}`];
  if (type === 'activated' || type === 'triggered') return [`${cause}: ${type}`];
  return type === 'gained' || type === 'haunted' ? [`${cause}: gives`] : [`${cause}: does`];
}
