import { api } from './api.ts';

/** Lets the server wake this browser for one's turns; only after the person has allowed notifications. */
export async function subscribeToPush(pushKey: string, token: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription =
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }));
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return;
  await api.addPush(token, { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
}

export async function unsubscribeFromPush(token: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  if (subscription === undefined || subscription === null) return;
  await api.removePush(token, subscription.endpoint);
}
