import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import { type Io, write } from '../io.ts';

type Format = Parameters<typeof styleText>[0];

/** A person's end of the line: writes, and reads answers line by line, from a keyboard or from a pipe. */
export interface Terminal {
  readonly width: number;
  /** Can the screen be cleared, so that the next person does not see the last one's cards? */
  readonly isScreen: boolean;
  readonly interrupted: boolean;
  style(format: Format, text: string): string;
  say(text?: string): Promise<void>;
  /** The next line; undefined when there is none, or Ctrl-C was pressed. */
  ask(prompt: string): Promise<string | undefined>;
  clear(): Promise<void>;
  close(): void;
}

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';
const NARROW = 80;

export function openTerminal({ stdin, stdout }: Io): Terminal {
  const isScreen = stdin.isTTY === true && stdout.isTTY === true;
  const reader = createInterface({ input: stdin, terminal: isScreen, ...(isScreen ? { output: stdout } : {}) });
  const lines: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let closed = false;
  let interrupted = false;
  const give = (line: string | undefined): void => {
    const resolve = waiting;
    waiting = undefined;
    resolve?.(line);
  };
  reader.on('line', (line) => (waiting === undefined ? lines.push(line) : give(line)));
  reader.on('close', () => {
    closed = true;
    give(undefined);
  });
  reader.on('SIGINT', () => {
    interrupted = true;
    reader.close();
  });
  const nextLine = (): Promise<string | undefined> => {
    const ready = lines.shift();
    if (ready !== undefined || closed) return Promise.resolve(ready);
    return new Promise((resolve) => {
      waiting = resolve;
    });
  };
  return {
    get width() {
      return stdout.columns === undefined || stdout.columns === 0 ? NARROW : stdout.columns;
    },
    isScreen,
    get interrupted() {
      return interrupted;
    },
    style: (format, text) => styleText(format, text, { stream: stdout }),
    say: (text = '') => write(stdout, `${text}\n`),
    async ask(prompt) {
      if (isScreen && !closed) {
        reader.setPrompt(prompt);
        reader.prompt();
        return nextLine();
      }
      const line = await nextLine();
      await write(stdout, `${prompt}${line ?? ''}\n`);
      return line;
    },
    clear: () => (isScreen ? write(stdout, CLEAR) : Promise.resolve()),
    close: () => reader.close(),
  };
}
