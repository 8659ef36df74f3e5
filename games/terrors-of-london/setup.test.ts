import { begin, granted, quickChance, Run, readOptions } from '@tafelrunde/kernel';
import { sitDown, type TestTable } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { cardNamed } from './cards/catalogue.ts';
import { terrorsOfLondon } from './index.ts';
import {
  ACOLYTES,
  BOX,
  deck,
  discard,
  hand,
  isState,
  MARKET,
  opponentOf,
  overlord,
  play,
  relics,
  STREET,
  type State,
} from './state.ts';

const count = (cards: readonly string[], id: string): number => cards.filter((each) => each === id).length;

function stateOf({ match }: TestTable): State {
  if (!isState(match.state)) throw new Error('this is another game');
  return match.state;
}

/** Who is asked; at the setup it is always one of the two. */
const asked = (t: TestTable): number => (t.isAsked(0) ? 0 : 1);

function afterOverlords(options = {}) {
  const t = sitDown(terrorsOfLondon, { seats: 2, options });
  const first = asked(t);
  t.answer(first, 'faction:undead');
  t.answer(first, 'overlord-methuselah');
  t.answer(opponentOf(first), 'faction:beast');
  t.answer(opponentOf(first), 'overlord-fenris');
  return { t, first, second: opponentOf(first) };
}

function begun() {
  const { t, first, second } = afterOverlords();
  t.answer(first, 'influence-methuselah-feeding-frenzy', 'influence-methuselah-blood-tithe');
  t.answer(second, 'influence-fenris-rend', 'influence-fenris-blood-moon');
  return { t, first, second };
}

describe('choosing overlords', () => {
  it('[TL-001] two sit at the table', () => {
    expect(terrorsOfLondon.seats).toEqual({ min: 2, max: 2 });
  });

  it('[TL-008] chance says who begins', () => {
    const options = granted(readOptions(terrorsOfLondon, {}));
    for (const seat of [0, 1]) {
      const run = new Run(terrorsOfLondon, begin(terrorsOfLondon, options, 2), () => seat);
      run.crank();
      expect(run.open().map((open) => open.seat)).toEqual([seat]);
    }
  });

  it('[TL-002, TL-003, TL-009] the first player chooses one of four factions and one of its overlords, then the second', () => {
    const t = sitDown(terrorsOfLondon, { seats: 2 });
    const first = asked(t);
    expect(t.refs(first)).toEqual(['faction:undead', 'faction:beast', 'faction:mortal', 'faction:spirit']);
    t.answer(first, 'faction:spirit');
    expect(t.ask(first).op.op).toBe('chooseOverlord');
    expect(t.refs(first)).toEqual([t.object(BOX, 'overlord-azazael'), t.object(BOX, 'overlord-charon')]);
    t.answer(first, 'overlord-charon');
    expect(t.cards(overlord(first))).toEqual(['overlord-charon']);
    expect(asked(t)).toBe(opponentOf(first));
  });

  it('[TL-184] a faction that is taken is not there for the second, unless the table allows mirrors', () => {
    for (const mirror of [false, true]) {
      const t = sitDown(terrorsOfLondon, { seats: 2, options: { mirror } });
      const first = asked(t);
      t.answer(first, 'faction:mortal');
      t.answer(first, 'overlord-cain');
      expect(t.refs(opponentOf(first)).includes('faction:mortal')).toBe(mirror);
      if (!mirror) continue;
      t.answer(opponentOf(first), 'faction:mortal');
      expect(t.refs(opponentOf(first))).toEqual([t.object(BOX, 'overlord-lilith')]);
    }
  });

  it('[TL-010, TL-121] life is set to what is printed', () => {
    const { t, first, second } = afterOverlords();
    expect([stateOf(t).life[first], stateOf(t).life[second]]).toEqual([40, 45]);
  });
});

describe('influence cards', () => {
  it("[TL-005, TL-011, TL-012] two of the four of one's overlord, those for beginners marked", () => {
    const { t, first, second } = afterOverlords();
    expect(t.ask(first)).toMatchObject({ min: 2, max: 2 });
    const offered = t.ask(first).options.map(({ label }) => label);
    expect(offered).toEqual(['beginner', 'beginner', undefined, undefined]);
    expect(t.refs(first)).toEqual(
      ['feeding-frenzy', 'ancient-hunger', 'grave-summons', 'blood-tithe'].map((name) =>
        t.object(BOX, `influence-methuselah-${name}`),
      ),
    );
    expect(t.isAsked(second)).toBe(false);
  });

  it('[TL-012] a table for beginners deals those two', () => {
    const { t, first, second } = afterOverlords({ influence: 'beginner' });
    expect(t.ask(first).op.op).toBe('action');
    const all = [...t.cards(deck(second)), ...t.cards(hand(second))];
    expect(all.filter((id) => id.startsWith('influence')).sort()).toEqual([
      'influence-fenris-howl-of-the-pack',
      'influence-fenris-savage-hunt',
    ]);
  });

  it('[TL-015] what was not taken stays in the box', () => {
    const { t, first, second } = begun();
    expect(t.cards(BOX)).toHaveLength(8 + 32 - 2 - 4);
    expect(t.cards(BOX)).toContain('influence-methuselah-grave-summons');
    expect(t.cards(BOX)).not.toContain('influence-fenris-rend');
    expect([...t.cards(deck(first)), ...t.cards(hand(first))]).not.toContain('influence-methuselah-grave-summons');
    expect(t.isAsked(second)).toBe(false);
  });
});

