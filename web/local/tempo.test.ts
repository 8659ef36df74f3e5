import { describe, expect, it } from 'vitest';
import { holdingBack } from './held-back.ts';
import { createTempo, lookAt } from './tempo.ts';
import type { FromWorker } from './wire.ts';

/** A world whose time passes only where somebody waits. */
function setUp(pace: 'instant' | 'slow' | 'step') {
  const waits: number[] = [];
  const said: FromWorker[] = [];
  let clock = 0;
  const world = {
    now: () => clock,
    wait: async (milliseconds: number) => {
      waits.push(milliseconds);
      clock += milliseconds;
    },
    say: (message: FromWorker) => said.push(message),
  };
  return { tempo: createTempo(world, pace), world, waits, said };
}

const due = () => true;
const move = { at: 0, goesOn: false, waitingSince: 0 };

describe('the tempo of bots', () => {
  it('lets six at a table come round in less than seven seconds of looking', () => {
    let at = 0;
    for (let bot = 0; bot < 5; bot++) for (const goesOn of [false, true]) at += lookAt({ at, goesOn, waitingSince: 0 });
    expect(at).toBeLessThan(7_000);
  });

  it('goes faster for who has waited long, not where only bots play', () => {
    const late = { at: 20_000, goesOn: false };
    expect(lookAt({ ...late, waitingSince: 0 })).toBeLessThan(lookAt({ ...late, waitingSince: 19_000 }));
    expect(lookAt({ ...late, waitingSince: undefined })).toBe(lookAt({ ...late, waitingSince: 19_000 }));
  });

  it('waits only for what is left: whoever has thought meanwhile has used the time', async () => {
    const { tempo, world, waits } = setUp('slow');
    await world.wait(120); // a bot thinks
    await tempo.rest(move, due);
    expect(waits).toEqual([120, 730]);
  });

  it('waits for a step where it is paused, and for nothing once it is hurried on', async () => {
    const { tempo, said, waits } = setUp('step');
    const stepped = tempo.rest(move, due);
    expect(said.at(-1)).toEqual({ type: 'bots', bots: 'stepping' });
    tempo.step();
    await stepped;
    const hurried = tempo.rest(move, due);
    tempo.hurry();
    await hurried;
    await tempo.rest(move, due);
    expect(waits).toEqual([]);
    tempo.arrive();
    expect(tempo.isAtOnce()).toBe(false);
  });

  it('goes on when the pace is chosen again', async () => {
    const { tempo, waits } = setUp('step');
    const rest = tempo.rest(move, due);
    tempo.setPace('slow');
    await rest;
    expect(waits).toEqual([850]);
  });
});

describe('moves that follow each other at once', () => {
  const heard = (n: number): FromWorker => ({
    type: 'heard',
    told: [{ person: `${n}`, message: { type: 'pong', now: 0 } }],
  });

  it('are told with their turn, before anything else is told', () => {
    const said: FromWorker[] = [];
    const teller = holdingBack({ say: (message) => said.push(message), rest: async () => undefined });
    teller.hold(heard(1));
    expect(said).toEqual([]);
    teller.tell(heard(2));
    expect(said).toEqual([heard(1), heard(2)]);
  });

  it('are looked at one by one where they end the game, also at once', async () => {
    const { tempo, waits, said, world } = setUp('instant');
    const rest = (isLeft: () => boolean) =>
      tempo.rest({ at: world.now(), goesOn: true, waitingSince: undefined }, isLeft, true);
    const teller = holdingBack({ say: (message) => said.push(message), rest });
    for (const n of [1, 2, 3]) teller.hold(heard(n));
    await teller.show();
    expect(said.filter(({ type }) => type === 'heard')).toEqual([heard(1), heard(2), heard(3)]);
    expect(waits).toEqual([450, 450]);
  });
});
