/** The languages that every sentence exists in. */
export const LANGS = ['en', 'de'] as const;
export type Lang = (typeof LANGS)[number];

/** One sentence in every language: a missing translation does not compile. */
export type Said = Readonly<Record<Lang, string>>;

/** What is said of a card is the same for ever: it is worked out once. */
export function sayOnce<T>(say: (card: string, lang: Lang) => T): (card: string, lang: Lang) => T {
  const said: Readonly<Record<Lang, Map<string, T>>> = { en: new Map(), de: new Map() };
  return (card, lang) => {
    const known = said[lang].get(card) ?? say(card, lang);
    said[lang].set(card, known);
    return known;
  };
}
