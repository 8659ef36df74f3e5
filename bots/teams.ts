import { at, type GameBot, type Seat, type Sight, teamOf } from '@tafelrunde/kernel';

/** By seat, who wins or loses with it. */
export function teamsAt({ game, view: { options, seats } }: Sight): readonly (readonly Seat[])[] {
  return Array.from({ length: seats }, (_, seat) => teamOf({ game, options, seats }, seat));
}

/** How well the seat's side stands: what is good for those who win with it is good. */
export function evaluateTeam(sight: Sight, evaluate: GameBot['evaluate']): GameBot['evaluate'] {
  const teams = teamsAt(sight);
  return (m, seat) => {
    const team = at(teams, seat);
    if (team.length === 1) return evaluate(m, seat);
    return team.reduce((sum, each) => sum + evaluate(m, each), 0) / team.length;
  };
}
