import {
  apply,
  labels,
  plainly,
  type Question,
  type Seat,
  standing,
  undoFor,
  type View,
  view,
} from '@tafelrunde/kernel';
import { cardsCalled, nearestCard } from '../find-card.ts';
import { isNumber } from '../numbers.ts';
import { type Choice, choicesOf, readChoice } from './choices.ts';
import { drawCard, drawTable } from './draw.ts';
import { HEEDS, hasReactions, isHeedName, reactionIn } from './reactions.ts';
import { logSince, namesFor, type Party } from './seating.ts';
import type { Terminal } from './terminal.ts';

/** How a person's turn at the keyboard ended. */
export type Answered = 'answered' | 'undone' | 'quit' | 'end-of-input';

/** Puts everything that one person is asked to them, until one answer stands. */
export async function askPerson(party: Party, terminal: Terminal, seat: Seat, since: number): Promise<Answered> {
  const { offer, lang, words, journal } = party;
  const seen = view(offer.game, journal.match, [seat]);
  const reader = { seat, lang, names: namesFor(party, seat) };
  const choices = choicesOf(offer, reader, seen);
  for (const line of logSince(party, seat, since)) await terminal.say(terminal.style('dim', `  ${line}`));
  for (const line of drawTable(party, terminal, seat)) await terminal.say(line);
  await showQuestions(party, terminal, seen, choices);
  for (;;) {
    const line = await terminal.ask(`${terminal.style('dim', `(${words.askHelp})`)} > `);
    if (line === undefined) return 'end-of-input';
    const text = line.trim();
    const [word = '', ...rest] = text.split(/\s+/);
    switch (word) {
      case '?':
      case 'help':
      case 'hilfe':
        await showHelp(party, terminal);
        continue;
      case 't':
        await showTexts(party, terminal, seen, choices, rest.join(' '));
        continue;
      case 'l':
        for (const entry of logSince(party, seat, 0)) await terminal.say(`  ${entry}`);
        continue;
      case 'u':
        if (await takeBack(party, terminal, seat)) return 'undone';
        continue;
      case 'q':
        if (await reallyQuits(party, terminal)) return 'quit';
        continue;
      case 'r':
        await chooseHeed(party, terminal, [seat], rest.join(' '));
        continue;
      default:
        if (await giveAnswer(party, terminal, seat, text, choices)) return 'answered';
    }
  }
}

export async function showHelp({ offer, words }: Party, terminal: Terminal): Promise<void> {
  const reactions = hasReactions(offer.game) ? words.reactionHelp : [];
  for (const help of [...words.playHelp, ...reactions]) await terminal.say(`  ${help}`);
}

/** Sets what people want to be asked about; without a word it says what is set. */
export async function chooseHeed(
  { offer, heeds, words }: Party,
  terminal: Terminal,
  seats: readonly Seat[],
  wanted: string,
): Promise<void> {
  if (!hasReactions(offer.game)) return terminal.say(words.noReactions);
  const name = words.heedNames[wanted] ?? wanted;
  if (wanted !== '' && !isHeedName(name)) return terminal.say(words.unknownReactions(wanted));
  if (isHeedName(name)) for (const seat of seats) heeds[seat] = HEEDS[name];
  const [first = 0] = seats;
  return terminal.say(words.heeding(heeds[first] ?? HEEDS.normal));
}

