import { ATTACK, figuresIn, PURCHASE, stateIn } from '@tafelrunde/four-souls';
import type { Lang, Question, Ref, Seat, View } from '@tafelrunde/kernel';
import type { BoardProps } from '../../app/games/board.ts';
import { placeOf } from '../../table/cards/reading.ts';
import { cardBehind } from '../../table/tools.tsx';
import { cardNamed, isTapped } from './reading.ts';
import { soulsWords } from './words.ts';

/** Why something on the table cannot be picked now; nothing about what a click does all the same. */
export function whyNot(
  { view, lang }: Pick<BoardProps, 'view' | 'lang'>,
  question: Question,
  ref: Ref,
): string | undefined {
  const t = soulsWords[lang].whyNot;
  const { seat } = question;
  const isFree = question.op.op === 'act' || question.op.op === 'mayReact';
  const place = placeOf(view, ref);
  if (!isFree || typeof ref !== 'number' || place === undefined) return undefined;
  const may = (button: Ref): boolean => question.options.some((option) => option.ref === button);
  const isReaction = question.op.op === 'mayReact';
  if (place.kind === 'monster') return may(ATTACK) ? '' : isReaction ? t.onlyReact : noAttack(view, seat, lang);
  if (place.kind === 'shop') return may(PURCHASE) ? '' : isReaction ? t.onlyReact : t.noPurchase;
  if (place.seat !== seat) return t.theirs;
  if (isTapped(view, ref)) return t.tapped;
  if (place.kind === 'hand') return (figuresIn(view).players[seat]?.plays ?? 0) > 0 ? t.noTarget : t.noPlay;
  const isPassive = cardNamed(cardBehind(view, ref))?.abilities.every((ability) => !('tap' in ability)) === true;
  return isPassive ? t.passive : t.noUse;
}

/** FS-127: no attack is left, or somebody would have to pay for it what they do not have. */
function noAttack(view: View, seat: Seat, lang: Lang): string {
  const t = soulsWords[lang].whyNot;
  const { attacks, tax } = figuresIn(view);
  const have = stateIn(view).coins[seat] ?? 0;
  if (attacks > 0 && tax !== undefined && tax.n > have) return t.tax(cardNamed(tax.card)?.name ?? '', tax.n, have);
  return t.noAttack;
}
