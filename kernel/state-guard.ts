import type { View } from './cards/view.ts';
import type { Position } from './game.ts';

/** How a game knows its own state again in a match or a view: by some names that no other game's state has. */
export function stateGuard<S extends object>(...names: readonly (keyof S & string)[]) {
  const isState = (state: object): state is S => names.every((name) => name in state);
  return {
    isState,
    /** Is it a position of this game? */
    isOurs: (m: Position): m is Position<S> => isState(m.state),
    /** The state as a view shows it; a view of another game has none of this. */
    stateIn: ({ state }: View): S | undefined => (isState(state) ? state : undefined),
  };
}
