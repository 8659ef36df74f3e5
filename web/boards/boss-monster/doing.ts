import type { Question, Ref } from '@tafelrunde/kernel';
import type { BoardProps } from '../../app/games/board.ts';
import { optionFor } from '../../table/asking/picking.ts';
import { bossWords } from './words.ts';

type Verb = keyof (typeof bossWords)['en']['doing'];

/** What an answer does to a card: by its label, else by what is asked. */
const verbs: Readonly<Record<string, Verb>> = {
  build: 'build',
  play: 'play',
  use: 'use',
  firstRoom: 'build',
  place: 'place',
  buildNow: 'place',
  discardCards: 'discard',
  discardTwo: 'discard',
  takeCards: 'take',
  takeOneSeen: 'take',
  searchDeck: 'take',
  searchDiscard: 'take',
};

/** What a button beside a large card says, where a click does it at once. */
export function doingWith(
  { lang }: Pick<BoardProps, 'lang'>,
  question: Question | undefined,
  ref: Ref,
): string | undefined {
  const option = question === undefined ? undefined : optionFor(question, ref);
  if (question === undefined || option === undefined || question.max > 1) return undefined;
  const verb = verbs[option.label ?? question.op.op];
  return verb === undefined ? undefined : bossWords[lang].doing[verb];
}
