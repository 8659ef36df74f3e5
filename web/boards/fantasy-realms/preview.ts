import { PILE_DECK } from '@tafelrunde/fantasy-realms';
import type { Question, Ref } from '@tafelrunde/kernel';
import type { BoardProps } from '../../app/games/board.ts';
import { cardBehind } from '../../table/tools.tsx';
import { plain, signed } from './signed.ts';
import { fantasyWords } from './words.ts';
import { bestDrop, ifDropped, ifTaken } from './worth.ts';

/** What picking this would do to one's own score. */
export function previewOf(board: BoardProps, question: Question | undefined, ref: Ref): string | undefined {
  const { view, seat, lang, game } = board;
  const t = fantasyWords[lang];
  if (seat === undefined || question === undefined || !question.options.some((option) => option.ref === ref))
    return undefined;
  if (ref === PILE_DECK) return t.ifDrawn;
  const card = cardBehind(view, ref);
  if (card === undefined || typeof ref !== 'number') return undefined;
  const { name } = game.text.card(card, lang);
  const { op } = question.op;
  if (op === 'take' || op === 'draft') {
    const change = ifTaken(view, seat, ref, op === 'take');
    if (change === undefined) return undefined;
    const { before, after, gone } = change;
    const said = [plain(before), plain(after), signed(after - before)] as const;
    if (gone === undefined) return t.ifTakenSimply(name, ...said);
    return t.ifTaken(name, ...said, game.text.card(gone.card, lang).name);
  }
  if (op !== 'drop') return undefined;
  const after = ifDropped(view, seat, ref);
  if (after === undefined) return undefined;
  return after === bestDrop(view, seat) ? t.ifDroppedBest(name, plain(after)) : t.ifDropped(name, plain(after));
}
