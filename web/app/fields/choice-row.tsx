import { useId } from 'react';
import controls from '../../style/controls.module.css';

interface ChoiceRowProps<T extends string | number> {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly choose: (value: T) => void;
}

/** One out of a few, all of them in sight: radio buttons that look like keys. */
export function ChoiceRow<T extends string | number>({ legend, hint, value, choices, choose }: ChoiceRowProps<T>) {
  const name = useId();
  return (
    <fieldset className={controls.tight}>
      <legend className={controls.label}>{legend}</legend>
      {hint === undefined ? null : <p className={controls.hint}>{hint}</p>}
      <div className={controls.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={controls.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => choose(choice.value)}
            />
            <span className={controls.choiceWord}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
