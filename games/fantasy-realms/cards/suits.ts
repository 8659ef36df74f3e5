/** The suits in their fixed order: a suit's place here is its index inside the scorer. */
export const suits = [
  'land',
  'flood',
  'weather',
  'flame',
  'army',
  'wizard',
  'leader',
  'beast',
  'weapon',
  'artifact',
  'wild',
  'building',
  'outsider',
  'undead',
] as const;

export type Suit = (typeof suits)[number];

const indexes = new Map<string, number>(suits.map((suit, index) => [suit, index]));

export const isSuit = (id: string): id is Suit => indexes.has(id);

export function suitIndex(suit: Suit): number {
  return indexes.get(suit) ?? -1;
}

/** The three suits that only the expansion brings (FR-031). */
export const hoardSuits: readonly Suit[] = ['building', 'outsider', 'undead'];

/** Written-out forms; the names say the place in a sentence where a form stands. */
interface Forms {
  /** The suit's name. */
  readonly name: string;
  /** for ... */
  readonly each: string;
  readonly eachOther: string;
  /** with ... */
  readonly with: string;
  /** without ... */
  readonly without: string;
  /** blanks ... */
  readonly all: string;
  readonly allOther: string;
  /** the base strengths of ... */
  readonly ofAll: string;
  /** the base strength of ... */
  readonly ofOne: string;
  /** take ... */
  readonly one: string;
  /** all cards but ... ; exactly two ... */
  readonly many: string;
  /** ...: +10 for the first card */
  readonly heading: string;
  readonly headingOther: string;
  /** the same within a line */
  readonly others: string;
  /** your ... */
  readonly yours: string;
  /** with ..., in a line without articles */
  readonly beside: string;
  /** per ..., in such a line */
  readonly per: string;
  readonly perOther: string;
}

const en = (name: string, many: string, a = 'a'): Forms => ({
  name,
  each: `each ${name}`,
  eachOther: `each other ${name}`,
  with: `any ${name}`,
  without: `any ${name}`,
  all: `all ${many}`,
  allOther: `all other ${many}`,
  ofAll: `all ${many}`,
  ofOne: `${a} ${name}`,
  one: `${a} ${name}`,
  many,
  heading: many,
  headingOther: `Other ${many}`,
  others: `other ${many}`,
  yours: `your ${many}`,
  beside: name,
  per: name,
  perOther: `other ${many}`,
});

const feminine = (name: string, many: string): Forms => ({
  name,
  each: `jede ${name}`,
  eachOther: `jede andere ${name}`,
  with: `einer ${name}`,
  without: name,
  all: `alle ${many}`,
  allOther: `alle anderen ${many}`,
  ofAll: `aller ${many}`,
  ofOne: `einer ${name}`,
  one: `eine ${name}`,
  many,
  heading: many,
  headingOther: `Andere ${many}`,
  others: `andere ${many}`,
  yours: `deine ${many}`,
  beside: name,
  per: name,
  perOther: `andere ${name}`,
});

const masculine = (name: string, genitive: string, manyDative: string): Forms => ({
  name,
  each: `jeden ${name}`,
  eachOther: `jeden anderen ${name}`,
  with: `einem ${name}`,
  without: name,
  all: `alle ${name}`,
  allOther: `alle anderen ${name}`,
  ofAll: `aller ${name}`,
  ofOne: `eines ${genitive}`,
  one: `einen ${name}`,
  many: manyDative,
  heading: name,
  headingOther: `Andere ${name}`,
  others: `andere ${name}`,
  yours: `deine ${name}`,
  beside: name,
  per: name,
  perOther: `anderen ${name}`,
});

const neuter = (name: string, genitive: string, many: string, manyDative: string): Forms => ({
  name,
  each: `jedes ${name}`,
  eachOther: `jedes andere ${name}`,
  with: `einem ${name}`,
  without: name,
  all: `alle ${many}`,
  allOther: `alle anderen ${many}`,
  ofAll: `aller ${many}`,
  ofOne: `eines ${genitive}`,
  one: `ein ${name}`,
  many: manyDative,
  heading: many,
  headingOther: `Andere ${many}`,
  others: `andere ${many}`,
  yours: `deine ${many}`,
  beside: name,
  per: name,
  perOther: `anderes ${name}`,
});

const untoter: Forms = {
  name: 'Untoter',
  each: 'jeden Untoten',
  eachOther: 'jeden anderen Untoten',
  with: 'einem Untoten',
  without: 'Untote',
  all: 'alle Untoten',
  allOther: 'alle anderen Untoten',
  ofAll: 'aller Untoten',
  ofOne: 'eines Untoten',
  one: 'einen Untoten',
  many: 'Untoten',
  heading: 'Untote',
  headingOther: 'Andere Untote',
  others: 'andere Untote',
  yours: 'deine Untoten',
  beside: 'Untotem',
  per: 'Untoten',
  perOther: 'anderen Untoten',
};

export const suitForms: Readonly<Record<Suit, { readonly en: Forms; readonly de: Forms }>> = {
  land: { en: en('Land', 'Lands'), de: neuter('Land', 'Landes', 'Länder', 'Ländern') },
  flood: { en: en('Flood', 'Floods'), de: feminine('Flut', 'Fluten') },
  weather: { en: en('Weather', 'Weather'), de: neuter('Wetter', 'Wetters', 'Wetter', 'Wettern') },
  flame: { en: en('Flame', 'Flames'), de: feminine('Flamme', 'Flammen') },
  army: { en: en('Army', 'Armies', 'an'), de: feminine('Armee', 'Armeen') },
  wizard: { en: en('Wizard', 'Wizards'), de: masculine('Zauberer', 'Zauberers', 'Zauberern') },
  leader: { en: en('Leader', 'Leaders'), de: masculine('Anführer', 'Anführers', 'Anführern') },
  beast: { en: en('Beast', 'Beasts'), de: feminine('Bestie', 'Bestien') },
  weapon: { en: en('Weapon', 'Weapons'), de: feminine('Waffe', 'Waffen') },
  artifact: { en: en('Artifact', 'Artifacts', 'an'), de: neuter('Artefakt', 'Artefakts', 'Artefakte', 'Artefakten') },
  wild: { en: en('Wild', 'Wilds'), de: masculine('Joker', 'Jokers', 'Jokern') },
  building: { en: en('Building', 'Buildings'), de: neuter('Gebäude', 'Gebäudes', 'Gebäude', 'Gebäuden') },
  outsider: { en: en('Outsider', 'Outsiders', 'an'), de: masculine('Outsider', 'Outsiders', 'Outsidern') },
  undead: { en: en('Undead', 'Undead', 'an'), de: untoter },
};
