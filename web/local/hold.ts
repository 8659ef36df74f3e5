/**
 * Only one tab plays a table: gives whether it is this one. Who asks for it firmly gets it, and whoever had it is told that it
 * is lost.
 */
export function holdAlone(table: string, steal: boolean, lost: () => void): Promise<boolean> {
  const name = `table-${table}`;
  return 'locks' in navigator ? holdByLock(name, steal, lost) : holdByWord(name, lost);
}

function holdByLock(name: string, steal: boolean, lost: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const held = new Promise<never>(() => undefined);
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(name, options, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : held;
      })
      .catch(lost);
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
