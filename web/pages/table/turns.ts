import type { Question } from '@tafelrunde/kernel';
import type { Heed, Seated } from '@tafelrunde/table/client';

/** Has this person something to answer that the table waits for? */
export const isAsked = (state: Seated): boolean => isAskedToReact(state) || isAskedElse(state);

/** Is this person asked for anything but a reaction? */
const isAskedElse = ({ view, info }: Seated): boolean =>
  info.state === 'running' && view !== null && view.questions.some(({ standing }) => !standing);

const isAskedToReact = ({ info, reactions }: Seated): boolean =>
  info.state === 'running' && reactions.some(({ held }) => !held);

/** Everything that this person may answer now. */
export const questionsTo = ({ view, reactions }: Pick<Seated, 'view' | 'reactions'>): readonly Question[] => [
  ...(view?.questions ?? []),
  ...reactions.filter(({ held }) => !held).map(({ question }) => question),
];

/** Those who may react, where the table waits for nothing else: they can be asked all at once. */
export function reactingAmong(states: readonly Seated[]): number[] {
  if (states.some(isAskedElse)) return [];
  return states.flatMap((state, i) => (isAskedToReact(state) ? [i] : []));
}

/** Whoever shares a screen is asked by what everybody sees: to be named there, or not to be, must not tell a hand. */
export const heedAmong = (people: number, wanted: 'able' | 'all'): Heed['about'] =>
  people > 1 && wanted === 'able' ? 'open' : wanted;

/** Which of the people at this screen are asked. */
export const askedAmong = (states: readonly Seated[]): number[] =>
  states.flatMap((state, i) => (isAsked(state) ? [i] : []));

/** Who should look at the screen: whoever looks now, unless the table waits for somebody else. */
export function nextToLook(states: readonly Seated[], active: number): number {
  const asked = askedAmong(states);
  return asked.length === 0 || asked.includes(active) ? active : (asked.find((i) => i > active) ?? asked[0] ?? active);
}
