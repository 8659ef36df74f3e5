import type { Match, ZoneName } from '@tafelrunde/kernel';
import { setup } from './setup.ts';
import { freshState, type State } from './state.ts';

/** Version 3 knew no lands that change, no Time, no flocks and fewer scenarios: nothing lies where those have their places. */
export function fromVersion3(match: Match<State>): Match<State> {
  const { zones, options, seats, state } = match;
  const added = setup(options, seats).zones.filter((place) => !zones.some((zone) => isAt(zone, place)));
  return {
    ...match,
    zones: [...zones, ...added.map((place) => ({ ...place, cards: [] }))],
    state: { ...freshState(state.map, state.lands.length, seats), ...state },
  };
}

const isAt = (zone: ZoneName, { kind, seat, n }: ZoneName): boolean =>
  zone.kind === kind && zone.seat === seat && zone.n === n;
