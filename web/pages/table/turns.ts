import type { Seated } from '@tafelrunde/table/client';

/** Has this person something to answer that the table waits for? */
export const isAsked = ({ view, info }: Seated): boolean =>
  info.state === 'running' && view !== null && view.questions.some(({ standing }) => !standing);

/** Which of the people at this screen are asked. */
export const askedAmong = (states: readonly Seated[]): number[] =>
  states.flatMap((state, i) => (isAsked(state) ? [i] : []));

/** Who should look at the screen: whoever looks now, unless the table waits for somebody else. */
export function nextToLook(states: readonly Seated[], active: number): number {
  const asked = askedAmong(states);
  return asked.length === 0 || asked.includes(active) ? active : (asked.find((i) => i > active) ?? asked[0] ?? active);
}
