/**
 * Only one tab plays a table: gives whether it is this one. Who asks for it firmly gets it, and whoever had it is told that it
 * is lost.
 */
export function holdAlone(table: string, steal: boolean, lost: () => void): Promise<boolean> {
  const name = `table-${table}`;
  return 'locks' in navigator ? holdByLock(name, steal, lost) : holdByWord(name, lost);
}

/** For as long as the worker lives. */
const held = new Promise<never>(() => undefined);

async function holdByLock(name: string, steal: boolean, lost: () => void): Promise<boolean> {
  const isMine = await takeLock(name, steal, lost);
  if (isMine) await lastMoveDone(name);
  return isMine;
}

function takeLock(name: string, steal: boolean, lost: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(name, options, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : held;
      })
      .catch(lost);
  });
}

/** Milliseconds: a tab that the browser has put to sleep does not let go. */
const PATIENCE = 2_000;

/** Whoever had the table may be in the middle of a move: this lock goes only with their worker. */
function lastMoveDone(name: string): Promise<void> {
  return new Promise((resolve) => {
    navigator.locks
      .request(`${name}-at-work`, { signal: AbortSignal.timeout(PATIENCE) }, () => {
        resolve();
        return held;
      })
      .catch(() => resolve());
  });
}

/** Without TLS, as in a network at home, browsers know no locks: there whoever came last has it. */
async function holdByWord(name: string, lost: () => void): Promise<boolean> {
  const tabs = new BroadcastChannel(name);
  tabs.onmessage = () => {
    tabs.close();
    lost();
  };
  tabs.postMessage('mine');
  return true;
}
