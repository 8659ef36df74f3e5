import { describe, expect, it } from 'vitest';
import { byName, byNumber, isRef, listOf, oneOf, pairOf, partsOf, refKind, writtenRef } from './kinds.ts';
import { refs } from './refs.ts';

describe('references', () => {
  it('are made and read by their kind, and by no other', () => {
    expect(refs.seat(2)).toBe('seat:2');
    expect(refs.seat.in('seat:2')).toBe(2);
    expect(refs.seat.in('pile:2')).toBeUndefined();
    expect(refs.seat.in('seat:two')).toBeUndefined();
    expect(refs.seat.in(2)).toBeUndefined();
    expect(refs.seat.in(undefined)).toBeUndefined();
    expect(refs.button.is('button:pass')).toBe(true);
    expect(refs.button.is('buttons:pass')).toBe(false);
  });

  it('name one of some things, or two of them', () => {
    const suit = refKind('suit', oneOf(['army', 'flood']));
    expect(suit.in(suit('flood'))).toBe('flood');
    expect(suit.in('suit:wild')).toBeUndefined();
    const ability = refKind('ability', pairOf(byNumber, '/', byName));
    expect(ability([7, 'a/b'])).toBe('ability:7/a/b');
    expect(ability.in('ability:7/a/b')).toEqual([7, 'a/b']);
    expect(ability.in('ability:7')).toBeUndefined();
    expect(ability.in('ability:x/a')).toBeUndefined();
  });

  it('name any number of things', () => {
    const levels = refKind('levels', listOf(byNumber, '.'));
    expect(levels([0, 2])).toBe('levels:0.2');
    expect(levels.in('levels:0.2')).toEqual([0, 2]);
    expect(levels.in(levels([]))).toEqual([]);
    expect(levels.in('levels:0.x')).toBeUndefined();
  });

  it('count below zero, too', () => {
    const by = refKind('by', byNumber);
    expect(by.in(by(-1))).toBe(-1);
  });

  it('that somebody wrote are what they are; what none can be is offered by nobody', () => {
    expect(writtenRef('pile:deck')).toBe('pile:deck');
    expect(writtenRef(12)).toBe(12);
    expect(writtenRef('deck')).toBe('unknown:deck');
    expect([12, 'seat:1', 'seat', null, {}].filter(isRef)).toEqual([12, 'seat:1']);
  });

  it('of any kind fall apart into kind and name', () => {
    expect(partsOf('piece:A3/town/1')).toEqual({ kind: 'piece', name: 'A3/town/1' });
    expect(partsOf('play')).toEqual({ kind: '', name: 'play' });
  });
});
