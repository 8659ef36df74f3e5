import type { Ref } from '@tafelrunde/kernel';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Store } from '../app/store.ts';

/** When the card that has the focus leaves or cannot be picked any more, its neighbour gets it: nobody has to begin again at the top of the page. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<{ zone: Element; place: number }>(undefined);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const focus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const zone = target.closest('[data-zone]') ?? element;
      last.current = { zone, place: buttonsIn(zone).indexOf(target) };
    };
    const blur = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
      // Somebody went elsewhere on purpose, unless what had the focus is gone; while it goes it is still there.
      queueMicrotask(() => {
        if (target.isConnected && !target.matches(':disabled')) last.current = undefined;
      });
    };
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', blur);
    return () => {
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', blur);
    };
  }, [root]);
  useLayoutEffect(() => {
    const element = root.current;
    const lost = last.current;
    if (element === null || lost === undefined || !isNowhere(document.activeElement)) return;
    const near = nearest(lost.zone.isConnected ? lost.zone : element, lost.place) ?? nearest(element, 0);
    near?.focus({ preventScroll: true });
  });
}

/** A button that is switched off loses the focus without a word, and only a moment later. */
const isNowhere = (focused: Element | null): boolean =>
  focused === document.body || focused?.matches(':disabled') === true;

/** Of the buttons that can be pressed the one that lies closest to this place. */
function nearest(zone: Element, place: number): HTMLElement | undefined {
  const all = buttonsIn(zone).map((button, i) => ({ button, far: Math.abs(i - place) }));
  return all.filter(({ button }) => !button.matches(':disabled')).toSorted((a, b) => a.far - b.far)[0]?.button;
}

const buttonsIn = (zone: Element): HTMLElement[] => [...zone.querySelectorAll('button')];

/** What the mouse or the focus is on, for whoever wants to say what would happen. */
export function usePointed(root: RefObject<HTMLElement | null>, pointed: Store<Ref | undefined>): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const point = ({ target }: Event) => pointed.set(refAt(target));
    const away = () => pointed.set(undefined);
    element.addEventListener('pointerover', point);
    element.addEventListener('focusin', point);
    element.addEventListener('pointerleave', away);
    return () => {
      element.removeEventListener('pointerover', point);
      element.removeEventListener('focusin', point);
      element.removeEventListener('pointerleave', away);
    };
  }, [root, pointed]);
}

function refAt(target: EventTarget | null): Ref | undefined {
  const found = target instanceof Element ? target.closest('[data-ref]') : null;
  if (!(found instanceof HTMLElement)) return undefined;
  const { ref, obj } = found.dataset;
  return obj === undefined ? ref : Number(obj);
}
