import { deckRef, figuresIn } from '@tafelrunde/four-souls';
import type { Question, Ref } from '@tafelrunde/kernel';
import type { BoardProps } from '../../app/games/board.ts';
import { optionFor } from '../../table/asking/picking.ts';
import { soulsWords } from './words.ts';

const SIDES = 6;

/** What attacking this is like: what has to be rolled, what is to be done, and what a miss costs. */
export function previewOf(
  { view, lang, seat }: Pick<BoardProps, 'view' | 'lang' | 'seat'>,
  question: Question | undefined,
  ref: Ref,
): string | undefined {
  if (question?.op.op !== 'chooseAttacked' || optionFor(question, ref) === undefined) return undefined;
  const t = soulsWords[lang].preview;
  if (ref === deckRef('monster')) return t.unknown;
  const { players, bodies } = figuresIn(view);
  const [own, foe] = [players[seat ?? 0], typeof ref === 'number' ? bodies[ref] : undefined];
  const [least] = foe?.hits ?? [];
  if (own === undefined || foe?.hits === undefined || least === undefined) return undefined;
  return t.fight({
    least,
    percent: Math.round((foe.hits.length / SIDES) * 100),
    foe: foe.hp,
    blow: foe.attack,
    own: own.hp,
  });
}
