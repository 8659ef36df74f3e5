import type { CardId, Lang, Seat, ToldEvent } from '@tafelrunde/kernel';
import { type Line, lineIn, logOf, type Telling, tellingOf, titled } from '@tafelrunde/words';
import { cardData } from './effects/language/registry.ts';

/* What is told of what has happened. */

export const nameOf = (id: CardId, lang: Lang): string => cardData(id)?.name[lang] ?? id;

const to = ({ event }: Telling): Seat | undefined => event.to?.seat;
const from = ({ event }: Telling): Seat | undefined => event.from?.seat;
const by = ({ event }: Telling): Seat | undefined => event.seat;
const what = ({ what: cards }: Telling): string => cards;
const card = (t: Telling): string => titled(nameOf(t.fact('card'), t.lang), t.lang);
const cause = (t: Telling): string => t.cause;

type Said = readonly [third: string, second: string, rest: (t: Telling) => string];

/** A line with one verb in the present tense, and what follows it. */
const doing = (who: (t: Telling) => Seat | undefined, en: Said, de: Said): Line => ({
  en: (t) => `${t.does(who(t), en[0], en[1])} ${en[2](t)}.`,
  de: (t) => `${t.does(who(t), de[0], de[1])} ${de[2](t)}.`,
});

const telling = (en: (t: Telling) => string, de: (t: Telling) => string): Line => ({ en, de });

const draws = doing(to, ['draws', 'draw', what], ['zieht', 'ziehst', what]);
const takes = doing(
  to,
  ['takes', 'take', (t) => `${t.what} from the discard pile`],
  ['nimmt', 'nimmst', (t) => `${t.what} vom Ablagestapel`],
);
const appears = telling(
  (t) => `${t.what} comes to town.`,
  (t) => `${t.what} kommt in die Stadt.`,
);
const comesTo = telling(
  (t) => `${t.what} goes to ${t.whom(to(t), 'your entrance', (name) => `the entrance of ${name}`)}.`,
  (t) => `${t.what} geht ${t.whom(to(t), 'an deinen Eingang', (name) => `an den Eingang von ${name}`)}.`,
);
const goesBack = telling(
  (t) => `${t.what} goes back to town.`,
  (t) => `${t.what} geht zurück in die Stadt.`,
);
const soulOf = doing(
  to,
  ['gets', 'get', (t) => `the Soul of ${t.what}`],
  ['bekommt', 'bekommst', (t) => `die Seele von ${t.what}`],
);
/** It lay in the score area of somebody else. */
const isTaken = (t: Telling): boolean => from(t) !== to(t);
const gets = doing(to, ['gets', 'get', what], ['bekommt', 'bekommst', what]);
const isDiscarded = telling(
  (t) => `${t.what} is discarded.`,
  (t) => `${t.what} wird abgelegt.`,
);
const leaves = telling(
  (t) => `${t.what} leaves the game.`,
  (t) => `${t.what} verlässt das Spiel.`,
);

