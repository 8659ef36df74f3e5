import type { Question, Ref, View } from '@tafelrunde/kernel';
import { player } from '../players.ts';
import { tallied } from '../rules/table.ts';
import { isState } from '../state.ts';

/** More effects than these nobody needs to activate in one turn; some pay for themselves (Portable Slot Machine). */
const MOST_ACTIVATIONS = 12;

/** Effects to activate; loot cards and buttons are other things to do. */
const activations = ({ op: { op }, options }: Question): Ref[] =>
  op === 'act' || op === 'mayReact'
    ? options.flatMap(({ ref, label }) => (label === undefined || label === 'play' ? [] : [ref]))
    : [];

/** FS-061: what can be activated as often as one can pay comes to an end all the same. */
export function enough(sight: { readonly view: View }, question: Question): readonly Ref[] {
  const found = activations(question);
  if (found.length === 0) return found;
  const { state } = sight.view;
  return isState(state) && tallied({ state }, 'activation', player(question.seat)) >= MOST_ACTIVATIONS ? found : [];
}
