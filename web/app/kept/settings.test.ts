import { afterEach, describe, expect, it } from 'vitest';
import { browserLang, change, readSettings } from './settings.ts';

afterEach(() => change({ motion: 'full' }));

describe('settings', () => {
  it("begins with the browser's language, the first one that we speak", () => {
    expect(browserLang(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(browserLang(['en-GB', 'de'])).toBe('en');
    expect(browserLang(['fr'])).toBe('en');
    expect(browserLang([])).toBe('en');
  });

  it('keeps what was chosen, whatever the browser speaks', () => {
    expect(readSettings({ lang: 'en', look: 'dark', pace: 'step' }, ['de'])).toMatchObject({
      lang: 'en',
      look: 'dark',
      pace: 'step',
    });
  });

  it('takes what does not fit as usual', () => {
    const usual = readSettings(null, ['en']);
    expect(readSettings({ lang: 'xx', look: 7, pace: 'warp', sound: 'yes', name: 5 }, ['en'])).toEqual(usual);
    expect(readSettings('rubbish', ['en'])).toEqual(usual);
    expect(readSettings({ name: 'x'.repeat(100) }, ['en']).name).toHaveLength(40);
  });

  it('stills everything on the page for who wants no movement, and for nobody else', () => {
    const isStill = () => document.documentElement.hasAttribute('data-still');
    change({ motion: 'off' });
    expect(isStill()).toBe(true);
    change({ motion: 'quick' });
    expect(isStill()).toBe(false);
  });
});
