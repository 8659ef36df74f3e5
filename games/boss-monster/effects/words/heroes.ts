import { move, placeOf, type Said } from '@tafelrunde/kernel';
import { clause, type Noun, verb, type WordNode } from '@tafelrunde/words';
import { entrance, souls, wounds } from '../../places.ts';
import { activeRooms, leftOf, stackWith } from '../../rules/dungeons.ts';
import { markHero, marksOn } from '../../rules/health.ts';
import {
  backToTown,
  hurtHero,
  isFixed,
  killed,
  leaveDungeon,
  moveHero,
  removeHero,
  strengthen,
} from '../../rules/heroes.ts';
import { tally, worthOf } from '../../rules/score.ts';
import type { M } from '../../state.ts';
import { type Amount, amountOf, sayAmount, sayHealth, sayMore } from '../language/amounts.ts';
import { here, roomHere } from '../language/context.ts';
import { heroAt } from '../language/registry.ts';
import type { BossWord } from '../language/word.ts';
import { nounOf, objectsOf, seatsOf, subjectOf, type Who } from '../selectors/who.ts';

/* Words about Heroes. */

interface ToHero<W extends string> extends WordNode {
  readonly word: W;
  readonly hero: Who;
}

interface Counted<W extends string> extends ToHero<W> {
  readonly n: Amount;
}

interface ToEntrance extends ToHero<'toEntrance'> {
  readonly whose: Who;
}

interface Bar extends WordNode {
  readonly word: 'bar' | 'denyVictory';
  readonly who: Who;
}

interface Suffer extends WordNode {
  readonly word: 'suffer';
  readonly n: number;
}

interface Plain<W extends string> extends WordNode {
  readonly word: W;
}

export const damage = (n: Amount, hero: Who): Counted<'damage'> => ({ word: 'damage', n, hero });
/** at once. */
export const kill = (hero: Who): ToHero<'kill'> => ({ word: 'kill', hero });
/** More Health until the end of the round. */
export const health = (n: Amount, hero: Who): Counted<'health'> => ({ word: 'health', n, hero });
/** as the newest Hero, without damage. */
export const toTown = (hero: Who): ToHero<'toTown'> => ({ word: 'toTown', hero });
/** To the end of the queue at somebody's entrance. */
export const toEntrance = (hero: Who, whose: Who = 'you'): ToEntrance => ({ word: 'toEntrance', hero, whose });
/** Nothing of its damage is left. */
export const cure = (hero: Who): ToHero<'cure'> => ({ word: 'cure', hero });
/** It does not enter the next Rooms. */
export const skip = (hero: Who, n: number): Counted<'skip'> => ({ word: 'skip', n, hero });
/** It keeps its damage and walks on from there. */
export const toFirstRoom = (hero: Who): ToHero<'toFirstRoom'> => ({ word: 'toFirstRoom', hero });
/** Each Hero once per round, to the Room on the left. */
export const sendBack = (): Plain<'sendBack'> => ({ word: 'sendBack' });
/** A dead Hero goes to the entrance of whose Soul it was, with so much more Health. */
export const revive = (hero: Who, n = 0): Counted<'revive'> => ({ word: 'revive', n, hero });
/** A Hero that survived lies face down from now on: the Wound becomes a Soul. */
export const heal = (hero: Who): ToHero<'heal'> => ({ word: 'heal', hero });
/** A Hero that has survived elsewhere lies face down in your score area from now on. */
export const claim = (hero: Who): ToHero<'claim'> => ({ word: 'claim', hero });
/** A dead Hero lies face up from now on: the Soul becomes a Wound. */
export const unheal = (hero: Who): ToHero<'unheal'> => ({ word: 'unheal', hero });
/** It is not lured in this round's Bait phase. */
export const keepInTown = (hero: Who): ToHero<'keepInTown'> => ({ word: 'keepInTown', hero });
/** Later steps count its printed Health as `n`. */
export const remove = (hero: Who): ToHero<'remove'> => ({ word: 'remove', hero });
/** It stays at the entrance until the next round. */
export const hold = (hero: Who): ToHero<'hold'> => ({ word: 'hold', hero });
/** A dead Hero brings no Soul. */
export const forgo = (hero: Who): ToHero<'forgo'> => ({ word: 'forgo', hero });
/** more Wounds until the end of the round. */
export const suffer = (n: number): Suffer => ({ word: 'suffer', n });
/** No Hero enters that dungeon any more this round. */
export const bar = (who: Who): Bar => ({ word: 'bar', who });
/** They cannot win this round. */
export const denyVictory = (who: Who): Bar => ({ word: 'denyVictory', who });

