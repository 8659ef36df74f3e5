// Part of the service worker: says that it is somebody's turn while no tab is open. Nothing else is ever pushed.
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
    data: { table: news.table },
  };
  event.waitUntil(showUnlessSeen(title(news.game), options));
});

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function showUnlessSeen(title, options) {
  const tabs = await windows();
  if (tabs.some((tab) => tab.visibilityState === 'visible' && tab.url.endsWith(options.data.table))) return;
  await self.registration.showNotification(title, options);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table = event.notification.data?.table;
  event.waitUntil(goTo(table === undefined ? '/' : `/online/${table}`));
});

async function goTo(path) {
  const tabs = await windows();
  const open = tabs.find((tab) => new URL(tab.url).pathname === path);
  await (open === undefined ? self.clients.openWindow(path) : open.focus());
}
