import { useEffect } from 'react';
import { createStore, useStore } from '../app/kept/store.ts';
import { api, type Site } from './api.ts';

const site = createStore<Site | undefined>(undefined);
const unreachable = createStore(false);
let asked = false;

/** What the operator has configured; undefined while it is not known, and for ever when there is no server. */
export function useSite(): Site | undefined {
  useEffect(() => {
    if (asked) return;
    asked = true;
    api.site().then(site.set, () => {
      asked = false;
      unreachable.set(true);
    });
  }, []);
  return useStore(site);
}

/** The server was asked in vain: not so before it has had time to answer. */
export function useUnreachable(): boolean {
  const failed = useStore(unreachable);
  return useStore(site) === undefined && failed;
}
