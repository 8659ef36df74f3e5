import { Lessons } from '../../table/lessons.tsx';
import { type Tools, useTools } from '../../table/tools.tsx';
import { isSetup } from './chooser.tsx';
import { londonWords } from './words.ts';

type Lesson = 'setup' | 'play' | 'buy' | 'horde' | 'attack' | 'wait';

export function Guide() {
  const tools = useTools();
  return <Lessons now={lessonsFor(tools)} words={londonWords[tools.board.lang].guide} />;
}

function lessonsFor({ question, options }: Tools): Lesson[] {
  if (question === undefined) return ['wait'];
  if (isSetup(question)) return ['setup'];
  const offers = (wanted: string): boolean => options.some(({ label }) => label === wanted);
  return [
    ...(offers('play') ? (['play'] as const) : []),
    ...(offers('horde') ? (['horde'] as const) : []),
    ...(offers('buy') ? (['buy'] as const) : []),
    'attack',
  ];
}
