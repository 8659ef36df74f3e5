import { z } from 'zod';
import { isReadable } from '../people/names.ts';
import type { ClientMessage, Settings } from './messages.ts';

/** Longest texts that a table takes. */
export const LIMITS = {
  ask: 64,
  mark: 64,
  question: 64,
  ref: 80,
  picks: 200,
  never: 400,
  deaf: 20,
  name: 40,
  chat: 500,
  entropy: 256,
} as const;

const seat = z.int().min(0).max(30);
const seq = z.int().min(0);
const ask = z.string().min(1).max(LIMITS.ask);
const namedRef = z.templateLiteral([z.string(), ':', z.string()]).refine((text) => text.length <= LIMITS.ref);
const ref = z.union([z.int(), namedRef]);

const hex = z.string().regex(/^[0-9a-f]{64}$/);

const answer = { question: z.string().max(LIMITS.question), picks: z.array(ref).max(LIMITS.picks) };

const wish = <const T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ask, ...shape });

/** Everything that may come from outside. */
export const clientMessage: z.ZodType<ClientMessage> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.int(),
    seen: seq.exactOptional(),
    mark: z.string().max(LIMITS.mark).exactOptional(),
    heard: z.int().min(0).exactOptional(),
  }),
  z.strictObject({ type: z.literal('seen'), seq }),
  z.strictObject({ type: z.literal('ping') }),
  z.strictObject({ type: z.literal('foresee'), ...answer }),
  z.strictObject({ type: z.literal('forecast') }),
  wish('answer', answer),
  wish('undo', { seat: seat.exactOptional(), whole: z.boolean().exactOptional() }),
  wish('concede', { seat: seat.exactOptional() }),
  wish('abort', {}),
  wish('entropy', { text: z.string().min(1).max(LIMITS.entropy) }),
  wish('commit', { hash: hex }),
  wish('reveal', { part: hex }),
  wish('begin', {}),
  wish('leave', { seat: seat.exactOptional() }),
  wish('chat', { text: z.string().trim().min(1).max(LIMITS.chat).refine(isReadable) }),
  wish('takeover', { seat, mind: z.enum(['person', 'bot']) }),
  wish('vote', { proposal: z.int(), yes: z.boolean() }),
  wish('rematch', {}),
  wish('mute', { seat, on: z.boolean() }),
  wish('remove', { seat }),
  wish('close', {}),
  wish('look', { seq }),
  wish('heed', {
    about: z.enum(['all', 'able', 'open']),
    rest: z.boolean(),
    never: z.array(z.string().max(LIMITS.ref)).max(LIMITS.never),
    deaf: z.array(z.string().max(LIMITS.ref)).max(LIMITS.deaf).exactOptional(),
  }),
]);

const seconds = z
  .int()
  .min(1)
  .max(86_400 * 14);
const milliseconds = z.int().min(0).max(600_000);

/** What a new table may be set to; what is left out is as usual. */
export const settingsSchema: z.ZodType<Settings> = z.strictObject({
  clock: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('none') }),
      z.strictObject({ kind: z.literal('move'), seconds }),
      z.strictObject({ kind: z.literal('game'), seconds, increment: z.int().min(0).max(3_600) }),
    ])
    .default({ kind: 'none' }),
  pace: milliseconds.default(700),
  reaction: milliseconds.default(2_000),
  patience: z.int().min(0).max(86_400_000).default(60_000),
  bot: z.string().min(1).max(LIMITS.name).default('search'),
  spectators: z.boolean().default(true),
  assist: z.boolean().default(true),
});

/** The ask of a message that is otherwise not understood, so that its sender learns which one it was. */
export function askOf(message: unknown): string | null {
  const found = z.object({ ask }).safeParse(message);
  return found.success ? found.data.ask : null;
}
