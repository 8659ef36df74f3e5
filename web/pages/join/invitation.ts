import { api } from '../../remote/api.ts';

/** What a link brings after its #: an invitation to a seat, or one's own seat from another device. */
export function readInvitation(hash: string): {
  readonly code?: string;
  readonly token?: string;
  readonly game: string;
  readonly name: string;
} {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const code = given.get('seat');
  const token = given.get('token');
  return {
    ...(code === null ? {} : { code }),
    ...(token === null ? {} : { token }),
    game: given.get('game') ?? '',
    name: given.get('name') ?? '',
  };
}

/** "https://…/join/<table>#seat=<code>", or just the part after "join/". */
export function pathOfInvitation(text: string): string | undefined {
  const found = /(?:^|\/join\/)([\w-]+#[\w=&%.+-]+)$/.exec(text.trim());
  return found?.[1] === undefined ? undefined : `/join/${found[1]}`;
}

/** As it is written and read out: "K3V9-80QD-M4XT". */
export const spelled = (code: string): string => code.toUpperCase();

/** A code as somebody types it: in capitals or not, with dashes, spaces or nothing in between. */
export function codeIn(text: string): string | undefined {
  const letters = text.replace(/[^0-9a-z]/gi, '');
  if (!/^[\s\w.–-]+$/.test(text) || letters.length !== 12) return undefined;
  return spelled(letters.replace(/(.{4})(?=.)/g, '$1-'));
}

/** Where a link or a code leads to: nowhere if it is none, or no longer valid. */
export async function wayTo(text: string): Promise<string | undefined> {
  const path = pathOfInvitation(text);
  if (path !== undefined) return path;
  const code = codeIn(text);
  const { invitation } = code === undefined ? { invitation: null } : await api.invitation(code);
  return invitation === null ? undefined : `/join/${invitation.table.id}#seat=${code}`;
}
