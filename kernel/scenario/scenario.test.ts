import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quickChance } from '../chance.ts';
import { apply, openJournal } from '../journal.ts';
import { nearest } from '../nearest.ts';
import { questionsTo } from '../questions.ts';
import { readOptions } from '../start.ts';
import { scenarioOf } from './export.ts';
import { runScenario, runScenarioEveryWay } from './run.ts';
import { readScenario, type Scenario, scenarioJsonSchema } from './schema.ts';
import { fair } from './testing/fair.ts';

const base = { game: 'fair', seats: 2, given: { active: 0 }, open: true };

function scenario(more: object): Scenario {
  const read = readScenario({ ...base, ...more });
  if (!read.ok) throw new Error(read.refusal.message.en);
  return read.value;
}

/** What a scenario fails with, as `where: sentence`. */
function failuresOf(more: object): string[] {
  return runScenarioEveryWay(fair, scenario(more)).failures.map(({ where, message }) => `${where}: ${message.en}`);
}

describe('what is given', () => {
  it('lays cards where they are wanted and leaves the rest where the setup puts them', () => {
    expect(
      failuresOf({
        given: { active: 1, 'bag/0': ['Teddybär'], pile: ['penny', 'kite'], coins: [5, 0] },
        expect: [
          { zone: { bear: 'bag/0', drum: 'shelf', 'bag/1': [] } },
          // The first is on top; what the setup left lies under it.
          { pile: ['penny', 'kite', 'tin-bear', 'penny'] },
          { shelf: ['drum'], 'coins/0': 5, state: { coins: [5, 0], luck: 0 } },
          { asked: [1] },
        ],
      }),
    ).toEqual([]);
  });

  it('gives back to its pile what the setup lays out and the scenario does not want there', () => {
    expect(failuresOf({ given: { active: 0, shelf: ['kite'] }, expect: { shelf: ['kite'], pile: 5 } })).toEqual([]);
  });

  it('takes the rest of a pile out of the game when only some cards are wanted there', () => {
    expect(failuresOf({ given: { active: 0, pile: { only: ['kite'] } }, expect: { pile: ['kite'] } })).toEqual([]);
  });

  it('changes one counter of several by its seat', () => {
    expect(failuresOf({ given: { active: 0, 'coins/1': 7 }, expect: { coins: [2, 7] } })).toEqual([]);
  });

  it('counts by card: the object that lies there', () => {
    expect(
      failuresOf({ given: { active: 0, 'shine/drum': 3 }, expect: { 'shine/drum': 3, 'shine/bear': null } }),
    ).toEqual([]);
    expect(failuresOf({ given: { active: 0, 'shine/harp': 3 } })[0]).toContain('shine/harp');
  });

  it('lets a seat know a card that it does not see', () => {
    expect(
      failuresOf({
        given: { active: 0, knows: { 1: ['kite'] } },
        expect: { knows: { 1: ['kite'], watchers: ['drum'] }, knowsNot: { 0: ['kite'], watchers: ['kite'] } },
      }),
    ).toEqual([]);
  });

  it('begins with the setup of the game when nobody is active, chance being scripted', () => {
    const play = {
      given: {},
      chance: [{ label: 'shuffle:pile', value: 'last', times: 3 }],
      expect: [{ pile: ['tin-bear', 'penny', 'penny', 'kite'] }, { event: { type: 'shuffled', from: 'pile' } }],
    };
    expect(failuresOf(play)).toEqual([]);
  });

  it.each([
    [{ given: { active: 0, 'bag/0': ['bare'] } }, 'There is no card bare in this game; did you mean bear?'],
    [{ given: { active: 0, bags: [] } }, 'The game has neither a zone nor a counter bags; did you mean bag?'],
    [{ given: { active: 0, 'bag/2': [] } }, 'There is no seat 2: the 2 seats are 0 to 1.'],
    [{ given: { active: 5 } }, 'There is no seat 5: the 2 seats are 0 to 1.'],
    [{ given: { active: 0, 'bag/0': ['bear', 'bear'] } }, 'bear is wanted more often than the game has it.'],
    [{ given: { active: 0, 'bag/0': 3 } }, 'The zone bag/0 needs a list of cards.'],
    [{ given: { active: 0, 'coins/9': 3 } }, 'The game has neither a zone nor a counter coins/9; did you mean coins?'],
    [{ seats: 4 }, 'The game is for 2 to 3 seats, not for 4.'],
    [{ game: 'other' }, 'This is a scenario of other, not of fair.'],
    [{ options: { rich: 3 } }, 'Option rich must be true or false.'],
    [{ options: { rihc: true } }, 'The game has no option rihc; did you mean rich?'],
    [{ given: { active: 0, bga: [] } }, 'The game has neither a zone nor a counter bga.'],
    [{ given: { active: 0, 'bagg/0': [] } }, 'The game has neither a zone nor a counter bagg/0; did you mean bag/0?'],
    [{ given: { active: 0, 'bag/0': ['portal'] } }, 'There is no card portal in this game.'],
  ])('says what is wrong with %j', (more, sentence) => {
    expect(failuresOf(more)).toEqual([`given: ${sentence}`]);
  });
});

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
    const pennies = { given: { active: 0, shelf: ['penny', 'penny'] }, play: [{ 0: ['penny', 'penny'] }] };
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
      { refused: { seat: 1, pick: 'drum', code: 'not-your-question' } },
    ];
    expect(failuresOf({ play: refusals, expect: refusals })).toEqual([]);
    expect(failuresOf({ expect: { refused: { seat: 0, pick: [], code: 'stale' } } })).toEqual([
      'expect 1: : expected the refusal stale, found too-few (Pick at least 1.)',
    ]);
  });
});

