import type { OptionSpec, Options } from '@tafelrunde/kernel';
import { type ReactNode, useId } from 'react';
import { NumberField } from '../../app/fields/number-field.tsx';
import { useSaid, useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { newTableWords } from '../../words/new-table.ts';
import style from './new-table.module.css';

type Value = Options[string];

interface OptionFieldsProps {
  readonly specs: Readonly<Record<string, OptionSpec>>;
  readonly values: Options;
  /** How many are at the table. */
  readonly seats: number;
  set(option: string, value: Value): void;
}

/** What a game adds when it is switched on stands in front; rulings that have a usual answer stand behind. */
const isVariant = (spec: OptionSpec): boolean => spec.kind === 'flag' && !spec.default;

interface AllOptionsProps extends OptionFieldsProps {
  /** What the game itself adds; then options that stand apart are offered there. */
  readonly children?: ReactNode;
}

/** The options of any game, from its own schema. */
export function OptionFields({ specs, values, seats, set, children = null }: AllOptionsProps) {
  const t = useWords(newTableWords);
  const all = Object.entries(specs).filter(
    ([, spec]) => (spec.seats === undefined || spec.seats === seats) && (spec.apart !== true || children === null),
  );
  const variants = all.filter(([, spec]) => isVariant(spec));
  const rulings = all.filter(([, spec]) => !isVariant(spec));
  return (
    <>
      {variants.length === 0 ? null : (
        <section className={style.options}>
          <h2>{t.variants}</h2>
          <Fields specs={variants} values={values} set={set} />
        </section>
      )}
      {children}
      {rulings.length === 0 ? null : (
        <details className={style.rulings}>
          <Rulings specs={rulings} values={values} set={set} />
        </details>
      )}
    </>
  );
}

interface FieldsProps extends Omit<OptionFieldsProps, 'specs' | 'seats'> {
  readonly specs: readonly (readonly [string, OptionSpec])[];
}

/** What lies in a `details`: how many are not as usual can be seen from outside. */
export function Rulings({ specs, values, set }: FieldsProps) {
  const t = useWords(newTableWords);
  const changed = specs.filter(([name, spec]) => values[name] !== spec.default).length;
  return (
    <>
      <summary>
        {t.rulings}
        {changed === 0 ? null : <small>{t.changed(changed)}</small>}
      </summary>
      <div className={style.options}>
        <p className={controls.hint}>{t.rulingsWhy}</p>
        <Fields specs={specs} values={values} set={set} />
      </div>
    </>
  );
}

const Fields = ({ specs, values, set }: FieldsProps) =>
  specs.map(([name, spec]) => (
    <OptionField key={name} spec={spec} value={values[name] ?? spec.default} set={(value) => set(name, value)} />
  ));

interface OptionFieldProps {
  readonly spec: OptionSpec;
  readonly value: Value;
  set(value: Value): void;
}

export function OptionField({ spec, value, set }: OptionFieldProps) {
  const said = useSaid();
  const why = useId();
  const label = useId();
  return (
    <div className={style.option} data-changed={value !== spec.default || undefined}>
      {spec.kind === 'flag' ? (
        <label className={controls.check}>
          <input
            type="checkbox"
            checked={value === true}
            aria-describedby={why}
            onChange={({ target }) => set(target.checked)}
          />
          <span className={controls.label}>{said(spec.label)}</span>
        </label>
      ) : (
        <span id={label} className={controls.label}>
          {said(spec.label)}
        </span>
      )}
      <p id={why} className={controls.hint}>
        {said(spec.why)}
      </p>
      {spec.kind === 'choice' ? <Choice spec={spec} value={value} set={set} label={label} why={why} /> : null}
      {spec.kind === 'number' ? (
        <NumberField
          aria-labelledby={label}
          aria-describedby={why}
          min={spec.min}
          max={spec.max}
          value={Number(value)}
          set={set}
        />
      ) : null}
    </div>
  );
}

interface ChoiceProps extends OptionFieldProps {
  readonly spec: Extract<OptionSpec, { kind: 'choice' }>;
  readonly label: string;
  readonly why: string;
}

function Choice({ spec, value, set, label, why }: ChoiceProps) {
  const t = useWords(newTableWords);
  const said = useSaid();
  return (
    <select
      className={controls.select}
      aria-labelledby={label}
      aria-describedby={why}
      value={String(value)}
      onChange={({ target }) => set(target.value)}
    >
      {Object.entries(spec.values).map(([each, name]) => (
        <option key={each} value={each}>
          {said(name)}
          {each === spec.default ? ` (${t.usual})` : ''}
        </option>
      ))}
    </select>
  );
}
