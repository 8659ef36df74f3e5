import type { CardId, Lang, Path, View } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { sayEffect } from '../cards/text.ts';
import { figuresIn } from '../figures.ts';
import { seatIn } from '../players.ts';
import { effectAt } from '../rules/declare.ts';
import { clamped, SIDES, tableAt } from '../rules/outcomes.ts';
import { shownAfter, traitsAt } from '../rules/traits.ts';
import type { RollItem } from '../stack-items.ts';
import { stateIn } from '../state.ts';

/* What a die on the stack means: the outcomes it may come to, the present one, and what a card would make of it. */

const words = {
  en: { hit: 'hit', miss: 'miss', nothing: 'nothing', again: 'reroll' },
  de: { hit: 'Treffer', miss: 'daneben', nothing: 'nichts', again: 'neu würfeln' },
} as const;

/** What happens with these results. */
export interface Outcome {
  readonly from: number;
  readonly to: number;
  readonly says: string;
}

/** What an effect does, in its own words. */
export function effectText(path: Path, lang: Lang): string {
  const effect = effectAt(path);
  return effect === undefined ? '' : sayEffect(effect, lang);
}

/** FS-162: the least result that hits what is attacked. */
function leastToHit(view: View): number | undefined {
  const { attack } = stateIn(view);
  const { bodies, players } = figuresIn(view);
  if (attack === null) return undefined;
  if (typeof attack.target === 'number') return bodies[attack.target]?.evasion;
  return players[seatIn(attack.target) ?? 0]?.evasion;
}

/** FS-191, FS-194: from 1 to 6; where the table has no row, nothing happens. */
function rowsOf(path: Path, lang: Lang): Outcome[] {
  const table = tableAt(path);
  const says = (n: number): string => {
    const row = table.find(({ from, to }) => from <= n && n <= to);
    return row === undefined || row.do.length === 0 ? words[lang].nothing : effectText(row.at, lang);
  };
  const rows: Outcome[] = [];
  for (let n = 1; n <= SIDES; n++) {
    const last = rows.at(-1);
    const said = says(n);
    if (last?.says === said) rows[rows.length - 1] = { ...last, to: n };
    else rows.push({ from: n, to: n, says: said });
  }
  return rows;
}

/** Everything that may come of a roll; nothing where only effects look at its number. */
export function outcomesOf(view: View, { attack, then }: RollItem, lang: Lang): readonly Outcome[] {
  if (then !== undefined) return rowsOf(then.at, lang);
  const least = attack ? leastToHit(view) : undefined;
  if (least === undefined) return [];
  const hit = { from: least, to: SIDES, says: words[lang].hit };
  return least > 1 ? [{ from: 1, to: least - 1, says: words[lang].miss }, hit] : [hit];
}

/** FS-183, FS-188: what the roll comes to if the die shows this. */
export const resultOf = (view: View, { id, value }: RollItem, shown: number = value): number =>
  clamped(clamped(shown) + (figuresIn(view).added?.[id] ?? 0));

/** What a card would make of a roll: "+1" and what then happens. */
export interface Altered {
  readonly how: string;
  readonly says: string;
}

/** What an effect of a card, or playing it, would make of a roll. Of a new roll nobody knows what comes. */
export function alteredBy(
  view: View,
  roll: RollItem,
  card: CardId,
  ability: number | undefined,
  lang: Lang,
): Altered[] {
  const path: Path = ability === undefined ? below([card], 'play') : below([card], 'abilities', ability);
  const outcomes = outcomesOf(view, roll, lang);
  const saysOf = (n: number): string =>
    outcomes.find(({ from, to }) => from <= n && n <= to)?.says ?? words[lang].nothing;
  return traitsAt(path).rolls.flatMap((change): Altered[] => {
    if (change.again === true) return [{ how: words[lang].again, says: '?' }];
    return shownAfter(change, roll.value).flatMap((shown): Altered[] => {
      if (clamped(shown) === roll.value) return [];
      const by = shown - roll.value;
      const how = change.by === undefined ? `→ ${shown}` : by > 0 ? `+${by}` : `−${-by}`;
      return [{ how, says: saysOf(resultOf(view, roll, shown)) }];
    });
  });
}
