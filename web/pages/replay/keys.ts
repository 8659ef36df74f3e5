import { useEffect, useRef } from 'react';
import { isBusyElsewhere } from '../../table/keys.ts';

type Step = 'back' | 'on' | 'first' | 'last' | 'play';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
  ' ': 'play',
};

/** What a key means for the game that is watched; with Shift the arrows go among the cards, as at every table. */
export function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): Step | undefined {
  return ctrlKey || metaKey || altKey || shiftKey ? undefined : steps[key];
}

/** Wherever on the page one is, but not in fields and dialogs; the space bar belongs to a button that has the focus. */
export function useReplayKeys(take: (step: Step) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (step === undefined || isBusyElsewhere(event.target)) return;
      if (step === 'play' && event.target instanceof Element && event.target.closest('button, a, summary') !== null)
        return;
      event.preventDefault();
      latest.current(step);
    };
    // Before the table hears of it: there the arrows mean cards.
    addEventListener('keydown', down, { capture: true });
    return () => removeEventListener('keydown', down, { capture: true });
  }, []);
}
