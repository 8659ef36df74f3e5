import { endsAt } from '@tafelrunde/fantasy-realms';
import { Lessons } from '../../table/lessons.tsx';
import { cardsOf } from '../../table/reading.ts';
import { type Tools, useTools } from '../../table/tools.tsx';
import { isChoosing } from './choosing.ts';
import { fantasyWords } from './words.ts';

type Lesson = 'take' | 'drop' | 'wait' | 'end' | 'choose';

export function Guide() {
  const tools = useTools();
  return <Lessons now={[lessonFor(tools)]} words={fantasyWords[tools.board.lang].guide} />;
}

function lessonFor({ board: { view }, question }: Tools): Lesson {
  if (question === undefined) return endsAt(view) - cardsOf(view, 'discard').length <= 4 ? 'end' : 'wait';
  if (isChoosing(question)) return 'choose';
  return question.op.op === 'take' || question.op.op === 'draft' ? 'take' : 'drop';
}
