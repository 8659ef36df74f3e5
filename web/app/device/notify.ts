/** Asks the browser whether this page may speak up; only ever after a click. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** What was allowed once may be forbidden again at any time. */
export const mayNotify = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted';

/** A sentence outside the page, if it may and nobody is looking; a click on it leads back here. */
export function notify(title: string, body: string): void {
  if (document.visibilityState === 'visible' || !mayNotify()) return;
  const options = { body, tag: 'your-turn', icon: '/icon-192.png', data: { path: location.pathname } };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones only let the service worker speak.
    navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, options)).catch(() => undefined);
  }
}
