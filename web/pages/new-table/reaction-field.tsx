import { ChoiceRow } from '../../app/fields/choice-row.tsx';
import { useWords } from '../../app/text/words.ts';
import { newTableWords } from '../../words/new-table.ts';

/** Milliseconds. */
const TIMES = [0, 1_000, 2_000, 4_000] as const;

/** How long a hidden reaction round takes at least. */
export function ReactionField({ reaction, set }: { readonly reaction: number; set(reaction: number): void }) {
  const t = useWords(newTableWords);
  return (
    <ChoiceRow
      legend={t.reaction}
      hint={t.reactionWhy}
      value={reaction}
      choose={set}
      choices={TIMES.map((value) => ({ value, label: t.reactionTime(value / 1_000) }))}
    />
  );
}
