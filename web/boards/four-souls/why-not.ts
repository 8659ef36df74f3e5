import { ATTACK, PURCHASE } from '@tafelrunde/four-souls';
import type { Question, Ref, View } from '@tafelrunde/kernel';
import type { BoardProps } from '../../app/games/board.ts';
import { cardBehind } from '../../table/tools.tsx';
import { cardNamed, isTapped } from './reading.ts';
import { soulsWords } from './words.ts';

const placeOf = ({ zones }: View, ref: Ref) => zones.find(({ cards }) => cards.some(({ obj }) => obj === ref));

/** Why something on the table cannot be picked now. */
export function whyNot(
  { view, lang, seat }: Pick<BoardProps, 'view' | 'lang' | 'seat'>,
  question: Question | undefined,
  ref: Ref,
): string {
  const t = soulsWords[lang].whyNot;
  if (question === undefined || seat === undefined) return t.turn;
  const isFree = question.op.op === 'act' || question.op.op === 'mayReact';
  const place = placeOf(view, ref);
  if (!isFree || typeof ref !== 'number' || place === undefined) return t.other;
  const may = (button: Ref): boolean => question.options.some((option) => option.ref === button);
  if (place.kind === 'monster') return may(ATTACK) ? t.attackFirst : t.noAttack;
  if (place.kind === 'shop') return may(PURCHASE) ? t.buyFirst : t.noPurchase;
  if (place.seat !== seat) return t.theirs;
  if (isTapped(view, ref)) return t.tapped;
  if (place.kind === 'hand') return t.noPlay;
  const isPassive = cardNamed(cardBehind(view, ref))?.abilities.every((ability) => !('tap' in ability)) === true;
  return isPassive ? t.passive : t.noTarget;
}
