import controls from '../../style/controls.module.css';

interface CheckProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  set(on: boolean): void | Promise<void>;
}

/** A switch: on or off. */
export function Check({ label, hint, checked, set }: CheckProps) {
  return (
    <label className={controls.check}>
      <input type="checkbox" checked={checked} onChange={({ target }) => void set(target.checked)} />
      <span>
        {label}
        {hint === undefined ? null : <span className={controls.hint}> {hint}</span>}
      </span>
    </label>
  );
}
