import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oneAFrame } from './one-a-frame.ts';

describe('one thing a frame', () => {
  let frames: (() => void)[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function paint(): Promise<void> {
    for (const draw of frames.splice(0)) draw();
    await vi.advanceTimersByTimeAsync(1);
  }

  function heard() {
    const seen: string[] = [];
    return { seen, say: oneAFrame((each: string) => seen.push(each)) };
  }

  it('hands the first on at once, the others when those before are on the screen, in order', async () => {
    const { seen, say } = heard();
    for (const each of ['mine', 'first bot', 'second bot']) say(each);
    expect(seen).toEqual(['mine']);
    await paint();
    expect(seen).toEqual(['mine', 'first bot']);
    await paint();
    expect(seen).toEqual(['mine', 'first bot', 'second bot']);
  });

  it('is at once again when nothing has waited for a frame', async () => {
    const { seen, say } = heard();
    say('mine');
    await paint();
    say('later');
    expect(seen).toEqual(['mine', 'later']);
  });

  it('goes on where nobody looks and nothing is painted', async () => {
    const { seen, say } = heard();
    say('mine');
    say('first bot');
    await vi.advanceTimersByTimeAsync(99);
    expect(seen).toEqual(['mine']);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['mine', 'first bot']);
  });

  it('lets nothing through twice when a frame comes late', async () => {
    const { seen, say } = heard();
    for (const each of ['a', 'b', 'c']) say(each);
    await vi.advanceTimersByTimeAsync(100);
    expect(seen).toEqual(['a', 'b']);
    const late = frames.splice(0, 1);
    for (const draw of late) draw();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['a', 'b']);
  });
});
