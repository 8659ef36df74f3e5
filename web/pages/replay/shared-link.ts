import type { MatchRecord } from '@tafelrunde/kernel';

/*
 * A whole game in a link: the record without its events, which follow from the rest, compressed and put after the #, so that
 * it reaches nobody but whom the link is given to.
 */

export async function packRecord(record: MatchRecord): Promise<string> {
  const slim = { ...record, notes: record.notes.map(({ entry, drawn }) => ({ entry, drawn, events: [] })) };
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(slim)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The JSON that was packed; whether it is a record is for `readRecord` to say. */
export async function unpackRecord(packed: string): Promise<unknown> {
  const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes)));
}

async function through(stream: GenericTransformStream, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const answer = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await answer.arrayBuffer());
}

/** `#game=…&at=12&eyes=everybody`. */
export function readHash(hash: string): { readonly game?: string; readonly moment?: number } {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const game = given.get('game');
  const moment = Number(given.get('at') ?? Number.NaN);
  return { ...(game === null ? {} : { game }), ...(Number.isInteger(moment) ? { moment } : {}) };
}
