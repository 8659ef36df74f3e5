/** What the operator reads. Never a token, a code, a message or a name. */
export interface Log {
  say(sentence: string): void;
  fault(sentence: string, fault: unknown): void;
}

export function createLog(write: (line: string) => void): Log {
  const line = (sentence: string) => write(`${new Date().toISOString()} ${sentence}\n`);
  return {
    say: line,
    fault: (sentence, fault) => line(`${sentence}: ${described(fault)}`),
  };
}

/** These quote what they could not read, which may be anybody's secret. */
const QUOTING: readonly string[] = ['SyntaxError', 'ZodError'];

/** What went wrong and where, without anything that came from outside or out of the store. */
function described(fault: unknown): string {
  if (!(fault instanceof Error)) return `a ${typeof fault} was thrown`;
  const { name, message, stack = '' } = fault;
  const frames = stack.split('\n').filter((each) => /^\s+at /.test(each));
  return [QUOTING.includes(name) ? name : `${name}: ${message}`, ...frames].join('\n');
}
