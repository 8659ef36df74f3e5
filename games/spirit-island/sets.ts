import type { CardId, Options } from '@tafelrunde/kernel';
import type { Card, SetName } from './cards/card.ts';
import { cards, idsOf } from './cards/catalogue.ts';
import { isSet } from './options.ts';

/* The sets that a table plays with: the base game, and whatever it adds to it. */

const ADDED = {
  'branch-claw': 'branchClaw',
  'jagged-earth': 'jaggedEarth',
  'feather-flame': 'featherFlame',
} as const satisfies Readonly<Record<Exclude<SetName, 'base'>, string>>;

export const hasSet = (options: Options, set: SetName): boolean => set === 'base' || isSet(options, ADDED[set], true);

/** SI-022, SI-062: are there spirit tokens in the game? */
export const hasTokens = (options: Options): boolean =>
  hasSet(options, 'branch-claw') || hasSet(options, 'jagged-earth') || hasSet(options, 'feather-flame');

const isRetired = (card: Card): boolean => 'retired' in card && card.retired === true;

/** The cards of these kinds that are in the box of this table. */
export const idsIn = (options: Options, ...kinds: readonly Card['kind'][]): CardId[] =>
  idsOf(...kinds).filter((id) => {
    const card = cards.get(id);
    return card !== undefined && hasSet(options, card.set) && (!isRetired(card) || isSet(options, 'retired', true));
  });
