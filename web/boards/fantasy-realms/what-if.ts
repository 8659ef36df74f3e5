import { chooserNameOf, explanationOf, isCardId, proposalFor, type Suit, suitForms } from '@tafelrunde/fantasy-realms';
import type { Question, Ref, View } from '@tafelrunde/kernel';
import { cardBehind } from '../../table/tools.tsx';

/* What a choice at the end of the game would come to. */

type Action = object;
type Actions = Readonly<Record<string, Action>>;

const argument = ({ op }: Question, name: string): string => {
  const value = new Map<string, unknown>(Object.entries(op)).get(name);
  return typeof value === 'string' ? value : '';
};

/** The card that chooses. */
export const chooserOf = (question: Question): string => argument(question, 'card');

export const isChoosing = ({ op }: Question): boolean => op.op === 'choose' || op.op === 'chooseSuit';

export const nameIn = (ref: Ref): string => String(ref).replace(/^[^:]*:/, '');

const isSuit = (name: string): name is Suit => name in suitForms;

/** The total with this pick, and the best of what is still to be chosen; undefined when that takes another question. */
export function totalWith(view: View, question: Question, pick: Ref): number | undefined {
  const action = actionFor(view, question, pick);
  if (action === undefined) return undefined;
  const { seat } = question;
  const made = actionsIn(view.state)[seat] ?? {};
  const best = proposalFor(view, seat).actions;
  const all: Actions = { ...best, ...byChooser(made), ...byChooser({ [chooserOf(question)]: action }) };
  const actions = Array.from({ length: view.seats }, (_, i) => (i === seat ? all : {}));
  return explanationOf({ ...view, state: { ...view.state, actions } }, seat).total;
}

/** Both printings of a card choose under one name. */
function byChooser(actions: Actions): Actions {
  return Object.fromEntries(Object.entries(actions).map(([card, action]) => [chooserNameOf(card) ?? card, action]));
}

function actionsIn(state: object): readonly Actions[] {
  return 'actions' in state && Array.isArray(state.actions) ? state.actions : [];
}

function actionFor(view: View, question: Question, pick: Ref): Action | undefined {
  if (pick === 'button:decline') return {};
  const name = nameIn(pick);
  if (question.op.op === 'chooseSuit') return { target: argument(question, 'target'), suit: name };
  if (isSuit(name) || (typeof pick === 'string' && isCardId(name))) return { as: name };
  const card = cardBehind(view, pick);
  const chooser = chooserOf(question);
  if (card === undefined || chooser === 'book-of-changes') return undefined;
  return chooser === 'doppelganger' ? { copies: card } : { target: card };
}
