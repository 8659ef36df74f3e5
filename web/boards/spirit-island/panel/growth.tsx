import type { Seat } from '@tafelrunde/kernel';
import { growthFace, growthRef, type SpiritCard, spelt, stateIn } from '@tafelrunde/spirit-island';
import { optionFor } from '../../../table/asking/picking.ts';
import { Zone } from '../../../table/cards/zone.tsx';
import { useTools } from '../../../table/tools.tsx';
import { Marked } from '../art/signs.tsx';
import { cardWords } from '../card-words.ts';
import style from './growth.module.css';
import { Part } from './part.tsx';
import { spiritOf } from './reading.ts';

/** The growth options of a spirit as cards that are picked; the one that is being carried out is marked. */
export function Growth({ seat }: { readonly seat: Seat }) {
  const { board, question } = useTools();
  const { view, lang } = board;
  const t = cardWords[lang];
  const spirit = spiritOf(view, seat);
  if (spirit === undefined) return null;
  const { always, options } = growthFace(spirit.card, lang);
  const grown = stateIn(view)?.grown[seat] ?? [];
  const isShown = (i: number): boolean =>
    behindOf(spirit.card, i) === undefined ||
    grown.includes(i) ||
    (question?.seat === seat && optionFor(question, growthRef(i)) !== undefined);
  const shown = options.flatMap((actions, i) => (isShown(i) ? [{ actions, i }] : []));
  const { op } = question ?? {};
  const going = question?.seat === seat && op !== undefined && 'option' in op ? op.option : undefined;
  return (
    <div className={style.growth}>
      {always.length === 0 ? null : (
        <p className={style.always}>
          <b>{t.always}:</b> <Marked text={always.join(' ')} lang={lang} />
        </p>
      )}
      <Zone
        label={`${t.growth}: ${t.pick(spirit.card.growth.pick)}`}
        refs={options.map((_, i) => growthRef(i))}
        className={style.options}
        style={{ '--options': shown.length, '--few': shown.length > 3 ? 2 : shown.length }}
      >
        {shown.map(({ actions, i }) => (
          <Part
            seat={seat}
            key={actions.join(' ')}
            pick={growthRef(i)}
            name={`${t.growthOption(i + 1)}: ${spelt(actions.join(' '), lang)}`}
            className={style.option}
          >
            <span className={style.actions} data-going={going === i || undefined} data-effect="">
              {actions.map((action, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an option may say the same twice
                <span key={n} className={style.action}>
                  <Marked text={action.replace(/\.$/, '')} lang={lang} />
                </span>
              ))}
            </span>
          </Part>
        ))}
      </Zone>
      {shutTracks(spirit.card, grown).map(({ track, choices }) => (
        <p key={track} className={style.always}>
          <b>{t.growthTrack(track - 1)}:</b>{' '}
          <Marked
            text={choices.map((i) => (options[i] ?? []).slice(1).join(' ').replace(/\.$/, '')).join(` ${t.or} `)}
            lang={lang}
          />
        </p>
      ))}
    </div>
  );
}

const behindOf = ({ growth }: SpiritCard, option: number): number | undefined => growth.options[option]?.behind;

/** The tracks behind which no growth option has opened yet, with those that may. */
function shutTracks(card: SpiritCard, grown: readonly number[]) {
  const behind = new Map<number, number[]>();
  for (const [i, { behind: track }] of card.growth.options.entries()) {
    if (track !== undefined) behind.set(track, [...(behind.get(track) ?? []), i]);
  }
  return [...behind].flatMap(([track, choices]) =>
    choices.some((i) => grown.includes(i)) ? [] : [{ track, choices }],
  );
}
