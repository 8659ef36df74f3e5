import { createHash, randomBytes } from 'node:crypto';
import type { Bot, Budget } from '@tafelrunde/bots';
import { playable } from '@tafelrunde/games';
import { type AnyGame, at, type Options, openJournal, quickChance, toRecord } from '@tafelrunde/kernel';
import { readNumber } from '../args.ts';
import { checkWritable, writeText } from '../files.ts';
import { checkSeats, defaultBot, findOffer, type Offer, readBots, readTableOptions } from '../games.ts';
import { isNumber } from '../numbers.ts';
import { hostGame } from '../table/host.ts';
import { HEEDS, type Heed, isHeedName, USUAL_HEED } from '../table/reactions.ts';
import type { Party, Sitting } from '../table/seating.ts';
import { openTerminal, type Terminal } from '../table/terminal.ts';
import { UsageError } from '../usage.ts';
import type { Words } from '../words.ts';
import { type Call, type Command, FINE } from './command.ts';

const INTERRUPTED = 130;

/** A whole game in the terminal, against bots or with several people at one screen. */
export const play: Command = {
  flags: {
    seats: 'value',
    people: 'value',
    bots: 'value',
    options: 'values',
    seed: 'value',
    record: 'value',
    reactions: 'value',
  },
  async run(call) {
    const { args, io, words } = call;
    const named = args.positionals.find((word) => !word.includes('='));
    // What is wrong with the command line is said before anything else. With only one game there is nothing to choose.
    const offer = named === undefined ? await onlyOffer() : await findOffer(named);
    const seated = offer === undefined ? undefined : seatParty(call, offer);
    const file = args.value('record');
    if (file !== undefined) checkWritable(file);
    const terminal = openTerminal(io);
    try {
      const party = seated ?? (await chooseParty(terminal, call));
      const ended = party === undefined ? 'quit' : await hostGame(party, terminal);
      if (terminal.interrupted) await terminal.say(`\n${words.goodbye}`);
      else if (ended !== 'answered') await terminal.say(ended === 'quit' ? words.goodbye : words.endOfInput);
      if (party !== undefined) await writeRecord(party, file, terminal);
      return terminal.interrupted ? INTERRUPTED : FINE;
    } finally {
      terminal.close();
    }
  },
};

async function onlyOffer(): Promise<Offer | undefined> {
  const [only, another] = playable;
  return another === undefined ? findOffer(only?.id) : undefined;
}

async function chooseParty(terminal: Terminal, call: Call): Promise<Party | undefined> {
  for (const [i, { name }] of playable.entries()) await terminal.say(`  ${i + 1}  ${name[call.lang]}`);
  for (;;) {
    const line = await terminal.ask(`${call.words.whichGame} `);
    if (line === undefined) return undefined;
    const found = playable.find(({ id }, i) => [String(i + 1), id].includes(line.trim()));
    if (found !== undefined) return seatParty(call, await findOffer(found.id));
  }
}

const USUAL_SEATS = 4;

function seatParty({ args, lang, words }: Call, offer: Offer): Party {
  const { game } = offer;
  const { options, rest } = readTableOptions(game, args);
  const extra = rest[1];
  if (extra !== undefined) throw new UsageError((w) => w.tooMany(extra));
  const given = readPeople(args.value('people'), game.seats.max, words);
  const bots = readBots(offer, args);
  const usual = seatsOfOneMind(game, options) ?? Math.min(USUAL_SEATS, game.seats.max);
  const seats = checkSeats(
    game,
    options,
    readNumber(args, 'seats', { min: 1, max: 99 }) ?? Math.max(game.seats.min, usual, given.length),
  );
  const names = game.oneMind?.(options, seats) === true ? heldByOne(given, seats, words) : given;
  if (names.length > seats) throw new UsageError((w) => w.tooManyPeople(names.length, seats));
  const others = bots ?? [defaultBot(offer)];
  if (others.length > Math.max(1, seats - names.length))
    throw new UsageError((w) => w.tooManyBots(others.length, seats - names.length));
  const seed = readNumber(args, 'seed', { min: 0, max: Number.MAX_SAFE_INTEGER });
  const sitting = Array.from({ length: seats }, (_, seat) => sit(names, others, seat, words));
  const heed = readHeed(args.value('reactions'));
  checkNames(sitting, names.length > 1 ? [words.you] : []);
  const secret =
    seed === undefined
      ? randomBytes(32).toString('hex')
      : createHash('sha256').update(`tafelrunde ${seed}`).digest('hex');
  return {
    offer,
    lang,
    words,
    sitting,
    journal: openJournal(game, options, seats, {
      secret,
      minds: sitting.map(({ bot }) => (bot === undefined ? 'person' : 'bot')),
    }),
    whims: quickChance(seed ?? randomBytes(4).readUInt32LE()),
    budget: budgetFor(seed),
    heeds: sitting.map(() => heed),
  };
}