const DEAL = verb('deal {n} damage to {whom}', 'füge fügst fügt fügen zu | {whom.dat} {n} Schaden');
/** How much it is stands behind. */
const DEAL_X = verb('deal X damage to {whom} {where}', 'füge fügst fügt fügen | {whom.dat} X Schaden zu {where}');
const KILL = verb('kill {whom}', 'töte tötest tötet töten | {whom}');
const GIVE = verb(
  'give {whom} {health} {each} until the end of the round',
  'gib gibst gibt geben | {whom.dat} bis zum Ende der Runde {health} {each}',
);
const TO_TOWN = verb('send {whom} back to town', 'schicke schickst schickt schicken zurück | {whom} in die Stadt');
const TO_ENTRANCE = verb('move {whom} to {self} entrance', 'bringe bringst bringt bringen | {whom} zu {your} Eingang');
const TO_THEIRS = verb(
  'move {whom} to the entrance of {player}',
  'bringe bringst bringt bringen | {whom} zum Eingang {player.gen}',
);
const CURE = verb(
  'remove all damage from {whom}',
  'entferne entfernst entfernt entfernen | allen Schaden von {whom.dat}',
);
const SKIP = verb('skip {next}', '- überspringst überspringt überspringen | {next}');
const CANNOT_WIN = verb('cannot win this round', '- kannst kann können | in dieser Runde nicht gewinnen');
const TO_FIRST = verb(
  'send {whom} back to the first Room of the dungeon',
  'schicke schickst schickt schicken zurück | {whom} in den ersten Raum des Dungeons',
);
const REVIVE = verb(
  'return {whom} to the entrance of that player {more}',
  'lege legst legt legen | {whom} {more} zurück an den Eingang dieser Person',
);
const HEAL = verb('heal {whom} (it becomes a Soul)', 'heile heilst heilt heilen | {whom} zu einer Seele');
const CLAIM = verb(
  'put {whom} face down into your score area',
  'lege legst legt legen | {whom} verdeckt in deinen Punktebereich',
);
const UNHEAL = verb('turn {whom} into a Wound', 'mache machst macht machen | {whom} zu einer Wunde');
const NOT_LURED = verb('are not lured this round', '- wirst wird werden | in dieser Runde nicht angelockt');
const REMOVE = verb('remove {whom} from the game', 'entferne entfernst entfernt entfernen | {whom} aus dem Spiel');
const KEEP_OUT = verb(
  'let no Hero enter the dungeon of {whom} for the rest of the round',
  'lass lässt lässt lassen -betreten | bis zum Ende der Runde keinen Helden den Dungeon {whom.gen}',
);

const KEEP_OUT_OF_YOURS = verb(
  'let no Hero enter your dungeon for the rest of the round',
  'lass lässt lässt lassen -betreten | bis zum Ende der Runde keinen Helden deinen Dungeon',
);
const GO_BACK = verb(
  'go back to the Room directly to the left the first time each round, and enters that Room again',
  '- gehst geht gehen | beim ersten Mal in einer Runde in den Raum direkt links davon zurück und betritt ihn noch einmal',
);
/** The Hero that was spoken of. */
const IT: Noun = { en: 'it', de: { nom: 'er', acc: 'ihn', dat: 'ihm', gen: 'seiner' }, plural: false };

const heroesIn = (m: M, { hero }: { readonly hero: Who }) => objectsOf(m, hero, here(m));

const damageWord: BossWord<Counted<'damage'>> = {
  run: (m, node) => {
    const n = amountOf(m, node.n, here(m));
    for (const hero of heroesIn(m, node)) hurtHero(m, hero, n);
  },
  says: ({ n, hero }, say) =>
    clause(say.you, typeof n === 'number' ? DEAL : DEAL_X, { ...sayAmount(n), whom: nounOf(hero, say) }),
};

const killWord: BossWord<ToHero<'kill'>> = {
  run: (m, node) => {
    for (const hero of heroesIn(m, node)) m.put(killed(m, hero, here(m).seat));
  },
  says: ({ hero }, say) => clause(say.you, KILL, { whom: nounOf(hero, say) }),
};

const healthWord: BossWord<Counted<'health'>> = {
  run: (m, node) => {
    const n = amountOf(m, node.n, here(m));
    for (const hero of heroesIn(m, node)) strengthen(m, hero, { health: marksOn(m, hero).health + n });
  },
  says: ({ n, hero }, say) =>
    clause(say.you, GIVE, { health: sayHealth(n), each: sayMore(n).each, whom: nounOf(hero, say) }),
};

