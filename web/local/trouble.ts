import type { Trouble } from './wire.ts';

/** What a table with this fault has to say. All that storage complains of are exceptions of the browser's. */
export function troubleIn(fault: unknown): Trouble {
  const detail = String(fault);
  if (!(fault instanceof DOMException)) return { kind: 'crashed', detail };
  // Another tab has written this move.
  if (fault.name === 'ConstraintError') return { kind: 'elsewhere' };
  return { kind: fault.name === 'QuotaExceededError' ? 'full' : 'storage', detail };
}
