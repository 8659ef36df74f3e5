import { at, labels, type Question, type Seat } from '@tafelrunde/kernel';
import { isNumber } from '../numbers.ts';
import { chooseHeed, reallyQuits, showHelp } from './ask.ts';
import { reactionIn, roundAt, whoMayReact } from './reactions.ts';
import { type Party, people } from './seating.ts';
import type { Terminal } from './terminal.ts';

/** What the people at one screen have said about the round that is open. */
export interface Spoken {
  readonly round: string;
  /** Who wants to react. */
  readonly seat: Seat | undefined;
}

type Heard = Spoken | 'quit' | 'end-of-input';

/** Several people at one screen: a reaction round is one question to the table, and only who speaks up is asked. */
export async function hearTable(
  party: Party,
  terminal: Terminal,
  question: Question,
  before: Spoken | undefined,
): Promise<Heard | undefined> {
  const reacting = reactionIn(party.offer.game, party.journal.match, question);
  if (reacting === undefined) return undefined;
  const round = roundAt(party.journal.match);
  if (before?.round === round) return before;
  const { offer, lang, words, sitting } = party;
  await terminal.clear();
  await terminal.say(
    `\n${offer.game.text.key(labels.to(reacting.to), lang)} ${terminal.style('bold', words.anybodyReacts)}`,
  );
  for (;;) {
    const seats = whoMayReact(party, question);
    if (seats.length === 0) return { round, seat: undefined };
    const names = seats.map((seat, i) => `${terminal.style('cyan', String(i + 1))} ${at(sitting, seat).name}`);
    const line = await terminal.ask(`  ${names.join('  ')}  ${terminal.style('dim', `(${words.nobodyByEnter})`)} > `);
    if (line === undefined) return 'end-of-input';
    const [word = '', ...rest] = line.trim().split(/\s+/);
    if (word === '' || word === '0') return { round, seat: undefined };
    const seat = seats.find((each, i) => isCalled(line.trim(), i + 1, at(sitting, each).name));
    if (seat !== undefined) return { round, seat };
    if (word === 'q') {
      if (await reallyQuits(party, terminal)) return 'quit';
    } else if (word === 'r') await chooseHeed(party, terminal, people(party), rest.join(' '));
    else if (['?', 'help', 'hilfe'].includes(word)) await showHelp(party, terminal);
    else if (isNumber(word)) await terminal.say(words.noSuchNumber(word, seats.length));
    else await terminal.say(words.notUnderstood(line.trim(), undefined));
  }
}

const isCalled = (typed: string, n: number, name: string): boolean =>
  typed === String(n) || typed.toLowerCase() === name.toLowerCase();
