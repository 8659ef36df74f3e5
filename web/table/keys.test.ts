import { describe, expect, it } from 'vitest';
import { commandOf } from './keys.ts';

const press = (key: string, some: Partial<KeyboardEvent> = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...some });

describe('keys', () => {
  it('picks with the numbers 1 to 9', () => {
    expect(press('1')).toEqual({ do: 'pick', n: 1 });
    expect(press('9')).toEqual({ do: 'pick', n: 9 });
    expect(press('0')).toBeUndefined();
  });

  it('moves with the arrows', () => {
    expect(press('ArrowLeft')).toEqual({ do: 'move', x: -1, y: 0 });
    expect(press('ArrowDown')).toEqual({ do: 'move', x: 0, y: 1 });
  });

  it.each([
    ['Enter', 'enter'],
    ['Escape', 'escape'],
    [' ', 'zoom'],
    ['l', 'log'],
    ['L', 'log'],
    ['?', 'help'],
    ['o', 'options'],
    ['p', 'pass'],
    ['t', 'rest'],
    ['a', 'wake'],
  ])('understands %s', (key, command) => {
    expect(press(key)).toEqual({ do: command });
  });

  it('takes back with Ctrl+Z and is done with Ctrl+Enter, on every keyboard', () => {
    expect(press('z', { ctrlKey: true })).toEqual({ do: 'undo' });
    expect(press('z', { metaKey: true })).toEqual({ do: 'undo' });
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toEqual({ do: 'redo' });
    expect(press('y', { ctrlKey: true })).toEqual({ do: 'redo' });
    expect(press('Enter', { ctrlKey: true })).toEqual({ do: 'done' });
  });

  it('leaves the browser its own shortcuts', () => {
    expect(press('l', { ctrlKey: true })).toBeUndefined();
    expect(press('1', { altKey: true })).toBeUndefined();
    expect(press('Tab')).toBeUndefined();
  });
});
