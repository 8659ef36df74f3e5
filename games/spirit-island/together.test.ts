import {
  apply,
  cardOf,
  granted,
  type Journal,
  openJournal,
  questionsTo,
  type Ref,
  Run,
  readOptions,
  type Seat,
  undoFor,
} from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { spiritIsland } from './index.ts';
import { growthRef, PASS } from './refs.ts';
import { isState, type Phase } from './state.ts';

const asked = ({ match }: Journal, seat: Seat) => questionsTo(spiritIsland, match, [seat])[0];

/** Answers what the seat is asked. */
function answer(journal: Journal, by: Seat, ...picks: readonly Ref[]): void {
  granted(apply(journal, { kind: 'answer', by, question: asked(journal, by)?.id ?? '', picks }));
}

/** What is offered first. */
const first = (journal: Journal, seat: Seat): Ref => asked(journal, seat)?.options[0]?.ref ?? PASS;

/** Among what is offered, the card of that name. */
function card(journal: Journal, seat: Seat, id: string): Ref {
  const run = new Run(spiritIsland, journal.match);
  const isIt = (ref: Ref): boolean => typeof ref === 'number' && cardOf(run, ref) === id;
  return asked(journal, seat)?.options.find(({ ref }) => isIt(ref))?.ref ?? PASS;
}

function stateOf({ match: { state } }: Journal) {
  if (!isState(state)) throw new Error('this is another game');
  return state;
}

const phaseOf = (journal: Journal): Phase => stateOf(journal).phase;

/** Two people in the fast phase: the second has Boon of Vigor in play. */
function inFastPhase(): Journal {
  const journal = openJournal(spiritIsland, granted(readOptions(spiritIsland, {})), 2, { secret: '5'.repeat(64) });
  granted(apply(journal, { kind: 'begin' }));
  answer(journal, 0, card(journal, 0, 'vital-strength-of-the-earth'));
  answer(journal, 1, card(journal, 1, 'river-surges-in-sunlight'));
  while (phaseOf(journal) === 'spirit') {
    for (const seat of [0, 1]) {
      const { op } = asked(journal, seat)?.op ?? {};
      if (op === 'chooseGrowth') answer(journal, seat, growthRef(seat === 0 ? 2 : 1));
      else if (op === 'playCards' && seat === 0) answer(journal, seat);
      else if (op === 'playCards') answer(journal, seat, card(journal, seat, 'boon-of-vigor'));
      else if (op !== undefined && op !== 'usePowers') answer(journal, seat, first(journal, seat));
    }
  }
  return journal;
}

const takeBack = (journal: Journal, seat: Seat): boolean => {
  const undo = undoFor(journal, seat);
  return undo.ok && apply(journal, undo.value).ok;
};

describe('in company', () => {
  it('[SI-092] "done" is taken back while others are not done, and what they did meanwhile stays', () => {
    const journal = inFastPhase();
    const before = stateOf(journal).energy[1] ?? 0;
    answer(journal, 0, PASS);
    expect(asked(journal, 0)).toBeUndefined();
    answer(journal, 1, card(journal, 1, 'boon-of-vigor'));
    answer(journal, 1, 'seat:1');
    expect(takeBack(journal, 0)).toBe(true);
    expect(asked(journal, 0)?.op.op).toBe('usePowers');
    expect(stateOf(journal).energy[1]).toBe(before + 1);
  });

  it('[SI-092] a power is taken back whole, target and all, while somebody else has gone on', () => {
    const journal = inFastPhase();
    const before = stateOf(journal).energy[1] ?? 0;
    answer(journal, 1, card(journal, 1, 'boon-of-vigor'));
    answer(journal, 1, 'seat:1');
    answer(journal, 0, PASS);
    const undo = granted(undoFor(journal, 1, { whole: true }));
    expect(apply(journal, undo).ok).toBe(true);
    expect(stateOf(journal).energy[1]).toBe(before);
    expect(asked(journal, 0)).toBeUndefined(); // still done
    expect(card(journal, 1, 'boon-of-vigor')).not.toBe(PASS);
  });

  it('[SI-092] when all are done a card has been turned up, and nobody takes it back alone', () => {
    const journal = inFastPhase();
    answer(journal, 1, PASS);
    answer(journal, 0, PASS);
    expect(phaseOf(journal)).toBe('slow'); // the invaders have explored
    expect(undoFor(journal, 0).ok).toBe(false);
    expect(undoFor(journal, 1).ok).toBe(false);
  });
});
