import { type ObjectNumber, objectsIn, type Said, type ZoneName } from '@tafelrunde/kernel';
import { type Kind, kind, type Noun, noun } from '@tafelrunde/words';
import type { At } from '../../state.ts';
import type { Card, RoomType, Treasure } from '../language/card.ts';
import { cardAt } from '../language/registry.ts';
import { treasureWords } from './nouns.ts';

/* Cards of the hand, of the decks and of the discard pile: which are meant, and what they are called. */

export interface CardFilter {
  readonly kind?: 'room' | 'spell' | 'miniboss';
  readonly type?: RoomType;
  readonly advanced?: boolean;
  /** BM-150: it shows this treasure. */
  readonly treasure?: Treasure;
}

export const ANY_CARD: CardFilter = {};
export const ROOM: CardFilter = { kind: 'room' };
export const SPELL: CardFilter = { kind: 'spell' };

/** a Miniboss is no Room card. */
export function fitsCard(card: Card | undefined, filter: CardFilter): boolean {
  if (card === undefined || (filter.kind !== undefined && card.kind !== filter.kind)) return false;
  if (card.kind !== 'room') {
    return filter.type === undefined && filter.advanced === undefined && filter.treasure === undefined;
  }
  if (filter.type !== undefined && card.type !== filter.type) return false;
  if (filter.advanced !== undefined && card.advanced !== filter.advanced) return false;
  return filter.treasure === undefined || (card.treasure[filter.treasure] ?? 0) > 0;
}

export const cardsSuch = (m: At, place: ZoneName, filter: CardFilter): ObjectNumber[] =>
  objectsIn(m, place).filter((object) => fitsCard(cardAt(m, object), filter));

export function hasSuch(m: At, place: ZoneName, filter: CardFilter): boolean {
  return objectsIn(m, place).some((object) => fitsCard(cardAt(m, object), filter));
}

const kinds: Readonly<Record<string, Kind>> = {
  card: kind('card', 'die Karte/Karten'),
  room: kind('Room card', 'die Raumkarte/Raumkarten'),
  monster: kind('Monster Room card', 'die Monsterraumkarte/Monsterraumkarten'),
  trap: kind('Trap Room card', 'die Fallenraumkarte/Fallenraumkarten'),
  spell: kind('Spell card', 'der Zauberspruch/Zaubersprüche'),
  miniboss: kind('Miniboss card', 'die Minibosskarte/Minibosskarten'),
};

const ANY = kind('card', 'die Karte/Karten');
const ADVANCED: Said = { en: 'Advanced', de: 'Erweitert' };
const ORDINARY: Said = { en: 'ordinary', de: 'normal' };
export const RANDOM: Said = { en: 'random', de: 'zufällig' };

type Article = Parameters<typeof noun>[1];

interface More {
  readonly after?: Said;
  readonly being?: readonly Said[];
}

/** "a Monster Room card", "2 random Spell cards from your hand". */
export function cardNoun({ kind: of, type, advanced, treasure }: CardFilter, article: Article, more: More = {}): Noun {
  const being = [...(more.being ?? []), ...(advanced === undefined ? [] : [advanced ? ADVANCED : ORDINARY])];
  const words = treasure === undefined ? undefined : treasureWords[treasure];
  const after = [words === undefined ? undefined : { en: `with ${words.en}`, de: `mit ${words.de}` }, more.after];
  return noun(kinds[type ?? of ?? 'card'] ?? ANY, article, {
    being,
    after: { en: joined(after, 'en'), de: joined(after, 'de') },
  });
}

const joined = (said: readonly (Said | undefined)[], lang: 'en' | 'de'): string =>
  said.flatMap((each) => (each === undefined ? [] : [each[lang]])).join(' ');
