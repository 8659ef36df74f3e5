// Runs before anything is painted, so that a chosen look or language never flashes up as another one.
(() => {
  try {
    const { look, lang } = JSON.parse(localStorage.getItem('tafelrunde.settings') ?? '{}');
    if (look === 'light' || look === 'dark') document.documentElement.dataset.look = look;
    const own = typeof lang === 'string' ? lang : navigator.language;
    document.documentElement.lang = own.startsWith('de') ? 'de' : 'en';
  } catch {
    // Storage may be blocked: then the look is the system's.
  }
})();
