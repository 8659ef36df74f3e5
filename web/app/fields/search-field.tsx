import { Search } from 'lucide-react';
import controls from '../../style/controls.module.css';
import style from './search-field.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
}

export function SearchField({ label, value, set }: SearchFieldProps) {
  return (
    <label className={style.search}>
      <Search aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
      <input
        type="search"
        className={controls.input}
        placeholder={label}
        value={value}
        onChange={({ target }) => set(target.value)}
      />
    </label>
  );
}
