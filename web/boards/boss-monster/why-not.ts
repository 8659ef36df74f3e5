import type { Card } from '@tafelrunde/boss-monster';
import type { Question, Ref } from '@tafelrunde/kernel';
import type { BoardProps } from '../../app/games/board.ts';
import { placeOf } from '../../table/cards/reading.ts';
import { cardNamed, stateOf } from './reading.ts';
import { bossWords } from './words.ts';

/** Why something on the table cannot be picked now. */
export function whyNot(
  { view, lang }: Pick<BoardProps, 'view' | 'lang'>,
  question: Question,
  ref: Ref,
): string | undefined {
  const { op, seat } = question;
  if (op.op !== 'act' && op.op !== 'mayReact') return undefined;
  const place = placeOf(view, ref);
  const card = cardNamed(place?.cards.find(({ obj }) => obj === ref)?.card);
  if (place === undefined || card === undefined) return undefined;
  const t = bossWords[lang].whyNot;
  if (place.kind === 'room' || place.kind === 'boss' || place.kind === 'miniboss') {
    if (place.seat !== seat) return t.theirs;
    return card.abilities.some((ability) => 'use' in ability) ? t.used : t.passive;
  }
  return place.kind === 'hand' && place.seat === seat ? whyNotHeld({ view, lang }, seat, card) : undefined;
}

function whyNotHeld({ view, lang }: Pick<BoardProps, 'view' | 'lang'>, seat: number, card: Card): string | undefined {
  const words = bossWords[lang];
  const t = words.whyNot;
  const { phase, builds, buildingStopped, active } = stateOf(view);
  if (card.kind === 'spell') {
    if (!card.phases.some((each) => each === phase)) {
      return t.phase(card.phases.map((each) => words.phase[each]).join(', '));
    }
    return card.answers === undefined ? t.noTarget : t.answer;
  }
  if (phase !== 'build' || active !== seat) return t.phase(words.phase.build);
  if (buildingStopped) return t.stopped;
  if ((builds[seat] ?? 0) === 0) return t.builtAlready;
  return card.kind === 'room' && card.advanced ? t.advanced : t.noTarget;
}
