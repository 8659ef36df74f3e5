import type { ClockSetting } from '@tafelrunde/table/client';
import { useId } from 'react';
import { ChoiceRow } from '../../app/fields/choice-row.tsx';
import { NumberField } from '../../app/fields/number-field.tsx';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { newTableWords } from '../../words/new-table.ts';

const USUAL = {
  none: { kind: 'none' },
  move: { kind: 'move', seconds: 60 },
  game: { kind: 'game', seconds: 900, increment: 10 },
} as const satisfies Record<string, ClockSetting>;

export function ClockField({ clock, set }: { readonly clock: ClockSetting; set(clock: ClockSetting): void }) {
  const t = useWords(newTableWords);
  return (
    <>
      <ChoiceRow
        legend={t.clock}
        hint={t.clockWhy[clock.kind]}
        value={clock.kind}
        choose={(kind) => set(USUAL[kind])}
        choices={(['none', 'move', 'game'] as const).map((value) => ({ value, label: t.clocks[value] }))}
      />
      <div className={controls.row}>
        {clock.kind === 'move' ? (
          <Amount label={t.seconds} value={clock.seconds} set={(seconds) => set({ ...clock, seconds })} />
        ) : null}
        {clock.kind === 'game' ? (
          <>
            <Amount label={t.minutes} value={clock.seconds / 60} set={(min) => set({ ...clock, seconds: min * 60 })} />
            <Amount
              label={t.increment}
              min={0}
              value={clock.increment}
              set={(increment) => set({ ...clock, increment })}
            />
          </>
        ) : null}
      </div>
    </>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  set(value: number): void;
}

function Amount({ label, value, min = 1, set }: AmountProps) {
  const field = useId();
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={field}>
        {label}
      </label>
      <NumberField id={field} min={min} max={3600} value={value} set={set} />
    </div>
  );
}
