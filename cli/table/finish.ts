import { at, view } from '@tafelrunde/kernel';
import { shown } from '../numbers.ts';
import { namesFor, type Party, people } from './seating.ts';
import type { Terminal } from './terminal.ts';

/** Who has won, and how every point came about. */
export async function showEnd(party: Party, terminal: Terminal): Promise<void> {
  const { offer, journal, lang, words } = party;
  const { outcome } = journal.match;
  if (outcome === undefined) return;
  const [me, ...others] = people(party);
  const names = namesFor(party, others.length === 0 ? me : undefined);
  const seen = view(
    offer.game,
    journal.match,
    names.map((_, seat) => seat),
  );
  const { scores = [], winners, won: together, how } = outcome;
  const ranking = names.map((_, seat) => seat).toSorted((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0));
  await terminal.say(`\n${terminal.style('bold', `══ ${words.gameOver} ══`)}`);
  for (const seat of ranking) {
    const points = scores[seat];
    await terminal.say(
      `\n${terminal.style('bold', at(names, seat))}${points === undefined ? '' : `: ${offer.scored?.(points, lang) ?? words.points(points)}`}`,
    );
    for (const { title, points: worth, lines } of offer.explain(seen, seat, lang)) {
      await terminal.say(`  ${shown(worth).padStart(4)}  ${terminal.style('bold', title)}`);
      for (const line of lines) await terminal.say(terminal.style('dim', `          ${line}`));
    }
  }
  const won = winners.map((seat) => at(names, seat));
  const sentence =
    together !== undefined
      ? words.together(together)
      : won.length === 1 && won[0] === words.you
        ? words.youWon
        : words.won(won.join(` ${words.and} `), won.length > 1);
  await terminal.say(
    `\n${terminal.style(['bold', together === false ? 'red' : 'green'], sentence)} ${offer.game.text.key(how, lang)}`,
  );
}
