import { at, type Match, type Seat } from '@tafelrunde/kernel';
import { following, knowingNoMore, playedBy, randomPlayer, winsOf } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fantasyRealmsBot } from './bot.ts';
import { fantasyRealms } from './index.ts';

const { expert, highest } = fantasyRealmsBot.players;

const onOff = [false, true];
const tables = onOff.flatMap((suits) =>
  onOff.flatMap((items) => onOff.flatMap((promos) => [2, 4].map((seats) => ({ seats, suits, items, promos })))),
);

describe('the bots of Fantasy Realms', () => {
  it.each(tables)('[FR-002] [FR-030] answer every question legally: %o', ({ seats, ...options }) => {
    const players = Array.from({ length: seats }, (_, seat) => following(fantasyRealms, seat === 0 ? expert : highest));
    expect(playedBy(fantasyRealms, players, { seed: 1, options }).outcome?.winners.length).toBeGreaterThan(0);
  });

  it.each([
    { draftDiscard: 'hand' },
    { returnTaken: false },
    { suits: true, leprechaun: 'may' },
    { suits: true, twoPlayerEnd: 16 },
  ])('[FR-009] [FR-024] [FR-038] [FR-127] play by the rulings of the table: %o', (options) => {
    expect(
      playedBy(fantasyRealms, [following(fantasyRealms, expert), following(fantasyRealms, highest)], {
        seed: 2,
        options,
      }).outcome,
    ).toBeDefined();
  });

  it('[FR-004] decide by the view alone: other hidden cards, same answer', () => {
    const bot = knowingNoMore(fantasyRealms, following(fantasyRealms, expert), withTwoSwapped);
    const { outcome } = playedBy(fantasyRealms, [bot, bot, bot], { seed: 5, options: { suits: true }, most: 12 });
    expect(outcome).toBeUndefined();
  });

  it('the same chance, the same game', () => {
    const players = [expert, expert, highest].map((advisor) => following(fantasyRealms, advisor));
    expect(playedBy(fantasyRealms, players, { seed: 9, options: { items: true } })).toEqual(
      playedBy(fantasyRealms, players, { seed: 9, options: { items: true } }),
    );
  });

  it('[FR-014] the expert beats three random players', () => {
    const random = [randomPlayer, randomPlayer, randomPlayer];
    expect(winsOf(fantasyRealms, following(fantasyRealms, expert), random, 10)).toBeGreaterThanOrEqual(9);
  });

  it('[FR-027] the expert beats the player who keeps the highest strengths', () => {
    expect(
      winsOf(fantasyRealms, following(fantasyRealms, expert), [following(fantasyRealms, highest)], 10),
    ).toBeGreaterThanOrEqual(8);
  });
});

/** The match with two cards exchanged that the seat does not know. */
function withTwoSwapped(match: Match, seat: Seat): Match {
  const unknown = match.known.flatMap((seats, instance) => ((seats & (1 << seat)) === 0 ? [instance] : []));
  const [a, b] = [at(unknown, 0), at(unknown, unknown.length - 1)];
  return { ...match, face: match.face.with(a, at(match.face, b)).with(b, at(match.face, a)) };
}
