import { type ObjectNumber, objectsIn, type Said, type ZoneName } from '@tafelrunde/kernel';
import { type Kind, kind, type Noun, noun } from '@tafelrunde/words';
import type { At } from '../../state.ts';
import type { Card, Icons, RoomType, Treasure } from '../language/card.ts';
import { cardAt } from '../language/registry.ts';
import { treasureWords } from './nouns.ts';

/* Cards of the hand, of the decks and of the discard pile: which are meant, and what they are called. */

export interface CardFilter {
  readonly kind?: 'room' | 'spell' | 'miniboss' | 'roomOrSpell';
  readonly type?: RoomType;
  readonly advanced?: boolean;
  /** BM-150: it shows this treasure. */
  readonly treasure?: Treasure;
  /** At least so many symbols of treasure. */
  readonly icons?: number;
}

export const ANY_CARD: CardFilter = {};
export const ROOM: CardFilter = { kind: 'room' };
export const SPELL: CardFilter = { kind: 'spell' };
export const MINIBOSS: CardFilter = { kind: 'miniboss' };
export const ROOM_OR_SPELL: CardFilter = { kind: 'roomOrSpell' };

/** a Miniboss is no Room card. */
export function fitsCard(card: Card | undefined, filter: CardFilter): boolean {
  if (card === undefined || !isOfKind(card, filter.kind)) return false;
  if (card.kind !== 'room') {
    return [filter.type, filter.advanced, filter.treasure, filter.icons].every((asked) => asked === undefined);
  }
  if (filter.type !== undefined && card.type !== filter.type) return false;
  if (filter.advanced !== undefined && card.advanced !== filter.advanced) return false;
  if (filter.icons !== undefined && iconsIn(card.treasure) < filter.icons) return false;
  return filter.treasure === undefined || (card.treasure[filter.treasure] ?? 0) > 0;
}

function isOfKind(card: Card, kind: CardFilter['kind']): boolean {
  if (kind === 'roomOrSpell') return card.kind === 'room' || card.kind === 'spell';
  return kind === undefined || card.kind === kind;
}

const iconsIn = (icons: Icons): number => Object.values(icons).reduce((sum, n) => sum + n, 0);

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
  roomOrSpell: kind('Room or Spell card', 'die Raum- oder Zauberspruchkarte/Raum- oder Zauberspruchkarten'),
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
export function cardNoun(filter: CardFilter, article: Article, more: More = {}): Noun {
  const { kind: of, type, advanced, treasure, icons } = filter;
  const being = [...(more.being ?? []), ...(advanced === undefined ? [] : [advanced ? ADVANCED : ORDINARY])];
  const words = treasure === undefined ? undefined : treasureWords[treasure];
  const after = [
    words === undefined ? undefined : { en: `with ${words.en}`, de: `mit ${words.de}` },
    icons === undefined
      ? undefined
      : { en: `with at least ${icons} treasures`, de: `mit mindestens ${icons} Schätzen` },
    more.after,
  ];
  return noun(kinds[type ?? of ?? 'card'] ?? ANY, article, {
    being,
    after: { en: joined(after, 'en'), de: joined(after, 'de') },
  });
}

const joined = (said: readonly (Said | undefined)[], lang: 'en' | 'de'): string =>
  said.flatMap((each) => (each === undefined ? [] : [each[lang]])).join(' ');
