import { settings } from '../app/kept/settings.ts';
import { api } from './api.ts';
import { onlineSeats } from './seats.ts';

/** Lets the server wake this browser for the turns of these seats; only after the person has allowed notifications. */
export async function followTurns(pushKey: string, tokens: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription =
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }));
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return;
  const address = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, lang: settings.get().lang };
  for (const token of new Set(tokens)) await api.addPush(token, address);
}

/** Nobody is woken any more in this browser. The server is told, too, so that it need not find out. */
export async function stopFollowing(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  if (subscription === undefined || subscription === null) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  const tokens = new Set(onlineSeats.get().map(({ token }) => token));
  await Promise.allSettled([...tokens].map((token) => api.removePush(token, endpoint)));
}
