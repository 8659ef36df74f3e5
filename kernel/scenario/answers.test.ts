import { describe, expect, it } from 'vitest';
import { runScenario } from './run.ts';
import { failuresOf, scenario } from './testing/failures.ts';
import { fair } from './testing/fair.ts';

describe('what is played', () => {
  it('understands ids, names in both languages, references, labels, and answers in a row', () => {
    const wanted = { expect: { 'coins/0': 0, 'bag/0': ['bear'] } };
    for (const first of ['bear', 'Teddy Bear', 'teddybär', '#6']) {
      expect(failuresOf({ play: [{ 0: first }, { 0: 'pay' }, wanted] })).toEqual([]);
      expect(failuresOf({ play: [{ 0: `${first} -> button:coins` }, wanted] })).toEqual([]);
    }
    for (const pile of ['pile:pile', 'pile', 'The pile']) {
      expect(failuresOf({ play: [{ 0: pile }, { expect: { 'bag/0': ['tin-bear'] } }] })).toEqual([]);
    }
  });

  it('takes copies of one card in one place for alike, and asks which is meant otherwise', () => {
    const pennies = { active: 0, shelf: ['penny', 'penny', 'drum'] };
    expect(failuresOf({ given: pennies, play: [{ 0: 'penny' }], expect: { 'bag/0': ['penny'] } })).toEqual([]);
    expect(failuresOf({ given: { active: 0, 'bag/0': ['kite'] }, play: [{ 0: 'drum' }, { 0: 'pie' }] })).toEqual([
      'play 2: Seat 0 is asked pay, tell: say with "question" which one is answered.',
    ]);
  });

  it('picks two copies for two picks, and lists what a name may mean when it fits several options', () => {
    const { take } = fair.rules;
    if (take === undefined || typeof take === 'function' || !('options' in take)) throw new Error('take asks');
    const twoPicks = { ...fair, rules: { ...fair.rules, take: { ...take, max: 2 } } };
    const pennies = {
      given: { active: 0, shelf: ['penny', 'penny'] },
      play: [{ 0: ['penny', 'penny'] }],
      leaves: { 0: 'pay' },
    };
    expect(runScenario(twoPicks, scenario(pennies)).failures).toEqual([]);
    const drumroll = { ...fair, text: { ...fair.text, option: () => 'Trommel' } };
    const { failures } = runScenario(drumroll, scenario({ play: [{ 0: 'Trommel' }] }));
    expect(failures[0]?.message.en).toBe('"Trommel" may be any of drum (shelf), pile:pile.');
  });

  it('finds the question that the words fit, or the one that is named', () => {
    const holdingKite = { active: 0, 'bag/0': ['kite'] };
    const told = { expect: { knows: { 0: ['tin-bear'] }, knowsNot: { 1: ['tin-bear'] } } };
    expect(failuresOf({ given: holdingKite, play: [{ 0: 'drum' }, { 0: 'tin-bear' }, told] })).toEqual([]);
    const named = { seat: 0, question: 'tell', pick: ['tin-bear'] };
    expect(failuresOf({ given: holdingKite, play: [{ 0: 'drum' }, named, told] })).toEqual([]);
  });

  it('says what may be picked instead', () => {
    expect(failuresOf({ play: [{ 0: 'dram' }] })).toEqual([
      'play 1: "dram" cannot be picked by seat 0 at take: there are drum, bear, pile:pile; did you mean drum?',
    ]);
    expect(failuresOf({ play: [{ 1: 'drum' }] })).toEqual(['play 1: Seat 1 is not asked …; asked are 0: take.']);
  });

  it('fails on a refused answer, and on one that should be refused and is not', () => {
    const poor = { given: { active: 0, coins: [1, 1] } };
    expect(failuresOf({ ...poor, play: [{ 0: 'drum -> coins' }] })).toEqual(['play 1: too-poor']);
    const refused = { seat: 0, pick: 'coins', code: 'not-allowed' };
    expect(failuresOf({ ...poor, play: [{ 0: 'drum' }, { refused }] })).toEqual([]);
    expect(failuresOf({ play: [{ 0: 'drum' }, { refused }] })).toEqual(['play 2: coins should be refused and is not.']);
  });

  it('tells one refusal from another', () => {
    const refusals = [
      { refused: { seat: 0, pick: 'kite', code: 'not-an-option' } },
      { refused: { seat: 0, pick: [], code: 'too-few' } },
      { refused: { seat: 0, pick: ['drum', 'bear'], code: 'too-many' } },
      { refused: { seat: 1, pick: 'drum', code: 'stale' } },
    ];
    expect(failuresOf({ play: refusals, expect: refusals })).toEqual([]);
    expect(failuresOf({ expect: { refused: { seat: 0, pick: [], code: 'stale' } } })).toEqual([
      'expect 1: : expected the refusal stale, found too-few (Pick at least 1.)',
    ]);
  });
});
