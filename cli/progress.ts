import type { Out } from './io.ts';

const WIDTH = 30;
const PAUSE = 100;

/** A bar on a terminal; elsewhere nothing is shown. */
export function progressBar(out: Out, total: number): { show: (done: number) => void; clear: () => void } {
  if (out.isTTY !== true) return { show: () => {}, clear: () => {} };
  let last = 0;
  return {
    show: (done) => {
      const now = performance.now();
      if (now - last < PAUSE && done < total) return;
      last = now;
      const full = Math.round((done / total) * WIDTH);
      out.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${total}`);
    },
    clear: () => {
      out.write('\r\u001b[K');
    },
  };
}
