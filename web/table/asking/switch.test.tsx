import { fourSouls } from '@tafelrunde/four-souls';
import { begin, crank, granted, type Question, quickChance, readOptions, view } from '@tafelrunde/kernel';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../app/games/board.ts';
import { drawBoard, questionWith } from '../../app/games/board-in-tests.tsx';
import { Switch, turnToNext } from './switch.tsx';

afterEach(cleanup);

const laid = (() => {
  const options = granted(readOptions(fourSouls, {}));
  const { match } = granted(crank(fourSouls, begin(fourSouls, options, 2), quickChance(7)));
  return { ...view(fourSouls, match, [0, 1]), questions: [] };
})();

const act = questionWith({ id: '1.1.a', op: { op: 'act' }, unhurried: true });
const attack = questionWith({ id: '2.1.a', op: { op: 'chooseAttacked' } });
const elsewhere = questionWith({ id: '3.1.a', seat: 1, op: { op: 'choosePurchase' }, unhurried: true });

/** A person with both seats who is asked these, and looks at the first of them from seat 0. */
function look(questions: readonly Question[], asked: readonly Question[] = questions) {
  const turnTo = vi.fn<NonNullable<BoardProps['attention']>['turnTo']>();
  const Probe = (props: BoardProps) => (
    <>
      <Switch board={props} />
      <button type="button" onClick={() => turnToNext(props)}>
        next
      </button>
    </>
  );
  const you = { seats: [0, 1], owner: true };
  drawBoard(Probe, fourSouls, { view: laid, questions, table: { you }, attention: { asked, turnTo } });
  return turnTo;
}

const others = (): (string | null)[] =>
  screen
    .getAllByRole('button')
    .slice(0, -1)
    .map((each) => each.getAttribute('aria-label') ?? each.textContent);

describe('the switch between questions and seats', () => {
  it('shows what else is asked here and at the other seats, what somebody waits for in front', () => {
    look([act, attack], [act, elsewhere, attack]);
    expect(others()).toEqual(['What do you attack? Somebody waits for it.', 'Anna: What do you buy?']);
    expect(screen.getAllByRole('button').map(({ dataset }) => dataset.askedToo)).toEqual([
      'urgent',
      'later',
      undefined,
    ]);
  });

  it('leads to a question, and to a seat at which nothing is asked', () => {
    const turnTo = look([act, attack]);
    fireEvent.click(screen.getByRole('button', { name: /attack/ }));
    fireEvent.click(screen.getByRole('button', { name: /Anna/ }));
    expect(turnTo.mock.calls).toEqual([[attack], [1]]);
  });

  it('goes to the most urgent with a key', () => {
    const turnTo = look([act], [act, elsewhere]);
    fireEvent.click(screen.getByRole('button', { name: 'next' }));
    expect(turnTo.mock.calls).toEqual([[elsewhere]]);
  });
});
