import { crc32, deflateSync, inflateSync } from 'node:zlib';

/*
 * Screenshots with at most 256 colours: a third of the size, and nobody sees a difference. Reads the PNGs that browsers write
 * (8 bits, RGB or RGBA, not interlaced).
 */

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue of each pixel, row by row. */
  readonly pixels: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The same picture as a PNG with a palette. */
export function smallPng(png: Buffer): Buffer {
  const { width, height, pixels } = readPng(png);
  const { palette, indexes } = withPalette(pixels);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export function readPng(png: Buffer): Picture {
  const data: Buffer[] = [];
  let [width, height, kind] = [0, 0, 0];
  let palette: Buffer | undefined;
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') [width, height, kind] = [body.readUInt32BE(0), body.readUInt32BE(4), body.readUInt8(9)];
    if (type === 'PLTE') palette = body;
    if (type === 'IDAT') data.push(body);
    at += length + 12;
  }
  const channels = { 2: 3, 3: 1, 6: 4 }[kind];
  if (channels === undefined) throw new Error(`PNGs of colour type ${kind} are not read here`);
  const samples = unfiltered(inflateSync(Buffer.concat(data)), width * channels, height, channels);
  return { width, height, pixels: coloursOf(samples, channels, palette) };
}

function coloursOf(samples: Uint8Array, channels: number, palette: Buffer | undefined): Uint8Array {
  const pixels = new Uint8Array((samples.length / channels) * 3);
  for (let i = 0; i * channels < samples.length; i++) {
    const from = palette === undefined ? samples : palette;
    const at = palette === undefined ? i * channels : (samples[i] ?? 0) * 3;
    for (let c = 0; c < 3; c++) pixels[i * 3 + c] = from[at + c] ?? 0;
  }
  return pixels;
}

/** Every row is told by its difference to its neighbours, in one of five ways. */
function unfiltered(raw: Uint8Array, stride: number, height: number, step: number): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const left = x < step ? 0 : (out[y * stride + x - step] ?? 0);
      const above = y === 0 ? 0 : (out[(y - 1) * stride + x] ?? 0);
      const corner = x < step || y === 0 ? 0 : (out[(y - 1) * stride + x - step] ?? 0);
      out[y * stride + x] = (raw[y * (stride + 1) + 1 + x] ?? 0) + predicted(filter, left, above, corner);
    }
  }
  return out;
}

function predicted(filter: number | undefined, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const [toLeft, toAbove, toCorner] = [
    Math.abs(above - corner),
    Math.abs(left - corner),
    Math.abs(left + above - 2 * corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

interface Colour {
  readonly rgb: readonly [number, number, number];
  readonly count: number;
}

/** At most 256 colours that stand for all of them: the box with the widest spread is halved until there are enough. */
function withPalette(pixels: Uint8Array): { palette: Buffer; indexes: Uint8Array } {
  const codes = new Uint32Array(pixels.length / 3);
  const counts = new Map<number, number>();
  for (let i = 0; i < codes.length; i++) {
    const code = ((pixels[i * 3] ?? 0) << 16) | ((pixels[i * 3 + 1] ?? 0) << 8) | (pixels[i * 3 + 2] ?? 0);
    codes[i] = code;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const colours = [...counts].map(
    ([code, count]): Colour => ({ rgb: [code >> 16, (code >> 8) & 255, code & 255], count }),
  );
  const boxes = boxesOf(colours, 256);
  const palette = Buffer.alloc(boxes.length * 3);
  const places = new Map<number, number>();
  for (const [i, box] of boxes.entries()) {
    palette.set(meanOf(box), i * 3);
    for (const { rgb } of box) places.set((rgb[0] << 16) | (rgb[1] << 8) | rgb[2], i);
  }
  return { palette, indexes: Uint8Array.from(codes, (code) => places.get(code) ?? 0) };
}

type Box = readonly Colour[];

function boxesOf(colours: Box, most: number): Box[] {
  const open = [{ box: colours, ...spreadOf(colours) }];
  while (open.length < most) {
    open.sort((a, b) => a.spread - b.spread);
    const widest = open.pop();
    if (widest === undefined || widest.spread === 0)
      return [...open, ...(widest === undefined ? [] : [widest])].map(({ box }) => box);
    for (const half of halved(widest.box, widest.channel)) open.push({ box: half, ...spreadOf(half) });
  }
  return open.map(({ box }) => box);
}

type Channel = 0 | 1 | 2;

/** How much a box varies in its most varied channel; large areas weigh more, but not as much as they are large. */
function spreadOf(box: Box): { channel: Channel; spread: number } {
  const total = box.reduce((sum, { count }) => sum + count, 0);
  const mean = meanOf(box);
  const channels = ([0, 1, 2] as const).map((channel) => {
    const square = box.reduce((sum, { rgb, count }) => sum + count * (rgb[channel] - mean[channel]) ** 2, 0);
    return { channel, spread: square / Math.sqrt(total) };
  });
  return channels.reduce((one, other) => (other.spread > one.spread ? other : one));
}

function halved(box: Box, channel: Channel): [Box, Box] {
  const ordered = box.toSorted((a, b) => a.rgb[channel] - b.rgb[channel]);
  const total = box.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  const middle = ordered.findIndex(({ count }) => {
    below += count;
    return below >= total / 2;
  });
  const cut = Math.min(Math.max(1, middle + 1), ordered.length - 1);
  return [ordered.slice(0, cut), ordered.slice(cut)];
}

function meanOf(box: Box): [number, number, number] {
  const total = box.reduce((sum, { count }) => sum + count, 0);
  const mean = (channel: Channel) =>
    Math.round(box.reduce((sum, { rgb, count }) => sum + rgb[channel] * count, 0) / total);
  return [mean(0), mean(1), mean(2)];
}
