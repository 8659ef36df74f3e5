/** Asks the browser whether this page may speak up; only ever after a click. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** A sentence outside the page, if it may and nobody is looking. */
export function notify(title: string, body: string): void {
  if (document.visibilityState === 'visible' || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag: 'your-turn', icon: '/icon-192.png' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones only let the service worker speak.
    navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification(title, { body, tag: 'your-turn', icon: '/icon-192.png' }))
      .catch(() => undefined);
  }
}
