import { spiritNamed, stateIn } from '@tafelrunde/spirit-island';
import { useEffect } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import { keepEndings } from '../../app/kept/endings.ts';
import { cardsOf } from '../../table/cards/reading.ts';

/** Remembers on this device how it ended, with whom and against whom. */
export function useKeepEnding({ game, view, table, mode }: BoardProps): void {
  const won = view.outcome?.won;
  const isEnded = won !== undefined && mode === 'play' && table.you.seats.length > 0;
  useEffect(() => {
    if (!isEnded || stateIn(view) === undefined) return;
    const { adversary, level, scenario } = view.options;
    const seats = Array.from({ length: view.seats }, (_, seat) => seat);
    keepEndings({
      table: table.info.id,
      game: game.id,
      at: Date.now(),
      won,
      // SI-351: with an aspect it is the same spirit.
      sides: seats.flatMap((seat) => {
        const [panel] = cardsOf(view, 'spirit', seat);
        return panel === undefined ? [] : [spiritNamed(panel.card).aspect?.of ?? panel.card];
      }),
      against: { adversary: String(adversary), level: Number(level), scenario: String(scenario) },
    });
  }, [isEnded, won, view, table.info.id, game.id]);
}
