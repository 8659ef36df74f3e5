import { hashOf, quickChance } from '@tafelrunde/kernel';
import { terrorsOfLondon } from '@tafelrunde/terrors-of-london';
import { expect, it } from 'vitest';
import { botAnswers, botsToMove } from '../questions/bot-turns.ts';
import { bot, person, randomPicks, TestHost } from '../testing/table.ts';
import { matchAfter } from './look-back.ts';

/** So many notes: several strides. */
const LONG = 800;

/** Anna plays against a bot and often takes something back; what the match was after each entry. */
function longGame(): { host: TestHost; hashes: ReadonlyMap<number, string> } {
  const host = new TestHost(terrorsOfLondon, [person('Anna'), bot]);
  const mind = quickChance(3);
  const hashes = new Map<number, string>();
  host.connect('anna');
  host.wish('anna', { type: 'begin' });
  while (host.table.journal.notes.length < LONG) {
    step(host, mind);
    hashes.set(host.table.facts.seq, hashOf(host.table.journal.match));
  }
  return { host, hashes };
}

function step(host: TestHost, mind: ReturnType<typeof quickChance>): void {
  const { table, now } = host;
  const [turn] = botsToMove(table, now);
  if (turn !== undefined) {
    const { seat, question } = turn;
    host.take(botAnswers(table, { seat, question: question.id, picks: randomPicks(table, question, mind) }, now));
  } else if (mind('take back', 5) < 2) {
    host.wish('anna', { type: 'undo' });
  } else {
    host.answer('anna', 0, randomPicks(table, host.question(0), mind));
  }
}

it('positions of the past are the same by any way, also where answers were taken back', () => {
  const { host, hashes } = longGame();
  const { table } = host;
  expect(table.journal.notes.filter(({ entry }) => entry.kind === 'undo').length).toBeGreaterThan(100);
  const hashAfter = (seq: number) => hashOf(matchAfter(table, seq) ?? null);
  for (const [seq, hash] of [...hashes, ...[...hashes].reverse()]) expect(hashAfter(seq)).toBe(hash);
  expect(table.room.positions.size).toBeGreaterThan(8);
});
