import { createStore } from '../kept/store.ts';

/** The browser's offer to install the app; it comes once, early, and can be taken by a click. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

export const installOffer = createStore<InstallOffer | undefined>(undefined);

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event;
}

export function listenForOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isOffer(event)) installOffer.set(event);
  });
  addEventListener('appinstalled', () => installOffer.set(undefined));
}
