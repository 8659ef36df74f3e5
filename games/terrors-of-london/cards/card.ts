import type { CardId, Said } from '@tafelrunde/kernel';
import type { When, WordNode } from '@tafelrunde/words';
import { ACOLYTE_COST, ACOLYTES_PER_FACTION } from '../numbers.ts';
import type { Faction } from './factions.ts';

/** TL-004, TL-049: what a card is. Starters and Acolytes are monsters, too. */
export type Kind = 'starter' | 'acolyte' | 'monster' | 'relic' | 'overlord' | 'influence';

type Effect = readonly WordNode[];

/** What a triggered ability waits for. */
export type Occasion = 'hordeLink' | 'buyMonster' | 'activateRelic' | 'sacrificed' | 'hauntAction';

/** TL-038: what it gives, how often, and after what. */
export interface Triggered extends When {
  readonly when: Occasion;
  readonly times: 'once' | 'each';
}

/** One shape for all cards: what a card does not have is 0 or empty. */
export interface Card {
  readonly kind: Kind;
  readonly name: Said;
  readonly faction?: Faction;
  /** TL-118, TL-176: a card without a printed cost counts as 0. */
  readonly cost: number;
  /** How many of it there are. */
  readonly copies: number;
  readonly isMonster: boolean;
  readonly coins: number;
  readonly power: number;
  readonly recovery: number;
  /** TL-062. */
  readonly armor: number;
  /** TL-141. */
  readonly claim: boolean;
  /** TL-035, in printed order. */
  readonly keywords: Effect;
  /** TL-036; of an overlord or a relic, what its action does. */
  readonly unique: Effect;
  /** TL-079, TL-114. */
  readonly horde: readonly Effect[];
  /** TL-037. */
  readonly abilities: readonly Triggered[];
  /** TL-041, TL-042: of an influence card, what it gives when it is played with a monster of its faction in play. */
  readonly influence: Effect;
  /** TL-010: of an overlord. */
  readonly life: number;
  /** TL-005: of an influence card. */
  readonly overlord?: CardId;
  readonly beginner: boolean;
}

/** The symbols on a card. */
interface Symbols {
  readonly coins?: number;
  readonly power?: number;
  readonly recovery?: number;
  readonly armor?: number;
}

type Texts = Partial<Pick<Card, 'claim' | 'keywords' | 'unique' | 'horde' | 'abilities'>>;

const BLANK = {
  cost: 0,
  copies: 1,
  isMonster: false,
  coins: 0,
  power: 0,
  recovery: 0,
  armor: 0,
  claim: false,
  keywords: [],
  unique: [],
  horde: [],
  abilities: [],
  influence: [],
  life: 0,
  beginner: false,
} as const satisfies Partial<Card>;

/** The parts of an effect or a card name in both languages: "Ghoul / Ghul". */
const named = (names: string): Said => {
  const [en = names, de = en] = names.split(' / ');
  return { en, de };
};

export const starter = (names: string, copies: number, symbols: Symbols): Card => ({
  ...BLANK,
  kind: 'starter',
  name: named(names),
  isMonster: true,
  copies,
  ...symbols,
});

export const acolyte = (faction: Faction, names: string, symbols: Symbols, horde: readonly Effect[]): Card => ({
  ...BLANK,
  kind: 'acolyte',
  name: named(names),
  faction,
  cost: ACOLYTE_COST,
  copies: ACOLYTES_PER_FACTION,
  isMonster: true,
  ...symbols,
  horde,
});

export const monster = (
  faction: Faction,
  cost: number,
  copies: number,
  names: string,
  symbols: Symbols,
  texts: Texts,
): Card => ({
  ...BLANK,
  kind: 'monster',
  name: named(names),
  faction,
  cost,
  copies,
  isMonster: true,
  ...symbols,
  ...texts,
});

export const relic = (cost: number, names: string, symbols: Symbols, texts: Texts = {}): Card => ({
  ...BLANK,
  kind: 'relic',
  name: named(names),
  cost,
  ...symbols,
  ...texts,
});

export const overlord = (faction: Faction, life: number, names: string, unique: Effect): Card => ({
  ...BLANK,
  kind: 'overlord',
  name: named(names),
  faction,
  life,
  unique,
});

/** An influence card of an overlord: what it always gives, and what it gives with a monster of the overlord's faction in play. */
export type Influence = (
  names: string,
  always: Symbols & { readonly keywords?: Effect },
  influence: Effect,
  more?: { readonly beginner: true },
) => Card;

export const influenceOf =
  (id: CardId, faction: Faction): Influence =>
  (names, always, influence, more) => ({
    ...BLANK,
    kind: 'influence',
    name: named(names),
    faction,
    overlord: id,
    influence,
    ...always,
    ...more,
  });

export const once = (when: Occasion, benefit: Effect): Triggered => ({ when, times: 'once', do: benefit });
export const eachTime = (when: Occasion, benefit: Effect): Triggered => ({ when, times: 'each', do: benefit });
