import { isMainThread, parentPort } from 'node:worker_threads';
import type { Bot } from '@tafelrunde/bots';
import { type AnyGame, quickChance, type Ref, sightOf } from '@tafelrunde/kernel';
import { botsOf, gameOf } from '../games.ts';
import type { BotReply, BotTask } from './job.ts';

/** The bot of that name, or for want of it and in a hurry one that decides at once. */
function botFor(game: AnyGame, name: string, quick: boolean): Bot {
  const bots = botsOf(game);
  const atOnce = bots.quick ?? bots.greedy ?? bots.random;
  const bot = quick ? atOnce : (bots[name] ?? atOnce);
  if (bot === undefined) throw new Error(`no bot plays ${game.id}`);
  return bot;
}

function decide({ game: id, match, seat, bot, question, quick, milliseconds, seed }: BotTask): readonly Ref[] {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const budget = quick ? { iterations: 1 } : { milliseconds, clock: () => performance.now() };
  return botFor(game, bot, quick).decide(sightOf(game, match, seat), question, quickChance(seed), budget);
}

function replyTo(text: string): BotReply {
  try {
    const task: BotTask = JSON.parse(text);
    return { picks: decide(task) };
  } catch (fault) {
    return { fault: String(fault) };
  }
}

if (!isMainThread) parentPort?.on('message', (text: string) => parentPort?.postMessage(replyTo(text)));
