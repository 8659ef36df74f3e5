import { fourSouls } from '@tafelrunde/four-souls';
import { at, questionsTo, quickChance } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { mindOf } from '../people/people.ts';
import { person, randomPicks, TestHost } from '../testing/table.ts';
import { waitedFor } from './open-questions.ts';
import { asTold } from './question-ids.ts';

/** Anna and Ben in the middle of a game of Four Souls. */
function inTheMiddle(seed: number): TestHost {
  const host = new TestHost(fourSouls, [person('Anna'), person('Ben')], { reaction: 0 });
  for (const who of ['anna', 'ben']) host.connect(who);
  host.wish('anna', { type: 'begin' });
  const mind = quickChance(seed);
  for (let step = 0; step < 30; step++) {
    const open = waitedFor(host.table).filter(
      ({ seat, ask }) => ask.reaction === undefined && mindOf(host.table, seat) === 'person',
    );
    const [first] = open;
    if (first === undefined) break;
    const who = host.table.facts.seats[first.seat]?.person ?? '';
    host.answer(who, first.seat, randomPicks(host.table, host.question(first.seat), mind));
  }
  return host;
}

describe('the id of a question', () => {
  it('that somebody guesses tells nothing: the right one for another seat is as wrong as any', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const host = inTheMiddle(seed);
      const asked = at(waitedFor(host.table), 0).seat;
      const other = asked === 0 ? 'ben' : 'anna';
      const { game, journal } = host.table;
      for (const question of questionsTo(game, journal.match, [asked])) {
        // What the attacker could work out from the options, and even what the other was told.
        for (const guess of [question.id, `${question.id}x`, asTold(host.table, question).id]) {
          const wish = { type: 'answer', question: guess, picks: [at(question.options, 0).ref] } as const;
          expect(host.wish(other, wish)).toBe('stale');
          expect(host.send(other, { ...wish, type: 'foresee' }).outgoing).toEqual([]);
        }
      }
    }
  });

  it('is taken from whom it was put to as it was told, and not as the options would give it', () => {
    const host = inTheMiddle(1);
    const asked = at(waitedFor(host.table), 0).seat;
    const who = asked === 0 ? 'anna' : 'ben';
    const { id } = at(questionsTo(host.game, host.table.journal.match, [asked]), 0);
    const picks = randomPicks(host.table, host.question(asked), quickChance(1));
    expect(host.wish(who, { type: 'answer', question: id, picks })).toBe('stale');
    expect(host.answer(who, asked, picks)).toBe('accepted');
  });

  it('is another one at another table, and for another seat', () => {
    const host = inTheMiddle(1);
    const question = at(questionsTo(host.game, host.table.journal.match, [0, 1]), 0);
    const elsewhere = { ...host.table, spec: { ...host.spec, secret: 'f'.repeat(64) } };
    const ids = [
      asTold(host.table, question),
      asTold(host.table, { ...question, seat: question.seat + 1 }),
      asTold(elsewhere, { ...question }),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });
});
