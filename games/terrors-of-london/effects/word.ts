import type { Said } from '@tafelrunde/kernel';
import { kind, type Noun, named, noun, OTHER, type Plain, type Word, type WordNode } from '@tafelrunde/words';
import type { Happenings, Ops, State } from '../state.ts';

/** A word that cards are written in. All effects belong to the player whose turn it is: `m.state.active`. */
export type EffectWord<N extends WordNode> = Word<N, Ops, State, Happenings>;

/** A word in capitals, which says it all. */
export const keyword = (name: Said): (() => Plain) => {
  const said = named(name);
  return () => said;
};

/** There are two at the table. */
export const THE_OTHER: Noun = {
  ...noun(kind('player', 'die Person/Personen'), 'the', { being: [OTHER], name: 'opponent' }),
  en: 'the opponent',
};

export const CARD = kind('card', 'die Karte/Karten');