async function showQuestions(party: Party, terminal: Terminal, seen: View, choices: readonly Choice[]): Promise<void> {
  const { offer, lang, words } = party;
  const does = (label: string | undefined): string =>
    label === undefined ? '' : `${offer.game.text.key(label, lang)}: `;
  for (const question of seen.questions) {
    const { min, max } = question;
    const none =
      min === 0 && !question.standing && !choices.some((choice) => choice.proposed) ? `; ${words.noneByEnter}` : '';
    const howMany = min === 1 && max === 1 ? '' : terminal.style('dim', ` (${words.pick(min, max)}${none})`);
    await terminal.say(`\n${terminal.style('bold', promptFor(party, question, seen))}${howMany}`);
    for (const choice of choices.filter((each) => each.question === question)) {
      const { n, option, card, where } = choice;
      const drawn =
        typeof option.ref === 'number' && card !== undefined
          ? `${does(option.label)}${drawCard(offer, lang, terminal, card)} (${offer.look(card, lang).group})${where}`
          : choice.label;
      const star = choice.proposed && choices.length > 1 ? terminal.style('yellow', ` ★ ${words.proposed}`) : '';
      const idle =
        option.idle === undefined
          ? ''
          : terminal.style('dim', ` (${words.idle(offer.game.text.key(option.idle, lang))})`);
      await terminal.say(`  ${terminal.style('cyan', String(n).padStart(2))}  ${drawn}${star}${idle}`);
    }
  }
}

/** What is asked; of a reaction also what it would be to. */
function promptFor(party: Party, question: Question, seen: View): string {
  const { offer, journal, lang } = party;
  const { game } = offer;
  const asked = game.text.prompt(question, lang, namesFor(party, question.seat), seen);
  const reacting = reactionIn(game, journal.match, question);
  return reacting === undefined ? asked : `${game.text.key(labels.to(reacting.to), lang)} ${asked}`;
}

/** The text of one card, or of all that are in sight. */
async function showTexts(
  { offer, lang, words }: Party,
  terminal: Terminal,
  { zones }: View,
  choices: readonly Choice[],
  which: string,
): Promise<void> {
  const inSight = zones.flatMap(({ cards }) => cards.map(({ card }) => card));
  const chosen = choices.find(({ n, label }) => String(n) === which || plainly(label) === plainly(which));
  const named = chosen?.card === undefined ? cardsCalled(offer, which) : [chosen.card];
  const cards = which === '' ? [...new Set(inSight)] : named;
  if (which !== '' && cards.length === 0) {
    if (chosen !== undefined) await terminal.say(words.noText(chosen.label));
    else if (isNumber(which)) await terminal.say(words.noSuchNumber(which, choices.length));
    else await terminal.say(words.noSuchCard(which, nearestCard(offer, which, lang)));
  }
  for (const card of cards) {
    await terminal.say(
      `  ${drawCard(offer, lang, terminal, card)} (${offer.look(card, lang).group}): ${offer.game.text.card(card, lang).text}`,
    );
  }
}

/** Takes back the person's last answer; what bots have answered since goes with it. */
async function takeBack({ journal, lang, words }: Party, terminal: Terminal, seat: Seat): Promise<boolean> {
  const allowed = undoFor(journal, seat);
  if (!allowed.ok) {
    await terminal.say(allowed.refusal.message[lang]);
    return false;
  }
  for (;;) {
    const last = standing(journal.notes).findLast(({ entry }) => entry.kind === 'answer');
    const by = last?.entry.kind === 'answer' ? last.entry.by : seat;
    const undo = undoFor(journal, by);
    const undone = undo.ok ? apply(journal, undo.value) : undo;
    if (!undone.ok) {
      await terminal.say(undone.refusal.message[lang]);
      return false;
    }
    if (by === seat) break;
  }
  await terminal.say(words.undone);
  return true;
}

export async function reallyQuits({ words }: Party, terminal: Terminal): Promise<boolean> {
  const line = await terminal.ask(`${words.reallyQuit} `);
  return line === undefined || line.trim().toLowerCase().startsWith(words.yes);
}

async function giveAnswer(
  { offer, journal, lang, words }: Party,
  terminal: Terminal,
  seat: Seat,
  text: string,
  choices: readonly Choice[],
): Promise<boolean> {
  const read = readChoice(offer, text, choices, words);
  if (read.kind === 'no') {
    await terminal.say(read.why);
    return false;
  }
  const given = apply(journal, { kind: 'answer', by: seat, question: read.question.id, picks: read.picks });
  if (!given.ok) await terminal.say(given.refusal.message[lang]);
  return given.ok;
}