/** Moves by where they lead from and to. What is not listed needs no words. */
const moves: Readonly<Record<string, Line>> = {
  'boss-deck>boss': doing(to, ['plays', 'play', what], ['spielt', 'spielst', what]),
  'choice>boss': doing(to, ['plays', 'play', what], ['spielt', 'spielst', what]),
  'room-deck>hand': draws,
  'spell-deck>hand': draws,
  'hand>hand': doing(to, ['takes', 'take', what], ['nimmt', 'nimmst', what]),
  'discard>hand': takes,
  'hand>discard': doing(from, ['discards', 'discard', what], ['wirft', 'wirfst', (t) => `${t.what} ab`]),
  'hand>placed': doing(
    from,
    ['places', 'place', (t) => `${t.what} face down`],
    ['legt', 'legst', (t) => `${t.what} verdeckt`],
  ),
  'placed>hand': doing(to, ['takes', 'take', (t) => `${t.what} back`], ['nimmt', 'nimmst', (t) => `${t.what} zurück`]),
  'placed>room': doing(to, ['builds', 'build', what], ['baut', 'baust', what]),
  'hand>room': doing(to, ['builds', 'build', what], ['baut', 'baust', what]),
  'hand>pending': doing(from, ['plays', 'play', what], ['spielt', 'spielst', what]),
  'room>discard': telling(
    (t) => `${t.what} is destroyed.`,
    (t) => `${t.what} wird zerstört.`,
  ),
  'ordinary-deck>town': appears,
  'epic-deck>town': appears,
  'town>entrance': comesTo,
  'ordinary-deck>entrance': comesTo,
  'epic-deck>entrance': comesTo,
  'souls>entrance': comesTo,
  'inside>entrance': comesTo,
  'entrance>entrance': comesTo,
  'entrance>inside': telling(
    (t) => `${t.what} enters ${t.whom(to(t), 'your dungeon', (name) => `the dungeon of ${name}`)}.`,
    (t) => `${t.what} betritt ${t.whom(to(t), 'deinen Dungeon', (name) => `den Dungeon von ${name}`)}.`,
  ),
  'inside>town': goesBack,
  'entrance>town': goesBack,
  'inside>souls': soulOf,
  'entrance>souls': soulOf,
  'town>souls': soulOf,
  'souls>souls': soulOf,
  'ordinary-deck>souls': soulOf,
  'epic-deck>souls': soulOf,
  'wounds>souls': telling(
    (t) => (isTaken(t) ? soulOf.en(t) : `A Wound of ${t.whom(to(t), 'yours')} heals: ${t.what}.`),
    (t) => (isTaken(t) ? soulOf.de(t) : `Eine Wunde von ${t.whom(to(t), 'dir')} heilt: ${t.what}.`),
  ),
  'souls>wounds': telling(
    (t) => `A Soul of ${t.whom(to(t), 'yours')} becomes a Wound: ${t.what}.`,
    (t) => `Eine Seele von ${t.whom(to(t), 'dir')} wird zur Wunde: ${t.what}.`,
  ),
  'inside>wounds': telling(
    (t) => `${t.what} survives ${t.whom(to(t), 'your dungeon', (name) => `the dungeon of ${name}`)}.`,
    (t) => `${t.what} überlebt ${t.whom(to(t), 'deinen Dungeon', (name) => `den Dungeon von ${name}`)}.`,
  ),
  'placed>miniboss': doing(to, ['builds', 'build', what], ['baut', 'baust', what]),
  'hand>miniboss': doing(to, ['builds', 'build', what], ['baut', 'baust', what]),
  'discard>miniboss': doing(to, ['builds', 'build', what], ['baut', 'baust', what]),
  'miniboss>miniboss': doing(to, ['takes', 'take', what], ['nimmt', 'nimmst', what]),
  'miniboss>discard': isDiscarded,
  'placed>discard': isDiscarded,
  'room-deck>discard': isDiscarded,
  'miniboss>hand': doing(
    to,
    ['takes', 'take', (t) => `${t.what} back`],
    ['nimmt', 'nimmst', (t) => `${t.what} zurück`],
  ),
  'item-deck>unclaimed': appears,
  'unclaimed>borne': telling(
    (t) => `A Hero takes ${t.what}.`,
    (t) => `Ein Held nimmt ${t.what}.`,
  ),
  'borne>items': gets,
  'unclaimed>items': gets,
  'items>items': gets,
  'borne>box': leaves,
  'wounds>box': leaves,
  'souls>box': leaves,
  'inside>box': leaves,
};

const phaseLines: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  beginning: { en: 'Beginning of the round.', de: 'Rundenanfang.' },
  build: { en: 'Build phase.', de: 'Bauphase.' },
  reveal: { en: 'The Rooms are turned up.', de: 'Die Räume werden aufgedeckt.' },
  bait: { en: 'Bait phase.', de: 'Anlockphase.' },
  adventure: { en: 'Adventure phase.', de: 'Abenteuerphase.' },
  end: { en: 'End of the round.', de: 'Rundenende.' },
};

