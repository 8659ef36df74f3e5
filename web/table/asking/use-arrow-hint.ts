import { useEffect, useState } from 'react';
import { recall, remember } from '../../app/kept/storage.ts';
import { isBusyElsewhere, stopsIn } from '../keys.ts';

/* Tab stops once at each part of the table. That the arrows lead on there is told until somebody has gone by them once. */

interface ArrowHint {
  /** Nobody here has gone by the arrows yet. */
  readonly isNew: boolean;
  /** The Tab key has come to one of several things. */
  readonly isDue: boolean;
}

export function useArrowHint(): ArrowHint {
  const [isNew, setNew] = useState(() => recall('arrows') !== true);
  const [among, setAmong] = useState(false);
  useEffect(() => {
    if (!isNew) return;
    const focus = ({ target }: FocusEvent) => setAmong(isAmongMany(target));
    const blur = () => setAmong(false);
    const press = ({ key, target }: KeyboardEvent) => {
      if (!key.startsWith('Arrow') || !isAmongMany(target)) return;
      remember('arrows', true);
      setNew(false);
    };
    document.addEventListener('focusin', focus);
    document.addEventListener('focusout', blur);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('focusin', focus);
      document.removeEventListener('focusout', blur);
      document.removeEventListener('keydown', press);
    };
  }, [isNew]);
  return { isNew, isDue: isNew && among };
}

/** Whoever uses the mouse is not meant. */
function isAmongMany(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible') || isBusyElsewhere(target)) return false;
  const zone = target.closest('[data-zone]');
  return zone !== null && stopsIn(zone).length > 1;
}