describe('chance', () => {
  const thrown = { play: [{ 0: 'drum -> die' }] };

  it('follows the script', () => {
    expect(failuresOf({ ...thrown, chance: [{ label: 'd6', n: 6, value: 4 }], expect: { luck: 5 } })).toEqual([]);
  });

  it('fails where the game begins if the setup needs more than the script has', () => {
    expect(failuresOf({ given: {} })).toEqual([
      'begin: Chance decides shuffle:pile (0 to 3), and the script says nothing more.',
    ]);
  });

  it('fails when the script lacks an outcome, has another one next, a wrong one, or one left', () => {
    expect(failuresOf(thrown)).toEqual(['play 1: Chance decides d6 (0 to 5), and the script says nothing more.']);
    expect(failuresOf({ ...thrown, chance: [{ label: 'd8', value: 1 }] })).toEqual([
      'play 1: Chance decides d6 (0 to 5), but the script has d8 next.',
    ]);
    expect(failuresOf({ ...thrown, chance: [{ value: 6 }] })).toEqual(['play 1: Chance decides d6: 0 to 5, not 6.']);
    expect(failuresOf({ ...thrown, chance: [{ value: 1 }, { label: 'd6', value: 2 }] })).toEqual([
      'chance: The script has more than is used: d6: 2.',
    ]);
  });
});

