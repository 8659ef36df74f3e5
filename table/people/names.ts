/** Signs that nobody sees, and those that turn the text around them. What joins letters and emoji is none of them. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/gu;

/** What somebody is called: nothing if nobody could read it. */
export function tidyName(name: string): string {
  const seen = name.replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();
  return isReadable(seen) ? seen : '';
}

/** Is there anything in it that somebody could see? */
export const isReadable = (text: string): boolean => /[^\s\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text);

/** What the app calls whoever looks at it, in any of its languages. */
const THE_READER = /^(?:you|du)$/iu;

/** What somebody is called by others: nothing if each of them would take it for themselves. */
export function nameForOthers(name: string): string {
  const tidy = tidyName(name);
  const seen = tidy.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return THE_READER.test(seen) ? '' : tidy;
}
