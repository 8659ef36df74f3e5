import { z } from 'zod';
import type { Lane, Lasting, Op, Outcome, Path, Plain, Trigger, Vars } from '../match.ts';

/** A whole position at rest: public ids and object numbers only. */

const plain: z.ZodType<Plain> = z.lazy(() =>
  z.union([z.null(), z.boolean(), z.number(), z.string(), z.array(plain), z.record(z.string(), plain)]),
);
const seat = z.int().min(0).max(30);
const vars: z.ZodType<Vars> = z.record(z.string(), plain);
const op: z.ZodType<Op> = z.looseObject({ op: z.string() });
const path: z.ZodType<Path> = z.tuple([z.string()], z.union([z.string(), z.int()]));
const number = z.int();

const lane: z.ZodType<Lane> = z.strictObject({
  id: number,
  seat: seat.exactOptional(),
  parent: number.exactOptional(),
  ops: z.array(op),
  asked: number,
  nextObject: number,
  nextNumber: number,
  step: number,
  secret: z.strictObject({ start: op, kept: z.array(plain), done: z.boolean() }).exactOptional(),
  standing: z.strictObject({ scope: number }).exactOptional(),
});

const until = z.union([
  z.strictObject({ scope: number }),
  z.strictObject({ scope: number, next: z.literal(true) }),
  z.strictObject({ object: number }),
  z.strictObject({ next: z.literal(true) }),
  z.strictObject({ game: z.literal(true) }),
]);
const lasting: z.ZodType<Lasting> = z.strictObject({ id: number, at: path, vars, seat: seat.exactOptional(), until });
const trigger: z.ZodType<Trigger> = z.strictObject({
  id: number,
  at: path,
  vars,
  lane: number,
  seat: seat.exactOptional(),
  source: number.exactOptional(),
});

const card = z.strictObject({
  card: z.string(),
  obj: number,
  /** The seats that know it, as bits; the bit after the last seat stands for everybody who watches. */
  known: number,
  /** What it passes for until it leaves play. */
  as: z.string().exactOptional(),
});

const zone = z.strictObject({
  kind: z.string(),
  seat: seat.exactOptional(),
  n: number.exactOptional(),
  /** A pile from bottom to top. */
  cards: z.array(card),
});

const outcome: z.ZodType<Outcome> = z.strictObject({
  winners: z.array(seat),
  scores: z.array(z.number()).exactOptional(),
  how: z.string(),
});

export const snapshotSchema = z.strictObject({
  zones: z.array(zone),
  state: z.record(z.string(), plain),
  lanes: z.array(lane),
  lasting: z.array(lasting),
  waiting: z.array(trigger),
  alone: number,
  queue: z.array(number),
  moves: number,
  outcome: outcome.exactOptional(),
});

export type Snapshot = z.infer<typeof snapshotSchema>;
export type SnapshotZone = z.infer<typeof zone>;
