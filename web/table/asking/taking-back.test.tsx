import type { UndoInfo } from '@tafelrunde/table/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Announcer, forgetSaid } from '../../app/shell/announcer.tsx';
import { draw } from '../../boards/fantasy-realms/board-in-tests.tsx';

afterEach(cleanup);

function button(undo: UndoInfo, lang: 'en' | 'de' = 'en'): HTMLElement {
  draw({ hand: ['king'], lang, table: { undo } });
  return screen.getByRole('button', { name: lang === 'en' ? /^(?:Take back|Ask to take back)$/ : 'Zurücknehmen' });
}

describe('taking back at the table', () => {
  it('says how many steps go back, and why no more do', () => {
    const { textContent, title } = button({ free: true, seat: 0, steps: 2, then: 'chance' });
    expect(textContent).toBe('Take back2');
    expect(title).toBe('2 steps can be taken back. No further. Since then chance has decided.');
  });

  it('does not count for ever', () => {
    expect(button({ free: true, seat: 0, steps: 9 }).textContent).toBe('Take back9+');
  });

  it('says it in German', () => {
    expect(button({ free: true, seat: 0, steps: 1 }, 'de').title).toBe('Ein Schritt lässt sich zurücknehmen.');
  });

  it('says why nothing goes back', () => {
    expect(button({ free: false, why: 'learned' }).title).toBe(
      'Cannot be taken back. Since then somebody has learned something.',
    );
  });

  it('says it aloud, too, when somebody asks', () => {
    forgetSaid();
    const { container } = render(<Announcer />);
    fireEvent.click(button({ free: false, why: 'learned' }));
    expect(container.textContent).toContain('Cannot be taken back. Since then somebody has learned something.');
  });

  it('does not say that it cannot be done where the others can be asked', () => {
    const ask = button({ free: false, why: 'learned', seat: 0 });
    expect(ask.textContent).toBe('Ask to take back');
    expect(ask.title).toBe('The others have to agree. Since then somebody has learned something.');
  });
});
