import { apply, at, granted, type Seat } from '@tafelrunde/kernel';
import { hearTable, type Spoken } from './anybody.ts';
import { type Answered, askPerson } from './ask.ts';
import { showEnd } from './finish.ts';
import { areSeveral, pass, passFor } from './reactions.ts';
import { isOneMind, letBotAnswer, logSince, nextQuestion, type Party, people } from './seating.ts';
import type { Terminal } from './terminal.ts';

/** Plays a game to its end, or until nobody wants to go on. */
export async function hostGame(party: Party, terminal: Terminal): Promise<Answered> {
  const { journal, sitting, words } = party;
  granted(apply(journal, { kind: 'begin' }));
  const seenUpTo = sitting.map(() => 0);
  const watching = people(party).length === 0;
  let watched = 0;
  let holding: Seat | undefined;
  let spoken: Spoken | undefined;
  for (let question = nextQuestion(party); question !== undefined; question = nextQuestion(party)) {
    const { seat } = question;
    const { bot } = at(sitting, seat);
    if (bot !== undefined) {
      letBotAnswer(party, bot, question);
      if (watching) watched = await narrate(party, terminal, undefined, watched);
      continue;
    }
    if (passFor(party, question)) continue;
    if (areSeveral(party)) {
      const heard = await hearTable(party, terminal, question, spoken);
      if (heard === 'quit' || heard === 'end-of-input') return heard;
      spoken = heard;
      if (heard !== undefined && heard.seat !== seat && pass(party, question)) continue;
    }
    if (!(await handOver(party, terminal, holding, seat))) return 'end-of-input';
    holding = seat;
    const answered = await askPerson(party, terminal, seat, at(seenUpTo, seat));
    if (answered === 'quit' || answered === 'end-of-input') return answered;
    seenUpTo[seat] = answered === 'undone' ? journal.notes.length : journal.notes.length - 1;
  }
  const [me, ...others] = people(party);
  const reader = others.length === 0 ? me : undefined;
  await narrate(party, terminal, reader, reader === undefined ? watched : at(seenUpTo, reader));
  await showEnd(party, terminal);
  await terminal.say(`\n${words.goodbye}`);
  return 'answered';
}

/** Says what has happened since; gives the entry that comes next. */
async function narrate(party: Party, terminal: Terminal, reader: Seat | undefined, since: number): Promise<number> {
  for (const line of logSince(party, reader, since)) await terminal.say(terminal.style('dim', `  ${line}`));
  return party.journal.notes.length;
}

/** Several people at one screen: nobody sees the cards of another. */
async function handOver(party: Party, terminal: Terminal, from: Seat | undefined, to: Seat): Promise<boolean> {
  if (people(party).length < 2 || from === to) return true;
  const { name } = at(party.sitting, to);
  if (!terminal.isScreen || isOneMind(party)) {
    await terminal.say(`\n${terminal.style('bold', party.words.turnOf(name))}`);
    return true;
  }
  await terminal.clear();
  const ready = await terminal.ask(`${party.words.handOver(name)} `);
  await terminal.clear();
  return ready !== undefined;
}
