import type { Question, Ref, View, Wanted } from '@tafelrunde/kernel';

/** Is it what the lesson asks for? One copy of a card is as good as another in the same place. */
export function isWanted(view: View, wanted: Wanted, question: Question, picks: readonly Ref[]): boolean {
  if (question.id !== wanted.question || picks.length !== wanted.picks.length) return false;
  const [given, asked] = [picks, wanted.picks].map((refs) => refs.map((ref) => kindOf(view, ref)));
  if (given === undefined || asked === undefined) return false;
  if (question.ordered) return given.every((kind, i) => kind === asked[i]);
  return given.toSorted().join('\n') === asked.toSorted().join('\n');
}

function kindOf({ zones }: View, ref: Ref): string {
  for (const { kind, seat, n, cards } of zones) {
    const found = cards.find(({ obj }) => obj === ref);
    if (found?.card !== undefined) return [found.card, kind, seat, n].join('/');
  }
  return String(ref);
}
