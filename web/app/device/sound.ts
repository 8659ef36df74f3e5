import { settings } from '../kept/settings.ts';
import { afterPaint } from './after-paint.ts';

/*
 * Small sounds of our own that carry news, made of a few plucked tones: nothing to load. A browser lets nothing sound
 * before the first click, and that is right.
 */

export type Cue = 'your-turn' | 'hurry' | 'refused' | 'request' | 'chat' | 'won' | 'lost';

/** Frequency in hertz, start and length in seconds. */
type Tone = readonly [frequency: number, start: number, length: number];

const CUES: Readonly<Record<Cue, readonly Tone[]>> = {
  'your-turn': [
    [587, 0, 0.5],
    [880, 0.12, 0.7],
  ],
  hurry: [
    [740, 0, 0.18],
    [740, 0.22, 0.18],
  ],
  refused: [
    [196, 0, 0.18],
    [165, 0.1, 0.3],
  ],
  request: [
    [440, 0, 0.3],
    [587, 0.14, 0.4],
  ],
  chat: [[659, 0, 0.25]],
  won: [
    [523, 0, 0.5],
    [659, 0.13, 0.5],
    [784, 0.26, 0.5],
    [1047, 0.39, 1.1],
  ],
  lost: [
    [392, 0, 0.5],
    [330, 0.18, 0.5],
    [262, 0.36, 1],
  ],
};

let context: AudioContext | undefined;

export function sound(cue: Cue): void {
  if (!settings.get().sound || !('AudioContext' in globalThis) || !navigator.userActivation?.hasBeenActive) return;
  afterPaint(() => {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    for (const tone of CUES[cue]) pluck(context, tone);
  });
}

function pluck(audio: AudioContext, [frequency, start, length]: Tone): void {
  const from = audio.currentTime + start;
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(0.14, from + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0004, from + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length);
}
