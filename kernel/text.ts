/** The languages that every sentence exists in. */
export const LANGS = ['en', 'de'] as const;
export type Lang = (typeof LANGS)[number];

/** One sentence in every language: a missing translation does not compile. */
export type Said = Readonly<Record<Lang, string>>;
