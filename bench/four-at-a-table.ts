import { randomPicks } from '@tafelrunde/bots';
import {
  type AnyGame,
  at,
  type Chance,
  granted,
  type Question,
  questionOf,
  quickChance,
  type Ref,
  readerOf,
  readOptions,
  type Seat,
} from '@tafelrunde/kernel';
import {
  asTold,
  nextDeadline,
  openTable,
  PROTOCOL,
  type Received,
  receive,
  type StoredEntry,
  settingsSchema,
  type Table,
  timeouts,
  waitsFor,
} from '@tafelrunde/table';

const PEOPLE = ['anna', 'ben', 'cleo', 'dora'] as const;

/** Four people at a table, all of them connected, who answer at random. */
export class FourAtATable {
  readonly table: Table;
  /** All that a store would have of it. */
  readonly entries: StoredEntry[] = [];
  private readonly game: AnyGame;
  private readonly mind: Chance;
  private now = 1_000_000;
  private asks = 0;

  constructor(game: AnyGame, seed: number) {
    this.game = game;
    this.mind = quickChance(seed);
    this.table = openTable(
      game,
      {
        id: 'table',
        rules: { game: game.id, version: game.version },
        options: granted(readOptions(game, {})),
        seats: PEOPLE.map((person) => ({ mind: 'person', person, name: person })),
        owner: PEOPLE[0],
        secret: seed.toString(16).padStart(64, '0'),
        settings: settingsSchema.parse({ reaction: 0 }),
      },
      this.now,
    );
    for (const person of PEOPLE) this.send(person, { type: 'hello', protocol: PROTOCOL });
    this.wish(PEOPLE[0], { type: 'begin' });
  }

  get isOver(): boolean {
    return this.table.facts.ended !== undefined;
  }

  /** Somebody whom the table waits for answers; a round that is decided goes on. */
  answer(): void {
    this.now += 1_000;
    const asked = PEOPLE.flatMap((person) => waitsFor(this.table, person).map((question) => ({ person, question })));
    if (asked.length > 0) {
      const { person, question } = at(asked, this.mind('who', asked.length));
      this.wish(person, { type: 'answer', question: asTold(this.table, question).id, picks: this.picksFor(question) });
    }
    if ((nextDeadline(this.table, this.now) ?? Number.POSITIVE_INFINITY) <= this.now)
      this.take(timeouts(this.table, this.now));
  }

  /** Who can take back their last answer freely, if anybody. */
  mayTakeBack(): Seat | undefined {
    return PEOPLE.map((_, seat) => seat).find((seat) => this.table.room.shown.get(String(seat))?.undo.free === true);
  }

  takeBack(seat: Seat): void {
    if (!this.wish(at(PEOPLE, seat), { type: 'undo' })) throw new Error('what could be taken back was not');
  }

  /** Such picks as the rules accept in the position that the person is asked in. */
  private picksFor(question: Question): readonly Ref[] {
    const { room, journal } = this.table;
    const match = room.round?.askings.find((asking) => asking.question.id === question.id)?.match ?? journal.match;
    const run = readerOf(this.game, match);
    const open = run
      .open()
      .find((each) => each.seat === question.seat && question.id.startsWith(questionOf(run, each).id));
    return open === undefined ? [] : randomPicks(run, open, this.mind);
  }

  private wish(person: string, wish: object): boolean {
    return this.send(person, { ...wish, ask: `ask-${++this.asks}` });
  }

  private send(person: string, message: object): boolean {
    return this.take(receive(this.table, { person, connection: person }, message, this.now)).refusal === undefined;
  }

  private take(received: Received): Received {
    this.entries.push(...received.append);
    return received;
  }
}
