import { isRef, type Ref } from '@tafelrunde/kernel';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Store } from '../app/kept/store.ts';

/** When the card that has the focus leaves, its neighbour gets it: nobody has to begin again at the top of the page. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<{ zone: Element; place: number }>(undefined);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const focus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const zone = target.closest('[data-zone], [data-options]') ?? element;
      last.current = { zone, place: buttonsIn(zone).indexOf(target) };
    };
    const blur = ({ target, relatedTarget }: FocusEvent) => {
      // Somebody went elsewhere on purpose, unless what had the focus is gone: that is known only after it has gone.
      queueMicrotask(() => {
        const isLeft = relatedTarget === null && target instanceof HTMLElement && target.isConnected;
        if (isLeft && document.activeElement === document.body) last.current = undefined;
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
    if (element === null || lost === undefined || document.activeElement !== document.body) return;
    const neighbours = lost.zone.isConnected ? buttonsIn(lost.zone) : [];
    const buttons = neighbours.length === 0 ? buttonsIn(element) : neighbours;
    buttons[Math.max(0, Math.min(lost.place, buttons.length - 1))]?.focus({ preventScroll: true });
  });
}

/** The list of options opens over the table for those who are in it: nobody is taken there who was not. */
const buttonsIn = (zone: Element): HTMLElement[] =>
  [...zone.querySelectorAll('button')].filter(
    (button) => zone.matches('[data-options]') || button.closest('[data-options]') === null,
  );

/**
 * What the mouse or the focus is on, for whoever wants to say what would happen. A card that gets the focus because its
 * neighbour has left was pointed at by nobody who plays with a finger.
 */
export function usePointed(root: RefObject<HTMLElement | null>, pointed: Store<Ref | undefined>): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let touched: Ref | undefined;
    const touch = ({ target }: Event) => {
      touched = refAt(target);
    };
    const point = ({ target }: Event) => pointed.set(refAt(target));
    const focus = ({ target }: Event) => {
      const isMeant = refAt(target) === touched || (target instanceof Element && target.matches(':focus-visible'));
      if (isMeant) pointed.set(refAt(target));
    };
    const away = () => pointed.set(undefined);
    element.addEventListener('pointerdown', touch);
    element.addEventListener('pointerover', point);
    element.addEventListener('focusin', focus);
    element.addEventListener('pointerleave', away);
    return () => {
      element.removeEventListener('pointerdown', touch);
      element.removeEventListener('pointerover', point);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('pointerleave', away);
    };
  }, [root, pointed]);
}

function refAt(target: EventTarget | null): Ref | undefined {
  const found = target instanceof Element ? target.closest('[data-ref]') : null;
  if (!(found instanceof HTMLElement)) return undefined;
  const { ref, obj } = found.dataset;
  if (obj !== undefined) return Number(obj);
  return isRef(ref) ? ref : undefined;
}
