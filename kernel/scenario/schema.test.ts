import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readScenario, scenarioJsonSchema } from './schema.ts';
import { base } from './testing/failures.ts';

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
    queue: [],
    moves: 0,
  };

  it.each([
    [{ game: 'fair' }, 'seats is missing.', 'seats fehlt.'],
    [null, 'it is empty.', 'es ist leer.'],
    [{ ...base, seats: 'two' }, 'seats must be a number.', 'seats muss eine Zahl sein.'],
    [{ ...base, seats: 1.5 }, 'seats must be a whole number.', 'seats muss eine ganze Zahl sein.'],
    [{ ...base, seats: 0 }, 'seats must be at least 1.', 'seats muss mindestens 1 sein.'],
    [{ ...base, seats: 31 }, 'seats must be at most 30.', 'seats darf höchstens 30 sein.'],
    [{ ...base, given: null }, 'given is empty.', 'given ist leer.'],
    [
      { ...base, leaves: { 0: 3 } },
      'leaves.0 must be a text or a list.',
      'leaves.0 muss ein Text oder eine Liste sein.',
    ],
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
