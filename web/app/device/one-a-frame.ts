import { afterPaint } from './after-paint.ts';

/**
 * Hands things on one by one, each when the one before it can be seen: whoever does something sees what came of it first,
 * however fast the others go on.
 */
export function oneAFrame<T>(handOn: (each: T) => void): (each: T) => void {
  const waiting: T[] = [];
  let painting = false;
  const next = (): void => {
    painting = waiting.length > 0;
    for (const each of waiting.splice(0, 1)) {
      handOn(each);
      afterPaint(next);
    }
  };
  return (each) => {
    waiting.push(each);
    if (!painting) next();
  };
}
