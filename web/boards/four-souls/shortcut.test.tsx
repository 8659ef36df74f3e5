import type { Question, Ref } from '@tafelrunde/kernel';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { questionWith } from '../../app/games/board-in-tests.tsx';
import { change } from '../../app/kept/settings.ts';
import { Board } from './board.tsx';
import { draw } from './board-in-tests.tsx';

afterEach(() => {
  cleanup();
  change({ lang: 'en', confirm: false, motion: 'off' });
});

const TO_ANNOUNCE: readonly Ref[] = ['button:end', 'button:attack', 'button:purchase'];

const asking = (op: string, id: string, refs: readonly Ref[]): Question =>
  questionWith({ id, op: { op }, options: refs.map((ref) => ({ ref })) });

/** Beside the prompt; the list of options has one of its own. */
function done(): HTMLElement {
  const found = screen.getAllByRole('button', { name: 'Done' }).at(-1);
  if (found === undefined) throw new Error('there is nothing to confirm');
  return found;
}

/** At the start of the action phase, with a way to what is asked next. */
function atTheTable(refs = TO_ANNOUNCE) {
  const { props, answers, rerender } = draw({ question: asking('act', '0.1.a', refs) });
  const inZone = (kind: string): readonly number[] =>
    props.view.zones.filter((zone) => zone.kind === kind).flatMap(({ cards }) => cards.map(({ obj }) => obj));
  return {
    answers,
    monsters: inZone('monster'),
    wares: inZone('shop'),
    click: (group: 'Monsters' | 'Shop', n = 0) => {
      const cards = within(screen.getByRole('group', { name: group })).getAllByRole('button');
      const wanted = cards.filter(({ dataset }) => Number(dataset.obj) > 0)[n];
      if (wanted !== undefined) fireEvent.click(wanted);
    },
    ask: (op: string, id: string, options: readonly Ref[]) =>
      rerender(<Board {...props} questions={[asking(op, id, options)]} />),
  };
}

describe('who reaches for something', () => {
  it('[FS-151, FS-152] that can be attacked announces the attack, and names it when that is asked', () => {
    const { answers, monsters, click, ask } = atTheTable();
    click('Monsters');
    expect(answers).toEqual([['button:attack']]);
    ask('mayReact', '0.2.a', ['button:pass']);
    expect(answers).toHaveLength(1);
    ask('chooseAttacked', '0.3.a', monsters);
    expect(answers).toEqual([['button:attack'], monsters.slice(0, 1)]);
  });

  it('[FS-141, FS-142] in the shop announces a purchase, and names it when that is asked', () => {
    const { answers, wares, click, ask } = atTheTable();
    click('Shop');
    ask('choosePurchase', '0.3.a', wares);
    expect(answers).toEqual([['button:purchase'], wares.slice(0, 1)]);
  });

  it('[FS-158] that is gone by then is asked what to attack', () => {
    const { answers, monsters, click, ask } = atTheTable();
    click('Monsters');
    ask('chooseAttacked', '0.3.a', monsters.slice(1));
    expect(answers).toEqual([['button:attack']]);
  });

  it('[FS-250] and then cannot go on has nothing named in the next turn', () => {
    const { answers, monsters, click, ask } = atTheTable();
    click('Monsters');
    ask('act', '0.9.a', TO_ANNOUNCE);
    ask('chooseAttacked', '0.10.a', monsters);
    expect(answers).toEqual([['button:attack']]);
  });

  it('[FS-151, FS-152] confirms the announcement, and then what was reached for, if every move is to be confirmed', () => {
    change({ confirm: true });
    const { answers, monsters, click, ask } = atTheTable();
    click('Monsters');
    expect(answers).toEqual([]);
    expect(screen.getAllByRole('button', { name: /^Attack/, pressed: true })).not.toHaveLength(0);
    fireEvent.click(done());
    expect(answers).toEqual([['button:attack']]);
    ask('chooseAttacked', '0.3.a', monsters);
    expect(answers).toHaveLength(1);
    fireEvent.click(done());
    expect(answers).toEqual([['button:attack'], monsters.slice(0, 1)]);
  });

  it('reaches for another one without choosing anew, and for the same one no longer', () => {
    change({ confirm: true });
    const { answers, monsters, click, ask } = atTheTable();
    click('Monsters', 0);
    click('Monsters', 1);
    fireEvent.click(done());
    ask('chooseAttacked', '0.3.a', monsters);
    fireEvent.click(done());
    expect(answers).toEqual([['button:attack'], monsters.slice(1, 2)]);
    ask('act', '0.4.a', TO_ANNOUNCE);
    click('Monsters', 1);
    click('Monsters', 1);
    expect(done()).toHaveProperty('disabled', true);
  });

  it('[FS-124] when there is nothing to announce announces nothing', () => {
    const { answers, click } = atTheTable(['button:end']);
    click('Monsters');
    click('Shop');
    expect(answers).toEqual([]);
  });
});
