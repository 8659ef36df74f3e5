import { fourSouls } from '@tafelrunde/four-souls';
import { at, type Option, type Ref } from '@tafelrunde/kernel';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { cardsOf } from '../../table/cards/reading.ts';
import { draw } from './board-in-tests.tsx';

afterEach(() => {
  cleanup();
  change({ lang: 'en', confirm: false, motion: 'off' });
});

const press = (key: string) => fireEvent.keyDown(document.body, { key });

describe('the table', () => {
  it('[FS-014, FS-015] shows monsters and the shop with their values', () => {
    draw({});
    expect(within(screen.getByRole('group', { name: 'Monsters' })).getAllByRole('button')).toHaveLength(2);
    const shop = within(screen.getByRole('group', { name: 'Shop' })).getAllByRole('button');
    expect(shop.map(({ textContent }) => /costs 10¢/.test(textContent ?? ''))).toEqual([true, true]);
  });

  it('shows every seat with its character, coins, and four places for souls', () => {
    draw({ state: { coins: [3, 12, 0] } });
    const anna = screen.getByRole('region', { name: 'Seat of Anna' });
    expect(within(anna).getByTitle('12¢')).toBeDefined();
    expect(within(anna).getByTitle('0 souls of 4').children).toHaveLength(4);
    expect(within(anna).getByRole('button', { name: /^Anna, .+, 2 of 2 HP, attack 1/ })).toBeDefined();
  });

  it('[FS-037] lets everybody look at covered monsters, the one on top first', () => {
    draw({ covered: ['fly', 'monstro'], lang: 'de' });
    fireEvent.click(screen.getByRole('button', { name: '2 abgedeckt' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Abgedeckt in Monsterfeld 1' }));
    expect(
      dialog.getAllByRole('listitem').map(({ textContent }) => /Monstro|Fly/.exec(textContent ?? '')?.[0]),
    ).toEqual(['Monstro', 'Fly']);
  });

  it('[FS-037] lets everybody look at them also while a slot is chosen', () => {
    draw({ covered: ['fly'], question: { options: [{ ref: 'slot:0' }, { ref: 'slot:1' }] } });
    fireEvent.click(screen.getByRole('button', { name: '1 covered' }));
    expect(screen.getByRole('dialog', { name: 'Covered in monster slot 1' })).toBeDefined();
  });

  it('offers on the tray also what the tray may cover, and there alone', () => {
    const ware = at(cardsOf(draw({}).props.view, 'shop'), 0);
    cleanup();
    const { answers } = draw({ covered: ['fly'], question: { options: [{ ref: ware.obj }, { ref: 9000 }] } });
    const tray = within(screen.getByRole('region', { name: 'Cards to choose from' }));
    expect(tray.getAllByRole('button')).toHaveLength(2);
    const shop = within(screen.getByRole('group', { name: 'Shop' })).getAllByRole('button');
    expect(shop.map(({ dataset }) => dataset.state)).not.toContain('open');
    fireEvent.click(tray.getByRole('button', { name: new RegExp(`^${fourSouls.text.card(ware.card, 'en').name}`) }));
    expect(answers).toEqual([[ware.obj]]);
  });

  it('[FS-296] shows both hands to one person who plays both characters, and nobody else’s to others', () => {
    draw({ seats: 2, options: { solo: true }, eyes: [0, 1] });
    expect(within(screen.getByRole('list', { name: 'Loot of Anna' })).getAllByRole('listitem')).toHaveLength(3);
    cleanup();
    draw({ seats: 2 });
    expect(screen.queryByRole('list', { name: 'Loot of Anna' })).toBeNull();
  });

  it('says what is left of the turn, and when there is no end to it', () => {
    draw({ state: { phase: 'action' }, figures: { attacks: 1001, purchases: 1 } });
    expect(screen.getByText(/^Left this turn: \d+ loot, ∞ attacks, 1 purchases$/)).toBeDefined();
  });

  it('says what happened last: a hit, a death', () => {
    const events = [
      { type: 'hit', seat: 1, data: { target: 5, roll: 4 } },
      { type: 'rolled', seat: 1, data: { n: 4, attack: true } },
    ];
    draw({ log: [{ seq: 1, kind: 'answer', by: 1, events }] });
    expect(screen.getAllByText('Anna hits.')).toHaveLength(2);
    cleanup();
    draw({ log: [{ seq: 1, kind: 'answer', by: 1, events: [{ type: 'died', seat: 1 }] }] });
    expect(screen.getAllByText(/^Anna dies/).length).toBeGreaterThan(1);
  });

  it.each([
    ['en', 'Your seat', 'Your items', 'Items of Anna', '1 damage to you'],
    ['de', 'Dein Platz', 'Deine Items', 'Items von Anna', '1 Schaden an dir'],
  ] as const)('speaks to the reader (%s)', (lang, seat, own, others, hurt) => {
    draw({ lang, state: { stack: [{ kind: 'damage', id: 1, to: 'seat:0', n: 1, combat: false }] } });
    expect(screen.getByRole('region', { name: seat })).toBeDefined();
    expect(screen.getByRole('group', { name: own })).toBeDefined();
    expect(screen.getByRole('group', { name: others })).toBeDefined();
    expect(screen.getByText(hurt)).toBeDefined();
  });

  it('[FS-302] [FS-305] counts the souls of both characters in a solo game, up to what was agreed', () => {
    const [one, other] = [2, 1].map((souls) => ({ hp: 2, max: 2, attack: 1, plays: 0, souls }));
    draw({ seats: 2, options: { solo: true, soloSouls: '6' }, figures: { players: [one, other] } });
    expect(screen.getByTitle('2 souls, together 3 of 6').children).toHaveLength(5);
    expect(screen.getByTitle('1 soul, together 3 of 6').children).toHaveLength(4);
    expect(screen.getByTitle('The eight-sided die: 8')).toBeDefined();
  });

  it('[FS-296] is no solo game with three seats', () => {
    draw({ options: { solo: true, soloSouls: '6' } });
    expect(screen.getAllByTitle('0 souls of 4')).toHaveLength(3);
    expect(screen.queryByTitle('The eight-sided die: 8')).toBeNull();
  });

  it('[FS-162] says which roll is needed in a fight, and how likely it is', () => {
    draw({ state: { attack: { seat: 1, target: 'seat:2' } }, figures: { hits: [4, 5, 6] } });
    expect(screen.getByText('Anna → Ben')).toBeDefined();
    expect(screen.getByText('4+ hits · 50 %')).toBeDefined();
  });

  it('[FS-200] shows the stack as a column, the next on top, with its targets', () => {
    const stack = [
      {
        kind: 'effect',
        id: 1,
        via: 'loot',
        seat: 1,
        at: ['bomb', 'play'],
        vars: { seat: 1, source: 9, target: 'seat:2' },
      },
      { kind: 'roll', id: 2, seat: 2, value: 5, attack: false, seen: false },
    ];
    draw({ state: { stack } });
    const items = within(screen.getByRole('group', { name: 'The stack' })).getAllByRole('button');
    expect(
      items.map(({ textContent }) => textContent?.match(/^(?:next|\d+\. to happen): [^→]*(?:→ \w+)?/)?.[0]),
    ).toEqual([expect.stringContaining('next: Roll: 5 (Ben)'), expect.stringContaining('2. to happen: Bomb! → Ben')]);
  });
});

describe('the keys', () => {
  it('run from left to right over the buttons, of which the end of the turn is the last', () => {
    const refs = ['button:end', 'button:attack', 'button:purchase'] as const;
    const { answers } = draw({ question: { options: refs.map((ref) => ({ ref })) } });
    const shown = [...document.querySelectorAll<HTMLElement>('[data-part="answers"] [data-ref]')];
    expect(shown.map(({ dataset }) => dataset.ref)).toEqual(['button:attack', 'button:purchase', 'button:end']);
    press('1');
    expect(answers).toEqual([['button:attack']]);
  });
});

describe('the end of the turn', () => {
  const end = { ref: 'button:end' } as const;
  const ended = (options: readonly Option[]) => {
    const { answers } = draw({ question: { options: [end, ...options] } });
    const button = document.querySelector('[data-part="answers"] [data-ref="button:end"]');
    if (button !== null) fireEvent.click(button);
    return answers;
  };

  it('[FS-126] is held up while something could still be done, and says what', () => {
    const answers = ended([{ ref: 'button:attack' }, { ref: 'button:purchase', idle: 'too-poor' }]);
    expect(answers).toEqual([]);
    expect(screen.getByText('Still unused: an attack.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'End it anyway' }));
    expect(answers).toEqual([['button:end']]);
  });

  it('[FS-129] is not held up when nothing is left to do', () => {
    expect(ended([{ ref: 'button:purchase', idle: 'too-poor' }])).toEqual([['button:end']]);
  });
});

describe('a reaction', () => {
  const options = [{ ref: 'button:pass' }] as const;

  it('says what it is about; P passes, T rests, and never can be said for this', () => {
    const { answers, props } = draw({ reaction: { question: { ...base, options } } });
    expect(screen.getByText('The dice roll is about to count. Do you react?')).toBeDefined();
    press('p');
    expect(answers).toEqual([['button:pass']]);
    press('t');
    expect(props.wish).toHaveBeenCalledWith({ type: 'heed', about: 'able', rest: true, never: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Stop asking this' }));
    expect(props.wish).toHaveBeenCalledWith({ type: 'heed', about: 'able', rest: false, never: ['roll'] });
  });

  it('that was given waits for the others', () => {
    draw({ reaction: { question: { ...base, options }, held: true } });
    expect(screen.getByText('You let it happen. The others may still react.')).toBeDefined();
  });
});

const base = {
  id: '0.1.a@4',
  seat: 0,
  op: { op: 'mayReact', seat: 0 },
  min: 1,
  max: 1,
  ordered: false,
  standing: false,
} as const;

describe('the end', () => {
  it('[FS-003] says who has won', () => {
    draw({ outcome: { winners: [1], how: 'four-souls' } });
    expect(screen.getByRole('heading', { name: 'Anna has won!' })).toBeDefined();
    expect(screen.getByText('Four souls win.')).toBeDefined();
  });

  it('[FS-303] says that the die has won over both characters', () => {
    draw({ seats: 2, options: { solo: true }, outcome: { winners: [], how: 'die-ran-out' }, lang: 'de' });
    expect(screen.getByRole('heading', { name: 'Du hast verloren.' })).toBeDefined();
  });
});

describe('[FS-197] the effects of a card', () => {
  /** The person’s character, as a card with so many effects that can be activated. */
  const withEffects = (n: number) => {
    const { obj } = drawn(['button:end']).character;
    cleanup();
    const abilities = Array.from({ length: n }, (_, i) => ({
      ref: `ability:${obj}/${i}` as const,
      label: `the-bone/${i}`,
    }));
    const { answers, card } = drawn([...abilities, 'button:end']);
    return { answers, card };
  };
  const drawn = (options: readonly (Option | Ref)[]) => {
    const { answers, props } = draw({
      question: { options: options.map((each) => (typeof each === 'object' ? each : { ref: each })) },
    });
    const character = at(cardsOf(props.view, 'character', 0), 0);
    const { name } = fourSouls.text.card(character.card, 'en');
    return { answers, character, card: screen.getByRole('button', { name: new RegExp(`^${name}, Character`) }) };
  };

  it('are used by a click on it when there is one', () => {
    const { answers, card } = withEffects(1);
    fireEvent.click(card);
    expect(answers).toEqual([[expect.stringMatching(/^ability:\d+\/0$/)]]);
    expect(screen.queryByRole('button', { name: /^The Bone:/ })).toBeNull();
  });

  it('are asked for after a click on it when there are several', () => {
    const { answers, card } = withEffects(2);
    fireEvent.click(card);
    expect(answers).toEqual([]);
    const [, second] = within(screen.getByRole('dialog')).getAllByRole('button', { name: /^The Bone:/ });
    if (second !== undefined) fireEvent.click(second);
    expect(answers).toEqual([[expect.stringMatching(/^ability:\d+\/1$/)]]);
  });
});
