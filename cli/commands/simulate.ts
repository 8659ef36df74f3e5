import { arena, type Bot, type Side, type Standings, sidesOf } from '@tafelrunde/bots';
import type { AnyGame, CardId, Options } from '@tafelrunde/kernel';
import { readNumber } from '../args.ts';
import { checkSeats, defaultBot, findOffer, readBots, readTableOptions } from '../games.ts';
import { write, writeJson } from '../io.ts';
import { shown } from '../numbers.ts';
import { progressBar } from '../progress.ts';
import { UsageError } from '../usage.ts';
import { type Call, type Command, FINE } from './command.ts';

/** Lets bots play each other. Same seed, same results; only the speeds differ. */
export const simulate: Command = {
  flags: {
    seats: 'value',
    games: 'value',
    bots: 'value',
    seed: 'value',
    options: 'values',
    iterations: 'value',
    json: 'switch',
  },
  async run(call) {
    const plan = await readPlan(call);
    const bar = progressBar(call.io.stderr, plan.games);
    const sideOf = await sidesOf(plan.game);
    const start = cpuMilliseconds();
    const standings = arena({
      ...plan,
      ...(sideOf === undefined ? {} : { sideOf }),
      budget: { iterations: plan.iterations },
      progress: bar.show,
    });
    bar.clear();
    const report = reportOn(plan, standings, cpuMilliseconds() - start);
    if (call.args.has('json')) await writeJson(call.io.stdout, report);
    else await write(call.io.stdout, tell(report, plan.game, call));
    return FINE;
  },
};

interface Plan {
  readonly game: AnyGame;
  readonly seats: number;
  readonly games: number;
  readonly bots: readonly Bot[];
  readonly seed: number;
  readonly options: Options;
  readonly iterations: number;
}

async function readPlan({ args }: Call): Promise<Plan> {
  const offer = await findOffer(args.positionals[0]);
  const { game } = offer;
  const { options, rest } = readTableOptions(game, args);
  const extra = rest[1];
  if (extra !== undefined) throw new UsageError((w) => w.tooMany(extra));
  const seats = checkSeats(
    game,
    options,
    readNumber(args, 'seats', { min: 1, max: 99 }) ?? Math.min(4, game.seats.max),
  );
  const bots = readBots(offer, args) ?? [defaultBot(offer)];
  if (bots.length > seats) throw new UsageError((w) => w.tooManyBots(bots.length, seats));
  return {
    game,
    seats,
    bots,
    options,
    games: readNumber(args, 'games', { min: 1, max: 100_000_000 }) ?? 100,
    seed: readNumber(args, 'seed', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 1,
    iterations: readNumber(args, 'iterations', { min: 1, max: 1_000_000 }) ?? 20,
  };
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

type Report = ReturnType<typeof reportOn>;

function reportOn(
  { game, seats, games, seed, options, iterations }: Plan,
  { cut, decisions, players, sides }: Standings,
  milliseconds: number,
) {
  const seconds = Math.max(milliseconds, 1) / 1000;
  return {
    game: game.id,
    version: game.version,
    seats,
    games,
    seed,
    options,
    iterations,
    decisions,
    ...(cut === 0 ? {} : { cut }),
    bots: players.map(({ bot, games: played, wins, rate, interval, scores, decisions: own }) => ({
      bot,
      games: played,
      wins,
      rate,
      interval,
      decisions: own,
      scores,
    })),
    wins: winsByName(players),
    ...(sides.length === 0 ? {} : { sides }),
    speed: {
      cpuSeconds: seconds,
      decisionsPerCpuSecond: decisions / seconds,
      gamesPerCpuSecond: games / seconds,
    },
  };
}

/** A bot that was named twice has won what both have won. */
function winsByName(players: Standings['players']): Record<string, number> {
  const wins: Record<string, number> = {};
  for (const { bot, wins: own } of players) wins[bot] = (wins[bot] ?? 0) + own;
  return wins;
}

function tell(
  { game, seats, games, cut, seed, options, bots, sides = [], speed }: Report,
  { text, options: specs }: AnyGame,
  call: Call,
): string {
  const { words } = call;
  const { table } = words;
  const rows = bots.map(({ bot, games: played, wins, rate, scores }) => [
    bot,
    String(played),
    wins.toFixed(1),
    percent(rate),
    scores === undefined ? '–' : shown(scores.mean.toFixed(1)),
    scores === undefined ? '' : [scores.min, scores.q1, scores.median, scores.q3, scores.max].map(shown).join(' · '),
  ]);
  const head = [table.bot, table.games, table.wins, table.share, `Ø ${table.scores}`, words.quartiles];
  return [
    words.simulated(games, game, seats, seed),
    ...tellOptions(options, specs),
    '',
    ...inColumns([head, ...rows]),
    ...(cut === undefined ? [] : [words.cut(cut)]),
    '',
    ...(sides.length === 0 ? [] : [...tellSides(sides, text, call), '']),
    words.speed(rounded(speed.decisionsPerCpuSecond), rounded(speed.gamesPerCpuSecond)),
    '',
  ].join('\n');
}

/** What the table has settled otherwise than usual: the adversary, its level. */
function tellOptions(options: Options, specs: AnyGame['options']): string[] {
  const others = Object.entries(options).filter(([name, value]) => specs[name]?.default !== value);
  return others.length === 0 ? [] : [others.map(([name, value]) => `${name}=${value}`).join(' ')];
}

/** What was played as, how often it won, and how often against each of the others. */
function tellSides(sides: readonly Side[], text: AnyGame['text'], { words: { table }, lang }: Call): string[] {
  const nameOf = (card: CardId): string => text.card(card, lang).name;
  const head = [table.side, table.games, table.share, ...sides.map(({ card }) => nameOf(card))];
  const rows = sides.map(({ card, games, rate, against }) => [
    nameOf(card),
    String(games),
    percent(rate),
    ...sides.map((other) => {
      const met = against[other.card];
      return met === undefined ? '–' : percent(met.wins / met.games);
    }),
  ]);
  return inColumns([head, ...rows]);
}

const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;

const rounded = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
