import { cardOf, objectsIn, type Said, type Vars } from '@tafelrunde/kernel';
import {
  behind,
  below,
  type Circumstance,
  clause,
  headed,
  may,
  type Noun,
  named,
  type Say,
  type Speech,
  tells,
  verb,
  type WordNode,
  when,
} from '@tafelrunde/words';
import { boss } from '../../places.ts';
import { itemRef } from '../../refs.ts';
import { cancel } from '../../rules/waiting.ts';
import { type Stat, sayStatic } from '../holding/stats.ts';
import { always } from '../language/ability.ts';
import type { Amount } from '../language/amounts.ts';
import { type Ability, type Activated, isTriggered, type Static, type Triggered } from '../language/card.ts';
import { here } from '../language/context.ts';
import { cardData } from '../language/registry.ts';
import { sayAbility } from '../language/say-ability.ts';
import type { BossWord } from '../language/word.ts';
import { HEROES, THAT_PLAYER } from '../selectors/nouns.ts';
import { type RoomFilter, roomNoun } from '../selectors/rooms.ts';
import { nounOf, objectsOf, refsIn, seatsOf, subjectOf, type Who } from '../selectors/who.ts';

/* Words about what goes on for a while (BM-086), and the word that stops a Spell. */

interface ThisRound extends WordNode {
  readonly word: 'thisRound';
  readonly effect: Static | Triggered;
}

