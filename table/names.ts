/** Signs that nobody sees, and those that turn the text around them. What joins letters and emoji is none of them. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/gu;

/** What the app calls whoever looks at it: somebody else of that name would be spoken of as if they were the reader. */
const THE_READER = /^(?:you|du)$/iu;

/** What somebody is called at a table: nothing if nobody could read it, or would take it for themselves. */
export function tidyName(name: string): string {
  const seen = name.replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();
  const isReadable = /[^\s\p{M}\p{Cf}]/u.test(seen);
  return isReadable && !THE_READER.test(seen.replace(/\p{Cf}/gu, '')) ? seen : '';
}
