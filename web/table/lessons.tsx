import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import controls from '../style/controls.module.css';
import style from './lessons.module.css';
import { useTools } from './tools.tsx';

interface LessonsProps<Lesson extends string> {
  /** What could be learned now, the most useful first. */
  readonly now: readonly Lesson[];
  readonly words: Readonly<Record<Lesson | 'title' | 'hide', string>>;
}

/** A word about what happens now, in a game that explains itself; each is said until it has been understood. */
export function Lessons<Lesson extends string>({ now, words }: LessonsProps<Lesson>) {
  const { guided, view } = useTools().board;
  const [learned, setLearned] = useState<readonly Lesson[]>([]);
  const lesson = now.find((each) => !learned.includes(each));
  if (!guided || lesson === undefined || view.outcome !== undefined) return null;
  return (
    <aside className={style.guide} aria-label={words.title}>
      <GraduationCap aria-hidden="true" />
      <p>{words[lesson]}</p>
      <button type="button" className={controls.button} onClick={() => setLearned([...learned, lesson])}>
        {words.hide}
      </button>
    </aside>
  );
}
