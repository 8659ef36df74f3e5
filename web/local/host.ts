import type { Bots, Budget } from '@tafelrunde/bots';
import {
  type AnyGame,
  type MatchRecord,
  questionsTo,
  quickChance,
  type Seat,
  scenarioOf,
  sightOf,
} from '@tafelrunde/kernel';
import {
  announceRematch,
  type BotTurn,
  botAnswers,
  botsToMove,
  type ClientMessage,
  type Ended,
  nextDeadline,
  type PersonId,
  type Received,
  receive,
  recordOf,
  rematchSpec,
  restoreTable,
  type StoredEntry,
  snapshot,
  type Table,
  type TableSnapshot,
  type TableSpec,
  timeouts,
} from '@tafelrunde/table';
import type { Pace } from '../app/kept/settings.ts';
import { summaryOf } from './summary.ts';
import type { LocalTable } from './tables.ts';
import type { FromWorker, Report } from './wire.ts';

/** What a host needs of the world around it. */
export interface World {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly randomHex: (bytes: number) => string;
  readonly budget: Budget;
  readonly say: (message: FromWorker) => void;
  /** Stores entries and the table's new summary in one transaction; done when they are on disk. */
  readonly store: (change: Change) => Promise<void>;
  /** The table's only snapshot from now on; none when it is over. */
  readonly keep: (table: string, snapshot: TableSnapshot | undefined) => Promise<void>;
  readonly create: (spec: TableSpec) => Promise<void>;
}

export interface Change {
  readonly table: LocalTable;
  readonly entries: readonly StoredEntry[];
  readonly record?: MatchRecord;
  readonly ended?: Ended['how'];
}

/** What is played, and who can play it. */
interface Played {
  readonly game: AnyGame;
  readonly bots: Bots;
  /** The strongest of them. */
  readonly strong: string;
}

interface Stored {
  readonly table: LocalTable;
  readonly entries: readonly StoredEntry[];
  readonly snapshot?: TableSnapshot;
}

export interface Host {
  /** Somebody at this screen says something to the table. */
  hear(person: PersonId, message: ClientMessage): void;
  setPace(pace: Pace): void;
  step(): void;
  /** What the strongest bot would do in the place of a person. */
  advise(seat: Seat, question: string): void;
  report(): void;
  /** Done with everything that was asked so far. */
  settled(): Promise<void>;
}

/** How long a person looks at a bot's move before the next. */
const SLOW = 850;

/** A table at which nothing has happened for so many milliseconds has the time to be kept. */
const QUIET = 250;

/** One table with the kernel behind it. Everything happens one after the other; what is told is stored first. */
export function openHost({ game, ...minds }: Played, stored: Stored, pace: Pace, world: World): Host {
  const { table: local, ...rest } = stored;
  const table = restoreTable(game, { spec: local.spec, ...rest }, world.now());
  return hostOf(table, minds, stored, pace, world);
}