describe('the table at the first turn', () => {
  it('[TL-004, TL-013, TL-014] ten cards each: five Cultists, three Fanatics, two influence cards', () => {
    const { t, first } = begun();
    const all = [...t.cards(deck(first)), ...t.cards(hand(first))];
    expect(all).toHaveLength(10);
    expect([count(all, 'starter-cultist'), count(all, 'starter-fanatic')]).toEqual([5, 3]);
    expect(all).toContain('influence-methuselah-blood-tithe');
  });

  it('[TL-014] the decks are shuffled', () => {
    const orders = [1, 2, 3, 4, 5].map((seed) => {
      const t = sitDown(terrorsOfLondon, { seats: 2, options: { influence: 'beginner' }, chance: quickChance(seed) });
      for (let i = 0; i < 2; i++) {
        const seat = asked(t);
        t.answer(seat, `faction:${i === 0 ? 'undead' : 'beast'}`);
        t.answer(seat, i === 0 ? 'overlord-methuselah' : 'overlord-fenris');
      }
      return t.cards(deck(0)).join();
    });
    expect(new Set(orders).size).toBeGreaterThan(3);
  });

  it('[TL-016] everybody has room for overlord, deck, discard pile, relics and cards in play', () => {
    const { t } = begun();
    for (const seat of [0, 1]) {
      expect(t.cards(overlord(seat))).toHaveLength(1);
      for (const area of [discard, play, relics]) expect(t.cards(area(seat))).toEqual([]);
    }
  });

  it('[TL-017, TL-183] eight Acolytes, two of each faction, face down', () => {
    const { t } = begun();
    const factions = t.cards(ACOLYTES).map((id) => cardNamed(id).faction ?? 'none');
    expect(factions.map(String).sort()).toEqual([
      'beast',
      'beast',
      'mortal',
      'mortal',
      'spirit',
      'spirit',
      'undead',
      'undead',
    ]);
    expect(t.view(0).zones.find(({ kind }) => kind === 'acolytes')).toMatchObject({ size: 8, cards: [] });
  });

  it('[TL-018, TL-019, TL-123, TL-126, TL-127] five cards of the market are the street, the other 91 lie face down', () => {
    const { t } = begun();
    const all = [...t.cards(STREET), ...t.cards(MARKET)];
    expect([t.cards(STREET).length, t.cards(MARKET).length]).toEqual([5, 91]);
    expect(all.filter((id) => cardNamed(id).kind === 'relic')).toHaveLength(16);
    expect(all.filter((id) => cardNamed(id).kind === 'monster')).toHaveLength(80);
    expect(t.view(0).zones.find(({ kind }) => kind === 'market')).toMatchObject({ size: 91, cards: [] });
    expect(t.view(1).zones.find(({ kind }) => kind === 'street')?.cards).toHaveLength(5);
  });

  it('[TL-014, TL-017, TL-018] decks, Acolytes and market are shuffled', () => {
    const { t } = begun();
    const shuffled = t.told().filter(({ type }) => type === 'shuffled');
    expect(shuffled.map(({ from }) => from?.kind)).toEqual(['deck', 'deck', 'acolytes', 'market']);
  });

  it('[TL-020, TL-021] four cards for the first player, five for the other; the first has the first turn', () => {
    const { t, first, second } = begun();
    expect([t.cards(hand(first)).length, t.cards(hand(second)).length]).toEqual([4, 5]);
    expect(t.ask(first).op.op).toBe('action');
    expect(stateOf(t)).toMatchObject({ active: first, turns: 1, coins: 0, power: 0, recovery: 0 });
  });

  it('[TL-116, TL-191] hands are hidden, and so is the order of decks', () => {
    const { t, first, second } = begun();
    const zones = t.view(first).zones;
    const seen = (kind: string, seat: number) => zones.find((zone) => zone.kind === kind && zone.seat === seat);
    expect(seen('hand', second)).toMatchObject({ size: 5, cards: [] });
    expect(seen('hand', first)?.cards).toHaveLength(4);
    expect(seen('deck', first)).toMatchObject({ size: 6, cards: [] });
    expect(t.view().zones.find((zone) => zone.kind === 'hand' && zone.seat === first)).toMatchObject({ cards: [] });
  });
});
