// Runs before anything is painted, so that a chosen look or language never flashes up as another one.
(() => {
  try {
    const { look, lang, motion } = JSON.parse(localStorage.getItem('tafelrunde.settings') ?? '{}');
    if (look === 'light' || look === 'dark') document.documentElement.dataset.look = look;
    const still = motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.documentElement.toggleAttribute('data-still', still);
    const own = typeof lang === 'string' ? lang : navigator.language;
    document.documentElement.lang = own.startsWith('de') ? 'de' : 'en';
  } catch {
    // Storage may be blocked: then the look is the system's.
  }
})();
