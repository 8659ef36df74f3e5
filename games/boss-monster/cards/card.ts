import type { Steps } from '@tafelrunde/words';
import { effect, use, when } from '../effects/language/ability.ts';
import type { Amount } from '../effects/language/amounts.ts';
import type {
  Ability,
  Activated,
  BossCard,
  Effectful,
  HeroCard,
  HeroClass,
  Icons,
  ItemCard,
  Lure,
  MinibossCard,
  Phase,
  RoomCard,
  RoomType,
  SpellCard,
  Treasure,
} from '../effects/language/card.ts';
import { demoteThis } from '../effects/words/minibosses.ts';

/* How cards are written; the catalogue adds the set that they come from. */

type Unset<C> = Omit<C, 'set'>;
type Names = readonly [en: string, de: string];

const named = ([en, de]: Names) => ({ en, de });

type Printed = readonly [copies: number, damage: Amount, treasure: Icons];

const room =
  (type: RoomType, advanced: boolean) =>
  (names: Names, [copies, damage, treasure]: Printed, ...abilities: readonly Ability[]): Unset<RoomCard> => ({
    kind: 'room',
    name: named(names),
    type,
    advanced,
    copies,
    damage,
    treasure,
    abilities,
  });

/** `monster(['Goblin Armory', 'Goblin-Waffenkammer'], [copies, damage, treasure], ...abilities)`. */
export const monster = room('monster', false);
export const trap = room('trap', false);
export const advancedMonster = room('monster', true);
export const advancedTrap = room('trap', true);

const PHASES: Readonly<Record<Phase | 'both', readonly Phase[]>> = {
  build: ['build'],
  adventure: ['adventure'],
  both: ['build', 'adventure'],
};

type Modes = { readonly modes: NonNullable<Effectful['modes']> };

export const spell = (
  names: Names,
  phase: Phase | 'both',
  copies: number,
  what: Steps | Modes,
  { cost, ...more }: Pick<SpellCard, 'answers'> & Pick<Effectful, 'cost'> = {},
): Unset<SpellCard> => ({
  kind: 'spell',
  name: named(names),
  phases: PHASES[phase],
  copies,
  play: cost === undefined ? effect(what) : { ...effect(what), cost },
  abilities: [],
  ...more,
});

/** `boss(['Xyzax', 'Xyzax'], 750, 'cleric', ...what its Level Up does)`. */
export const boss = (names: Names, xp: number, treasure: Treasure, ...levelUp: Steps): Unset<BossCard> => ({
  kind: 'boss',
  name: named(names),
  copies: 1,
  xp,
  treasure: { [treasure]: 1 },
  abilities: [when('levelUp', {}, levelUp)],
});

/** `item(['Ice Rod', 'Eisstab'], 'mage', [what its Hero has], what its owner may do once)`; without a class it is universal. */
export const item = (
  names: Names,
  of: Treasure | 'universal',
  abilities: readonly Ability[],
  play: Activated,
): Unset<ItemCard> => ({
  kind: 'item',
  name: named(names),
  copies: 1,
  ...(of === 'universal' ? {} : { class: of }),
  abilities,
  play,
});

/** `miniboss(['Spike', 'Stachel'], [level 1], [level 2], what level 3 does)`. */
export const miniboss = (
  names: Names,
  first: readonly Ability[],
  second: readonly Ability[],
  third: Steps | Modes,
  more: Pick<Activated, 'phase' | 'answers'> = {},
): Unset<MinibossCard> => ({
  kind: 'miniboss',
  name: named(names),
  copies: 1,
  abilities: [...first, ...second, use(third, { cost: [demoteThis()], ...more })],
  levels: [first.length, first.length + second.length],
});

type HeroMore = Partial<Pick<HeroCard, 'abilities' | 'star' | 'dark'>>;

const hero =
  (epic: boolean) =>
  (names: Names, of: HeroClass, health: number, players: number, lure: Lure, more: HeroMore = {}): Unset<HeroCard> => ({
    kind: 'hero',
    name: named(names),
    copies: 1,
    epic,
    class: of,
    health,
    players,
    lure,
    abilities: [],
    ...more,
  });

const lured = (epic: boolean) => {
  const make = hero(epic);
  return (names: Names, of: Treasure, health: number, players: number, more: HeroMore = {}): Unset<HeroCard> =>
    make(names, of, health, players, { by: 'treasure', treasures: [of] }, more);
};

/** `ordinary(['Nick the Masher', 'Nick der Zermalmer'], 'cleric', health, players)`. */
export const ordinary = lured(false);
export const epic = lured(true);
/** Heroes with a lure of their own: "?". */
export const specialOrdinary = hero(false);
export const specialEpic = hero(true);

/** BM-029. */
export const STAR = { star: true } as const;

/** lured by two treasures together. */
export const hybrid = (
  names: Names,
  treasures: readonly [Treasure, Treasure],
  health: number,
  ...abilities: readonly Ability[]
): Unset<HeroCard> => specialEpic(names, 'hybrid', health, 2, { by: 'treasure', treasures }, { ...STAR, abilities });

/** what all may do with it but the one at whose dungeon it is. */
export const dark = (ability: Activated): HeroMore => ({
  ...STAR,
  dark: true,
  abilities: [{ ...ability, by: 'opponents' }],
});
