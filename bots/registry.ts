import { fantasyRealms, fantasyRealmsBot } from '@tafelrunde/fantasy-realms';
import { fourSouls, fourSoulsBot } from '@tafelrunde/four-souls';
import type { AnyGame } from '@tafelrunde/kernel';
import { terrorsOfLondon, terrorsOfLondonBot } from '@tafelrunde/terrors-of-london';
import { advised } from './advised.ts';
import type { Bot, GameBot } from './bot.ts';
import { greedy } from './greedy.ts';
import { moderate } from './moderate.ts';
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
  const { evaluate, players, enough } = own;
  const named = Object.entries(players).map(([name, advise]) => advised(name, advise, evaluate));
  const all = [random, greedy(evaluate), search(evaluate), ...named];
  return Object.fromEntries(all.map((bot) => [bot.name, enough === undefined ? bot : moderate(bot, enough)]));
}
