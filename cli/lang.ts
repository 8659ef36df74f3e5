import { LANGS, type Lang } from '@tafelrunde/kernel';

export const isLang = (text: string): text is Lang => LANGS.some((lang) => lang === text);

/** The language of the environment, as POSIX orders its variables; English unless it says German. */
export function langOf(env: Readonly<Record<string, string | undefined>>): Lang {
  const stated = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '');
  return /^de(?:[_.@-]|$)/i.test(stated ?? '') ? 'de' : 'en';
}
