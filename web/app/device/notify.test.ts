import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notify } from './notify.ts';

const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();

/** As on a phone: only the service worker may speak. */
class Mute {
  static permission = 'granted';
  constructor() {
    throw new TypeError('Illegal constructor');
  }
}

beforeEach(() => {
  Mute.permission = 'granted';
  vi.stubGlobal('Notification', Mute);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  Object.assign(navigator, { serviceWorker: { ready: Promise.resolve({ showNotification }) } });
  history.replaceState(null, '', '/online/t1');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  showNotification.mockReset();
  history.replaceState(null, '', '/');
});

describe('a notification on a phone', () => {
  it('knows the way to its table', async () => {
    notify('Your turn', 'at the table');
    await vi.waitFor(() => expect(showNotification).toHaveBeenCalledOnce());
    expect(showNotification.mock.lastCall?.[1]).toMatchObject({ data: { path: '/online/t1' } });
  });

  it('is not shown once the browser has forbidden it', async () => {
    Mute.permission = 'denied';
    notify('Your turn', 'at the table');
    await Promise.resolve();
    expect(showNotification).not.toHaveBeenCalled();
  });
});
