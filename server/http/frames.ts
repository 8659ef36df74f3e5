/*
 * Saying things through sockets is most of what the server does. Several messages to somebody leave as one piece in one write;
 * `ws` would make two writes of each.
 */

/** Text messages as the frames of a server, whole and not masked (RFC 6455, section 5.2), one after the other. */
export function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headLength(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHead(frames, at, lengths[i] ?? 0);
    at += frames.write(text, at);
  }
  return frames;
}

const WHOLE_TEXT = 0x81;
/** The greatest length that is written as it is; these two say that it follows in 2 or in 8 bytes. */
const MOST_SHORT = 125;
const [IN_TWO_BYTES, IN_EIGHT_BYTES] = [126, 127];
const MOST_IN_TWO_BYTES = 0xffff;

function headLength(length: number): number {
  if (length <= MOST_SHORT) return 2;
  return length <= MOST_IN_TWO_BYTES ? 4 : 10;
}

/** Gives where the text begins. */
function writeHead(frames: Buffer, at: number, length: number): number {
  frames[at] = WHOLE_TEXT;
  if (length <= MOST_SHORT) return frames.writeUInt8(length, at + 1);
  if (length <= MOST_IN_TWO_BYTES) return frames.writeUInt16BE(length, frames.writeUInt8(IN_TWO_BYTES, at + 1));
  return frames.writeBigUInt64BE(BigInt(length), frames.writeUInt8(IN_EIGHT_BYTES, at + 1));
}
