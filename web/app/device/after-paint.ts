/** A page that nobody looks at is never painted: there it is soon enough after so many milliseconds. */
const UNSEEN = 100;

/** When what was just drawn is on the screen: for everything that whoever waits for it need not wait for. */
export function afterPaint(go: () => void): void {
  let gone = false;
  const once = (): void => {
    if (!gone) go();
    gone = true;
  };
  setTimeout(once, UNSEEN);
  // A frame is on the screen when the next task runs.
  requestAnimationFrame(() => setTimeout(once));
}
