import type { Option } from '@tafelrunde/kernel';
import { cardIds } from '@tafelrunde/terrors-of-london';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { draw } from './board-in-tests.tsx';
import { isDrawn } from './card-art.ts';

afterEach(() => {
  cleanup();
  change({ lang: 'en', confirm: false, motion: 'off' });
});

const hand = ['starter-cultist', 'starter-fanatic', 'undead-ghoul'] as const;
const street = ['beast-werewolf', 'relic-hand-of-glory', 'spirit-banshee'] as const;
const playing = { options: hand.map((_, i) => ({ ref: 100 + i, label: 'play' })) };

const card = (name: RegExp): HTMLElement => {
  const found = screen.getAllByRole('button', { name }).find(({ dataset }) => dataset.ref !== undefined);
  if (found === undefined) throw new Error(`no card ${name}`);
  return found;
};
const press = (key: string) => fireEvent.keyDown(document.body, { key });

describe('what can be picked', () => {
  it('glows and is answered by one click, in the hand and in the street', () => {
    const { answers } = draw({
      hand,
      street,
      state: { coins: 3 },
      question: { options: [...playing.options, { ref: 201, label: 'buy' }] },
    });
    expect(card(/^Ghoul, Undead, costs 1/).dataset.state).toBe('open');
    expect(card(/^Werewolf/).dataset.state).toBe('shut');
    fireEvent.click(card(/^Ghoul/));
    fireEvent.click(card(/^Hand of Glory/));
    expect(answers).toEqual([[102], [201]]);
  });

  it('has its numbers in the order in which it is seen: the hand first', () => {
    const { answers } = draw({ hand, question: playing });
    press('1');
    expect(answers).toHaveLength(1);
  });

  it('has every option in one list for ears', () => {
    draw({ hand, state: { power: 2 }, question: { options: [...playing.options, { ref: 'button:attack' }] } });
    const list = screen.getByRole('region', { name: 'Your options (4)' });
    expect(within(list).getAllByRole('button')).toHaveLength(4);
  });

  it('says why not: the price, a horde that does not fit, a relic that was used', () => {
    draw({
      hand,
      street,
      play: [['undead-ghoul', 'starter-cultist']],
      relics: [['relic-hand-of-glory', 'relic-iron-maiden']],
      state: { coins: 1, usedRelics: [500] },
      question: playing,
    });
    fireEvent.click(card(/^Werewolf/));
    expect(screen.getByText('It costs 4, and you have 1 coin.')).toBeDefined();
    fireEvent.click(card(/^Ghoul, Undead.*Gain 1 power\.$/));
    const ghoul = screen.getAllByRole('button', { name: /^Ghoul/ }).find(({ dataset }) => dataset.ref === '300');
    fireEvent.click(ghoul ?? document.body);
    expect(screen.getByText('Nothing in play fits: on its left it needs Spirits, on its right Beasts.')).toBeDefined();
    fireEvent.click(card(/used this turn/));
    expect(screen.getByText('This relic has been activated this turn.')).toBeDefined();
    fireEvent.click(card(/^Iron Maiden/));
    expect(screen.getByText('This relic works by itself.')).toBeDefined();
  });
});

describe('the pool', () => {
  it('shows what there is and attacks with all of it', () => {
    const { answers } = draw({ state: { power: 5, coins: 2 }, question: { options: [{ ref: 'button:attack' }] } });
    fireEvent.click(card(/^Attack 5$/));
    expect(answers).toEqual([['button:attack']]);
  });

  it('[TL-099] says which attack wins', () => {
    draw({ state: { power: 5, life: [30, 5] }, question: { options: [{ ref: 'button:attack' }] } });
    expect(card(/^Attack 5: you win$/)).toBeDefined();
  });

  it('offers conversions', () => {
    const { answers } = draw({
      state: { coins: 2, conversions: [{ from: 'coins', to: 'power', left: 2 }] },
      question: { options: [{ ref: 'convert:coins>power' }] },
    });
    fireEvent.click(card(/^Convert coins into power$/));
    expect(answers).toEqual([['convert:coins>power']]);
  });

  it('[TL-170] recovers no more than there is missing', () => {
    draw({ state: { recovery: 5, life: [38, 45] }, question: { options: [{ ref: 'button:recover' }] } });
    expect(card(/^Recover 2$/)).toBeDefined();
  });
});

