import { expect, it } from 'vitest';
import type { View } from '../cards/view.ts';
import type { Question } from '../crank/questions.ts';
import { tinyGame } from '../testing/tiny-game.ts';
import { withAgreements } from './agreements.ts';

const { text } = tinyGame({
  id: 'x',
  zones: {},
  rules: {},
  setup: () => ({ zones: [], state: {}, first: { op: 'a' } }),
});
const said = withAgreements({ ...text, prompt: () => 'Which land?', option: ({ ref }) => String(ref).slice(-1) });
const op = {
  op: '$agree',
  seat: 2,
  about: { op: 'flood' },
  among: [0, 1, 2],
  round: 1,
  objected: [],
  proposal: { by: 1, picks: ['land:A'], yes: [1, 0] },
};
const question: Question = { id: '', seat: 2, op, min: 1, max: 1, ordered: false, standing: false, options: [] };
const names = ['Anna', 'Ben', 'Cem'];

it('tells who proposes what, who is for it, and what may be answered', () => {
  expect(said.prompt(question, 'en', names)).toBe('Which land? Ben: “A”. Do you agree? In favour: Anna.');
  expect(said.prompt(question, 'de', names)).toBe('Which land? Ben: „A“. Stimmst du zu? Dafür: Anna.');
  expect(said.option({ ref: 'consent:1' }, question, 'de')).toBe('zustimmen');
  expect(said.option({ ref: 'object:1' }, question, 'en')).toBe('object');
  expect(said.option({ ref: 'land:B' }, question, 'en')).toBe('B');
});

it('asks nobody who is for it already', () => {
  const own = { ...question, seat: 1, op: { ...op, seat: 1 } };
  expect(said.prompt(own, 'en', names)).toBe('Which land? Ben: “A”. The others are still asked. In favour: Anna.');
  expect(said.prompt(own, 'de', names)).toBe('Which land? Ben: „A“. Die anderen werden noch gefragt. Dafür: Anna.');
});

it('calls cards by their names where they can be seen', () => {
  const cards = { ...question, op: { ...op, proposal: { by: 1, picks: [7, 8], yes: [1] } } };
  const seen: View = {
    rules: { game: 'x', version: 1 },
    options: {},
    seats: 3,
    zones: [{ kind: 'row', size: 2, cards: [{ obj: 7, card: 'Flood' }] }],
    state: {},
    questions: [],
    waiting: { seats: [], somebody: false },
  };
  expect(said.prompt(cards, 'en', names, seen)).toBe('Which land? Ben: “Flood, 8”. Do you agree?');
});
