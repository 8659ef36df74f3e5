import { describe, expect, it } from 'vitest';
import { at } from '../at.ts';
import { cardOf, objectsIn } from '../cards/cards.ts';
import { move } from '../cards/moving.ts';
import { checkpoint, scope } from '../crank/control.ts';
import { effectsOn } from '../effects/effects.ts';
import type { Ability, Crank, Duration, Position } from '../game.ts';
import type { CardId, ObjectNumber, Op, Seat, ZoneName } from '../match.ts';
import { checkManyGames } from '../testing/many-games.ts';
import { sitDown, type TestTable } from '../testing/table.ts';
import { tinyGame } from '../testing/tiny-game.ts';

/**
 * A turn: play a card on yourself, then strike your left neighbour. Shield: the next damage to you is 1 less. Frenzy: until end
 * of turn all damage is doubled; Rage: only the next time this turn. Feint: the next damage to you this turn is 1 more. Oath: as long as it lies before you, damage to you is 1 more. Grudge: the next time you take
 * damage, the one at turn loses 1. Banner, in play: strike for 1 more. Briar, in play: when its owner takes damage, the one at turn loses 1.
 */
interface Ops {
  turn: { seat: Seat };
  play: { seat: Seat };
  strike: { seat: Seat };
  damage: { to: Seat; n: number };
  lose: { seat: Seat; n: number; by: string };
  sweep: { seat: Seat };
}

interface State {
  active: Seat;
  life: number[];
  turns: number;
  log: string[];
}

const DISCARD: ZoneName = { kind: 'discard' };
const hand = (seat: Seat): ZoneName => ({ kind: 'hand', seat });
const front = (seat: Seat): ZoneName => ({ kind: 'front', seat });

const ABILITIES: Readonly<Record<CardId, Ability>> = {
  shield: { instead: 'damage' },
  frenzy: { instead: 'damage' },
  rage: { instead: 'damage' },
  feint: { instead: 'damage' },
  oath: { instead: 'damage' },
  grudge: { when: 'damaged' },
  banner: { always: 'attack' },
  briar: { when: 'damaged' },
};
const IN_PLAY: readonly CardId[] = ['banner', 'briar'];

const game = tinyGame<Ops, State>({
  id: 'lasting-effects',
  zones: {
    hand: { learn: 'owner', order: 'none' },
    front: { learn: 'everybody', order: 'row', inPlay: true },
    discard: { learn: 'everybody', order: 'pile' },
  },
  setup: (_, seats) => ({
    zones: [
      ...Array.from({ length: seats }, (__, seat) => ({ ...hand(seat), cards: Object.keys(ABILITIES) })),
      ...Array.from({ length: seats }, (__, seat) => ({ ...front(seat), cards: [] })),
      { ...DISCARD, cards: [] },
    ],
    state: { active: 0, life: Array.from({ length: seats }, () => 30), turns: 0, log: [] },
    first: { op: 'turn', seat: 0 } as const,
  }),
  effects: {
    abilities: (card) => (IN_PLAY.includes(card) ? [{ at: [card], ability: ABILITIES[card] ?? {} }] : []),
    ability: ([card]) => ABILITIES[card] ?? {},
    applies: (_, { at: [card], seat }, facts) =>
      ['frenzy', 'rage'].includes(card) || ('to' in facts && facts.to === seat),
    replace: (_, { at: [card] }, verb) => [changed(card, verb)],
    triggerOrder: (m) => Array.from({ length: m.seats }, (_, i) => (m.state.active + i) % m.seats),
    take: (m, { at: [by] }) => [{ op: 'lose', seat: m.state.active, n: 1, by } as const],
  },
  rules: {
    turn: (m, { seat }) => {
      if (m.state.turns++ === 3 * m.seats) return m.finish({ winners: [], how: 'over' });
      m.state.active = seat;
      m.put(
        scope('turn', { last: { op: 'turn', seat: (seat + 1) % m.seats } }),
        { op: 'play', seat },
        { op: 'strike', seat },
        { op: 'sweep', seat },
        { op: 'strike', seat },
      );
    },
    play: {
      options: (m, { seat }) => [...objectsIn(m, hand(seat)), 'button:pass'],
      answer: (m, { seat }, [pick]) => {
        if (typeof pick === 'number') playOn(m, seat, pick);
      },
    },
    strike: (m, { seat }) => m.put({ op: 'damage', to: (seat + 1) % m.seats, n: attackOf(m, seat) }, checkpoint()),
    damage: {
      affected: (_, { to }) => to,
      act: (m, { to, n }) => {
        m.state.life[to] = at(m.state.life, to) - n;
        m.state.log.push(`${to} takes ${n}`);
        m.happened('damaged', { to });
      },
    },
    lose: (m, { seat, n, by }) => {
      m.state.life[seat] = at(m.state.life, seat) - n;
      m.state.log.push(`${seat} loses ${n} by ${by}`);
    },
    sweep: {
      options: (m, { seat }) => [...objectsIn(m, front((seat + 1) % m.seats)), 'button:pass'],
      answer: (m, _, [pick]) => {
        if (typeof pick === 'number') move(m, pick, DISCARD);
      },
    },
  },
});

