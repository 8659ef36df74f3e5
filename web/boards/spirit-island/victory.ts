import { stateIn } from '@tafelrunde/spirit-island';
import { useEffect } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import { keepVictories } from '../../app/kept/victories.ts';
import { cardsOf } from '../../table/cards/reading.ts';

/** Remembers on this device what was won, with whom and against whom. */
export function useKeepVictory({ game, view, table, mode }: BoardProps): void {
  const isWon = view.outcome?.won === true && mode === 'play' && table.you.seats.length > 0;
  useEffect(() => {
    if (!isWon || stateIn(view) === undefined) return;
    const { adversary, level, scenario } = view.options;
    const seats = Array.from({ length: view.seats }, (_, seat) => seat);
    keepVictories({
      table: table.info.id,
      game: game.id,
      at: Date.now(),
      sides: seats.flatMap((seat) => cardsOf(view, 'spirit', seat)[0]?.card ?? []),
      against: { adversary: String(adversary), level: Number(level), scenario: String(scenario) },
    });
  }, [isWon, view, table.info.id, game.id]);
}
