import { describe, expect, it } from 'vitest';
import { stirsIn } from './stirs.ts';

const coast = { kind: 'land', name: 'coast' };
const hills = { kind: 'land', name: 'hills' };
const explorer = { kind: 'explorer' };
const hurt = { kind: 'explorer', marks: { damage: 1 } };
const at = (land: string, piece = 'explorer') => ({ place: `land:${land}`, piece: `piece:${land}/${piece}` });

describe('pieces on a map', () => {
  it('come, go, and go elsewhere, as the events tell', () => {
    const pieces = [{ ...explorer, n: 2 }];
    const [moved, added, removed, destroyed] = stirsIn([
      { type: 'moved', from: coast, to: hills, pieces },
      { type: 'added', to: hills, pieces },
      { type: 'removed', from: coast, pieces },
      { type: 'destroyed', from: coast, pieces },
    ]);
    expect(moved).toEqual({ from: at('coast'), to: at('hills') });
    expect(added).toEqual({ from: undefined, to: at('hills') });
    expect([removed, destroyed]).toEqual([
      { from: at('coast'), to: undefined },
      { from: at('coast'), to: undefined },
    ]);
  });

  it('that are hurt or replaced stay where they are', () => {
    const pieces = [{ ...explorer, n: 1 }];
    expect(
      stirsIn([
        { type: 'marked', to: coast, pieces, by: [{ ...hurt, n: 1 }] },
        { type: 'replaced', from: coast, to: coast, pieces, by: [{ kind: 'town', n: 1 }] },
      ]),
    ).toEqual([
      { from: at('coast'), to: at('coast', 'explorer/damage=1') },
      { from: at('coast'), to: at('coast', 'town') },
    ]);
  });

  it('are all that stirs: cards have a way of their own', () => {
    const cards = [{ card: 'king', obj: 1 }];
    expect(stirsIn([{ type: 'moved', from: { kind: 'deck' }, to: { kind: 'hand', seat: 0 }, cards }])).toEqual([]);
  });
});
