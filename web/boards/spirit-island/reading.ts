import { type Groups, isAgreeing, type Op, type Question, type View } from '@tafelrunde/kernel';
import { freshState, type State, stateIn } from '@tafelrunde/spirit-island';

/* What the table shows, found in the view. */

/** Before anything lies there the table is empty. */
export const stateOf = (view: View): State => stateIn(view) ?? freshState('standard', 0, view.seats);

/** What is asked; where all have to agree, what about. */
export const askedIn = ({ op }: Question): Op => (isAgreeing(op) ? op.about : op);

const ORDER = [
  'city',
  'town',
  'explorer',
  'thief',
  'dahan',
  'presence',
  'beasts',
  'disease',
  'wilds',
  'badlands',
  'ward',
  'flame',
  'relic',
  'curse',
  'blight',
];

const rankOf = (kind: string): number => ORDER.findIndex((each) => kind.startsWith(each));

/** What lies in a land, in the order in which it is drawn and read. */
export const inOrder = (groups: Groups): Groups =>
  groups.toSorted((one, other) => rankOf(one.kind) - rankOf(other.kind) || one.kind.localeCompare(other.kind));
