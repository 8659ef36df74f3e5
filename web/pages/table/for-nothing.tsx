import type { AnyGame, Question, Ref } from '@tafelrunde/kernel';
import { useState } from 'react';
import { SecondThought } from '../../app/fields/second-thought.tsx';
import { useLang, useWords } from '../../app/text/words.ts';
import { roomWords } from '../../words/room.ts';

type Answer = (question: Question, picks: readonly Ref[]) => void;

interface Held {
  readonly question: Question;
  readonly picks: readonly Ref[];
  /** A key into the game's catalogue: why it would do nothing. */
  readonly why: string;
}

/** Why the only pick would do nothing, where something else could be picked. */
function idleIn({ options }: Question, [pick, another]: readonly Ref[]): string | undefined {
  if (options.length < 2 || another !== undefined) return undefined;
  return options.find(({ ref }) => ref === pick)?.idle;
}

/** An answer that would be given for nothing is held up once. */
export function useForNothing(asked: readonly Question[], answer: Answer) {
  const [held, hold] = useState<Held>();
  const isCurrent = held !== undefined && asked.some(({ id }) => id === held.question.id);
  return {
    held: isCurrent ? held : undefined,
    answer: (question: Question, picks: readonly Ref[]): void => {
      const why = idleIn(question, picks);
      if (why === undefined) answer(question, picks);
      else hold({ question, picks, why });
    },
    forget: () => hold(undefined),
  };
}

interface ForNothingProps {
  readonly game: AnyGame;
  readonly held: Held | undefined;
  readonly answer: Answer;
  forget(): void;
}

/** Says why it would be for nothing, and offers the way back. */
export function ForNothing({ game, held, answer, forget }: ForNothingProps) {
  const t = useWords(roomWords).forNothing;
  const lang = useLang();
  return (
    <SecondThought
      open={held !== undefined}
      title={t.title}
      back={t.back}
      anyway={t.anyway}
      forget={forget}
      goOn={() => {
        if (held !== undefined) answer(held.question, held.picks);
      }}
    >
      {held === undefined ? '' : game.text.key(held.why, lang)}
    </SecondThought>
  );
}
