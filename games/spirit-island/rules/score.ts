import { count } from '@tafelrunde/kernel';
import { BUILD, BURIED, EXPLORE, IMMIGRATION, INVADER_DECK, INVADER_DISCARD, RAVAGE } from '../places.ts';
import type { At } from '../state.ts';
import { difficultyOf } from '../variants.ts';
import { unusedFinds } from './finds.ts';

/* SI-352 to SI-358. */

/** How it ended: won, won while it was lost as well (SI-086), or lost. */
export type Ending = 'won' | 'sacrifice' | 'lost';

export function scoreOf(m: At, ending: Ending): number {
  const difficulty = difficultyOf(m.match.options);
  const left = count(m, INVADER_DECK);
  const open = [EXPLORE, BUILD, RAVAGE, IMMIGRATION, INVADER_DISCARD, BURIED].reduce(
    (sum, place) => sum + count(m, place),
    0,
  );
  const { census } = m.state;
  const shared = Math.floor((census.dahan ?? 0) / m.seats) - Math.floor((census.blight ?? 0) / m.seats); // SI-355
  const finds = 2 * unusedFinds(m).length; // SI-357
  if (ending === 'lost') return 2 * difficulty + open + shared + finds; // SI-353, SI-354
  return 5 * difficulty + (ending === 'won' ? 10 : 0) + 2 * left + shared + finds; // SI-352, SI-356
}