/** Of somebody's dungeon. */
interface DungeonGets extends WordNode {
  readonly word: 'dungeonGets';
  readonly who: Who;
  readonly effect: Static;
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

/** Something that may be used at once or later this round. */
interface Offer extends WordNode {
  readonly word: 'offer';
  readonly effect: Activated;
}

interface TaxSpells extends WordNode {
  readonly word: 'taxSpells';
  readonly effect: Static;
}

interface AddTreasure extends WordNode {
  readonly word: 'addTreasure';
  readonly to: Who;
  readonly effect: Static;
}

interface DoubleDamage extends WordNode {
  readonly word: 'doubleDamage';
  readonly room: Who;
  readonly effect: Static;
}

interface CopyLevelUp extends WordNode {
  readonly word: 'copyLevelUp';
  readonly whose: Who;
}

interface CancelSpell extends WordNode {
  readonly word: 'cancelSpell' | 'cancelAbility';
}

/** Of treasure: which; and whether it ends when the Room is covered. */
type RoomMore = Pick<Static, 'treasure'> & Pick<RoomFilter, 'kept'>;

/** An effect until the end of the round, for many Rooms at once, or something that happens each time. */
export const thisRound = (effect: Static | Triggered): ThisRound => ({ word: 'thisRound', effect });
/** The same in the dungeon of somebody: they are "you" in it. */
export const dungeonGets = (who: Who, effect: Static): DungeonGets => ({ word: 'dungeonGets', who, effect });
/** A value of one Room until the end of the round. */
export const roomGets = (room: Who, stat: Stat, n: Amount = 1, { kept, ...more }: RoomMore = {}): RoomGets => ({
  word: 'roomGets',
  room,
  effect: always(stat, n, { rooms: kept === true ? { where: 'target', kept } : { where: 'target' }, ...more }),
});
/** */
export const restOfGame = (effect: Ability): RestOfGame => ({ word: 'restOfGame', effect });
/** of one Room, until the end of the round. */
export const doubleDamage = (room: Who): DoubleDamage => ({
  word: 'doubleDamage',
  room,
  effect: always('doubleDamage', 1, { rooms: { where: 'target' } }),
});
/** Once, at once or later this round. */
export const offer = (effect: Activated): Offer => ({ word: 'offer', effect: { ...effect, once: true } });
/** Whoever has played the Spell that it answers pays for it and for all others this round, or they are cancelled. */
export const taxSpells = (): TaxSpells => ({ word: 'taxSpells', effect: always('spellTax', 1) });
/** The treasure that was chosen, to a dungeon until the end of the round. */
export const addTreasure = (to: Who): AddTreasure => ({
  word: 'addTreasure',
  to,
  effect: always('dungeonTreasure', 1, { treasure: 'chosen' }),
});
/** Another Boss's Level Up happens for you, too, and stays yours. */
export const copyLevelUp = (whose: Who): CopyLevelUp => ({ word: 'copyLevelUp', whose });
/** R-11, BM-151: the Spell that it answers. */
export const cancelSpell = (): CancelSpell => ({ word: 'cancelSpell' });
/** The Room ability that it answers; its cost stays paid. */
export const cancelAbility = (): CancelSpell => ({ word: 'cancelAbility' });

const TILL: Circumstance = { en: 'until the end of the round', de: 'bis zum Ende der Runde', isAdverb: true };

const TILL_ONCE: Said = { en: `${TILL.en}, once`, de: `${TILL.de} einmal` };

const roundWord: BossWord<ThisRound> = {
  run: (m, _, at) => m.startLasting(below(at, 'effect'), m.vars, { scope: 'round' }, here(m).seat),
  says: ({ effect }, say) =>
    isTriggered(effect)
      ? headed(named('once' in effect ? TILL_ONCE : TILL), sayAbility(effect, say))
      : when(TILL, sayAbility(effect, say)),
};

const inDungeonOf = ({ en, de }: Noun): Said => ({ en: `in the dungeon of ${en}`, de: `im Dungeon ${de.gen}` });

/** What it is about: Rooms there, or the Heroes who come. */
const aboutDungeon = ({ rooms }: Static, whose: Noun, say: Say): Noun =>
  behind(rooms === undefined ? HEROES : roomNoun(rooms, 'each', say, false), inDungeonOf(whose));

const dungeonWord: BossWord<DungeonGets> = {
  run: (m, { who }, at) => {
    for (const seat of seatsOf(m, who, here(m))) m.startLasting(below(at, 'effect'), {}, { scope: 'round' }, seat);
  },
  says: ({ who, effect }, say) => {
    const whose = subjectOf(who, say);
    if (whose === 'you') return when(TILL, sayStatic(effect, say));
    return when(TILL, sayStatic(effect, say, aboutDungeon(effect, whose, say)));
  },
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

const DOUBLE = verb(
  'double the damage of {room} until the end of the round',
  'verdopple verdoppelst verdoppelt verdoppeln | bis zum Ende der Runde den Schaden {room.gen}',
);

const doubleWord: BossWord<DoubleDamage> = {
  run: (m, { room }, at) => {
    for (const target of objectsOf(m, room, here(m))) {
      m.startLasting(below(at, 'effect'), { ...m.vars, target }, { scope: 'round' }, here(m).seat);
    }
  },
  says: ({ room }, say) => clause(say.you, DOUBLE, { room: nounOf(room, say) }),
};

const FROM_NOW_ON: Said = { en: 'for the rest of the game', de: 'für den Rest der Partie' };
const ONCE_EACH: Said = { en: `${FROM_NOW_ON.en}, once per round`, de: `${FROM_NOW_ON.de} einmal pro Runde` };

const gameWord: BossWord<RestOfGame> = {
  run: (m, _, at) => m.startLasting(below(at, 'effect'), {}, { game: true }, here(m).seat),
  says: ({ effect }, say): Speech => headed(named('once' in effect ? ONCE_EACH : FROM_NOW_ON), sayAbility(effect, say)),
};

const ONCE_THIS_ROUND: Circumstance = { en: 'once this round', de: 'einmal in dieser Runde', isAdverb: true };

const offerWord: BossWord<Offer> = {
  run: (m, _, at) => {
    const { seat, vars } = here(m);
    const effect = below(at, 'effect');
    const [target = null] = refsIn(vars.chosen);
    const own: Vars = { ...vars, target };
    m.startLasting(effect, own, { scope: 'round' }, seat);
    m.put({ op: 'useAtOnce', seat, at: effect, vars: own });
  },
  says: ({ effect }, say) => {
    const names = { first: say.named('chosen') ?? THAT_PLAYER, again: THAT_PLAYER };
    return when(ONCE_THIS_ROUND, say.naming('target', names).steps([may(effect.do, { pay: effect.cost })]));
  },
};

const taxWord: BossWord<TaxSpells> = {
  run: (m, _, at) => {
    const { target } = m.vars;
    const id = typeof target === 'string' ? itemRef.in(target) : undefined;
    const taxed = m.state.waiting.find((each) => each.id === id);
    if (taxed === undefined) return;
    m.startLasting(below(at, 'effect'), {}, { scope: 'round' }, taxed.seat);
    m.put({ op: 'payTax', seat: taxed.seat, id: taxed.id });
  },
  says: () =>
    tells(
      'that player must pay 1 coin for that Spell and for each further Spell this round, or it is cancelled',
      'diese Person muss für diesen und jeden weiteren Zauberspruch dieser Runde 1 Münze zahlen, sonst wird er verhindert',
    ),
};

const ADD_OWN = verb(
  'add one treasure of any type to your dungeon until the end of the round',
  'füge fügst fügt fügen hinzu | deinem Dungeon bis zum Ende der Runde einen Schatz beliebiger Art',
);
const ADD = verb(
  'add one treasure of any type to the dungeon of {whom} until the end of the round',
  'füge fügst fügt fügen hinzu | dem Dungeon {whom.gen} bis zum Ende der Runde einen Schatz beliebiger Art',
);

const addWord: BossWord<AddTreasure> = {
  run: (m, { to }, at) => {
    const { chosen = null } = here(m).vars;
    for (const seat of seatsOf(m, to, here(m))) {
      m.startLasting(below(at, 'effect'), { chosen }, { scope: 'round' }, seat);
    }
  },
  says: ({ to }, say) => (to === 'you' ? clause(say.you, ADD_OWN) : clause(say.you, ADD, { whom: nounOf(to, say) })),
};

const COPY = verb(
  'get the Level Up of the Boss of {whom}, too',
  '- bekommst bekommt bekommen | auch das Level Up des Bosses {whom.gen}',
);

const copyWord: BossWord<CopyLevelUp> = {
  run: (m, { whose }) => {
    const { seat } = here(m);
    for (const other of seatsOf(m, whose, here(m))) {
      const card = cardOf(m, objectsIn(m, boss(other))[0] ?? 0) ?? '';
      const i = cardData(card)?.abilities.findIndex((each) => isTriggered(each) && each.when === 'levelUp') ?? -1;
      if (i >= 0) m.put({ op: 'run', at: below([card], 'abilities', i, 'do'), vars: { seat, player: seat } });
    }
  },
  says: ({ whose }, say) => clause(say.you, COPY, { whom: nounOf(whose, say) }),
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

const CANCEL_ABILITY = verb('cancel that ability', 'verhindere verhinderst verhindert verhindern | diese Fähigkeit');

const cancelAbilityWord: BossWord<CancelSpell> = {
  ...cancelWord,
  says: (_, say) => clause(say.you, CANCEL_ABILITY),
};

export const lastingWords = {
  cancelAbility: cancelAbilityWord,
  thisRound: roundWord,
  dungeonGets: dungeonWord,
  roomGets: roomWord,
  doubleDamage: doubleWord,
  restOfGame: gameWord,
  copyLevelUp: copyWord,
  cancelSpell: cancelWord,
  offer: offerWord,
  taxSpells: taxWord,
  addTreasure: addWord,
} as const;
