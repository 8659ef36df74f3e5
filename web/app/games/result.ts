import type { Lang, Outcome } from '@tafelrunde/kernel';
import type { Ended } from '@tafelrunde/table/client';
import { resultWords } from '../../words/result.ts';
import { apart } from '../text/apart.ts';

/** What is left of a game that is over. */
export interface Result {
  readonly names: readonly string[];
  readonly outcome?: Pick<Outcome, 'winners' | 'won' | 'scores'> | undefined;
  readonly ended?: Ended['how'] | undefined;
}

/** "Won by Anna", or why nobody did. */
export function verdictOf({ names, outcome, ended }: Result, lang: Lang): string {
  const t = resultWords[lang];
  if (outcome === undefined) return ended === undefined ? t.undecided : t.ended[ended];
  if (outcome.won !== undefined) return outcome.won ? t.wonTogether : t.lostTogether;
  const winners = outcome.winners.map((seat) => apart(names[seat] ?? '')).join(', ');
  return winners === '' ? t.nobody : t.won(winners);
}

/** "Anna 148 · Ben 132". */
export const scoresOf = ({ names, outcome }: Result): string =>
  names
    .map((name, seat) => {
      const score = outcome?.scores?.[seat];
      return score === undefined ? apart(name) : `${apart(name)} ${score}`;
    })
    .join(' · ');