function playOn(m: Crank<Ops, State>, seat: Seat, object: ObjectNumber): void {
  const card = cardOf(m, object) ?? '';
  const stays = card === 'oath' || IN_PLAY.includes(card);
  const now = move(m, object, stays ? front(seat) : DISCARD) ?? 0;
  const until: Readonly<Record<CardId, Duration>> = {
    shield: { next: true },
    frenzy: { scope: 'turn' },
    rage: { scope: 'turn', next: true },
    feint: { scope: 'turn', next: true },
    oath: { object: now },
    grudge: { next: true },
  };
  const duration = until[card];
  if (duration !== undefined) m.startLasting([card], {}, duration, seat);
}

function changed(card: CardId, verb: Op): Op {
  if (!('n' in verb) || typeof verb.n !== 'number') return verb;
  const n =
    card === 'shield' ? Math.max(0, verb.n - 1) : card === 'frenzy' || card === 'rage' ? verb.n * 2 : verb.n + 1;
  const damage = { ...verb, n };
  return damage;
}

function attackOf(m: Position, seat: Seat): number {
  return 3 + effectsOn(m, 'always', 'attack').filter((effect) => effect.seat === seat).length;
}

const PASS = 'button:pass';
const log = (table: TestTable): object => table.match.state;
const lasting = ({ match }: TestTable): string[] => match.lasting.map(({ at: [card] }) => card);

/** Seats 0 and 1 take turns; each plays what is said and sweeps nothing. */
function play(table: TestTable, seat: Seat, card: CardId): void {
  table.answerTo(seat, 'play', card);
}

function first(table: TestTable, seat: Seat, card: CardId): void {
  const { options } = table.ask(seat, '$whichFirst');
  const lasts = table.match.lasting.find(({ at: [each] }) => each === card);
  const ref = options.find((option) => option.ref === `effect:lasting/${lasts?.id}`)?.ref;
  table.answer(seat, ref ?? 'none');
}

const sit = (): TestTable => sitDown(game, { seats: 2 });

