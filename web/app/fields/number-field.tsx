import { type InputHTMLAttributes, useState } from 'react';
import controls from '../../style/controls.module.css';

interface NumberFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  set(value: number): void;
}

/** A whole number. While it is typed anything may stand there; left as it is, it is the last one that fits. */
export function NumberField({ value, min, max, set, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text !== '' && Number.isInteger(number) && number >= min && number <= max) set(number);
  };
  return (
    <input
      {...rest}
      type="number"
      inputMode="numeric"
      className={controls.input}
      min={min}
      max={max}
      step={1}
      required
      value={typed ?? value}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
