import type { AnyGame } from '@tafelrunde/kernel';
import { spiritNamed } from '@tafelrunde/spirit-island';
import { type Ending, endings } from '../../../app/kept/endings.ts';
import { useStore } from '../../../app/kept/store.ts';
import { useSaid, useWords } from '../../../app/text/words.ts';
import controls from '../../../style/controls.module.css';
import style from './set-up.module.css';
import { setUpWords } from './words.ts';

const NOBODY = 'none';

const adversaryOf = ({ against }: Ending): string => String(against.adversary ?? NOBODY);
const levelOf = ({ against }: Ending): number => Number(against.level ?? 0);

/** With which spirits what was won against whom, on this device. */
export function Won({ game }: { readonly game: AnyGame }) {
  const t = useWords(setUpWords);
  const said = useSaid();
  const won = useStore(endings).filter((each) => each.won && each.game === game.id);
  const spec = game.options.adversary;
  if (won.length === 0 || spec?.kind !== 'choice') return null;
  const adversaries = Object.keys(spec.values).filter((id) => won.some((each) => adversaryOf(each) === id));
  const spirits = [...new Set(won.flatMap(({ sides }) => sides))];
  return (
    <section className={style.part}>
      <h2>{t.won}</h2>
      <p className={controls.hint}>{t.wonWhy}</p>
      <div className={style.scroll}>
        <table className={style.won}>
          <thead>
            <tr>
              <th scope="col">{t.spirit}</th>
              {adversaries.map((id) => {
                const name = spec.values[id];
                return (
                  <th key={id} scope="col">
                    {id === NOBODY || name === undefined ? t.nobody : said(name)}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {spirits.map((spirit) => (
              <tr key={spirit}>
                <th scope="row">{said(spiritNamed(spirit).name)}</th>
                {adversaries.map((id) => {
                  const games = won.filter((each) => each.sides.includes(spirit) && adversaryOf(each) === id);
                  return (
                    <td key={id}>
                      {games.length === 0 ? null : (
                        <>
                          {id === NOBODY ? '✓' : t.level(Math.max(...games.map(levelOf)))}{' '}
                          <small>{t.times(games.length)}</small>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