describe('what is expected', () => {
  const drum = { play: [{ 0: 'drum' }] };

  it('fails on a question that is left open unless told that it may be', () => {
    expect(failuresOf({ open: false })).toEqual(['end: Seat 0 is still asked take. Answer it, or say open: true.']);
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
    const won = { given: { active: 0, 'bag/0': ['kite', 'penny'] }, play: [{ 0: 'drum -> coins' }], open: false };
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

describe('the ways to run it', () => {
  const steps = {
    play: [{ 0: 'drum -> die' }, { 1: 'pile -> coins' }, { 0: 'bear -> coins' }],
    chance: [{ label: 'd6', value: 5 }],
  };

  it.each(['nothing', 'clone', 'json', 'undo'] as const)('ends in the same position through %s', (through) => {
    const plainly = runScenario(fair, scenario(steps));
    expect(runScenario(fair, scenario(steps), { through })).toEqual(plainly);
    expect(plainly.ok).toBe(true);
  });

  it('finds a rule that keeps something outside of the match', () => {
    let outside = 0;
    const leaking = {
      ...fair,
      rules: {
        ...fair.rules,
        turn: (...[m, op]: Parameters<Extract<typeof fair.rules.turn, (...args: never[]) => void>>) => {
          Object.assign(m.state, { luck: ++outside });
          const { turn } = fair.rules;
          if (typeof turn === 'function') turn(m, op);
        },
      },
    };
    const { failures } = runScenarioEveryWay(leaking, scenario(steps));
    expect(failures.map(({ where }) => where)).toEqual(['through clone', 'through json', 'through undo, play 1']);
  });
});

it('finds a rule that changes what clones of a match share', () => {
  const shared = {
    ...fair,
    setup: (...args: Parameters<typeof fair.setup>) => {
      const layout = fair.setup(...args);
      return { ...layout, state: { ...layout.state, deep: { counts: { turns: 0 } } } };
    },
    rules: {
      ...fair.rules,
      turn: (...[m, op]: Parameters<Extract<typeof fair.rules.turn, (...args: never[]) => void>>) => {
        const { deep }: { deep?: { counts: { turns: number } } } = m.state;
        if (deep !== undefined) deep.counts.turns++;
        const { turn } = fair.rules;
        if (typeof turn === 'function') turn(m, op);
      },
    },
  };
  const { failures } = runScenario(shared, scenario({ play: [{ 0: 'drum -> coins' }] }), { through: 'clone' });
  expect(failures[0]?.message.en).toBe('A step on a copy has changed the match that it was copied from.');
});

describe('scenarioOf', () => {
  it('gives the position of a running match as a scenario that goes on in the same way', () => {
    const options = readOptions(fair, { rich: true });
    if (!options.ok) throw new Error('options');
    const journal = openJournal(fair, options.value, 3);
    const chance = quickChance(5);
    apply(journal, { kind: 'begin' }, chance);
    for (let i = 0; i < 5; i++) {
      const report = scenarioOf(fair, journal, 'a position');
      const read = readScenario(JSON.parse(JSON.stringify(report)));
      if (!read.ok) throw new Error(read.refusal.message.en);
      const { match, ok } = runScenarioEveryWay(fair, read.value);
      expect(ok).toBe(true);
      if (match === undefined) throw new Error('no match');
      expect(scenarioOf(fair, match, 'a position')).toEqual(report);
      const seats = [0, 1, 2];
      const [question] = questionsTo(fair, journal.match, seats);
      expect(questionsTo(fair, match, seats)[0]).toEqual(question);
      const pick = question?.options[0]?.ref;
      if (question === undefined || pick === undefined) throw new Error('no question');
      apply(journal, { kind: 'answer', by: question.seat, question: question.id, picks: [pick] }, chance);
    }
  });

  it('refuses to run a position of other rules', () => {
    const { match } = runScenario(fair, scenario({}));
    if (match === undefined) throw new Error('no match');
    const { failures } = runScenario(fair, { ...scenarioOf(fair, match), version: 7 });
    expect(failures[0]?.message.en).toBe('The position is of version 7 of the rules; these are version 1.');
  });

  it('exports a finished game too', () => {
    const won = { given: { active: 0, 'bag/0': ['kite', 'penny'] }, play: [{ 0: 'drum -> coins' }] };
    const { match } = runScenario(fair, scenario(won));
    if (match === undefined) throw new Error('no match');
    const again = runScenarioEveryWay(fair, { ...scenarioOf(fair, match), expect: { outcome: { winners: [0] } } });
    expect(again.failures).toEqual([]);
  });
});

describe('the format', () => {
  it('says where a scenario is wrong', () => {
    const read = readScenario({ game: 'fair', seats: 2, given: {}, play: 'bear' });
    expect(read.ok ? '' : read.refusal.message.en).toBe('This is not a scenario: play must be a list.');
    expect(read.ok ? '' : read.refusal.message.de).toBe('Das ist kein Szenario: play muss eine Liste sein.');
  });

  const position = {
    zones: [],
    state: {},
    lanes: [],
    lasting: [],
    waiting: [],
    alone: -1,
    nextObject: 1,
    nextNumber: 1,
  };

  it.each([
    [{ game: 'fair' }, 'seats is missing.', 'seats fehlt.'],
    [null, 'it is empty.', 'es ist leer.'],
    [{ ...base, seats: 'two' }, 'seats must be a number.', 'seats muss eine Zahl sein.'],
    [{ ...base, seats: 1.5 }, 'seats must be a whole number.', 'seats muss eine ganze Zahl sein.'],
    [{ ...base, seats: 0 }, 'seats must be at least 1.', 'seats muss mindestens 1 sein.'],
    [{ ...base, seats: 31 }, 'seats must be at most 30.', 'seats darf höchstens 30 sein.'],
    [{ ...base, given: null }, 'given is empty.', 'given ist leer.'],
    [{ ...base, open: 'yes' }, 'open must be true or false.', 'open muss true oder false sein.'],
    [{ ...base, rules: ['FR-1', 3] }, 'rules 2 must be a text.', 'rules 2 muss ein Text sein.'],
    [
      { game: 'fair', seets: 2 },
      'there is no key seets; did you mean seats?',
      'einen Schlüssel seets gibt es nicht; ist seats gemeint?',
    ],
    [
      { ...base, play: [{ 0: 'drum' }, { expekt: { luck: 1 } }] },
      'play 2: there is no key expekt; did you mean expect?',
      'play 2: einen Schlüssel expekt gibt es nicht; ist expect gemeint?',
    ],
    [{ ...base, play: [{ refused: { seat: 0 } }] }, 'play 1: refused.pick is missing.', 'play 1: refused.pick fehlt.'],
    [
      { ...base, play: [{ seat: 0, pick: true }] },
      'play 1: pick must be a text or a number or a list.',
      'play 1: pick muss ein Text oder eine Zahl oder eine Liste sein.',
    ],
    [
      { ...base, expect: [{ question: { seat: 0, option: ['drum'] } }] },
      'expect 1: question: there is no key option; did you mean options?',
      'expect 1: question: einen Schlüssel option gibt es nicht; ist options gemeint?',
    ],
    [
      { ...base, expect: { outcome: { victors: [0] } } },
      'expect.outcome: there is no key victors; there are winners, scores, how.',
      'expect.outcome: einen Schlüssel victors gibt es nicht; es gibt winners, scores, how.',
    ],
    [{ ...base, given: { knows: { all: [] } } }, 'given.knows.all is no seat.', 'given.knows.all ist kein Platz.'],
    [
      { ...base, chance: [{ value: 'first' }] },
      'chance 1: value must be a number or last.',
      'chance 1: value muss eine Zahl oder last sein.',
    ],
    [
      { ...base, position },
      'it has either given or position, not both.',
      'es hat entweder given oder position, nicht beides.',
    ],
  ])('says plainly what is wrong with %j', (json, english, german) => {
    const read = readScenario(json);
    expect(read.ok ? undefined : read.refusal.message).toEqual({
      en: `This is not a scenario: ${english}`,
      de: `Das ist kein Szenario: ${german}`,
    });
  });

  it('is described by docs/scenario.schema.json', () => {
    const file = new URL('../../docs/scenario.schema.json', import.meta.url);
    const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(written).toEqual(scenarioJsonSchema());
  });
});

it('finds the nearest name, if there is one within a third of the letters', () => {
  expect(nearest('Teddybar', ['drum', 'Teddybär', 'kite'])).toBe('Teddybär');
  expect(nearest('x', [])).toBeUndefined();
  expect(nearest('knig', ['king', 'knights'])).toBe('king');
  expect(nearest('99', ['the deck', 'forest'])).toBeUndefined();
  expect(nearest('', ['a', 'the deck'])).toBeUndefined();
  expect(nearest('x', ['a'])).toBeUndefined();
  expect(nearest('portal', ['forest', 'queen'])).toBeUndefined();
});
