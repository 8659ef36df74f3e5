import { linesOf, type ToldEvent } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { terrorsOfLondon } from './index.ts';

const lines = (...events: ToldEvent[]) => ({
  en: linesOf(events, terrorsOfLondon.text, 'en', ['You', 'Anna']),
  de: linesOf(events, terrorsOfLondon.text, 'de', ['Du', 'Anna']),
});

const plays = (card: string, seat = 1): ToldEvent => ({
  type: 'moved',
  from: { kind: 'hand', seat },
  to: { kind: 'play', seat },
  cards: [{ card }],
});
const gains = (cause: string, resource: string, n: number): ToldEvent => ({
  type: 'gained',
  seat: 1,
  cause,
  data: { resource, n },
});
const cultist = [plays('starter-cultist'), gains('starter-cultist', 'coins', 1)];

describe('the log in short', () => {
  it('[TL-125] counts cards that are played in a row and adds up what they give', () => {
    const fanatic = [plays('starter-fanatic'), gains('starter-fanatic', 'power', 1)];
    expect(lines(...cultist, ...cultist, ...fanatic, ...cultist)).toEqual({
      en: ['Anna plays 3× Cultist, Fanatic: +3 coins, +1 power.'],
      de: ['Anna spielt 3× Kultist, Fanatiker aus: +3 Münzen, +1 Macht.'],
    });
  });

  it('[TL-082] [TL-122] says behind a card whom it cost life, and calls the reader you', () => {
    const cause = 'overlord-countess-carmilla';
    const carmilla: ToldEvent[] = [
      { type: 'activated', seat: 1, cause },
      { type: 'paid', seat: 1, cause, data: { n: 1 } },
      { type: 'lostLife', seat: 0, cause, data: { n: 1 } },
      gains(cause, 'recovery', 1),
    ];
    expect(lines(...carmilla)).toEqual({
      en: ['Anna activates Countess Carmilla: pays 1 coin, you lose 1 life, +1 recovery.'],
      de: ['Anna aktiviert Gräfin Carmilla: bezahlt 1 Münze, du verlierst 1 Leben, +1 Erholung.'],
    });
  });

  it('[TL-126] tells a purchase with what comes into the street', () => {
    const to = { kind: 'discard', seat: 0 };
    const bought: ToldEvent = { type: 'moved', from: { kind: 'street' }, to, cards: [{ card: 'beast-dire-bat' }] };
    const comes = {
      type: 'moved',
      from: { kind: 'market' },
      to: { kind: 'street' },
      cards: [{ card: 'mortal-warlock' }],
    };
    expect(lines(bought, comes).en).toEqual(['You buy Dire Bat; new in the street: Warlock.']);
  });
});
