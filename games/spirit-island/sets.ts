import type { CardId, Options, Said } from '@tafelrunde/kernel';
import type { Card, SetName } from './cards/card.ts';
import { cards, idsOf } from './cards/catalogue.ts';
import { isSet, options } from './options.ts';

/* The sets that a table plays with: the base game, and whatever it adds to it. */

const ADDED = {
  'branch-claw': 'branchClaw',
  'jagged-earth': 'jaggedEarth',
  'feather-flame': 'featherFlame',
} as const satisfies Readonly<Record<Exclude<SetName, 'base'>, string>>;

export const hasSet = (chosen: Options, set: SetName): boolean => set === 'base' || isSet(chosen, ADDED[set], true);

/** What it is called where one chooses it; the base game is always there. */
export const labelOf = (set: SetName): Said | undefined => (set === 'base' ? undefined : options[ADDED[set]].label);

/** SI-022, SI-062: are there spirit tokens in the game? */
export const hasTokens = (chosen: Options): boolean =>
  hasSet(chosen, 'branch-claw') || hasSet(chosen, 'jagged-earth') || hasSet(chosen, 'feather-flame');

const isRetired = (card: Card): boolean => 'retired' in card && card.retired === true;

/** The cards of these kinds that are in the box of this table. */
export const idsIn = (chosen: Options, ...kinds: readonly Card['kind'][]): CardId[] =>
  idsOf(...kinds).filter((id) => {
    const card = cards.get(id);
    return card !== undefined && hasSet(chosen, card.set) && (!isRetired(card) || isSet(chosen, 'retired', true));
  });