const townWord: BossWord<ToHero<'toTown'>> = {
  run: (m, node) => {
    for (const hero of heroesIn(m, node)) backToTown(m, hero);
  },
  says: ({ hero }, say) => clause(say.you, TO_TOWN, { whom: nounOf(hero, say) }),
};

const YOURS = { you: { en: '', de: 'deinem' }, they: { en: '', de: 'dem eigenen' } };

const entranceWord: BossWord<ToEntrance> = {
  run: (m, node) => {
    const [seat] = seatsOf(m, node.whose, here(m));
    if (seat === undefined) return;
    for (const hero of heroesIn(m, node)) {
      if (isFixed(m, hero)) continue;
      leaveDungeon(m, hero);
      moveHero(m, hero, entrance(seat));
    }
  },
  says: ({ hero, whose }, say) =>
    whose === 'you'
      ? clause(say.you, TO_ENTRANCE, { whom: nounOf(hero, say), your: YOURS })
      : clause(say.you, TO_THEIRS, { whom: nounOf(hero, say), player: nounOf(whose, say) }),
};

const cureWord: BossWord<ToHero<'cure'>> = {
  run: (m, node) => {
    for (const hero of heroesIn(m, node)) strengthen(m, hero, { damage: 0 });
  },
  says: ({ hero }, say) => clause(say.you, CURE, { whom: nounOf(hero, say) }),
};

const nextRooms = (n: Amount): Said =>
  n === 1
    ? { en: 'the next Room', de: 'den nächsten Raum' }
    : { en: `the next ${sayAmount(n).n} Rooms`, de: `die nächsten ${sayAmount(n).n} Räume` };

const skipWord: BossWord<Counted<'skip'>> = {
  run: (m, node) => {
    const n = amountOf(m, node.n, here(m));
    for (const hero of heroesIn(m, node)) markHero(m, hero, { skips: marksOn(m, hero).skips + n });
  },
  says: ({ hero, n }, say) => clause(subjectOf(hero, say), SKIP, { next: nextRooms(n) }),
};

const denyWord: BossWord<Bar> = {
  run: (m, { who }) => {
    for (const seat of seatsOf(m, who, here(m))) m.state.denied[seat] = true;
  },
  says: ({ who }, say) => clause(subjectOf(who, say), CANNOT_WIN),
};

/** BM-077: it leaves the Room that it is in, and dies if nothing is left of it. */
function goTo(m: M, n: number): void {
  const { walk } = m.state;
  if (walk === null) return;
  m.state.walk = { ...walk, next: n };
  m.put({ op: 'leaveNow' });
}

const firstWord: BossWord<ToHero<'toFirstRoom'>> = {
  run: (m, node) => {
    for (const hero of heroesIn(m, node)) {
      const seat = placeOf(m, hero)?.seat ?? 0;
      const [first] = activeRooms(m, seat);
      if (first !== undefined && m.state.walk?.hero === hero) goTo(m, stackWith(m, first));
    }
  },
  says: ({ hero }, say) => clause(say.you, TO_FIRST, { whom: nounOf(hero, say) }),
};

const sendBackWord: BossWord<Plain<'sendBack'>> = {
  run: (m) => {
    const { walk } = m.state;
    const own = roomHere(m, here(m));
    if (walk === null || own === undefined || walk.room !== own) return;
    const { sentBackBy } = marksOn(m, walk.hero);
    const left = leftOf(m, own);
    if (left === undefined || sentBackBy.includes(own)) return;
    markHero(m, walk.hero, { sentBackBy: [...sentBackBy, own] });
    m.state.walk = { ...walk, next: stackWith(m, left) };
  },
  says: () => clause(IT, GO_BACK),
};

const moreHealth = (n: Amount): Said | undefined => {
  if (n === 0) return undefined;
  const { n: more } = sayMore(n);
  return {
    en: `with ${more} Health until the end of the round`,
    de: `mit ${more} Lebenspunkten bis zum Ende der Runde`,
  };
};

const reviveWord: BossWord<Counted<'revive'>> = {
  run: (m, node) => {
    for (const hero of heroesIn(m, node)) {
      const seat = placeOf(m, hero)?.seat ?? 0;
      const risen = move(m, hero, entrance(seat));
      const n = amountOf(m, node.n, here(m));
      if (risen !== undefined && n !== 0) markHero(m, risen, { health: n });
    }
  },
  says: ({ n, hero }, say) => clause(say.you, REVIVE, { whom: nounOf(hero, say), more: moreHealth(n) }),
};

