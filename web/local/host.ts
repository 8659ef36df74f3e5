import type { Bots, Budget } from '@tafelrunde/bots';
import {
  type AnyGame,
  type MatchRecord,
  questionsTo,
  quickChance,
  type Ref,
  type Seat,
  scenarioOf,
  sightOf,
} from '@tafelrunde/kernel';
import {
  announceRematch,
  asTold,
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
import { holdingBack } from './held-back.ts';
import { summaryOf } from './summary.ts';
import type { LocalTable } from './tables.ts';
import { createTempo } from './tempo.ts';
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
  hurry(): void;
  /** What the strongest bot would do in the place of a person. */
  advise(seat: Seat, question: string): void;
  report(): void;
  /** Done with everything that was asked so far. */
  settled(): Promise<void>;
}

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
  const tempo = createTempo(world, firstPace);
  /** What can be seen last: when it came, and whose move it was; and since when somebody waits for their turn. */
  let seen: Seen = { notes: table.journal.notes.length, at: table.facts.at, by: undefined };
  const playsAlong = stored.table.spec.seats.some(({ mind }) => mind === 'person');
  let waitingSince = playsAlong ? world.now() : undefined;
  const seenBy = (seat: Seat | undefined) => ({
    at: seen.at,
    goesOn: seat !== undefined && seat === seen.by,
    waitingSince,
  });
  const teller = holdingBack({
    say: world.say,
    rest: (isLeft) => tempo.rest({ at: world.now(), goesOn: true, waitingSince: undefined }, isLeft, true),
  });
  let queue: Promise<void> = Promise.resolve();
  let thinking = false;

  const enqueue = (work: () => Promise<void>): void => {
    queue = queue.then(work).catch((fault: unknown) => {
      world.say({ type: 'trouble', trouble: { kind: 'crashed', detail: String(fault) } });
    });
  };

  /** Store first, then tell; a bot's moves at once when its turn is over, if they follow each other at once. */
  const carryOut = async (received: Received, isBots = false): Promise<void> => {
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
    const isHeldBack = isBots && tempo.isAtOnce();
    const news = newsIn(table, seen, world.now());
    if (told.length > 0 && isHeldBack) teller.hold({ type: 'heard', told });
    else if (told.length > 0) teller.tell({ type: 'heard', told });
    if (news.beginsTurn) teller.release();
    ({ seen } = news);
    if (received.rematch !== undefined) await playAgain(received.rematch);
  };

  /** Reactions that nobody at this screen wants to be asked about. */
  const passOn = async (): Promise<void> => {
    const now = world.now();
    if ((nextDeadline(table, now) ?? Number.POSITIVE_INFINITY) <= now) await carryOut(timeouts(table, now));
  };

  const playAgain = async (wish: NonNullable<Received['rematch']>): Promise<void> => {
    const fresh = { id: world.randomHex(8), secret: world.randomHex(32), owner: wish.person };
    const spec = rematchSpec(table, fresh);
    await world.create(spec);
    await carryOut(announceRematch(table, wish, spec.id, world.now()));
  };

  const think = ({ seat, bot, question, match }: BotTurn): readonly Ref[] => {
    const mind = bots[bot] ?? bots.random;
    if (mind === undefined) throw new Error(`no bot plays ${table.game.id}`);
    return mind.decide(sightOf(table.game, match, seat), question, chance, world.budget);
  };

  /** Nothing is said where the question is no longer open. */
  const advise = (seat: Seat, id: string): void => {
    const { match } = table.journal;
    const question = questionsTo(table.game, match, [seat]).find((each) => asTold(table, each).id === id);
    const mind = bots[strong];
    if (question === undefined || mind === undefined) return;
    const picks = mind.decide(sightOf(table.game, match, seat), question, chance, world.budget);
    world.say({ type: 'advice', question: id, picks });
  };

  const dueBots = (): readonly BotTurn[] => botsToMove(table, world.now());

  /** It thinks while one still looks at what happened before. */
  const letBotMove = async (turn: BotTurn): Promise<void> => {
    const { seq } = table.facts;
    const picks = think(turn);
    await tempo.rest(seenBy(turn.seat), () => dueBots().length > 0);
    await new Promise<void>((done) => {
      enqueue(async () => {
        const [now] = dueBots();
        if (now !== undefined) {
          const isThought = table.facts.seq === seq && now.id === turn.id && now.seat === turn.seat;
          const answer = { seat: now.seat, question: now.id, picks: isThought ? picks : think(now) };
          await carryOut(botAnswers(table, answer, world.now()), true);
        }
        await passOn();
        done();
      });
    });
  };

  const letBotsMove = async (): Promise<void> => {
    if (thinking) {
      if (dueBots().length === 0) tempo.wake();
      return;
    }
    thinking = true;
    for (let [turn] = dueBots(); turn !== undefined; [turn] = dueBots()) {
      // Somebody may look at what a bot did for as long as they like.
      if (!tempo.isAtOnce()) keep().catch(crash);
      await letBotMove(turn);
    }
    if (table.journal.match.outcome === undefined) teller.release();
    else await teller.show();
    thinking = false;
    tempo.arrive();
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
        const { seq } = table.facts;
        await carryOut(receive(table, { person, connection: person }, message, world.now()));
        if (playsAlong && table.facts.seq !== seq) waitingSince = world.now();
        await passOn();
        goOn();
      });
    },
    setPace: tempo.setPace,
    step: tempo.step,
    hurry: tempo.hurry,
    advise(seat, question) {
      enqueue(async () => advise(seat, question));
    },
    report() {
      enqueue(async () => world.say({ type: 'report', report: reportOf(table, entries) }));
    },
    settled: () => queue,
  };
}

interface Seen {
  /** So many notes of the journal. */
  readonly notes: number;
  readonly at: number;
  readonly by: Seat | undefined;
}

/** What is new since then, if anything happened that can be seen; a turn begins with it where the game says so, else with whoever moves. */
function newsIn({ journal: { notes } }: Table, seen: Seen, now: number): { seen: Seen; beginsTurn: boolean } {
  const fresh = notes.slice(seen.notes).filter(({ events }) => events.length > 0);
  const last = fresh.at(-1);
  if (last === undefined) return { seen: { ...seen, notes: notes.length }, beginsTurn: false };
  const by = 'by' in last.entry ? last.entry.by : undefined;
  const isTurn = ({ type }: { readonly type: string }): boolean => type === 'turn';
  const beginsTurn = notes.some(({ events }) => events.some(isTurn))
    ? fresh.some(({ events }) => events.some(isTurn))
    : by !== seen.by;
  return { seen: { notes: notes.length, at: now, by }, beginsTurn };
}

/** Nothing is kept of a game that is over; what these rules cannot carry on, later ones may. */
function isAtRest({ ended, seq }: Table['facts'], { version }: AnyGame, kept: TableSnapshot | undefined): boolean {
  if (ended !== undefined) return ended.how === 'interrupted-by-update' || kept === undefined;
  return kept?.facts.seq === seq && kept.rules.version === version;
}

function reportOf({ game, journal, spec }: Table, entries: readonly StoredEntry[]): Report {
  return { format: 'tafelrunde-report/1', scenario: scenarioOf(game, journal.match), spec, entries };
}
