import { clause, kind, noun, verb, type WordNode } from '@tafelrunde/words';
import { here, roomHere } from '../language/context.ts';
import type { BossWord } from '../language/word.ts';
import { nounOf, objectsOf, type Who } from '../selectors/who.ts';

/* Words about value tokens: a Room deals 1 more for each that lies on it (BM-009). */

interface AddTokens extends WordNode {
  readonly word: 'addTokens';
  readonly n: number;
  readonly room: Who;
}

interface RemoveToken extends WordNode {
  readonly word: 'removeToken';
}

export const addTokens = (n: number, room: Who): AddTokens => ({ word: 'addTokens', n, room });
/** From this Room. Also a cost. */
export const removeToken = (): RemoveToken => ({ word: 'removeToken' });

const TOKEN = kind('+1 damage token', 'der Marker/Marker/Markers');
const TOKENS_AFTER = { en: '', de: '(+1 Schaden)' };

const PUT = verb('put {tokens} on {room}', 'lege legst legt legen | {tokens} auf {room}');
const REMOVE = verb(
  'remove {tokens} from this Room',
  'entferne entfernst entfernt entfernen | {tokens} von diesem Raum',
);

const tokens = (n: number) => noun(TOKEN, n === 1 ? 'a' : n, { after: TOKENS_AFTER });

const addWord: BossWord<AddTokens> = {
  run: (m, { n, room }) => {
    for (const each of objectsOf(m, room, here(m))) m.state.tokens[each] = (m.state.tokens[each] ?? 0) + n;
  },
  says: ({ n, room }, say) => clause(say.you, PUT, { tokens: tokens(n), room: nounOf(room, say) }),
};

const removeWord: BossWord<RemoveToken> = {
  can: (m) => (m.state.tokens[roomHere(m, here(m)) ?? 0] ?? 0) > 0,
  run: (m) => {
    const room = roomHere(m, here(m)) ?? 0;
    const left = (m.state.tokens[room] ?? 0) - 1;
    if (left > 0) m.state.tokens[room] = left;
    else delete m.state.tokens[room];
  },
  says: (_, say) => clause(say.you, REMOVE, { tokens: tokens(1) }),
};

export const tokenWords = { addTokens: addWord, removeToken: removeWord } as const;
