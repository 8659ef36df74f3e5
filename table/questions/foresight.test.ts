import { at, foresee, imagine, quickChance } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { draft, endless, strike } from '../testing/games.ts';
import { person, TestHost, threeAtTheTable } from '../testing/table.ts';

/** What somebody is told about a pick. */
function foreseen(host: TestHost, who: string, pick: string | number) {
  const state = host.state(who);
  const question = state.view?.questions[0] ?? state.reactions[0]?.question;
  host.send(who, { type: 'foresee', question: question?.id ?? '', picks: [pick] });
  const told = host.state(who).foreseen;
  return told === undefined ? undefined : [told.events.map(({ type }) => type), told.then];
}

describe('what would come of an answer', () => {
  it('is told as far as it is certain: a card that lies open comes into the hand, and the next is asked', () => {
    const host = threeAtTheTable(draft);
    const open = at(host.question(0).options, 1).ref;
    expect(foreseen(host, 'anna', open)).toEqual([['took', 'moved'], undefined]);
    expect(host.state('anna').foreseen?.events[1]?.cards).toEqual([expect.objectContaining({ was: open })]);
    expect(host.table.facts.seq).toBe(1);
  });

  it('ends with what one does not know', () => {
    expect(foreseen(threeAtTheTable(draft), 'anna', 'pile:deck')).toEqual([['took'], 'unknown']);
  });

  it('ends with chance', () => {
    const host = new TestHost(endless, [person('Anna'), person('Ben')]);
    host.connect('anna');
    host.wish('anna', { type: 'begin' });
    expect(foreseen(host, 'anna', 'button:roll')).toEqual([[], 'chance']);
  });

  it('goes on while nobody reacts, and so does a reaction', () => {
    const host = threeAtTheTable(strike, { reaction: 2_000 });
    expect(foreseen(host, 'anna', 'button:strike')).toEqual([['button:strike', 'landed'], undefined]);
    host.answer('anna', 0, ['button:strike']);
    expect(foreseen(host, 'ben', 'button:pass')).toEqual([['landed'], undefined]);
  });

  it('is told to nobody else, about nothing that cannot be picked, and not where the table is without such help', () => {
    const host = threeAtTheTable(draft);
    const { id } = host.question(0);
    host.send('ben', { type: 'foresee', question: id, picks: ['pile:deck'] });
    expect(host.state('ben').foreseen).toBeUndefined();
    expect(foreseen(host, 'anna', 'button:hiss')).toBeUndefined();
    expect(foreseen(threeAtTheTable(draft, { assist: false }), 'anna', 'pile:deck')).toBeUndefined();
  });

  it('rests on nothing but what the seat knows', () => {
    const { table } = threeAtTheTable(draft);
    const { match } = table.journal;
    const { id, options } = threeAtTheTable(draft).question(0);
    for (const { ref } of options) {
      const known = foresee(draft, match, 0, id, [ref]);
      for (const seed of [3, 4, 5])
        expect(foresee(draft, imagine(draft, match, 0, quickChance(seed)), 0, id, [ref])).toEqual(known);
    }
  });
});

describe('what happens if nobody does anything', () => {
  const forecast = (host: TestHost, who: string) => {
    host.send(who, { type: 'forecast' });
    const told = host.state(who).forecast;
    return told === undefined ? undefined : [told.seq, told.events.map(({ type }) => type), told.then];
  };

  it('is told to everybody who plays: the blow lands, until somebody has to choose', () => {
    const host = threeAtTheTable(strike, { reaction: 2_000 });
    expect(forecast(host, 'anna')).toEqual([1, [], undefined]);
    host.answer('anna', 0, ['button:strike']);
    expect(forecast(host, 'ben')).toEqual([2, ['landed'], undefined]);
    expect(host.table.facts.seq).toBe(2);
  });

  it('is not told where the table is without such help', () => {
    expect(forecast(threeAtTheTable(draft, { assist: false }), 'anna')).toBeUndefined();
  });
});
