/** A line longer than this is not kept: a hand never is. */
export const MOST_BYTES = 1_000_000;

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const NOTHING = new Uint8Array(0);

export type LineBytes = Uint8Array | 'too-long';

/** The lines of a stream as they arrive, those of one chunk together. What comes after the last newline is a line too. */
export async function* linesOf(input: AsyncIterable<unknown>): AsyncGenerator<LineBytes[]> {
  let rest: LineBytes = NOTHING;
  let first = true;
  for await (const chunk of input) {
    let bytes: Uint8Array = bytesOf(chunk);
    if (first) bytes = withoutMark(bytes);
    first = false;
    const lines: LineBytes[] = [];
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      lines.push(withoutReturn(joined(rest, bytes.subarray(start, end))));
      rest = NOTHING;
      start = end + 1;
    }
    rest = joined(rest, bytes.subarray(start));
    yield lines;
  }
  if (rest === 'too-long' || rest.length > 0) yield [withoutReturn(rest)];
}

function bytesOf(chunk: unknown): Uint8Array {
  return chunk instanceof Uint8Array ? chunk : new TextEncoder().encode(String(chunk));
}

/** Some editors begin a file with a byte order mark. */
function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}

function joined(before: LineBytes, more: Uint8Array): LineBytes {
  if (before === 'too-long' || before.length + more.length > MOST_BYTES) return 'too-long';
  if (before.length === 0) return more.slice();
  const both = new Uint8Array(before.length + more.length);
  both.set(before);
  both.set(more, before.length);
  return both;
}

function withoutReturn(line: LineBytes): LineBytes {
  return line !== 'too-long' && line.at(-1) === RETURN ? line.subarray(0, -1) : line;
}
