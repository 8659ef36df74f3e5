import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { draw } from '../../boards/fantasy-realms/board-in-tests.tsx';
import { draw as drawSouls } from '../../boards/four-souls/board-in-tests.tsx';
import { draw as drawLondon } from '../../boards/terrors-of-london/board-in-tests.tsx';

beforeEach(() => change({ lang: 'en', motion: 'off' }));
afterEach(cleanup);

const links = (): readonly (string | null)[] => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

const rightClick = (card: HTMLElement) => {
  fireEvent.pointerDown(card, { pointerType: 'mouse', button: 2 });
  fireEvent.contextMenu(card);
};

/** The first card in sight. */
function anyCard(): HTMLElement {
  const card = document.querySelector('button[data-zoom]');
  if (!(card instanceof HTMLElement)) throw new Error('there is no card');
  return card;
}

describe('a card in large', () => {
  it('says by which rules its words are meant, and leads to them where it stays', () => {
    draw({ hand: ['candle'] });
    const candle = screen.getByRole('button', { name: /^Candle/ });
    candle.focus();
    fireEvent.keyDown(candle, { key: ' ' });
    expect(screen.getByRole('tooltip').textContent).toMatch(/FR-\d{3}/);
    expect(links()).toEqual([]);
    fireEvent.keyDown(candle, { key: ' ' });
    expect(screen.getByRole('dialog', { name: 'Candle' })).toBeDefined();
    expect(links()).not.toHaveLength(0);
    for (const href of links()) expect(href).toMatch(/^\/learn\/fantasy-realms\/rules#FR-\d{3}$/);
  });

  it('stays after a right click, on every board', () => {
    draw({ hand: ['candle'] });
    rightClick(screen.getByRole('button', { name: /^Candle/ }));
    expect(screen.getByRole('dialog', { name: 'Candle' })).toBeDefined();
    cleanup();
    for (const drawBoard of [() => drawSouls({}), () => drawLondon({})]) {
      drawBoard();
      rightClick(anyCard());
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      cleanup();
    }
  });

  it('is shown by a tap, with a button for what it may do; a setting makes one tap enough', () => {
    const { props } = draw({ hand: ['candle'], discard: ['forge'], question: { options: [{ ref: 200 }] } });
    const forge = screen.getByRole('button', { name: /^Forge/ });
    const tap = () => {
      fireEvent.pointerDown(forge, { pointerType: 'touch' });
      fireEvent.click(forge, { detail: 1 });
    };
    tap();
    expect(props.answer).not.toHaveBeenCalled();
    fireEvent.click(within(screen.getByRole('dialog', { name: 'Forge' })).getByRole('button', { name: 'Take Forge' }));
    expect(props.answer).toHaveBeenCalledTimes(1);
    change({ oneTap: true });
    tap();
    expect(props.answer).toHaveBeenCalledTimes(2);
    change({ oneTap: false });
  });

  it('leads to the rules in Four Souls, too', () => {
    drawSouls({});
    const monster = document.querySelector('[data-place^="monster-"] button[data-zoom]');
    if (!(monster instanceof HTMLElement)) throw new Error('there is no monster');
    rightClick(monster);
    expect(links()).toContain('/learn/four-souls/rules#FS-096');
  });
});
