import { useSyncExternalStore } from 'react';

/** What stands after the # of the address. Who opens another link of the same page stays on it: then only this changes. */
export const useHash = (): string => useSyncExternalStore(onChange, () => location.hash);

function onChange(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}