const coinsIn = (t: Telling, lang: Lang): string => {
  const n = t.fact('n');
  return { en: n === '1' ? '1 coin' : `${n} coins`, de: n === '1' ? '1 Münze' : `${n} Münzen` }[lang];
};

const happenings: Readonly<Record<string, Line>> = {
  round: telling(
    (t) => `Round ${t.fact('n')}.`,
    (t) => `Runde ${t.fact('n')}.`,
  ),
  phase: telling(
    (t) => phaseLines[t.fact('phase')]?.en ?? '',
    (t) => phaseLines[t.fact('phase')]?.de ?? '',
  ),
  turn: doing(by, ['is', 'are', () => 'the active player'], ['ist', 'bist', () => 'am Zug']),
  hurt: telling(
    (t) => `${card(t)} takes ${t.fact('n')} damage.`,
    (t) => `${card(t)} erleidet ${t.fact('n')} Schaden.`,
  ),
  health: telling(
    (t) => `${card(t)} has ${t.fact('left')} Health left.`,
    (t) => `${card(t)} hat noch ${t.fact('left') === '1' ? '1 Lebenspunkt' : `${t.fact('left')} Lebenspunkte`}.`,
  ),
  deactivated: telling(
    (t) => `${card(t)} is deactivated.`,
    (t) => `${card(t)} wird deaktiviert.`,
  ),
  swapped: telling(
    () => 'Two Rooms change places.',
    () => 'Zwei Räume tauschen die Plätze.',
  ),
  rearranged: telling(
    () => 'The Rooms of a dungeon come into another order.',
    () => 'Die Räume eines Dungeons kommen in eine andere Reihenfolge.',
  ),
  levelUp: doing(by, ['levels', 'level', () => 'up'], ['steigt', 'steigst', () => 'auf: Level Up']),
  cancelled: telling(
    (t) => `${card(t)} is cancelled.`,
    (t) => `${card(t)} wird verhindert.`,
  ),
  fizzled: telling(
    (t) => `${cause(t)} has nothing to aim at any more.`,
    (t) => `${cause(t)} hat kein Ziel mehr.`,
  ),
  coins: doing(by, ['gains', 'gain', (t) => coinsIn(t, 'en')], ['bekommt', 'bekommst', (t) => coinsIn(t, 'de')]),
  paid: doing(by, ['pays', 'pay', (t) => coinsIn(t, 'en')], ['zahlt', 'zahlst', (t) => coinsIn(t, 'de')]),
  promoted: doing(
    by,
    ['promotes', 'promote', (t) => `${card(t)} to level ${t.fact('level')}`],
    ['befördert', 'beförderst', (t) => `${card(t)} auf Stufe ${t.fact('level')}`],
  ),
  reversed: doing(
    by,
    ['reverses', 'reverse', () => 'the order of the Rooms'],
    ['kehrt', 'kehrst', () => 'die Reihenfolge der Räume um'],
  ),
  revealed: doing(by, ['shows', 'show', what], ['zeigt', 'zeigst', what]),
  eliminated: doing(by, ['is', 'are', () => 'out of the game'], ['scheidet', 'scheidest', () => 'aus']),
  looked: doing(by, ['looks', 'look', (t) => `at ${t.what}`], ['sieht', 'siehst', (t) => `sich ${t.what} an`]),
};

/** Abilities are told; that a Spell is played, its move tells. */
const used: Line = doing(by, ['uses', 'use', cause], ['nutzt', 'nutzt', cause]);

const told = lineIn(moves, happenings);

const lineFor = (event: ToldEvent): Line | undefined => {
  if (event.type === 'declared') return event.data?.via === 'spell' ? undefined : used;
  return told(event);
};

/** What the log says of an event to a reader who may know the cards named in it. */
export const log = logOf({
  line: lineFor,
  telling: (event, lang, names, behind) =>
    tellingOf(event, lang, names, (id) => titled(nameOf(id, lang), lang), behind),
});
