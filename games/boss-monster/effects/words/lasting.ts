import type { Said } from '@tafelrunde/kernel';
import {
  below,
  type Circumstance,
  clause,
  headed,
  named,
  type Speech,
  verb,
  type WordNode,
  when,
} from '@tafelrunde/words';
import { itemRef } from '../../refs.ts';
import { cancel } from '../../rules/waiting.ts';
import { type Stat, sayStatic } from '../holding/stats.ts';
import { always } from '../language/ability.ts';
import type { Amount } from '../language/amounts.ts';
import type { Ability, Static, Triggered } from '../language/card.ts';
import { here } from '../language/context.ts';
import { sayAbility } from '../language/say-ability.ts';
import type { BossWord } from '../language/word.ts';
import type { RoomFilter } from '../selectors/rooms.ts';
import { objectsOf, subjectOf, type Who } from '../selectors/who.ts';

/* Words about what goes on for a while (BM-086), and the word that stops a Spell. */

interface ThisRound extends WordNode {
  readonly word: 'thisRound';
  readonly effect: Static | Triggered;
}

interface RoomGets extends WordNode {
  readonly word: 'roomGets';
  readonly room: Who;
  readonly effect: Static;
}

/** What a Boss has from its Level Up on. */
interface RestOfGame extends WordNode {
  readonly word: 'restOfGame';
  readonly effect: Ability;
}

interface CancelSpell extends WordNode {
  readonly word: 'cancelSpell';
}

/** Of treasure: which; and whether it ends when the Room is covered. */
type RoomMore = Pick<Static, 'treasure'> & Pick<RoomFilter, 'kept'>;

/** An effect until the end of the round, for many Rooms at once, or something that happens each time. */
export const thisRound = (effect: Static | Triggered): ThisRound => ({ word: 'thisRound', effect });
/** A value of one Room until the end of the round. */
export const roomGets = (room: Who, stat: Stat, n: Amount = 1, { kept, ...more }: RoomMore = {}): RoomGets => ({
  word: 'roomGets',
  room,
  effect: always(stat, n, { rooms: kept === true ? { where: 'target', kept } : { where: 'target' }, ...more }),
});
/** */
export const restOfGame = (effect: Ability): RestOfGame => ({ word: 'restOfGame', effect });
/** R-11, BM-151: the Spell that it answers. */
export const cancelSpell = (): CancelSpell => ({ word: 'cancelSpell' });

const TILL: Circumstance = { en: 'until the end of the round', de: 'bis zum Ende der Runde', isAdverb: true };

const roundWord: BossWord<ThisRound> = {
  run: (m, _, at) => m.startLasting(below(at, 'effect'), m.vars, { scope: 'round' }, here(m).seat),
  says: ({ effect }, say) => when(TILL, sayAbility(effect, say)),
};

const roomWord: BossWord<RoomGets> = {
  run: (m, { room }, at) => {
    const { seat } = here(m);
    for (const target of objectsOf(m, room, here(m))) {
      m.startLasting(below(at, 'effect'), { ...m.vars, target }, { scope: 'round' }, seat);
    }
  },
  says: ({ room, effect }, say) => when(TILL, sayStatic(effect, say, subjectOf(room, say))),
};

const FROM_NOW_ON: Said = { en: 'for the rest of the game', de: 'für den Rest der Partie' };
const ONCE_EACH: Said = { en: `${FROM_NOW_ON.en}, once per round`, de: `${FROM_NOW_ON.de} einmal pro Runde` };

const gameWord: BossWord<RestOfGame> = {
  run: (m, _, at) => m.startLasting(below(at, 'effect'), {}, { game: true }, here(m).seat),
  says: ({ effect }, say): Speech => headed(named('once' in effect ? ONCE_EACH : FROM_NOW_ON), sayAbility(effect, say)),
};

const CANCEL = verb('cancel that Spell', 'verhindere verhinderst verhindert verhindern | diesen Zauberspruch');

const cancelWord: BossWord<CancelSpell> = {
  run: (m) => {
    const { target } = m.vars;
    const id = typeof target === 'string' ? itemRef.in(target) : undefined;
    if (id !== undefined) cancel(m, id);
  },
  says: (_, say) => clause(say.you, CANCEL),
};

export const lastingWords = {
  thisRound: roundWord,
  roomGets: roomWord,
  restOfGame: gameWord,
  cancelSpell: cancelWord,
} as const;
