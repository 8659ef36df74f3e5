import { consentRef, type Option, objectRef, type Question, refs } from '@tafelrunde/kernel';
import { Minus, Plus, Scale } from 'lucide-react';
import controls from '../../style/controls.module.css';
import { useTools } from '../tools.tsx';
import { tableWords } from '../words.ts';
import style from './divide.module.css';
import { hasRoom, type Picks, timesPicked } from './picking.ts';

/** Something that can get a part: not a button, nor what somebody says to a proposal. */
export const isPart = ({ ref }: Option): boolean => !refs.button.is(ref) && !consentRef.is(ref) && !objectRef.is(ref);

/** An amount is divided over things that can each have more than one of it. */
export const isDivision = ({ max, options }: Question): boolean => max > 1 && options.some(({ cap = 1 }) => cap > 1);

/** As much to each as it can have, in this order, until nothing is left. */
export function divided({ max }: Question, options: readonly Option[]): Picks {
  return options.flatMap(({ ref, cap = 1 }) => Array.from({ length: cap }, () => ref)).slice(0, max);
}

/** One more or one less for each, what is left, and all of it at once, as the board proposes; whoever likes clicks on the things themselves. */
export function Divide({ question }: { readonly question: Question }) {
  const { options, picking, board, label, pending, divides } = useTools();
  const t = tableWords[board.lang].divide;
  const { picks } = picking;
  return (
    <div className={style.divide}>
      <p className={style.left} role="status">
        {t.left(question.max - picks.length)}
      </p>
      <ul className={style.parts}>
        {options.filter(isPart).map((option) => {
          const { ref, cap = 1 } = option;
          const times = timesPicked(picks, ref);
          return (
            <li key={ref} className={style.part} data-some={times > 0 || undefined}>
              <span className={style.name}>{label(option)}</span>
              <button
                type="button"
                className={controls.icon}
                aria-label={t.less(label(option))}
                disabled={times === 0 || pending}
                onClick={() => picking.less(ref)}
              >
                <Minus aria-hidden="true" />
              </button>
              <output aria-label={label(option)}>
                {times}/{cap}
              </output>
              <button
                type="button"
                className={controls.icon}
                aria-label={t.more(label(option))}
                disabled={!hasRoom(question, picks, ref) || pending}
                onClick={() => picking.more(ref)}
              >
                <Plus aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className={controls.button}
        disabled={pending}
        onClick={() => picking.choose(divides(question) ?? divided(question, options.filter(isPart)))}
      >
        <Scale aria-hidden="true" />
        {t.forMe}
      </button>
    </div>
  );
}