describe('passing', () => {
  const passing: { readonly options: readonly Option[] } = {
    options: [{ ref: 'button:attack' }, { ref: 201, label: 'buy' }, { ref: 'button:pass' }],
  };

  it('[TL-034] warns before power and coins are lost that could still be used', () => {
    const { answers } = draw({ street, state: { power: 3, coins: 3 }, question: passing });
    fireEvent.click(card(/^Pass/));
    expect(answers).toEqual([]);
    expect(
      screen.getByText('You still have 3 coins and 3 power. What is left at the end of the turn is lost.'),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Attack with 3 first' }));
    expect(answers).toEqual([['button:attack']]);
  });

  it('[TL-034] lists all that would be lost', () => {
    draw({
      street,
      state: { power: 3, coins: 3, recovery: 2, life: [30, 45] },
      question: { options: [...passing.options, { ref: 'button:recover' }] },
    });
    fireEvent.click(card(/^Pass/));
    expect(screen.getByText(/^You still have 3 coins, 3 power and 2 recovery\./)).toBeDefined();
  });

  it('goes on when somebody wants it all the same', () => {
    const { answers } = draw({ street, state: { power: 3 }, question: passing });
    fireEvent.click(card(/^Pass/));
    fireEvent.click(screen.getByRole('button', { name: 'Pass anyway' }));
    expect(answers).toEqual([['button:pass']]);
  });

  it('does not warn of coins that buy nothing', () => {
    const { answers } = draw({ street, state: { coins: 1 }, question: { options: [{ ref: 'button:pass' }] } });
    press('p');
    expect(answers).toEqual([['button:pass']]);
  });

  it('[TL-089] says why it is not possible yet', () => {
    draw({ hand, question: playing });
    fireEvent.click(screen.getByRole('button', { name: 'End turn' }));
    expect(screen.getByText('You may pass with at most one card in hand; you have 3.')).toBeDefined();
  });
});

describe('play all', () => {
  it('begins with the monsters of the overlord’s faction', () => {
    const { answers } = draw({ hand, question: playing });
    fireEvent.click(screen.getByRole('button', { name: 'Play all (3)' }));
    expect(answers[0]).toEqual([102]);
  });
});

describe('hordes', () => {
  it('[TL-068] lie side by side with a chain between them', () => {
    const { container } = draw({
      play: [['beast-werewolf', 'starter-cultist', 'undead-ghoul']],
      state: { hordes: [[302, 300]], linked: [302, 300] },
    });
    const area = container.querySelector('[data-place="play-0"]');
    const order = [...(area?.querySelectorAll<HTMLElement>('[data-obj]') ?? [])].map(({ dataset }) => dataset.obj);
    expect(order).toEqual(['302', '300', '301']);
    expect(area?.querySelectorAll('[data-linked] > svg')).toHaveLength(1);
  });

  it('[TL-133, TL-135] show haunt markers, and let a monster that is ready be activated', () => {
    const { answers } = draw({
      play: [['spirit-banshee', 'spirit-poltergeist']],
      state: {
        haunts: [
          { card: 300, spent: true },
          { card: 301, spent: false },
        ],
      },
      question: { options: [{ ref: 'haunt:300', label: 'haunt:spirit-banshee' }] },
    });
    expect(card(/^Banshee.*haunt marker: over/)).toBeDefined();
    expect(card(/^Poltergeist.*haunts: stays in play/)).toBeDefined();
    fireEvent.click(card(/^haunt: activate it again$/));
    expect(answers).toEqual([['haunt:300']]);
  });
});

describe('what lies nowhere', () => {
  it('[TL-073] is offered by itself: each horde ability with its monster', () => {
    const { answers } = draw({
      play: [['undead-ghoul', 'beast-werewolf']],
      state: { hordes: [[300, 301]], linked: [300, 301] },
      question: {
        op: { op: 'hordeAbility' },
        options: [
          { ref: 'ability:300.0', label: 'horde:undead-ghoul.0' },
          { ref: 'ability:301.1', label: 'horde:beast-werewolf.1' },
          { ref: 'button:decline' },
        ],
      },
    });
    const offers = screen.getByRole('region', { name: 'Activate a horde ability.' });
    expect(within(offers).getAllByRole('button')).toHaveLength(2);
    fireEvent.click(within(offers).getByRole('button', { name: /^Werewolf: Gain 2 recovery/ }));
    expect(answers).toEqual([['ability:301.1']]);
  });

  it('[TL-169] is offered by itself: with how much one attacks', () => {
    const { answers } = draw({
      state: { power: 3 },
      question: { op: { op: 'attackWith' }, options: [{ ref: 'number:1' }, { ref: 'number:2' }] },
    });
    fireEvent.click(card(/^2$/));
    expect(answers).toEqual([['number:2']]);
  });
});

describe('piles', () => {
  it('[TL-102] the discard pile of the opponent can be opened', () => {
    draw({ discard: [[], ['undead-ghoul', 'beast-werewolf']] });
    fireEvent.click(screen.getByRole('button', { name: 'Discard pile, 2 cards: open it' }));
    const dialog = screen.getByRole('dialog', { name: 'Discard pile of Anna' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  });

  it('cards out of the discard pile are laid out to choose from', () => {
    const { answers } = draw({
      discard: [['undead-ghoul']],
      question: { op: { op: 'command' }, options: [{ ref: 700 }] },
    });
    const tray = screen.getByRole('region', { name: 'Cards to choose from' });
    fireEvent.click(within(tray).getByRole('button', { name: /^Ghoul/ }));
    expect(answers).toEqual([[700]]);
  });
});

describe('the setup', () => {
  const box = [
    'influence-methuselah-feeding-frenzy',
    'influence-methuselah-ancient-hunger',
    'influence-methuselah-grave-summons',
  ] as const;

  it('[TL-009] offers the factions as cards', () => {
    const { answers } = draw({
      state: { turns: 0 },
      question: {
        op: { op: 'chooseFaction' },
        options: [{ ref: 'faction:undead' }, { ref: 'faction:beast' }],
      },
    });
    fireEvent.click(card(/^Beasts\./));
    expect(answers).toEqual([['faction:beast']]);
  });

  it('[TL-011, TL-012] lets two influence cards be picked, or takes the marked ones at once', () => {
    const { answers } = draw({
      box,
      state: { turns: 0 },
      question: {
        op: { op: 'takeInfluence' },
        min: 2,
        max: 2,
        options: [{ ref: 900, label: 'beginner' }, { ref: 901, label: 'beginner' }, { ref: 902 }],
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Take the two for the first game' }));
    fireEvent.click(card(/^Grave Summons/));
    fireEvent.click(card(/^Ancient Hunger/));
    fireEvent.click(screen.getByRole('button', { name: /^Done · 2 of 2/ }));
    expect(answers).toEqual([
      [900, 901],
      [902, 901],
    ]);
  });
});

describe('a card in large', () => {
  it('explains the keywords in both languages', () => {
    draw({ hand: ['undead-plague-cart'], question: { options: [{ ref: 100, label: 'play' }] } });
    card(/^Plague Cart/).focus();
    press(' ');
    expect(screen.getByRole('tooltip').textContent).toContain('The opponent chooses: lose 2 life, or discard a card.');
    cleanup();
    draw({ hand: ['undead-plague-cart'], lang: 'de', question: { options: [{ ref: 100, label: 'play' }] } });
    card(/^Pestkarren/).focus();
    press(' ');
    expect(screen.getByRole('tooltip').textContent).toContain('OPFER');
  });

  it('every card has a picture of its own', () => {
    expect(cardIds.filter((id) => !isDrawn(id))).toEqual([]);
  });
});

describe('the end', () => {
  it('says who has won', () => {
    draw({ state: { life: [12, 0] }, outcome: { winners: [0], scores: [12, 0], how: 'overlord-fell' } });
    const end = screen.getByRole('region', { name: 'The end' });
    expect(end.textContent).toContain('You rule the night!');
    expect(end.textContent).toContain('Fenris has fallen after 3 turns.');
  });
});
