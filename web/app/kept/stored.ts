import { parsed, remember, writtenAt } from './storage.ts';
import { createStore, type Store } from './store.ts';

/**
 * A value that all tabs of this browser share. Whatever is changed is changed in what lies there now, so no tab writes over what
 * another one has written; where nothing can be stored, each has its own.
 */
export function createStored<T>(key: string, read: (stored: unknown) => T): Store<T> {
  let written = writtenAt(key);
  const store = createStore(read(parsed(written)));
  const refresh = (): void => {
    const now = writtenAt(key);
    if (now === written) return;
    written = now;
    store.set(read(parsed(now)));
  };
  addEventListener('storage', refresh);
  return {
    ...store,
    set(next) {
      refresh();
      const before = store.get();
      store.set(next);
      if (Object.is(store.get(), before)) return;
      remember(key, store.get());
      written = writtenAt(key);
    },
  };
}
