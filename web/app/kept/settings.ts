import type { Lang } from '@tafelrunde/kernel';
import { isRecord } from './storage.ts';
import { type Store, useStore } from './store.ts';
import { createStored } from './stored.ts';

/** What a person has set in this browser. */
export interface Settings {
  readonly lang: Lang;
  readonly look: 'system' | 'light' | 'dark';
  readonly name: string;
  readonly sound: boolean;
  readonly notify: boolean;
  /** How fast bots move at a local table. */
  readonly pace: Pace;
  readonly motion: 'full' | 'quick' | 'off';
  /** What one wants to be asked about in reaction rounds. */
  readonly heed: 'able' | 'all';
  /** What does not wake one while one passes until one's turn: alarms of the games. */
  readonly deaf: readonly string[];
  /** Letters and signs on suits, for those who see colours differently, are always there; this makes them larger. */
  readonly marks: boolean;
  /** Shows what a card would change. */
  readonly assist: boolean;
  /** The table as lists and buttons. */
  readonly textView: boolean;
  /** Ask before an answer is given. */
  readonly confirm: boolean;
  /** A tap on a card does what the card may do, instead of showing it first. */
  readonly oneTap: boolean;
}

export const PACES = ['instant', 'slow', 'step'] as const;
export type Pace = (typeof PACES)[number];

export const LOOKS = ['system', 'light', 'dark'] as const;
export const HEEDS = ['able', 'all'] as const;
export const MOTIONS = ['full', 'quick', 'off'] as const;

export const browserLang = (languages: readonly string[]): Lang =>
  languages
    .find((each) => /^(?:de|en)\b/i.test(each))
    ?.toLowerCase()
    .startsWith('de') === true
    ? 'de'
    : 'en';

const MOST_ALARMS = 20;

/** Whatever was stored, by whichever version: what does not fit is as usual. */
export function readSettings(stored: unknown, languages: readonly string[]): Settings {
  const given = isRecord(stored) ? stored : {};
  const oneOf = <T extends string>(value: unknown, all: readonly T[], usual: T): T =>
    all.find((each) => each === value) ?? usual;
  const flag = (value: unknown, usual: boolean): boolean => (typeof value === 'boolean' ? value : usual);
  return {
    lang: oneOf(given.lang, ['de', 'en'], browserLang(languages)),
    look: oneOf(given.look, LOOKS, 'system'),
    name: typeof given.name === 'string' ? given.name.slice(0, 40) : '',
    sound: flag(given.sound, true),
    notify: flag(given.notify, false),
    pace: oneOf(given.pace, PACES, 'slow'),
    motion: oneOf(given.motion, MOTIONS, 'full'),
    heed: oneOf(given.heed, HEEDS, 'able'),
    deaf: Array.isArray(given.deaf) ? given.deaf.map(String).slice(0, MOST_ALARMS) : [],
    marks: flag(given.marks, false),
    assist: flag(given.assist, true),
    textView: flag(given.textView, false),
    confirm: flag(given.confirm, false),
    oneTap: flag(given.oneTap, false),
  };
}

export const settings: Store<Settings> = createStored('settings', (stored) =>
  readSettings(stored, navigator.languages),
);

export function change(some: Partial<Settings>): void {
  settings.set((before) => ({ ...before, ...some }));
}

settings.subscribe(show);

const STILLNESS = '(prefers-reduced-motion: reduce)';

/** Whoever asks for stillness, here or in the system, gets it. */
export const isStill = (): boolean => settings.get().motion === 'off' || matchMedia(STILLNESS).matches;

matchMedia(STILLNESS).addEventListener('change', show);

/** Puts the settings where CSS finds them. */
export function show(): void {
  const { lang, look, marks } = settings.get();
  const root = document.documentElement;
  root.lang = lang;
  root.toggleAttribute('data-still', isStill());
  root.dataset.marks = marks ? 'large' : 'usual';
  if (look === 'system') delete root.dataset.look;
  else root.dataset.look = look;
}

export const useSettings = (): Settings => useStore(settings);