describe('lasting effects', () => {
  it('always: adds up what is in play, stored nowhere', () => {
    const table = sit();
    play(table, 0, 'banner');
    expect(log(table)).toMatchObject({ life: [30, 26], log: ['1 takes 4'] });
    expect(table.match.lasting).toEqual([]);
  });

  it('the next time: replaces once and is over', () => {
    const table = sit();
    play(table, 0, PASS);
    table.answer(0, PASS);
    play(table, 1, 'shield');
    table.answer(1, PASS);
    expect(lasting(table)).toEqual(['shield']);
    play(table, 0, PASS);
    expect(lasting(table)).toEqual([]);
    table.answer(0, PASS);
    expect(log(table)).toMatchObject({
      log: ['1 takes 3', '1 takes 3', '0 takes 3', '0 takes 3', '1 takes 2', '1 takes 3'],
    });
  });

  it('until end of turn: goes with the turn', () => {
    const table = sit();
    play(table, 0, 'frenzy');
    table.answer(0, PASS);
    expect(log(table)).toMatchObject({ log: ['1 takes 6', '1 takes 6'] });
    expect(lasting(table)).toEqual([]);
    play(table, 1, PASS);
    expect(log(table)).toMatchObject({ log: ['1 takes 6', '1 takes 6', '0 takes 3'] });
  });

  it('the next time this turn: replaces once', () => {
    const table = sit();
    play(table, 0, 'rage');
    expect(lasting(table)).toEqual([]);
    table.answer(0, PASS);
    expect(log(table)).toMatchObject({ log: ['1 takes 6', '1 takes 3'] });
  });

  it('the next time this turn: unused, it goes with the turn', () => {
    const table = sit();
    play(table, 0, 'feint');
    expect(lasting(table)).toEqual(['feint']);
    table.answer(0, PASS);
    expect(lasting(table)).toEqual([]);
    play(table, 1, PASS);
    expect(log(table)).toMatchObject({ log: ['1 takes 3', '1 takes 3', '0 takes 3'] });
  });

  it('while the object lies there: ends when it is swept away', () => {
    const table = sit();
    play(table, 0, 'oath');
    table.answer(0, PASS);
    play(table, 1, PASS);
    expect(log(table)).toMatchObject({ log: ['1 takes 3', '1 takes 3', '0 takes 4'] });
    table.answer(1, 'oath');
    expect(lasting(table)).toEqual([]);
    expect(log(table)).toMatchObject({ log: ['1 takes 3', '1 takes 3', '0 takes 4', '0 takes 3'] });
  });

  it.for([
    { order: ['shield', 'frenzy'], damage: 4 },
    { order: ['frenzy', 'shield'], damage: 5 },
  ])('two replacements: the affected seat says which is first: $order', ({ order, damage }) => {
    const table = sit();
    play(table, 0, PASS);
    table.answer(0, PASS);
    play(table, 1, 'shield');
    table.answer(1, PASS);
    play(table, 0, 'frenzy');
    expect(table.isAsked(0)).toBe(false);
    expect(table.refs(1)).toHaveLength(2);
    first(table, 1, at(order, 0));
    expect(log(table)).toMatchObject({
      log: ['1 takes 3', '1 takes 3', '0 takes 3', '0 takes 3', `1 takes ${damage}`],
    });
    expect(lasting(table)).toEqual(['frenzy']);
  });

  it('three replacements: each applies once, whatever the order', () => {
    const table = sit();
    play(table, 0, PASS);
    table.answer(0, PASS);
    play(table, 1, 'shield');
    table.answer(1, PASS);
    play(table, 0, PASS);
    table.answer(0, PASS);
    play(table, 1, 'oath');
    table.answer(1, PASS);
    expect(lasting(table)).toEqual(['oath']);
    play(table, 0, 'frenzy');
    first(table, 1, 'oath');
    expect(log(table)).toMatchObject({ life: [30 - 12, 30 - 6 - 5 - 8] });
  });

  it('when: waits for the checkpoint, then is taken up; the one for the next time once', () => {
    const table = sit();
    play(table, 0, PASS);
    table.answer(0, PASS);
    play(table, 1, 'grudge');
    table.answer(1, PASS);
    play(table, 0, PASS);
    table.answer(0, PASS);
    expect(log(table)).toMatchObject({
      log: ['1 takes 3', '1 takes 3', '0 takes 3', '0 takes 3', '1 takes 3', '0 loses 1 by grudge', '1 takes 3'],
    });
    expect(table.match.waiting).toEqual([]);
  });

  it('when: several of one seat are ordered by it', () => {
    const table = sit();
    play(table, 0, PASS);
    table.answer(0, PASS);
    play(table, 1, 'briar');
    table.answer(1, PASS);
    play(table, 0, PASS);
    table.answer(0, PASS);
    play(table, 1, 'grudge');
    table.answer(1, PASS);
    play(table, 0, PASS);
    const { options, seat } = table.ask(1);
    expect({ seat, labels: options.map(({ label }) => label) }).toEqual({
      seat: 1,
      labels: ['card:briar', 'card:grudge'],
    });
    table.answer(1, String(options[1]?.ref));
    expect(log(table)).toMatchObject({
      log: expect.arrayContaining(['0 loses 1 by grudge', '0 loses 1 by briar']),
    });
  });

  it('holds every property at every step of random games', () => {
    expect(checkManyGames(game, { seats: [2, 3], games: 12 }).samples).toBeGreaterThan(40);
  });
});
