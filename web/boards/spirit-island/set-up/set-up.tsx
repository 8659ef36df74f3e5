import type { AnyGame, Options } from '@tafelrunde/kernel';
import { ChoiceRow } from '../../../app/fields/choice-row.tsx';
import type { SetUpProps } from '../../../app/games/boards.ts';
import { useWords } from '../../../app/text/words.ts';
import { OptionField } from '../../../pages/new-table/option-fields.tsx';
import { Difficulty } from './difficulty.tsx';
import { PRESETS, presetOf, presets, usualFor } from './presets.ts';
import style from './set-up.module.css';
import { Spirits } from './spirits.tsx';
import { Won } from './won.tsx';
import { setUpWords } from './words.ts';

/** How a table begins to be set. */
export const usual = ({ id }: AnyGame): Options => usualFor(id);

/** How spirits come to seats: in a list of their own. */
const isOfSpirits = (option: string): boolean => /^spirit(?:s|\d)$/.test(option);

/** Without an adversary a level means nothing, and an earlier game only where there was one. */
const isIdle = (option: string, { adversary, scenario }: Options): boolean =>
  (option === 'level' && adversary === 'none') || (option === 'earlier' && scenario !== 'second-wave');

/** What is chosen before a game of Spirit Island: how hard it will be, and who stands against it. */
export function SetUp({ game, options, seats, set }: SetUpProps) {
  const t = useWords(setUpWords);
  const chosen = presetOf(options);
  const apart = Object.entries(game.options).filter(
    ([name, spec]) => spec.apart === true && !isOfSpirits(name) && !isIdle(name, options),
  );
  return (
    <>
      <ChoiceRow
        legend={t.what}
        hint={t.presetWhy[chosen ?? 'other']}
        value={chosen ?? ''}
        choices={presets.map((value) => ({ value, label: t.presets[value] }))}
        choose={(preset) => {
          for (const each of presets.filter((one) => one === preset))
            for (const [name, value] of Object.entries(PRESETS[each])) set(name, value);
        }}
      />
      <section className={style.part}>
        <h2>{t.island}</h2>
        <Difficulty options={options} />
        <div className={style.fields}>
          {apart.map(([name, spec]) => (
            <OptionField
              key={name}
              spec={spec}
              value={options[name] ?? spec.default}
              set={(value) => set(name, value)}
            />
          ))}
        </div>
      </section>
      <Spirits game={game} options={options} seats={seats} set={set} />
      <Won game={game} />
    </>
  );
}
