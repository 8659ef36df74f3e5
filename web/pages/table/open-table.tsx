import type { AnyGame, View } from '@tafelrunde/kernel';
import type { LogLine, Seated } from '@tafelrunde/table/client';
import { type ComponentType, useMemo } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import { Boundary } from '../../app/shell/boundary.tsx';
import { useLang } from '../../app/text/words.ts';
import stage from '../../style/stage.module.css';

/** What everybody sees: what lies open, and of everything else how much there is. */
function openly({ zones }: AnyGame, view: View): View {
  const isOpen = (kind: string): boolean => zones[kind]?.learn === 'everybody';
  return {
    ...view,
    zones: view.zones.map((zone) => (isOpen(zone.kind) || zone.cards.length === 0 ? zone : { ...zone, cards: [] })),
    questions: [],
  };
}

/** Does anybody of those who share a screen hold something that the others must not see? */
export const haveSecrets = ({ zones }: AnyGame, states: readonly Seated[]): boolean =>
  states.some(({ view }) => view?.zones.some(({ kind, cards }) => zones[kind]?.learn === 'owner' && cards.length > 0));

/** What all of them were told, in the same words. */
function toldToAll([first, ...others]: readonly Seated[]): readonly LogLine[] {
  const heard = others.map(
    ({ log }) => new Map(log.map(({ seq, events = [] }) => [seq, new Set(events.map((each) => JSON.stringify(each)))])),
  );
  return (first?.log ?? []).map((line) => {
    const { seq, events } = line;
    if (events === undefined) return line;
    const isShared = (said: string): boolean => heard.every((lines) => lines.get(seq)?.has(said) === true);
    return { ...line, events: events.filter((each) => isShared(JSON.stringify(each))) };
  });
}

interface OpenTableProps {
  readonly game: AnyGame;
  readonly Board: ComponentType<BoardProps>;
  readonly states: readonly Seated[];
  readonly names: readonly string[];
}

/** The table while a device is between two people: only hands are hidden, and what somebody alone was told. */
export function OpenTable({ game, Board, states, names }: OpenTableProps) {
  const lang = useLang();
  const log = useMemo(() => toldToAll(states), [states]);
  const [state] = states;
  if (state === undefined || state.view === null) return null;
  return (
    <div className={stage.stage}>
      <Boundary>
        <Board
          game={game}
          table={{ ...state, log, fresh: [], reactions: [] }}
          view={openly(game, state.view)}
          seat={undefined}
          questions={[]}
          lang={lang}
          mode="play"
          names={names}
          answer={nothing}
          wish={nothing}
          look={nothing}
          moment={undefined}
        />
      </Boundary>
    </div>
  );
}

const nothing = (): void => undefined;
