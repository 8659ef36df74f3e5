import type { Options } from '@tafelrunde/kernel';
import { OPEN, STRENGTHS, spiritFor, spiritNamed, spiritsIn, strengthOf } from '@tafelrunde/spirit-island';
import { Dices } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import type { SetUpProps } from '../../../app/games/boards.ts';
import { useSaid, useWords } from '../../../app/text/words.ts';
import { OptionField } from '../../../pages/new-table/option-fields.tsx';
import controls from '../../../style/controls.module.css';
import { Picture } from '../picture.tsx';
import { type Complexity, drawn, LEVELS } from './drawing.ts';
import style from './set-up.module.css';
import { setUpWords } from './words.ts';

const ANY = 'any';
type Wish = Complexity | typeof ANY;
const WISHES: readonly Wish[] = [ANY, ...LEVELS];

/** Who plays which spirit: named, drawn within wishes, or left open. */
export function Spirits({ game, options, seats, set }: SetUpProps) {
  const t = useWords(setUpWords);
  const [wishes, wish] = useState<Readonly<Record<number, Wish>>>({});
  const every = Array.from({ length: seats }, (_, seat) => seat);
  const open = every.filter((seat) => spiritFor(options, seat) === undefined);
  const name = (seat: number, spirit: string) => set(`spirit${seat}`, spirit);
  const draw = (drawing: readonly number[]): void => {
    const taken = new Set(
      every.filter((seat) => !drawing.includes(seat)).flatMap((seat) => spiritFor(options, seat) ?? []),
    );
    for (const seat of drawing) {
      const found = drawn(options, taken, wishes[seat] ?? ANY, Math.random);
      name(seat, found ?? OPEN);
      if (found !== undefined) taken.add(found);
    }
  };
  return (
    <section className={style.part}>
      <h2>{t.spirits}</h2>
      <p className={controls.hint}>{t.spiritsWhy}</p>
      {every.map((seat) => (
        <Row
          key={seat}
          seat={seat}
          options={options}
          wish={wishes[seat] ?? ANY}
          setWish={(next) => wish({ ...wishes, [seat]: next })}
          name={(spirit) => name(seat, spirit)}
          draw={() => draw([seat])}
        />
      ))}
      {open.length > 1 ? (
        <div>
          <button type="button" className={controls.button} onClick={() => draw(open)}>
            <Dices aria-hidden="true" />
            {t.drawAll}
          </button>
        </div>
      ) : null}
      {open.length === 0 || game.options.spirits === undefined ? null : (
        <OptionField spec={game.options.spirits} value={options.spirits ?? ''} set={(value) => set('spirits', value)} />
      )}
      <details className={style.compare}>
        <summary>{t.compare}</summary>
        <p className={controls.hint}>{t.compareWhy}</p>
        <Gallery options={options} seats={every} next={open[0]} name={name} />
      </details>
    </section>
  );
}

interface RowProps {
  readonly seat: number;
  readonly options: Options;
  readonly wish: Wish;
  setWish(wish: Wish): void;
  name(spirit: string): void;
  draw(): void;
}

function Row({ seat, options, wish, setWish, name, draw }: RowProps) {
  const t = useWords(setUpWords);
  const said = useSaid();
  const chosen = spiritFor(options, seat);
  const n = seat + 1;
  return (
    <div className={style.seat}>
      <b className={style.number}>{t.seat(n)}</b>
      <span className={style.picture}>{chosen === undefined ? null : <Picture id={chosen} />}</span>
      <select
        className={controls.select}
        aria-label={t.spiritOf(n)}
        value={chosen ?? OPEN}
        onChange={({ target }) => name(target.value)}
      >
        <option value={OPEN}>{t.open}</option>
        {grouped(options).map(([level, ids]) => (
          <optgroup key={level} label={t.complexity[level]}>
            {ids.map((id) => (
              <option key={id} value={id}>
                {said(spiritNamed(id).name)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <select
        className={controls.select}
        aria-label={t.wish(n)}
        value={wish}
        onChange={({ target }) => setWish(WISHES.find((each) => each === target.value) ?? ANY)}
      >
        {WISHES.map((each) => (
          <option key={each} value={each}>
            {t.wishes[each]}
          </option>
        ))}
      </select>
      <button type="button" className={controls.button} aria-label={t.drawFor(n)} onClick={draw}>
        <Dices aria-hidden="true" />
        {t.draw}
      </button>
    </div>
  );
}

const grouped = (options: Options): readonly (readonly [Complexity, readonly string[]])[] =>
  LEVELS.map((level): [Complexity, readonly string[]] => [
    level,
    spiritsIn(options).filter((id) => spiritNamed(id).complexity === level),
  ]).filter(([, ids]) => ids.length > 0);

interface GalleryProps {
  readonly options: Options;
  readonly seats: readonly number[];
  /** The first seat without a spirit. */
  readonly next: number | undefined;
  name(seat: number, spirit: string): void;
}

/** All spirits with what they are good at, by complexity; a click takes one for the next seat that is open. */
function Gallery({ options, seats, next, name }: GalleryProps) {
  const t = useWords(setUpWords);
  const said = useSaid();
  return grouped(options).map(([level, ids]) => (
    <div key={level}>
      <h3>{t.complexity[level]}</h3>
      <ul className={style.gallery}>
        {ids.map((id) => {
          const seat = seats.find((each) => spiritFor(options, each) === id);
          const called = said(spiritNamed(id).name);
          return (
            <li key={id}>
              <button
                type="button"
                className={style.spirit}
                disabled={seat !== undefined || next === undefined}
                aria-label={seat === undefined && next !== undefined ? t.take(called, next + 1) : called}
                onClick={() => name(next ?? 0, id)}
              >
                <span className={style.face}>
                  <Picture id={id} />
                </span>
                <b>{called}</b>
                {seat === undefined ? null : <small className={style.taken}>{t.taken(seat + 1)}</small>}
                <Bars id={id} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  ));
}

const HIGHEST = 5;

function Bars({ id }: { readonly id: string }) {
  const t = useWords(setUpWords);
  return (
    <span className={style.bars}>
      {STRENGTHS.map((strength) => {
        const n = Math.max(0, strengthOf(id, strength));
        const width: CSSProperties = { inlineSize: `${(100 * n) / HIGHEST}%` };
        return (
          <span key={strength} className={style.bar}>
            <span>{t.strengths[strength]}</span>
            <span className={style.track}>
              <span style={width} />
            </span>
            <span className="visually-hidden">{n}</span>
          </span>
        );
      })}
    </span>
  );
}
