import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import type { LogLine } from '@tafelrunde/table/client';
import { terrorsOfLondon } from '@tafelrunde/terrors-of-london';
import { describe, expect, it } from 'vitest';
import { aboutSeat, piecesOf, plainly, readerOf, sentencesOf, sinceLastMoveOf, textOf, turnsOf } from './log-lines.ts';

const names = ['You', 'Anna', 'Ben'];
const nobody = readerOf([], undefined);
const telling = { game: fantasyRealms, lang: 'en', names } as const;

const taken = (seq: number, seat: number, card: string): LogLine => ({
  seq,
  kind: 'answer',
  events: [{ type: 'moved', from: { kind: 'discard' }, to: { kind: 'hand', seat }, cards: [{ card, obj: seq }] }],
});
const dropped = (seq: number, seat: number, card: string): LogLine => ({
  seq,
  kind: 'answer',
  events: [{ type: 'moved', from: { kind: 'hand', seat }, to: { kind: 'discard' }, cards: [{ card, obj: seq }] }],
});

describe('the log', () => {
  it('cuts a sentence where it names a card, the longest name first', () => {
    const named = new Map([
      ['Elemental', 'x'],
      ['Fire Elemental', 'fire-elemental'],
    ]);
    expect(piecesOf('You draw Fire Elemental.', named)).toEqual([
      { text: 'You draw ' },
      { text: 'Fire Elemental', card: 'fire-elemental' },
      { text: '.' },
    ]);
    expect(piecesOf('Nothing here', named)).toEqual([{ text: 'Nothing here' }]);
  });

  it('names the card of an event as something that leads to it', () => {
    const [sentence] = sentencesOf([taken(4, 1, 'king')], telling);
    expect(sentence?.pieces).toEqual([
      { text: 'Anna takes ' },
      { text: 'King', card: 'king' },
      { text: ' from the discard area.' },
    ]);
    expect(sentence?.seat).toBe(1);
  });

  it('keeps together what somebody did in one turn', () => {
    const log = [taken(1, 1, 'king'), taken(2, 1, 'smoke'), taken(3, 2, 'queen')];
    expect(turnsOf(sentencesOf(log, telling), nobody).map(({ seat, sentences }) => [seat, sentences.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('begins anew where the game says that a turn begins, even if the same person goes on', () => {
    const turn: LogLine = { seq: 2, kind: 'answer', events: [{ type: 'turn', seat: 1, data: { n: 4 } }] };
    const sentences = sentencesOf([turn, { ...turn, seq: 3 }], { ...telling, game: terrorsOfLondon });
    expect(turnsOf(sentences, nobody).map(({ seat, opens }) => [seat, opens])).toEqual([
      [1, true],
      [1, true],
    ]);
  });

  it('shows the moves of one person alone, and what people did besides', () => {
    const left: LogLine = { seq: 4, kind: 'bot-plays', by: 2 };
    const log = [taken(1, 1, 'king'), dropped(2, 1, 'queen'), taken(3, 2, 'queen'), left];
    const sentences = sentencesOf(log, telling);
    expect(aboutSeat(sentences, 2).map(({ seq }) => seq)).toEqual([3, 4]);
    expect(aboutSeat(sentences, undefined)).toBe(sentences);
  });

  it('is copied with a line for each sentence and a gap before each turn', () => {
    const log = [taken(1, 1, 'king'), taken(2, 1, 'smoke'), taken(3, 2, 'queen')];
    expect(textOf(turnsOf(sentencesOf(log, telling), nobody))).toBe(
      'Anna takes King from the discard area.\nAnna takes Smoke from the discard area.\n\nBen takes Queen from the discard area.',
    );
  });

  it('joins what belongs together to one sentence, which leads to its end', () => {
    const log = [taken(1, 1, 'king'), dropped(2, 1, 'queen')];
    const [first] = sentencesOf(log.slice(0, 1), telling);
    const both = sentencesOf(log, telling);
    expect(both.map(plainly)).toEqual(['Anna takes King from the discard area, discards Queen.']);
    expect(both.map(({ key, seq }) => [key, seq])).toEqual([[first?.key, 2]]);
    expect(both[0]?.pieces.flatMap(({ card }) => card ?? [])).toEqual(['king', 'queen']);
  });

  it('says what people did besides playing', () => {
    const [sentence] = sentencesOf([{ seq: 9, kind: 'bot-plays', by: 2 }], telling);
    expect(sentence?.pieces).toEqual([{ text: 'Ben: a bot plays on.' }]);
  });

  it('knows what came after the last answer of the one who reads, whatever it did', () => {
    const passed: LogLine = { seq: 1, kind: 'answer', by: 0 };
    const robbed = taken(3, 1, 'bell-tower');
    const log = [taken(0, 1, 'king'), passed, dropped(2, 0, 'queen'), robbed];
    expect(sinceLastMoveOf(log, 0).map(({ seq }) => seq)).toEqual([2, 3]);
    expect(sinceLastMoveOf(log, undefined)).toEqual([]);
  });

  it('takes what the table did for want of an answer for no answer', () => {
    const log: LogLine[] = [{ seq: 1, kind: 'answer', by: 0 }, taken(2, 1, 'king'), { seq: 3, kind: 'timeout', by: 0 }];
    expect(sinceLastMoveOf(log, 0).map(({ seq }) => seq)).toEqual([2, 3]);
  });

  it('marks all that others did since then, also where they went on with what they had begun', () => {
    const log = [taken(1, 1, 'king'), { ...taken(2, 0, 'queen'), by: 0 }, taken(3, 0, 'smoke'), dropped(4, 1, 'king')];
    const marked = (lines: LogLine[]) =>
      turnsOf(sentencesOf(lines, telling), readerOf(lines, 0)).map(({ isNew, sentences }) => [isNew, sentences.length]);
    expect(marked(log)).toEqual([
      [false, 1],
      [false, 1],
      [true, 1],
      [true, 1],
    ]);
  });

  it("marks nothing of a turn of one's own that has begun since", () => {
    const turn = (seq: number, seat: number): LogLine => ({
      seq,
      kind: 'answer',
      events: [{ type: 'turn', seat, data: { n: seq } }],
    });
    const log: LogLine[] = [{ ...turn(1, 1), by: 0 }, turn(2, 1), turn(3, 0)];
    const turns = turnsOf(sentencesOf(log, { ...telling, game: terrorsOfLondon }), readerOf(log, 0));
    expect(turns.map(({ seat, isNew }) => [seat, isNew])).toEqual([
      [1, false],
      [1, true],
      [0, false],
    ]);
  });
});
