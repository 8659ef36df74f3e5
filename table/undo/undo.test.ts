import { verify } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { botAnswers, botsToMove } from '../questions/bot-turns.ts';
import { recordOf } from '../restore.ts';
import { draft } from '../testing/games.ts';
import { bot, open, person, playOut, TestHost, threeAtTheTable } from '../testing/table.ts';

/** Anna takes the open card, which tells nobody anything; Ben lets it pass. */
function openCardTaken(host: TestHost): void {
  const [, card] = host.question(0).options;
  host.answer('anna', 0, [card?.ref ?? 0]);
}

describe('taking back', () => {
  it('is done at once when nobody has learned anything, and the line goes from every log', () => {
    const host = threeAtTheTable(draft);
    const before = host.state('ben').view;
    expect(host.state('anna').undo).toMatchObject({ free: false, why: 'nothing' });
    openCardTaken(host);
    const { seq } = host.table.facts;
    expect(host.state('anna').undo).toEqual({ free: true, seat: 0, steps: 1 });
    expect(host.state('ben').log.some((line) => line.seq === seq)).toBe(true);
    expect(host.wish('anna', { type: 'undo' })).toBe('accepted');
    expect(host.state('ben').view).toEqual(before);
    expect(host.state('ben').log.some((line) => line.seq === seq)).toBe(false);
    expect(host.state('ben').log.at(-1)).toMatchObject({ kind: 'undo', by: 0 });
  });

  it('can be undone itself: what was taken back is given again, until something else is answered', () => {
    const host = threeAtTheTable(draft);
    openCardTaken(host);
    const after = host.state('ben').view;
    const given = host.entries.at(-1)?.entry;
    host.wish('anna', { type: 'undo' });
    const { again } = host.state('anna').undo;
    expect(given).toMatchObject({ kind: 'answer', by: 0, picks: again?.picks });
    expect(again?.question).toBe(host.question(0).id);
    expect(host.state('ben').undo.again).toBeUndefined();
    if (again === undefined) throw new Error('nothing to give again');
    expect(host.wish('anna', { type: 'answer', ...again })).toBe('accepted');
    expect(host.state('ben').view).toEqual(after);
    expect(host.state('anna').undo.again).toBeUndefined();
    host.wish('anna', { type: 'undo' });
    host.answer('anna', 0, ['pile:deck']);
    expect(host.state('anna').undo.again).toBeUndefined();
  });

  it('goes back and forth over several answers, in their order', () => {
    const host = new TestHost(draft, [person('Anna'), bot]);
    host.connect('anna');
    host.wish('anna', { type: 'begin' });
    host.answer('anna', 0, ['pile:deck']);
    host.answer('anna', 0);
    const after = host.state('anna').view;
    host.wish('anna', { type: 'undo' });
    host.wish('anna', { type: 'undo' });
    for (const _ of ['the card', 'the discard']) {
      const { again } = host.state('anna').undo;
      host.wish('anna', { type: 'answer', question: again?.question ?? '', picks: again?.picks ?? [] });
    }
    expect(host.state('anna').view).toEqual(after);
    expect(host.state('anna').undo.again).toBeUndefined();
  });

  it('tells how many answers go back in a row, and why no more do', () => {
    const host = threeAtTheTable(draft);
    for (const [seat, name] of ['anna', 'ben', 'cleo'].entries()) {
      host.answer(name, seat, ['pile:deck']);
      host.answer(name, seat);
    }
    openCardTaken(host);
    // What Anna discarded a round ago is known to everybody.
    expect(host.state('anna').undo).toEqual({ free: true, seat: 0, steps: 1, then: 'learned' });
    const alone = new TestHost(draft, [person('Anna'), bot]);
    alone.connect('anna');
    alone.wish('anna', { type: 'begin' });
    alone.answer('anna', 0, ['pile:deck']);
    alone.answer('anna', 0);
    expect(alone.state('anna').undo).toEqual({ free: true, seat: 0, steps: 2 });
    alone.wish('anna', { type: 'undo' });
    expect(alone.state('anna').undo).toMatchObject({ free: true, seat: 0, steps: 1 });
  });

  it('tells why it ends, and then asks the others: all of them must agree', () => {
    const host = threeAtTheTable(draft);
    const before = host.state('anna').view;
    host.answer('anna', 0, ['pile:deck']);
    expect(host.state('anna').undo).toMatchObject({
      free: false,
      seat: 0,
      why: 'learned',
    });
    expect(host.wish('anna', { type: 'undo' })).toBe('accepted');
    const [proposal] = host.state('cleo').info.proposals;
    expect(proposal).toEqual({ id: host.table.facts.seq, kind: 'undo', seat: 0, by: 0, yes: [0], no: [] });
    expect(host.wish('anna', { type: 'undo' })).toBe('already-asked');
    const yes = { type: 'vote', proposal: proposal?.id ?? 0, yes: true } as const;
    expect(host.wish('anna', yes)).toBe('no-vote');
    expect(host.wish('ben', yes)).toBe('accepted');
    expect(host.state('anna').view).not.toEqual(before);
    expect(host.wish('cleo', yes)).toBe('accepted');
    expect(host.state('anna').view).toEqual(before);
    expect(host.state('anna').info.proposals).toEqual([]);
  });

  it('is off when one of the others says no, the asker thinks again, or somebody plays on', () => {
    const host = threeAtTheTable(draft);
    host.answer('anna', 0, ['pile:deck']);
    const ask = () => {
      host.wish('anna', { type: 'undo' });
      return host.state('anna').info.proposals[0]?.id ?? 0;
    };
    host.wish('ben', { type: 'vote', proposal: ask(), yes: false });
    expect(host.state('anna').info.proposals).toEqual([]);
    host.wish('anna', { type: 'vote', proposal: ask(), yes: false });
    expect(host.state('anna').info.proposals).toEqual([]);
    const late = ask();
    host.answer('anna', 0);
    expect(host.state('anna').info.proposals).toEqual([]);
    expect(host.wish('ben', { type: 'vote', proposal: late, yes: true })).toBe('no-proposal');
  });

  it('alone against bots goes back over what the bots did', () => {
    const host = new TestHost(draft, [person('Anna'), bot]);
    host.connect('anna');
    host.wish('anna', { type: 'begin' });
    host.answer('anna', 0, ['pile:deck']);
    const before = host.state('anna').view;
    host.answer('anna', 0);
    const [turn] = botsToMove(host.table, host.now);
    expect(turn).toMatchObject({ seat: 1, bot: 'random', notBefore: host.now + 700 });
    const { question, seat } = turn ?? { question: host.question(1), seat: 1 };
    host.take(botAnswers(host.table, { seat, question: question.id, picks: ['pile:deck'] }, host.now));
    expect(host.wish('anna', { type: 'undo' })).toBe('accepted');
    expect(host.state('anna').view).toEqual(before);
  });

  it('is for those who play: whoever gave up, or lets a bot play, takes nothing back from who is left', () => {
    const host = new TestHost(draft, [person('Anna'), person('Ben'), bot], { patience: 0 });
    for (const who of ['anna', 'ben']) host.connect(who);
    host.wish('anna', { type: 'begin' });
    host.answer('anna', 0, ['pile:deck']);
    host.answer('anna', 0);
    host.answer('ben', 1, ['pile:deck']);
    host.disconnect('ben');
    host.wish('anna', { type: 'takeover', seat: 1, mind: 'bot' });
    host.connect('ben');
    const { view } = host.state('anna');
    expect(host.state('ben').undo).toMatchObject({ free: false, why: 'nothing' });
    expect(host.wish('ben', { type: 'undo' })).toBe('bot-plays');
    host.wish('ben', { type: 'takeover', seat: 1, mind: 'person' });
    expect(host.state('ben').undo).toMatchObject({ free: false, why: 'learned' });
    host.wish('ben', { type: 'concede' });
    expect(host.state('ben').undo).toMatchObject({ free: false, why: 'nothing' });
    expect(host.wish('ben', { type: 'undo' })).toBe('conceded');
    expect(host.state('anna').view).toEqual(view);
    expect(host.state('anna').undo).toMatchObject({ free: true });
  });

  it('asks whoever may come back: a bot that was called into a seat does not make one alone', () => {
    const host = new TestHost(draft, [person('Anna'), person('Ben')], { patience: 0 });
    for (const who of ['anna', 'ben']) host.connect(who);
    host.wish('anna', { type: 'begin' });
    host.disconnect('ben');
    expect(host.wish('anna', { type: 'takeover', seat: 1, mind: 'bot' })).toBe('accepted');
    host.answer('anna', 0, ['pile:deck']);
    expect(host.state('anna').undo).toMatchObject({ free: false, why: 'learned' });
    const { view } = host.state('anna');
    expect(host.wish('anna', { type: 'undo' })).toBe('accepted');
    expect(host.state('anna').info.proposals).toMatchObject([{ kind: 'undo', seat: 0 }]);
    expect(host.state('anna').view).toEqual(view);
    host.connect('ben');
    host.wish('ben', { type: 'vote', proposal: host.state('ben').info.proposals[0]?.id ?? -1, yes: false });
    expect(host.state('anna').info.proposals).toEqual([]);
    expect(host.state('anna').view).toEqual(view);
  });

  it('counts on whoever is invited: where a bot stands in for them, nothing is seen that they will hold', () => {
    const host = new TestHost(draft, [person('Anna'), open]);
    host.connect('anna');
    host.wish('anna', { type: 'begin' });
    host.answer('anna', 0, ['pile:deck']);
    const { view } = host.state('anna');
    expect(host.state('anna').undo).toMatchObject({ free: false, why: 'learned' });
    expect(host.wish('anna', { type: 'undo' })).toBe('awaited');
    expect(host.state('anna').view).toEqual(view);
  });

  it('by consent leaves a record that is still found fair', () => {
    const host = new TestHost(draft, [person('Anna'), person('Ben')]);
    host.connect('anna');
    host.connect('ben');
    host.wish('anna', { type: 'begin' });
    host.answer('anna', 0, ['pile:deck']);
    host.wish('anna', { type: 'undo' });
    host.wish('ben', { type: 'vote', proposal: host.table.facts.seq, yes: true });
    expect(recordOf(host.table)).toBeUndefined();
    playOut(host, 3);
    const record = recordOf(host.table);
    expect(record && verify(draft, record)).toEqual({ commitment: true, chance: true, replay: true, findings: [] });
  });
});