const healWord: BossWord<ToHero<'heal'>> = {
  run: (m, node) => {
    for (const hero of heroesIn(m, node)) {
      const seat = placeOf(m, hero)?.seat ?? here(m).seat;
      tally(m, 'souls', seat, worthOf(heroAt(m, hero)));
      move(m, hero, souls(seat));
    }
  },
  says: ({ hero }, say) => clause(say.you, HEAL, { whom: nounOf(hero, say) }),
};

const claimWord: BossWord<ToHero<'claim'>> = {
  run: (m, node) => {
    const { seat } = here(m);
    for (const hero of heroesIn(m, node)) {
      tally(m, 'souls', seat, worthOf(heroAt(m, hero)));
      move(m, hero, souls(seat));
    }
  },
  says: ({ hero }, say) => clause(say.you, CLAIM, { whom: nounOf(hero, say) }),
};

const unhealWord: BossWord<ToHero<'unheal'>> = {
  run: (m, node) => {
    for (const hero of heroesIn(m, node)) move(m, hero, wounds(placeOf(m, hero)?.seat ?? here(m).seat));
  },
  says: ({ hero }, say) => clause(say.you, UNHEAL, { whom: nounOf(hero, say) }),
};

const keepWord: BossWord<ToHero<'keepInTown'>> = {
  run: (m, node) => {
    for (const hero of heroesIn(m, node)) markHero(m, hero, { stays: true });
  },
  says: ({ hero }, say) => clause(subjectOf(hero, say), NOT_LURED),
};

const removeWord: BossWord<ToHero<'remove'>> = {
  run: (m, node) => {
    for (const hero of heroesIn(m, node)) {
      m.let('n', heroAt(m, hero)?.health ?? 0);
      removeHero(m, hero);
    }
  },
  says: ({ hero }, say) => clause(say.you, REMOVE, { whom: nounOf(hero, say) }),
};

const barWord: BossWord<Bar> = {
  run: (m, { who }) => {
    for (const seat of seatsOf(m, who, here(m))) m.state.barred[seat] = true;
  },
  says: ({ who }, say) =>
    who === 'you' ? clause(say.you, KEEP_OUT_OF_YOURS) : clause(say.you, KEEP_OUT, { whom: nounOf(who, say) }),
};

const HOLD = verb(
  'let {whom} wait there until the next round',
  'lass lässt lässt lassen -warten | {whom} bis zur nächsten Runde dort',
);
const FORGO = verb('give up the Soul of {whom}', 'gib gibst gibt geben auf | die Seele {whom.gen}');
const SUFFER = verb(
  'have {n} more Wound until the end of the round',
  '- hast hat haben | bis zum Ende der Runde {n} Wunde mehr',
);

const holdWord: BossWord<ToHero<'hold'>> = {
  run: (m, node) => {
    for (const hero of heroesIn(m, node)) markHero(m, hero, { held: true });
  },
  says: ({ hero }, say) => clause(say.you, HOLD, { whom: nounOf(hero, say) }),
};

const forgoWord: BossWord<ToHero<'forgo'>> = {
  run: (m, node) => {
    for (const hero of heroesIn(m, node)) {
      tally(m, 'souls', placeOf(m, hero)?.seat ?? here(m).seat, -worthOf(heroAt(m, hero)));
      removeHero(m, hero);
    }
  },
  says: ({ hero }, say) => clause(say.you, FORGO, { whom: nounOf(hero, say) }),
};

const sufferWord: BossWord<Suffer> = {
  run: (m, { n }) => {
    const { seat } = here(m);
    m.state.moreWounds[seat] = (m.state.moreWounds[seat] ?? 0) + n;
  },
  says: ({ n }, say) => clause(say.you, SUFFER, { n }),
};

export const heroWords = {
  skip: skipWord,
  hold: holdWord,
  forgo: forgoWord,
  suffer: sufferWord,
  damage: damageWord,
  kill: killWord,
  health: healthWord,
  toTown: townWord,
  toEntrance: entranceWord,
  toFirstRoom: firstWord,
  sendBack: sendBackWord,
  revive: reviveWord,
  heal: healWord,
  claim: claimWord,
  unheal: unhealWord,
  keepInTown: keepWord,
  remove: removeWord,
  cure: cureWord,
  bar: barWord,
  denyVictory: denyWord,
} as const;
