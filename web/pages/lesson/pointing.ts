import type { View } from '@tafelrunde/kernel';

/** Where on the board something lies that a lesson speaks of: a card or its number, a zone, a reference, or a part of the board. */
export function pointedAt(board: ParentNode, view: View, name: string): Element[] {
  return selectorsOf(view, name).flatMap((selector) =>
    [...board.querySelectorAll(selector)].filter(isShown).slice(0, 1),
  );
}

function selectorsOf(view: View, name: string): string[] {
  const objects = view.zones
    .flatMap(({ cards }) => cards)
    .flatMap(({ card, obj }) => (card === name ? (obj ?? []) : []));
  if (objects.length > 0) return objects.map((obj) => `[data-obj="${obj}"]`);
  if (/^\d+$/.test(name)) return [`[data-obj="${name}"]`];
  const place = CSS.escape(name.replace('/', '-'));
  return [`[data-ref="${CSS.escape(name)}"], [data-place="${place}"], [data-part="${CSS.escape(name)}"]`];
}

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box around all of them, with some air. */
export function boxAround(elements: readonly Element[], air: number): Box | undefined {
  if (elements.length === 0) return undefined;
  const rects = elements.map((element) => element.getBoundingClientRect());
  const left = Math.min(...rects.map((rect) => rect.left)) - air;
  const top = Math.min(...rects.map((rect) => rect.top)) - air;
  const right = Math.max(...rects.map((rect) => rect.right)) + air;
  const bottom = Math.max(...rects.map((rect) => rect.bottom)) + air;
  return { left, top, width: right - left, height: bottom - top };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 12;

/**
 * Where the teacher's bubble goes: below what is spoken of, else above, beside it, or wherever it covers least of what must stay in
 * view (`clear`, what the learner has to reach).
 */
export function besides(
  pointed: Box | undefined,
  clear: readonly Box[],
  bubble: Size,
  screen: Size,
): Pick<Box, 'left' | 'top'> {
  const within = (left: number, top: number) => ({
    left: clamp(left, GAP, screen.width - bubble.width - GAP),
    top: clamp(top, GAP, screen.height - bubble.height - GAP),
  });
  const centre = within((screen.width - bubble.width) / 2, (screen.height - bubble.height) / 2);
  if (pointed === undefined && clear.length === 0) return centre;
  const around = pointed ?? { left: centre.left, top: centre.top, ...bubble };
  const middle = around.left + around.width / 2 - bubble.width / 2;
  const candidates = [
    within(middle, around.top + around.height + GAP),
    within(middle, around.top - bubble.height - GAP),
    within(around.left + around.width + GAP, around.top),
    within(around.left - bubble.width - GAP, around.top),
    within(GAP, GAP + 56),
    within(screen.width, GAP + 56),
    within(GAP, screen.height),
    within(screen.width, screen.height),
    centre,
  ];
  const kept = pointed === undefined ? clear : [pointed, ...clear];
  const covered = candidates.map((place) => kept.reduce((sum, box) => sum + overlap({ ...place, ...bubble }, box), 0));
  return candidates[covered.indexOf(Math.min(...covered))] ?? centre;
}

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(n, high));

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
