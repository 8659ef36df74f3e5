import { isRef, type Ref } from '@tafelrunde/kernel';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { settings } from '../../app/kept/settings.ts';
import type { Store } from '../../app/kept/store.ts';
import { useStore } from '../../app/kept/store.ts';
import { Announcer } from '../../app/shell/announcer.tsx';
import controls from '../../style/controls.module.css';
import { useTools, type Zoomed } from '../tools.tsx';
import { tableWords } from '../words.ts';
import style from './zoom.module.css';

const REST = 250;
const HOLD = 420;

/** Whatever carries `data-zoom` is shown in large: when the mouse rests on it, and, to stay, when a finger taps it or it is right-clicked. */
export function useZoomEvents(root: RefObject<HTMLElement | null>, zoom: Store<Zoomed | undefined>): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let under: HTMLElement | undefined;
    let held = false;
    let isMouse = false;
    // A card that slides under a mouse that was just clicked was not pointed at.
    let pressed = { x: -99, y: -99 };
    const show = (target: HTMLElement, by: Zoomed['by']) => zoom.set(zoomedAt(target, by));
    const wait = (target: HTMLElement, by: Zoomed['by'], milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!target.isConnected) return;
        held = by === 'held';
        show(target, by);
      }, milliseconds);
    };
    const unpoint = () => {
      clearTimeout(timer);
      under = undefined;
      if (zoom.get()?.by === 'pointed') zoom.set(undefined);
    };
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && zoomable(target) !== under) unpoint();
    };
    // The browser tells of moves when the page moves under the mouse, too: those have no length.
    const move = ({ target, pointerType, clientX, clientY, movementX, movementY }: PointerEvent) => {
      if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
      const found = zoomable(target);
      if (found === under) return;
      if (Math.hypot(clientX - pressed.x, clientY - pressed.y) < 5) return;
      under = found;
      if (found !== undefined && zoom.get()?.by !== 'held') wait(found, 'pointed', REST);
    };
    const down = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
      held = false;
      isMouse = pointerType === 'mouse';
      pressed = { x: clientX, y: clientY };
      clearTimeout(timer);
      const found = zoomable(target);
      if (pointerType === 'mouse') return unpoint();
      if (found !== undefined) wait(found, 'held', HOLD);
    };
    const up = () => clearTimeout(timer);
    // The finger that showed a card does not pick it when it lets go; keys, and the button beside a large card, click without a finger.
    const click = (event: MouseEvent) => {
      const found = zoomable(event.target);
      const isTap = !isMouse && event.detail > 0 && found !== undefined && isReadFirst(found);
      if (!held && !isTap) return;
      if (!held && found !== undefined) show(found, 'held');
      held = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event) => {
      const found = zoomable(event.target);
      if (found === undefined || !(held || isMouse)) return;
      event.preventDefault();
      if (isMouse) show(found, 'held');
    };
    const focus = () => {
      if (zoom.get()?.by === 'keys') zoom.set(undefined);
    };
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener('pointerover', over, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerleave', unpoint, { signal });
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('contextmenu', menu, { signal });
    element.addEventListener('focusin', focus, { signal });
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [root, zoom]);
}

const zoomable = (target: EventTarget | null): HTMLElement | undefined => {
  const found = target instanceof Element ? target.closest('[data-zoom]') : null;
  return found instanceof HTMLElement ? found : undefined;
};

/** A tap shows a card before it does anything with it, unless somebody wants it otherwise; what is chosen goes at once. */
function isReadFirst(found: HTMLElement): boolean {
  if (!found.matches('button, a, summary')) return true;
  return !settings.get().oneTap && found.dataset.obj !== undefined && found.dataset.state !== 'picked';
}

export function zoomedAt(target: HTMLElement, by: Zoomed['by']): Zoomed | undefined {
  const { zoom: card, obj } = target.dataset;
  if (card === undefined) return undefined;
  const anchor = target.getBoundingClientRect();
  return { card, obj: obj === undefined ? undefined : Number(obj), anchor, source: target, by };
}

/** The card in large with everything about it; the board says what that is. */
export function ZoomLayer({ children }: { readonly children: (zoomed: Zoomed) => ReactNode }) {
  const { zoom } = useTools();
  const zoomed = useStore(zoom);
  if (zoomed === undefined) return null;
  return zoomed.by === 'held' ? (
    <Held zoomed={zoomed}>{children(zoomed)}</Held>
  ) : (
    <Beside zoomed={zoomed}>{children(zoomed)}</Beside>
  );
}

interface LayerProps {
  readonly zoomed: Zoomed;
  readonly children: ReactNode;
}

/** Next to the card, wherever there is room; it takes no clicks. */
function Beside({ zoomed, children }: LayerProps) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number }>();
  useLayoutEffect(() => {
    if (box.current === null) return;
    setAt(beside(zoomed.anchor, box.current.offsetWidth, box.current.offsetHeight));
  }, [zoomed]);
  return (
    <div
      ref={box}
      className={style.beside}
      role="tooltip"
      style={at === undefined ? { visibility: 'hidden' } : { left: at.left, top: at.top }}
    >
      {children}
    </div>
  );
}

const MARGIN = 12;

/** Above what lies at the bottom, else right of it or left of it, as near as the window allows. */
function beside(anchor: DOMRect, width: number, height: number): { left: number; top: number } {
  if (anchor.top > innerHeight * 0.55 && anchor.top - height > 2 * MARGIN) {
    const centred = anchor.left + anchor.width / 2 - width / 2;
    return {
      left: Math.max(MARGIN, Math.min(centred, innerWidth - width - MARGIN)),
      top: anchor.top - height - MARGIN,
    };
  }
  const right = anchor.right + MARGIN;
  const left = anchor.left - MARGIN - width;
  const across = right + width <= innerWidth - MARGIN ? right : left >= MARGIN ? left : innerWidth - width - MARGIN;
  const middle = anchor.top + anchor.height / 2 - height / 2;
  return { left: across, top: Math.max(MARGIN, Math.min(middle, innerHeight - height - MARGIN)) };
}

/** On a phone, and from the log: a dialog, with what can be done with the card. */
function Held({ zoomed, children }: LayerProps) {
  const { zoom, doing, board } = useTools();
  const t = tableWords[board.lang];
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const { source } = zoomed;
  const name = board.game.text.card(zoomed.card, board.lang).name;
  const [pick, setPick] = useState<Ref>();
  // What can be done with it is known where it lies, and may change while one reads.
  useLayoutEffect(() => setPick(pickAt(source)));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is for those who tap beside it
    <dialog
      ref={dialog}
      className={style.held}
      aria-label={name}
      onClose={() => zoom.set(undefined)}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className={style.inside}>
        {children}
        <div className={style.actions}>
          {pick === undefined ? null : (
            <button
              type="button"
              className={controls.primary}
              data-act=""
              onClick={() => {
                close();
                source.click();
              }}
            >
              {doing(pick) ?? t.pickThis(name)}
            </button>
          )}
          <button type="button" className={controls.button} onClick={close}>
            <X aria-hidden="true" />
            {t.close}
          </button>
        </div>
        <Announcer />
      </div>
    </dialog>
  );
}

/** What a click there would pick; nothing, where it would only be told why not. */
function pickAt({ isConnected, ariaDisabled, dataset: { ref = '' } }: HTMLElement): Ref | undefined {
  const pick = /^\d+$/.test(ref) ? Number(ref) : ref;
  return isConnected && ariaDisabled !== 'true' && isRef(pick) ? pick : undefined;
}
