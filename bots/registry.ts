import { fantasyRealms, fantasyRealmsBot } from '@tafelrunde/fantasy-realms';
import { fourSouls, fourSoulsBot } from '@tafelrunde/four-souls';
import type { AnyGame } from '@tafelrunde/kernel';
import { terrorsOfLondon, terrorsOfLondonBot } from '@tafelrunde/terrors-of-london';
import { advised } from './advised.ts';
import type { Bot, GameBot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search } from './search.ts';

/** What the games bring, by the id of the game. */
const gameBots: Readonly<Record<string, GameBot>> = {
  [fantasyRealms.id]: fantasyRealmsBot,
  [fourSouls.id]: fourSoulsBot,
  [terrorsOfLondon.id]: terrorsOfLondonBot,
};

const botOf = ({ id }: AnyGame): GameBot | undefined => (Object.hasOwn(gameBots, id) ? gameBots[id] : undefined);

/** What a seat of this game plays as, if seats differ. */
export const sidesOf = (game: AnyGame): GameBot['sideOf'] => botOf(game)?.sideOf;

/** All bots that play this game, by name. */
export function botsFor(game: AnyGame): Readonly<Record<string, Bot>> {
  const own = botOf(game);
  if (own === undefined) return { random, search: search() };
  const { evaluate, players } = own;
  const named = Object.entries(players).map(([name, advise]) => [name, advised(name, advise, evaluate)] as const);
  return { random, greedy: greedy(evaluate), search: search(evaluate), ...Object.fromEntries(named) };
}
