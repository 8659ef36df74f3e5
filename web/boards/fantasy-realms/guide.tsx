import { endsAt } from '@tafelrunde/fantasy-realms';
import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import controls from '../../style/controls.module.css';
import style from '../../table/guide.module.css';
import { cardsOf } from '../../table/reading.ts';
import { useTools } from '../../table/tools.tsx';
import { isChoosing } from './choosing.ts';
import { fantasyWords } from './words.ts';

type Lesson = 'take' | 'drop' | 'wait' | 'end' | 'choose';

/** A word about what happens now, in a game that explains itself; each is said until it has been understood. */
export function Guide() {
  const { board } = useTools();
  const { lang, guided } = board;
  const t = fantasyWords[lang].guide;
  const [learned, setLearned] = useState<readonly Lesson[]>([]);
  const lesson = useLesson();
  if (!guided || lesson === undefined || learned.includes(lesson)) return null;
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

function useLesson(): Lesson | undefined {
  const { board, question } = useTools();
  const { view } = board;
  if (view.outcome !== undefined) return undefined;
  if (question === undefined) return endsAt(view) - cardsOf(view, 'discard').length <= 4 ? 'end' : 'wait';
  if (isChoosing(question)) return 'choose';
  return question.op.op === 'take' || question.op.op === 'draft' ? 'take' : 'drop';
}
