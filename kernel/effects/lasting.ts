import type { Lasting, Match } from '../match.ts';

/** Those that are over go. While none is, the list stays the very same, and who has looked through it need not look again. */
export function endLasting(match: Match, isOver: (lasting: Lasting) => boolean): void {
  if (match.lasting.some(isOver)) match.lasting = match.lasting.filter((lasting) => !isOver(lasting));
}
