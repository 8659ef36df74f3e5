import type { Effectful, Steps } from '@tafelrunde/words';
import type { Of } from '../effects/holding/events.ts';
import { effect, when } from '../effects/language/ability.ts';
import type { Ability, Card, Reward, Stats, Triggered } from '../effects/language/card.ts';
import { aCursedPlayer } from '../effects/selectors/picks.ts';
import { aim } from '../effects/selectors/who.ts';
import { afflict } from '../effects/words/board.ts';
import { putIntoDiscard } from '../effects/words/items.ts';

/* How a card is written: `name: kind('Printed Name', …)`. */

type More = Partial<
  Pick<
    Card,
    'set' | 'guppy' | 'souls' | 'entersTapped' | 'counters' | 'eternal' | 'reward' | 'stats' | 'subtype' | 'copies'
  >
>;

const card = (
  kind: Card['kind'],
  subtype: string,
  name: string,
  abilities: readonly Ability[],
  more: Partial<Card>,
): Card => ({
  kind,
  name,
  set: 'b2',
  copies: 1,
  subtype,
  abilities,
  ...more,
});

type Items = (name: string, abilities: readonly Ability[], more?: More) => Card;

const treasure =
  (subtype: string): Items =>
  (name, abilities, more = {}) =>
    card('treasure', subtype, name, abilities, more);

export const active = treasure('active');
export const passive = treasure('passive');
export const paidItem = treasure('paid');
export const oneUse = treasure('one-use');

export const startingItem = (subtype: string, name: string, abilities: readonly Ability[], more: More = {}): Card =>
  card('starting-item', subtype, name, abilities, { eternal: true, ...more });

export const characterCard = (
  name: string,
  startingItemId: string | undefined,
  tap: Ability,
  atSetup?: NonNullable<Card['atSetup']>,
): Card =>
  card('character', 'character', name, [tap], {
    stats: { hp: 2, attack: 1 },
    ...(startingItemId === undefined ? {} : { startingItem: startingItemId }),
    ...(atSetup === undefined ? {} : { atSetup }),
  });

/** A loot card; `copies` is how many of it are in the box. */
export const loot = (
  subtype: string,
  name: string,
  what: Steps | { readonly modes: NonNullable<Effectful['modes']> },
  more: More = {},
): Card => card('loot', subtype, name, [], { play: effect(what), ...more });

/** FS-079: played, it stays as an item. */
export const trinket = (name: string, abilities: readonly Ability[], more: More = {}): Card =>
  card('loot', 'trinket', name, abilities, { play: { do: [] }, trinket: true, ...more });

type Numbers = readonly [hp: number, evasion?: number, attack?: number];

const statsOf = ([hp, evasion, attack]: Numbers): Stats => ({
  hp,
  ...(evasion === undefined ? {} : { evasion }),
  ...(attack === undefined ? {} : { attack }),
});

/** `monster('Fly', [hp, evasion, attack], { coins: 1 }, abilities)`. */
export const monster = (
  name: string,
  numbers: Numbers,
  reward: Reward,
  abilities: readonly Ability[] = [],
  more: More = {},
): Card => card('monster', 'basic', name, abilities, { stats: statsOf(numbers), reward, ...more });

/** FS-239. */
export const onDeath = (what: Steps): Triggered => when('monsterDied', { this: true }, what);

/** FS-100: what the player who attacks this very monster rolls for it. */
export const attackRolls = (...rolls: readonly number[]): Of => ({
  who: 'attacker',
  attack: true,
  whileAttacked: true,
  rolls,
});

/** FS-102: a monster that is a soul. */
export const boss = (
  name: string,
  numbers: Numbers,
  reward: Reward,
  abilities: readonly Ability[] = [],
  more: More = {},
): Card => monster(name, numbers, reward, abilities, { subtype: 'boss', souls: 1, ...more });

/** FS-088: every effect of an event is a trigger when it enters play. */
export const event = (
  subtype: 'good' | 'bad',
  name: string,
  ...effects: readonly (Steps | { readonly modes: NonNullable<Effectful['modes']> })[]
): Card =>
  card(
    'event',
    subtype,
    name,
    effects.map((each) => when('entered', { this: true }, each)),
    {},
  );

/** FS-091, FS-093, FS-094: given to somebody when it enters play, lost by a trigger when that player dies. */
export const curse = (name: string, ...abilities: readonly Ability[]): Card =>
  card(
    'curse',
    'curse',
    name,
    [
      when('entered', { this: true }, [afflict(aim(aCursedPlayer))]),
      ...abilities,
      when('died', { who: 'you' }, [putIntoDiscard('this')]),
    ],
    {},
  );

export const room = (name: string, abilities: readonly Ability[], more: More = {}): Card =>
  card('room', 'room', name, abilities, { set: 'r', ...more });

/** FS-025. */
export const forThree = (one: Card): Card => ({ ...one, forThree: true });

export const bonusSoul = (name: string, goal: NonNullable<Card['goal']>): Card =>
  card('bonus-soul', 'bonus-soul', name, [], { souls: 1, goal });
