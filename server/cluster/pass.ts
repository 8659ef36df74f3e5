import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/*
 * What one server says to another when it passes a request on: for whom, when, and a signature that only servers over the same database can make.
 * It is good for this one request and for a short while.
 */

const CLIENT = 'x-tafelrunde-client';
const TIME = 'x-tafelrunde-time';
const SIGNATURE = 'x-tafelrunde-signature';

/** Milliseconds on the way. */
const FRESH = 60_000;

interface Request {
  readonly method: string;
  readonly url: string;
}

export type Passed = { readonly client: string } | 'forged' | undefined;

export function passHeaders(secret: string, request: Request, client: string, now: number): Record<string, string> {
  const time = String(now);
  return { [CLIENT]: client, [TIME]: time, [SIGNATURE]: signature(secret, request, client, time).toString('hex') };
}

/** Undefined: it comes from outside, not from another server. */
export function passedOn(secret: string, request: Request & Pick<IncomingMessage, 'headers'>, now: number): Passed {
  const { headers } = request;
  const [client, time, signed] = [CLIENT, TIME, SIGNATURE].map((name) => onlyOne(headers, name));
  if (client === undefined && time === undefined && signed === undefined) return undefined;
  if (client === undefined || time === undefined || signed === undefined || secret === '') return 'forged';
  const given = Buffer.from(signed, 'hex');
  const right = signature(secret, request, client, time);
  const isSigned = given.length === right.length && timingSafeEqual(given, right);
  return isSigned && Math.abs(now - Number(time)) < FRESH ? { client } : 'forged';
}

function signature(secret: string, { method, url }: Request, client: string, time: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([method, url, client, time]))
    .digest();
}

function onlyOne(headers: IncomingHttpHeaders, name: string): string | undefined {
  const given = headers[name];
  return Array.isArray(given) ? given[0] : given;
}
