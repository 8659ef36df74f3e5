/** What the operator reads. Never a token, a code, a message or a name. */
export interface Log {
  say(sentence: string): void;
  fault(sentence: string, fault: unknown): void;
}

export function createLog(write: (line: string) => void): Log {
  const line = (sentence: string) => write(`${new Date().toISOString()} ${sentence}\n`);
  return {
    say: line,
    fault: (sentence, fault) =>
      line(`${sentence}: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`),
  };
}
