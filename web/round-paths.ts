/*
 * An icon is 512 by 512, and never drawn larger: whole numbers are as exact as anybody can see, and half as much to load.
 * Every point is rounded where it lies, not as a step from the one before, so that nothing drifts.
 */

export function roundPaths(svg: string): string {
  return svg.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${roundPath(path)}"`);
}

/** What the numbers after a letter are: a coordinate across or down, or one that is kept as it is. */
const shapes: Readonly<Record<string, string>> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: 'rrrffxy',
  z: '',
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the pen is, and where it is after rounding. */
interface Pen {
  readonly real: Point;
  readonly drawn: Point;
}

const origin: Pen = { real: { x: 0, y: 0 }, drawn: { x: 0, y: 0 } };

function roundPath(path: string): string {
  let [pen, start, written, last] = [origin, origin, '', ''];
  for (const [, letter = '', tail = ''] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const isAbsolute = letter === letter.toUpperCase();
    for (const [i, numbers] of strokesOf(letter.toLowerCase(), tail).entries()) {
      // More points after a move are lines.
      const name = i > 0 && letter.toLowerCase() === 'm' ? 'l' : letter.toLowerCase();
      const stroke = rounded(pen, shapes[name] ?? '', numbers, isAbsolute);
      pen = name === 'z' ? start : stroke.pen;
      if (name === 'm') start = pen;
      written += follow(last, name, stroke.numbers);
      last = name;
    }
  }
  return written.replace(/^m/, 'M');
}

/** The numbers after a letter, one stroke after the other; the flags of an arc may stand close to what follows them. */
function strokesOf(name: string, tail: string): number[][] {
  const shape = shapes[name] ?? '';
  const strokes: number[][] = [];
  let rest = tail.trimStart();
  do {
    const stroke: number[] = [];
    for (const kind of shape) {
      const [text = '0'] = (kind === 'f' ? /^[01]/ : /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/).exec(rest) ?? [];
      stroke.push(Number(text));
      rest = rest.slice(text.length).replace(/^[\s,]+/, '');
    }
    strokes.push(stroke);
  } while (rest !== '' && shape !== '');
  return strokes;
}

/** The same stroke as whole steps from where the pen was drawn to, and where it then is. */
function rounded({ real, drawn }: Pen, shape: string, numbers: readonly number[], isAbsolute: boolean) {
  const end = { ...real };
  const steps = numbers.map((n, i) => {
    const axis = shape[i];
    if (axis !== 'x' && axis !== 'y') return axis === 'r' ? Math.round(n * 10) / 10 : n;
    end[axis] = isAbsolute ? n : real[axis] + n;
    return Math.round(end[axis]) - drawn[axis];
  });
  return { numbers: steps, pen: { real: end, drawn: { x: Math.round(end.x), y: Math.round(end.y) } } };
}

const textOf = (n: number): string => String(n).replace(/^(-?)0\./, '$1.');

const joined = (numbers: readonly number[]): string =>
  numbers.map((n, i) => `${i > 0 && n >= 0 ? ' ' : ''}${textOf(n)}`).join('');

/** A letter is written once for strokes of a kind. */
function follow(last: string, name: string, numbers: readonly number[]): string {
  if (last !== name || name === 'm' || name === 'z') return name + joined(numbers);
  return (numbers[0] ?? 0) >= 0 ? ` ${joined(numbers)}` : joined(numbers);
}
