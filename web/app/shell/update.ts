/** Milliseconds that a newer app has to take over before the page is loaded anyway. */
const PATIENCE = 10_000;

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** Asks the server whether there is a newer app; if so, it is made ready and the notice appears. */
export function lookForUpdate(): void {
  registration()
    .then((found) => found?.update())
    // Without a connection there is nothing to find.
    .catch(() => undefined);
}

/** Loads the page with the newest app there is: a plain reload would bring the one that lies in the cache. */
export async function reloadNewest(): Promise<void> {
  const found = await registration();
  await found?.update().catch(() => undefined);
  const next = found?.waiting ?? found?.installing;
  if (next) await Promise.race([takesOver(next), pause(PATIENCE)]);
  location.reload();
}

function takesOver(next: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    const goAhead = (): void => {
      if (next.state === 'installed') next.postMessage({ type: 'SKIP_WAITING' });
      if (next.state === 'redundant') resolve();
    };
    next.addEventListener('statechange', goAhead);
    goAhead();
  });
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
