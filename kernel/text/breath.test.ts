import { describe, expect, it } from 'vitest';
import type { ToldEvent } from '../cards/events.ts';
import { type Breath, linesOf } from './breath.ts';

/** A game that says what its events say of themselves. */
const alone = (text: string): Breath => ({
  head: text,
  seat: 0,
  takesUp: [],
  leaves: [],
  clause: () => text.toLowerCase(),
});
const told = (more: Readonly<Record<string, Partial<Breath>>>, ...types: string[]) =>
  linesOf(
    types.map((type): ToldEvent => ({ type })),
    {
      event: ({ type }) => (type === 'silent' ? undefined : `${type}.`),
      breath: ({ type }) => (more[type] === undefined ? undefined : { ...alone(type), ...more[type] }),
    },
    'en',
    [],
  );

describe('what is told in one line', () => {
  const roll = { leaves: ['roll'] };
  const hits = { takesUp: ['roll'] };

  it('is what takes up a thread, also past what says nothing', () => {
    expect(told({ Rolls: roll, Hits: hits }, 'Rolls', 'silent', 'Hits', 'Hits', 'Over')).toEqual([
      'Rolls: hits, hits.',
      'Over.',
    ]);
  });

  it('ends where something else happens', () => {
    expect(told({ Rolls: roll, Hits: hits }, 'Rolls', 'Reacts', 'Hits')).toEqual(['Rolls.', 'Reacts.', 'Hits.']);
  });

  it('stays a sentence of its own where nothing is said behind it', () => {
    expect(told({ Rolls: roll, Hits: { ...hits, clause: () => '' } }, 'Rolls', 'Hits')).toEqual(['Rolls.']);
  });

  it('does not say again what was said last', () => {
    const six = { ...roll, ...hits, says: 'six' };
    expect(told({ Rolls: six, Stands: six, Changes: { ...six, says: 'five' } }, 'Rolls', 'Stands', 'Changes')).toEqual([
      'Rolls: changes.',
    ]);
  });

  it('gives way to what it only announced', () => {
    expect(
      told({ Declares: { leaves: ['attack'], givesWay: true }, Attacks: { takesUp: ['attack'] } }, 'Declares'),
    ).toEqual(['Declares.']);
    const both = { Declares: { leaves: ['attack'], givesWay: true } as const, Attacks: { takesUp: ['attack'] } };
    expect(told(both, 'Declares', 'Attacks')).toEqual(['Attacks.']);
  });

  it('what came to nothing is told until something else happens, and does not part what belongs together', () => {
    const game = {
      Rolls: roll,
      Hits: hits,
      Comes: { leaves: ['card'], fades: true },
      Does: { takesUp: ['card'] },
    } as const;
    expect(told(game, 'Rolls', 'Comes')).toEqual(['Rolls.', 'Comes.']);
    expect(told(game, 'Rolls', 'Comes', 'Hits')).toEqual(['Rolls: hits.']);
    expect(told(game, 'Comes', 'Over')).toEqual(['Over.']);
    expect(told(game, 'Comes', 'Does', 'Over')).toEqual(['Comes: does.', 'Over.']);
  });

  it('counts heads of a kind and adds up what came of them, as long as nothing else came', () => {
    const plays = (thing: string): Partial<Breath> => ({
      leaves: ['card'],
      counted: { kind: 'plays', things: [thing], say: (things) => `Plays ${things}` },
    });
    const coin: Partial<Breath> = { takesUp: ['card'], sum: { kind: 'coins', n: 1, say: (n) => `+${n} coins` } };
    const game = { Cultist: plays('Cultist'), Fanatic: plays('Fanatic'), Coin: coin, Draws: { takesUp: ['card'] } };
    expect(told(game, 'Cultist', 'Coin', 'Fanatic', 'Cultist', 'Coin')).toEqual([
      'Plays 2× Cultist, Fanatic: +2 coins.',
    ]);
    expect(told(game, 'Cultist', 'Draws', 'Cultist', 'Coin')).toEqual([
      'Plays Cultist: draws.',
      'Plays Cultist: +1 coins.',
    ]);
  });

  it('grows no longer than can be read', () => {
    const many = Array.from({ length: 20 }, () => 'Hits');
    expect(told({ Rolls: roll, Hits: hits }, 'Rolls', ...many).length).toBeGreaterThan(1);
  });
});
