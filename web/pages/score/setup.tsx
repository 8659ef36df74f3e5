import { cursedItems, deckFor, itemIds } from '@tafelrunde/fantasy-realms';
import { Check } from '../../app/fields/check.tsx';
import { ChoiceRow } from '../../app/fields/choice-row.tsx';
import { useLang, useWords } from '../../app/text/words.ts';
import { scoreWords } from '../../words/score.ts';
import { Rulings } from '../new-table/option-fields.tsx';
import { type Hand, rulingsFor, toggled, withMode } from './hand.ts';
import style from './score.module.css';

/** Which boxes are on the table; closed for those who play the base game. */
export function Setup({ hand, set }: { readonly hand: Hand; set(hand: Hand): void }) {
  const t = useWords(scoreWords);
  const lang = useLang();
  const { mode, items, players, rulings } = hand;
  const change = (some: Partial<Hand['mode']>) => {
    const next = { ...mode, ...some };
    set(withMode(hand, next, deckFor(next)));
  };
  return (
    <>
      <details className={style.setup}>
        <summary>{t.setup}</summary>
        <Check label={t.withHoard} checked={mode.suits} set={(on) => change({ suits: on })} />
        <Check label={t.withItems} checked={mode.items} set={(on) => change({ items: on })} />
        <Check label={t.withPromos} checked={mode.promos} set={(on) => change({ promos: on })} />
        {mode.items ? (
          <>
            <ChoiceRow
              legend={t.players}
              value={players}
              choose={(value) => set({ ...hand, players: value })}
              choices={[2, 3, 4, 5, 6].map((value) => ({ value, label: `${value}` }))}
            />
            <fieldset className={style.suite} data-suit="item">
              <legend>{t.items}</legend>
              <div className={style.keys}>
                {itemIds.map((id) => (
                  <button
                    key={id}
                    type="button"
                    className={style.key}
                    aria-pressed={items.includes(id)}
                    onClick={() => set(toggled(hand, 'cards', id))}
                  >
                    <span className={style.strength}>{cursedItems[id].points}</span>
                    {cursedItems[id].name[lang]}
                  </button>
                ))}
              </div>
            </fieldset>
          </>
        ) : null}
      </details>
      <details className={style.setup}>
        <Rulings
          specs={Object.entries(rulingsFor(mode))}
          values={rulings}
          set={(name, value) => set({ ...hand, rulings: { ...rulings, [name]: value } })}
        />
      </details>
    </>
  );
}