function hostOf(
  table: Table,
  { bots, strong }: Omit<Played, 'game'>,
  stored: Stored,
  firstPace: Pace,
  world: World,
): Host {
  const chance = quickChance(Number.parseInt(world.randomHex(6), 16));
  const entries = stored.entries.slice();
  /** The last entry that is on disk, and the snapshot. */
  let { seq: written } = table.facts;
  let kept = stored.snapshot;
  let pace = firstPace;
  /** Ends a bot's wait; whether it moves now, or waits as the pace says by now. */
  let wake: (moves: boolean) => void = () => undefined;
  let queue: Promise<void> = Promise.resolve();
  let thinking = false;

  const enqueue = (work: () => Promise<void>): void => {
    queue = queue.then(work).catch((fault: unknown) => {
      world.say({ type: 'trouble', trouble: { kind: 'crashed', detail: String(fault) } });
    });
  };

  /** Store first, then tell. */
  const carryOut = async (received: Received): Promise<void> => {
    if (received.append.length > 0) {
      entries.push(...received.append);
      const record = recordOf(table);
      const how = table.facts.ended?.how;
      await world.store({
        table: { ...stored.table, touched: world.now(), summary: summaryOf(table) },
        entries: received.append,
        ...(record === undefined ? {} : { record }),
        ...(how === undefined ? {} : { ended: how }),
      });
      written = table.facts.seq;
    }
    // Every person at this screen has one connection, called as they are.
    const told = received.outgoing.flatMap(({ to, message }) => to.map((person) => ({ person, message })));
    if (told.length > 0) world.say({ type: 'heard', told });
    if (received.rematch !== undefined) await playAgain(received.rematch);
  };

  /** Reactions that nobody at this screen wants to be asked about. */
  const passOn = async (): Promise<void> => {
    const now = world.now();
    if ((nextDeadline(table) ?? Number.POSITIVE_INFINITY) <= now) await carryOut(timeouts(table, now));
  };

  const playAgain = async (wish: NonNullable<Received['rematch']>): Promise<void> => {
    const spec = rematchSpec(table, { id: world.randomHex(8), secret: world.randomHex(32) });
    await world.create(spec);
    await carryOut(announceRematch(table, wish, spec.id, world.now()));
  };

  const decide = (turn: BotTurn): Received => {
    const { id, seat, bot, question, match } = turn;
    const mind = bots[bot] ?? bots.random;
    if (mind === undefined) throw new Error(`no bot plays ${table.game.id}`);
    const picks = mind.decide(sightOf(table.game, match, seat), question, chance, world.budget);
    return botAnswers(table, { seat, question: id, picks }, world.now());
  };

  /** Nothing is said where the question is no longer open. */
  const advise = (seat: Seat, id: string): void => {
    const { match } = table.journal;
    const question = questionsTo(table.game, match, [seat]).find((each) => each.id === id);
    const mind = bots[strong];
    if (question === undefined || mind === undefined) return;
    const picks = mind.decide(sightOf(table.game, match, seat), question, chance, world.budget);
    world.say({ type: 'advice', question: id, picks });
  };

  /** Waits as long as the pace asks for, or for a step; nobody waits any more if the bot's turn was taken back. */
  const patience = async (since: number): Promise<void> => {
    while (botsToMove(table).length > 0) {
      const left = pace === 'instant' ? 0 : since + SLOW - world.now();
      if (pace !== 'step' && left <= 0) return;
      world.say({ type: 'bots', bots: pace === 'step' ? 'stepping' : 'thinking' });
      const woken = new Promise<boolean>((resolve) => {
        wake = resolve;
      });
      const moves = await (pace === 'step' ? woken : Promise.race([woken, world.wait(left)]));
      if (moves === true) return;
    }
  };

  const letBotsMove = async (): Promise<void> => {
    if (thinking) {
      if (botsToMove(table).length === 0) wake(false);
      return;
    }
    thinking = true;
    while (botsToMove(table).length > 0) {
      // Somebody may look at what a bot did for as long as they like.
      if (pace !== 'instant') keep().catch(crash);
      await patience(table.facts.at);
      await new Promise<void>((done) => {
        enqueue(async () => {
          const [turn] = botsToMove(table);
          if (turn !== undefined) await carryOut(decide(turn));
          await passOn();
          done();
        });
      });
    }
    thinking = false;
    world.say({ type: 'bots', bots: 'idle' });
  };

  const crash = (fault: unknown): void => {
    world.say({ type: 'trouble', trouble: { kind: 'crashed', detail: String(fault) } });
  };

  /** In case the rules have changed when somebody comes back. It comes after everything else: nobody waits for it. */
  const keep = async (): Promise<void> => {
    const { seq } = table.facts;
    await world.wait(QUIET);
    const { facts, game, spec } = table;
    if (facts.seq !== seq || written !== seq || isAtRest(facts, game, kept)) return;
    kept = facts.ended === undefined ? snapshot(table) : undefined;
    // Without it the game goes on all the same.
    await world.keep(spec.id, kept).catch(() => undefined);
  };

  const goOn = (): void => {
    letBotsMove().then(keep).catch(crash);
  };

  return {
    hear(person, message) {
      enqueue(async () => {
        await carryOut(receive(table, { person, connection: person }, message, world.now()));
        await passOn();
        goOn();
      });
    },
    setPace(next) {
      pace = next;
      wake(false);
    },
    step() {
      wake(true);
    },
    advise(seat, question) {
      enqueue(async () => advise(seat, question));
    },
    report() {
      enqueue(async () => world.say({ type: 'report', report: reportOf(table, entries) }));
    },
    settled: () => queue,
  };
}

/** Nothing is kept of a game that is over; what these rules cannot carry on, later ones may. */
function isAtRest({ ended, seq }: Table['facts'], { version }: AnyGame, kept: TableSnapshot | undefined): boolean {
  if (ended !== undefined) return ended.how === 'interrupted-by-update' || kept === undefined;
  return kept?.facts.seq === seq && kept.rules.version === version;
}

function reportOf({ game, journal, spec }: Table, entries: readonly StoredEntry[]): Report {
  return { format: 'tafelrunde-report/1', scenario: scenarioOf(game, journal.match), spec, entries };
}