/** What people want to be asked about from the start. */
function readHeed(name: string | undefined): Heed {
  if (name === undefined) return USUAL_HEED;
  if (!isHeedName(name)) throw new UsageError((w) => w.unknownReactions(name));
  return HEEDS[name];
}

/** With how many seats one person plays them all, if these options mean that. */
function seatsOfOneMind({ seats: { min, max }, oneMind }: AnyGame, options: Options): number | undefined {
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return counts.find((seats) => oneMind?.(options, seats) === true);
}

/** One person sits everywhere. */
function heldByOne(names: readonly string[], seats: number, words: Words): readonly string[] {
  const [name, another] = names;
  if (name === undefined || another !== undefined) return names;
  return Array.from({ length: seats }, (_, i) => (name === words.you ? words.player(i + 1) : `${name} ${i + 1}`));
}

/** As much as a record keeps of a name. */
const LONGEST_NAME = 80;

/** A number of people, or their names. */
function readPeople(text: string | undefined, most: number, words: Words): string[] {
  if (text === undefined) return [words.you];
  if (/^\d+$/.test(text)) {
    const count = Number(text);
    return count === 1 ? [words.you] : Array.from({ length: Math.min(count, 100) }, (_, i) => words.player(i + 1));
  }
  const names = text.split(',').map((name) => name.trim());
  if (names.some(isNumber)) throw new UsageError((w) => w.peopleNeeded(text, most));
  if (names.includes('')) throw new UsageError((w) => w.namelessPerson(text));
  const long = names.find((name) => name.length > LONGEST_NAME);
  if (long !== undefined) throw new UsageError((w) => w.longName(long, LONGEST_NAME));
  return names;
}

/** Everybody has a name of their own; among several people nobody is "You", whom the log means by it. */
function checkNames(sitting: readonly Sitting[], taken: readonly string[]): void {
  const names = [...taken, ...sitting.map(({ name }) => name)];
  const same = names.find((name, i) => names.slice(0, i).some((other) => other.toLowerCase() === name.toLowerCase()));
  if (same !== undefined) throw new UsageError((w) => w.sameName(same));
}

function sit(names: readonly string[], bots: readonly Bot[], seat: number, words: Words): Sitting {
  const name = names[seat];
  if (name !== undefined) return { name };
  const nth = seat - names.length;
  const bot = at(bots, nth % bots.length);
  return { name: words.bot(nth + 1, bot.name), bot };
}

const THINKING = 150;
const ITERATIONS = 60;

/** With a seed a game goes the same way every time, however quick the machine is. */
function budgetFor(seed: number | undefined): Budget {
  return seed === undefined ? { milliseconds: THINKING, clock: () => performance.now() } : { iterations: ITERATIONS };
}

async function writeRecord(
  { journal, sitting, words }: Party,
  file: string | undefined,
  terminal: Terminal,
): Promise<void> {
  if (file === undefined) return;
  const record = toRecord(
    journal,
    sitting.map(({ name }) => name),
  );
  writeText(file, `${JSON.stringify(record)}\n`);
  await terminal.say(words.recorded(file));
}
