import { PILE_DECK, USE_ITEM } from '@tafelrunde/fantasy-realms';
import type { Question, Ref, View } from '@tafelrunde/kernel';
import type { BoardProps } from '../../app/games/board.ts';
import { sizeOf } from '../../table/cards/reading.ts';
import { marksOf } from './reading.ts';
import { fantasyWords } from './words.ts';

const taking = new Set(['take', 'draft', 'takeDiscarded']);
const dropping = new Set(['drop', 'dropDrawn', 'reduce', 'discardCards']);

/** Why something on the table cannot be picked now. */
export function whyNot(
  { view, lang }: Pick<BoardProps, 'view' | 'lang'>,
  question: Question,
  ref: Ref,
): string | undefined {
  const t = fantasyWords[lang].whyNot;
  if (ref === USE_ITEM) return t.item;
  if (ref === PILE_DECK && sizeOf(view, 'deck') === 0) return t.deckEmpty;
  const why = markOn(view, question, ref) ?? phaseOf(question);
  return why === undefined ? undefined : t[why];
}

function markOn(view: View, question: Question, ref: Ref): 'sealed' | 'taken' | 'spent' | undefined {
  const { vault, taken, spent } = marksOf(view);
  if (vault.some(({ card, by }) => card === ref && by !== question.seat)) return 'sealed';
  if (typeof ref !== 'number') return undefined;
  if (taken === ref) return 'taken';
  return spent.includes(ref) ? 'spent' : undefined;
}

function phaseOf({ op }: Question): 'takeFirst' | 'dropNow' | undefined {
  if (taking.has(op.op)) return 'takeFirst';
  return dropping.has(op.op) ? 'dropNow' : undefined;
}
