import { refs } from '@tafelrunde/kernel';
import { type RefObject, useEffect, useRef } from 'react';
import { rest, wake } from './asking/heed.tsx';
import { turnToNext } from './asking/switch.tsx';
import { giveAgain } from './asking/taking-back.tsx';
import { zoomedAt } from './cards/zoom.tsx';
import { stepOn } from './pace/tempo.tsx';
import type { Tools } from './tools.tsx';

/* The whole game with the keyboard alone. */

export interface Commands {
  undo(): void;
  log(): void;
  help(): void;
}

/** What a key means at a table; undefined: leave it to the browser. */
export type Command =
  | { readonly do: 'pick'; readonly n: number }
  | { readonly do: 'move'; readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 }
  | {
      readonly do:
        | 'done'
        | 'enter'
        | 'escape'
        | 'zoom'
        | 'undo'
        | 'redo'
        | 'log'
        | 'help'
        | 'options'
        | 'pass'
        | 'rest'
        | 'wake'
        | 'next';
    };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const arrows: Readonly<Record<string, Command>> = {
  ArrowLeft: { do: 'move', x: -1, y: 0 },
  ArrowRight: { do: 'move', x: 1, y: 0 },
  ArrowUp: { do: 'move', x: 0, y: -1 },
  ArrowDown: { do: 'move', x: 0, y: 1 },
};

const plain: Readonly<Record<string, Command>> = {
  ...arrows,
  Enter: { do: 'enter' },
  Escape: { do: 'escape' },
  ' ': { do: 'zoom' },
  l: { do: 'log' },
  '?': { do: 'help' },
  o: { do: 'options' },
  p: { do: 'pass' },
  t: { do: 'rest' },
  a: { do: 'wake' },
  n: { do: 'next' },
};

export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): Command | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'z') return { do: shiftKey ? 'redo' : 'undo' };
    if (key.toLowerCase() === 'y') return { do: 'redo' };
    return key === 'Enter' ? { do: 'done' } : undefined;
  }
  if (/^[1-9]$/.test(key)) return { do: 'pick', n: Number(key) };
  return plain[key.length === 1 ? key.toLowerCase() : key];
}

const FIELDS = 'input:not([type="range"]), textarea, select, [contenteditable]';

/** Listens as long as the table is there. Whoever writes a text, or has a dialog open, is left alone. */
export function useTableKeys(root: RefObject<HTMLElement | null>, tools: Tools, commands: Commands): void {
  const now = useRef({ tools, commands });
  useEffect(() => {
    now.current = { tools, commands };
  });
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const element = root.current;
      if (element === null || event.defaultPrevented || isBusyElsewhere(event.target)) return;
      const command = commandOf(event);
      if (command === undefined) return;
      element.dataset.keys = '';
      if (obey(command, element, now.current.tools, now.current.commands)) event.preventDefault();
    };
    // A button would take the space bar for a click when it comes up.
    const up = (event: KeyboardEvent) => {
      if (event.key === ' ' && focused()?.dataset.zoom !== undefined) event.preventDefault();
    };
    const point = () => {
      delete root.current?.dataset.keys;
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    addEventListener('pointerdown', point);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
      removeEventListener('pointerdown', point);
    };
  }, [root]);
}

export function isBusyElsewhere(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(FIELDS) !== null) return true;
  return document.querySelector('dialog[open]') !== null;
}

const focused = (): HTMLElement | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement : undefined;

/** Does what was asked for; false when the browser should go on as usual. */
function obey(command: Command, root: HTMLElement, tools: Tools, commands: Commands): boolean {
  const { picking, options, zoom, hint } = tools;
  switch (command.do) {
    case 'pick': {
      const option = options[command.n - 1];
      if (option !== undefined) picking.pick(option.ref);
      return option !== undefined;
    }
    case 'pass': {
      const buttons = options.filter(({ ref }) => refs.button.is(ref));
      const pass =
        buttons.find(({ ref }) => refs.button.in(ref) === 'pass') ?? (buttons.length === 1 ? buttons[0] : undefined);
      if (pass !== undefined) picking.pick(pass.ref);
      return pass !== undefined;
    }
    case 'move':
      return moveFocus(root, command.x, command.y);
    case 'enter': {
      const isOnButton = focused()?.closest('button, a, summary') != null;
      if (isOnButton || !picking.needsDone || !picking.complete) return false;
      picking.done();
      return true;
    }
    case 'done':
      picking.done();
      return true;
    case 'escape':
      if (zoom.get() !== undefined) zoom.set(undefined);
      else if (hint.get() !== undefined) hint.set(undefined);
      else if (tools.ahead.chosen !== undefined) tools.ahead.drop();
      else picking.clear();
      return true;
    case 'zoom': {
      const card = focused();
      const isOnButton = card?.dataset.zoom === undefined && card?.closest('button, a, summary') != null;
      if (!isOnButton && zoom.get() === undefined && stepOn(tools.board)) return true;
      if (card?.dataset.zoom === undefined) return false;
      zoom.set(zoomedAt(card, zoom.get() === undefined ? 'keys' : 'held'));
      return true;
    }
    case 'redo':
      giveAgain(tools.board);
      return true;
    case 'rest':
      rest(tools.board);
      return true;
    case 'wake':
      wake(tools.board);
      return true;
    case 'next':
      return turnToNext(tools.board);
    case 'options':
      focusFirst(root.querySelector('[data-options]'));
      return true;
    default:
      commands[command.do]();
      return true;
  }
}

function focusFirst(zone: Element | null): void {
  const first = zone?.querySelector('button');
  if (first instanceof HTMLElement) first.focus();
}

/** Where the arrows can go in a part of the table. */
export const stopsIn = (zone: Element): HTMLElement[] => [
  ...zone.querySelectorAll<HTMLElement>('button:not([disabled]), [role="button"], summary'),
];

/** To the nearest card of the same part of the table in that direction. */
function moveFocus(root: HTMLElement, x: number, y: number): boolean {
  const from = focused();
  const zone = from?.closest('[data-zone]');
  if (from === undefined || zone == null) {
    const open = root.querySelector('[data-state="open"], [data-state="picked"]');
    if (open instanceof HTMLElement) open.focus();
    return open !== null;
  }
  const others = stopsIn(zone).filter((each) => each !== from);
  const next = nearest(from.getBoundingClientRect(), others, x, y);
  next?.focus();
  return next !== undefined;
}

function nearest(from: DOMRect, others: readonly HTMLElement[], x: number, y: number): HTMLElement | undefined {
  let best: { element: HTMLElement; far: number } | undefined;
  for (const element of others) {
    const to = element.getBoundingClientRect();
    const across = to.left + to.width / 2 - (from.left + from.width / 2);
    const along = to.top + to.height / 2 - (from.top + from.height / 2);
    const ahead = across * x + along * y;
    const aside = Math.abs(across * y) + Math.abs(along * x);
    if (ahead <= 2) continue;
    const far = ahead + aside * 3;
    if (best === undefined || far < best.far) best = { element, far };
  }
  return best?.element;
}
