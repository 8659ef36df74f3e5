import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import controls from '../../style/controls.module.css';
import style from '../../table/guide.module.css';
import { type Tools, useTools } from '../../table/tools.tsx';
import { isSetup } from './chooser.tsx';
import { londonWords } from './words.ts';

type Lesson = 'setup' | 'play' | 'buy' | 'horde' | 'attack' | 'wait';

/** A word about what happens now, in a game that explains itself; each is said until it has been understood. */
export function Guide() {
  const tools = useTools();
  const { lang, guided, view } = tools.board;
  const t = londonWords[lang].guide;
  const [learned, setLearned] = useState<readonly Lesson[]>([]);
  const lesson = lessonsFor(tools).find((each) => !learned.includes(each));
  if (!guided || lesson === undefined || view.outcome !== undefined) return null;
  return (
    <aside className={style.guide} aria-label={t.title}>
      <GraduationCap aria-hidden="true" />
      <p>{t[lesson]}</p>
      <button type="button" className={controls.button} onClick={() => setLearned([...learned, lesson])}>
        {t.hide}
      </button>
    </aside>
  );
}

/** What could be learned now, the most useful first. */
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
