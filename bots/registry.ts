import { runnableOf } from '@tafelrunde/games';
import type { AnyGame, GameBot } from '@tafelrunde/kernel';
import { advised } from './advised.ts';
import { agreeable } from './agreeable.ts';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { moderate } from './moderate.ts';
import { random } from './random.ts';
import { search } from './search.ts';

/** Bots by name. */
export type Bots = Readonly<Record<string, Bot>>;

const knownOf = async ({ id }: AnyGame): Promise<GameBot | undefined> => runnableOf(id)?.play.bot();

/** What a seat of this game plays as, if seats differ. */
export const sidesOf = async (game: AnyGame): Promise<GameBot['sideOf']> => (await knownOf(game))?.sideOf;

/** All bots that play this game; what they know about it is loaded. */
export async function botsFor(game: AnyGame): Promise<Bots> {
  const known = await knownOf(game);
  if (known === undefined) return { random: agreeable(random), search: agreeable(search()) };
  const { evaluate, players, enough } = known;
  const named = Object.entries(players).map(([name, advise]) => advised(name, advise, evaluate));
  const all = [random, greedy(evaluate), search(evaluate), ...named];
  return Object.fromEntries(
    all.map((bot) => [bot.name, agreeable(enough === undefined ? bot : moderate(bot, enough), evaluate)]),
  );
}
