import { byName, refKind } from '@tafelrunde/kernel';
import { Zone } from '../cards/zone.tsx';
import { useTools } from '../tools.tsx';
import { tableWords } from '../words.ts';
import style from './option-list.module.css';
import { timesPicked } from './picking.ts';

/** The rows of the list beside what lies on the table. */
const optionRef = refKind('option', byName);

/** Everything that can be done now as one list: for ears, and for whoever would rather read than look. */
export function OptionList() {
  const { options, label, picking, board, pending } = useTools();
  const t = tableWords[board.lang];
  if (options.length === 0) return null;
  return (
    <section className={style.list} aria-label={t.options(options.length)} data-options="">
      <p className={style.title} aria-hidden="true">
        {t.options(options.length)}
      </p>
      <Zone
        label={t.options(options.length)}
        refs={options.map(({ ref }) => optionRef(String(ref)))}
        className={style.options}
      >
        {options.map((option, i) => {
          const times = timesPicked(picking.picks, option.ref);
          const idle = option.idle === undefined ? '' : ` (${board.game.text.key(option.idle, board.lang)})`;
          return (
            <button
              key={option.ref}
              type="button"
              tabIndex={i === 0 ? 0 : -1}
              className={style.option}
              aria-pressed={picking.needsDone ? times > 0 : undefined}
              disabled={pending}
              onClick={() => picking.pick(option.ref)}
            >
              <span className={style.number}>{i < 9 ? i + 1 : ''}</span>
              {label(option)}
              {idle}
            </button>
          );
        })}
        {picking.needsDone ? (
          <button
            type="button"
            tabIndex={-1}
            className={style.option}
            disabled={!picking.complete}
            onClick={picking.done}
          >
            {t.done}
          </button>
        ) : null}
      </Zone>
    </section>
  );
}
