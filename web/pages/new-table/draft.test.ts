import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { fourSouls } from '@tafelrunde/four-souls';
import { manifests } from '@tafelrunde/games';
import { describe, expect, it } from 'vitest';
import { peopleAt } from '../../app/games/ranges.ts';
import {
  type Draft,
  firstDraft,
  heldByOne,
  holdersOf,
  movedTo,
  needsName,
  ownName,
  problemWith,
  withAnotherSeat,
  withOption,
  withoutSeat,
  withSeat,
} from './draft.ts';

const called = { you: 'You', player: (n: number) => `Player ${n}` };
const draft = firstDraft(fantasyRealms, { seats: 3, bot: 'expert' }, '');

describe('a new table', () => {
  it('begins with one person, bots, and the options of the game as usual', () => {
    expect(holdersOf(draft, called)).toEqual([
      { mind: 'person', person: 'here-0', name: 'You' },
      { mind: 'bot', bot: 'expert', name: 'Gawain' },
      { mind: 'bot', bot: 'expert', name: 'Morgana' },
    ]);
    expect(draft.options).toMatchObject({ suits: false, returnTaken: true, twoPlayerEnd: 12 });
  });

  it('has names for several people who gave none', () => {
    const two = withSeat(draft, 1, { mind: 'person' });
    expect(holdersOf(two, called).map((seat) => seat.mind !== 'open' && seat.name)).toEqual([
      'Player 1',
      'Player 2',
      'Gawain',
    ]);
  });

  const minds = ({ seats }: Draft) => seats.map(({ mind }) => mind);

  it('[FS-296] gives all seats to the one person who plays them', () => {
    const solo = (seats: number) => {
      const usual = firstDraft(fourSouls, { seats, bot: 'quick' }, '');
      return heldByOne(fourSouls, { ...usual, options: { ...usual.options, solo: true } });
    };
    expect(minds(solo(2))).toEqual(['person', 'person']);
    expect(minds(solo(3))).toEqual(['person', 'bot', 'bot']);
    expect(heldByOne(fantasyRealms, draft)).toBe(draft);
    expect(holdersOf(solo(2), called, true)).toEqual([
      { mind: 'person', person: 'here-0', name: 'Player 1' },
      { mind: 'person', person: 'here-0', name: 'Player 2' },
    ]);
  });

  it('[FS-296] keeps two seats when somebody chooses to play alone, and others may come back', () => {
    const four = firstDraft(fourSouls, { seats: 4, bot: 'quick' }, '');
    const alone = withOption(fourSouls, four, 'solo', true);
    expect(minds(heldByOne(fourSouls, alone))).toEqual(['person', 'person']);
    expect(withOption(fourSouls, four, 'rooms', true).seats).toHaveLength(4);
    const crowded = { ...alone, seats: four.seats };
    expect(withOption(fourSouls, crowded, 'rooms', true).seats).toHaveLength(4);
  });

  it('turns the others into invited people when it goes online, and back', () => {
    const online = movedTo(withSeat(draft, 1, { mind: 'person' }), 'online');
    expect(minds(online)).toEqual(['person', 'invited', 'bot']);
    expect(holdersOf(online, called)[1]).toEqual({ mind: 'open' });
    expect(minds(movedTo(online, 'here'))).toEqual(['person', 'person', 'bot']);
  });

  it('invites somebody when it goes online with nobody but bots, and gives the bot its seat back', () => {
    const online = movedTo(draft, 'online');
    expect(minds(online)).toEqual(['person', 'invited', 'bot']);
    expect(minds(movedTo(online, 'here'))).toEqual(['person', 'bot', 'bot']);
    expect(minds(movedTo(firstDraft(fantasyRealms, { seats: 2, bot: 'expert' }, ''), 'online'))).toEqual([
      'person',
      'invited',
    ]);
  });

  it('goes back to bots on seats that somebody was invited to, and to people who were said to sit here', () => {
    const online = withSeat(movedTo(draft, 'online'), 2, { mind: 'invited' });
    expect(minds(movedTo(online, 'here'))).toEqual(['person', 'bot', 'bot']);
    expect(minds(movedTo(withSeat(online, 1, { mind: 'person' }), 'here'))).toEqual(['person', 'person', 'bot']);
  });

  it('keeps the first seat online for whoever sets up the table', () => {
    const swapped = withSeat(withSeat(draft, 0, { mind: 'bot' }), 1, { mind: 'person' });
    expect(minds(movedTo(swapped, 'online'))).toEqual(['person', 'invited', 'bot']);
  });

  it('needs a name for others where others are not in the room', () => {
    const called = (name: string) => withSeat(movedTo(draft, 'online'), 0, { name });
    expect(['', '  ', 'You', 'du', 'Anna'].map((name) => needsName(called(name)))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(needsName(draft)).toBe(false);
  });

  it('remembers the name of whoever sits on the first seat, if it is one', () => {
    const called = (name: string) => ownName(withSeat(draft, 0, { name }));
    expect([called(' Anna '), called('You'), called('')]).toEqual(['Anna', '', '']);
    expect(ownName(withSeat(draft, 0, { mind: 'bot', name: 'Anna' }))).toBe('');
  });

  it('needs a person', () => {
    expect(problemWith(withSeat(draft, 0, { mind: 'bot' }))).toBe('noPerson');
    expect(problemWith(draft)).toBeUndefined();
  });

  it('never gives two seats the same key', () => {
    const changed = withAnotherSeat(withoutSeat(withAnotherSeat(draft, 'expert'), 1), 'expert');
    expect(new Set(changed.seats.map(({ key }) => key)).size).toBe(changed.seats.length);
  });
});

describe('the shelf', () => {
  it('says how many people can play: one, too, where one person may hold several seats', () => {
    const told = (id: string) => manifests.filter((box) => box.id === id).map(peopleAt);
    expect([told('four-souls'), told('fantasy-realms')]).toEqual([['1–4'], ['2–6']]);
  });
});
