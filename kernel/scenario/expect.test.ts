import { describe, expect, it } from 'vitest';
import { allFailuresOf, failuresOf } from './testing/failures.ts';

describe('what is expected', () => {
  const drum = { play: [{ 0: 'drum' }] };

  it('is the end, or exactly the questions that are left', () => {
    expect(allFailuresOf({ leaves: { 0: 'take' } })).toEqual([]);
    expect(allFailuresOf({ leaves: { 0: ['take'] } })).toEqual([]);
    expect(allFailuresOf({})).toEqual(['end: Seat 0 is still asked take. Answer it, or say leaves: { 0: take }.']);
    expect(allFailuresOf({ leaves: { 0: ['take', 'pay'], 1: 'take' } })).toEqual([
      'end: Seat 0 is not asked pay at the end.',
      'end: Seat 1 is not asked take at the end.',
    ]);
  });

  it('looks at the question: its name, its options exactly or in part, how many may be picked', () => {
    const question = { seat: 0, asks: 'take', options: ['Drum', 'bear', 'pile'], min: 1, max: 1 };
    expect(
      failuresOf({ expect: [{ question }, { question: { seat: 0, contains: ['bear'], lacks: ['kite'] } }] }),
    ).toEqual([]);
    expect(failuresOf({ expect: { question: { seat: 0, options: ['bear', 'kite'] } } })).toEqual([
      'expect 1: The options of seat 0 at take: expected [bear, kite], found [drum, bear, pile:pile]; missing are kite; too many are drum, pile:pile.',
    ]);
    expect(
      failuresOf({ expect: { question: { seat: 0, contains: ['kite'], lacks: ['bear'], min: 0, max: 2 } } }),
    ).toEqual([
      'expect 1: The options of seat 0 at take lack kite.',
      'expect 1: The options of seat 0 at take have bear, and should not.',
      'expect 1: The least picks of seat 0 at take: expected 0, found 1.',
      'expect 1: The most picks of seat 0 at take: expected 2, found 1.',
    ]);
    expect(failuresOf({ expect: [{ question: { seat: 1 } }, { asked: [1] }] })).toEqual([
      'expect 1: What seat 1 is asked: expected a question, found –.',
      'expect 2: The seats that are asked: expected [1], found [0].',
    ]);
  });

  it('looks at zones, counters and knowledge', () => {
    expect(
      failuresOf({
        ...drum,
        expect: [
          { zone: { drum: 'shelf', 'bag/0': ['bear'], pile: 9 } },
          { 'coins/0': 1, fun: 3 },
          { knows: { 1: ['drum', 'kite'] }, knowsNot: { 0: ['drum'] } },
        ],
      }),
    ).toEqual([
      'expect 1: Where drum lies: expected shelf, found bag/0.',
      'expect 1: The cards in bag/0: expected [bear], found [drum].',
      'expect 1: How many lie in pile: expected 9, found 4.',
      'expect 2: coins/0: expected 1, found 2.',
      'expect 2: The game has neither a zone nor a counter fun.',
      'expect 3: Seat 1 should know kite and does not.',
      'expect 3: Seat 0 knows drum and should not.',
    ]);
  });

  it('names what is near when a zone, a counter or a key is not known, and knows its seats', () => {
    expect(
      failuresOf({
        ...drum,
        expect: [
          { 'bga/0': 1 },
          { shelv: [] },
          { zone: { drum: 'shelff' } },
          { zone: { 'bagg/0': [] } },
          { state: { coin: 1 } },
          { questoin: { seat: 0 } },
          { 'bag/5': [] },
          { 'bag/1': 'drum' },
        ],
      }),
    ).toEqual([
      'expect 1: The game has neither a zone nor a counter bga/0.',
      'expect 2: The game has neither a zone nor a counter shelv; did you mean shelf?',
      'expect 3: The game has neither a zone nor a counter shelff; did you mean shelf?',
      'expect 4: The game has neither a zone nor a counter bagg/0; did you mean bag/0?',
      'expect 5: The game has neither a zone nor a counter coin; did you mean coins?',
      'expect 6: The game has neither a zone nor a counter questoin; did you mean question?',
      'expect 7: There is no seat 5: the 2 seats are 0 to 1.',
      'expect 8: The zone bag/1 needs a list of cards, or how many they are.',
    ]);
  });

  it('looks at events by type, seat, cause, cards, places and facts', () => {
    const events = [
      { event: { took: true, seat: 0, cause: 'FAIR-1', prize: 'one' } },
      { event: { moved: 'drum', from: 'shelf', to: 'bag/0', times: 1 } },
      { event: { type: 'moved', card: 'Trommel' } },
      { noEvent: { moved: 'bear' } },
    ];
    expect(failuresOf({ ...drum, expect: events })).toEqual([]);
    expect(failuresOf({ ...drum, expect: [{ event: { took: true, seat: 1 } }, { noEvent: { took: true } }] })).toEqual([
      'expect 1: The event {"took":true,"seat":1} has not happened; events of that type: {"prize":"one","type":"took","seat":0,"cause":"FAIR-1"}.',
      'expect 2: The event {"took":true} has happened, and should not.',
    ]);
  });

  it('looks at the outcome', () => {
    const won = { given: { active: 0, 'bag/0': ['kite', 'penny'] }, play: [{ 0: 'drum -> coins' }] };
    const outcome = { winners: [0], scores: [0, 2], how: 'full-bag' };
    expect(failuresOf({ ...won, expect: [{ outcome }, { refused: { seat: 0, pick: 'bear', code: 'over' } }] })).toEqual(
      [],
    );
    expect(failuresOf({ ...won, expect: { outcome: { winners: [1], scores: [1, 1] } } })).toEqual([
      'expect 1: The winners: expected [1], found [0].',
      'expect 1: The scores: expected [1, 1], found [0, 2].',
    ]);
    expect(failuresOf({ expect: { outcome: 'none' } })).toEqual([]);
  });
});
