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

/** A page that nobody looks at is never painted: there it is soon enough after so many milliseconds. */
const UNSEEN = 100;

function afterPaint(go: () => void): void {
  let gone = false;
  const once = (): void => {
    if (!gone) go();
    gone = true;
  };
  setTimeout(once, UNSEEN);
  // A frame is on the screen when the next task runs.
  requestAnimationFrame(() => setTimeout(once));
}
