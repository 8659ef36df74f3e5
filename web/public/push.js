// Part of the service worker: says that it is somebody's turn while no tab is open, and leads there. Nothing else is ever pushed.
const WORDS = {
  en: { title: (game) => `It is your turn · ${game}`, body: 'The others are waiting at the table.' },
  de: { title: (game) => `Du bist dran · ${game}`, body: 'Am Tisch wird auf dich gewartet.' },
};

self.addEventListener('push', (event) => {
  const news = event.data?.json();
  if (news?.type !== 'your-turn') return;
  const { title, body } = news.lang === 'de' ? WORDS.de : WORDS.en;
  const options = {
    body,
    lang: news.lang,
    tag: `table-${news.table}`,
    icon: '/icon-192.png',
    data: { path: `/online/${news.table}` },
  };
  event.waitUntil(showUnlessSeen(title(news.game), options));
});

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const isAt = (tab, path) => new URL(tab.url).pathname === path;

async function showUnlessSeen(title, options) {
  const tabs = await windows();
  if (tabs.some((tab) => tab.visibilityState === 'visible' && isAt(tab, options.data.path))) return;
  await self.registration.showNotification(title, options);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.path ?? '/'));
});

async function goTo(path) {
  const tabs = await windows();
  const open = tabs.find((tab) => isAt(tab, path));
  await (open === undefined ? self.clients.openWindow(path) : open.focus());
}
