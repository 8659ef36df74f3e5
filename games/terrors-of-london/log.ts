import type { Seat, ToldEvent } from '@tafelrunde/kernel';
import {
  type Joins,
  type Line,
  lineIn,
  logOf,
  ofItsCards,
  ofItsCause,
  type Telling,
  tellingOf,
  titled,
} from '@tafelrunde/words';
import { amountOf, resourceName } from './amounts.ts';
import { nameOf } from './speech.ts';
import type { Resource } from './state.ts';

const to = ({ event }: Telling): Seat | undefined => event.to?.seat;
const from = ({ event }: Telling): Seat | undefined => event.from?.seat;
const by = ({ event }: Telling): Seat | undefined => event.seat;
const cause = (t: Telling): string => t.cause;

/** A line with one verb in the present tense, and what follows it. */
const doing = (
  who: (t: Telling) => Seat | undefined,
  en: readonly [third: string, second: string, rest: (t: Telling) => string],
  de: readonly [third: string, second: string, rest: (t: Telling) => string],
  joins: Joins = {},
): Line => ({
  en: (t) => `${t.does(who(t), en[0], en[1])} ${en[2](t)}.`,
  de: (t) => `${t.does(who(t), de[0], de[1])} ${de[2](t)}.`,
  joins,
});

/** One of several in a row: the cards are counted. */
const oneOfMany = (
  who: (t: Telling) => Seat | undefined,
  kind: string,
  en: readonly [third: string, second: string],
  de: readonly [third: string, second: string, behind: string],
  leaves: (t: Telling) => readonly string[],
): Line => {
  const say = {
    en: (t: Telling, things: string) => `${t.does(who(t), en[0], en[1])} ${things}`,
    de: (t: Telling, things: string) => `${t.does(who(t), de[0], de[1])} ${things}${de[2]}`,
  };
  return {
    en: (t) => `${say.en(t, t.what)}.`,
    de: (t) => `${say.de(t, t.what)}.`,
    joins: { leaves, counted: { kind: (t) => `${kind}:${who(t)}`, say } },
  };
};

const played = oneOfMany(from, 'play', ['plays', 'play'], ['spielt', 'spielst', ' aus'], ofItsCards);
const bought = oneOfMany(to, 'buy', ['buys', 'buy'], ['kauft', 'kaufst', ''], () => ['bought']);
/** What a card does, and then what came of it. */
const andThen: Joins = { leaves: ofItsCause };

const what = ({ what: cards }: Telling): string => cards;

/** Moves by where they lead from and to. What is not listed needs no words. */
const moves: Readonly<Record<string, Line>> = {
  'box>overlord': doing(to, ['plays', 'play', what], ['spielt', 'spielst', what]),
  'box>deck': doing(
    to,
    ['takes', 'take', (t) => `the influence card ${t.what}`],
    ['nimmt', 'nimmst', (t) => `die Einflusskarte ${t.what}`],
  ),
  'hand>play': played,
  'hand>relics': played,
  'deck>hand': doing(to, ['draws', 'draw', what], ['zieht', 'ziehst', what], { takesUp: () => ['end of turn'] }),
  'discard>hand': doing(
    to,
    ['takes', 'take', (t) => `${t.what} from the discard pile`],
    ['nimmt', 'nimmst', (t) => `${t.what} vom Ablagestapel`],
  ),
  'hand>discard': doing(from, ['discards', 'discard', what], ['wirft', 'wirfst', (t) => `${t.what} ab`]),
  'deck>discard': doing(
    from,
    ['discards', 'discard', (t) => `${t.what} from the top of the deck`],
    ['wirft', 'wirfst', (t) => `${t.what} oben vom Deck ab`],
  ),
  'hand>deck': doing(
    from,
    ['puts', 'put', (t) => `${t.what} on top of the deck`],
    ['legt', 'legst', (t) => `${t.what} oben auf das Deck`],
  ),
  'street>discard': bought,
  'street>relics': bought,
  'street>deck': doing(
    to,
    ['buys', 'buy', (t) => `${t.what}, to the top of the deck`],
    ['kauft', 'kaufst', (t) => `${t.what}, oben auf das Deck`],
    { leaves: () => ['bought'] },
  ),
  'acolytes>discard': bought,
  'market>street': {
    en: (t) => `New in the street: ${t.what}.`,
    de: (t) => `Neu auf der Straße: ${t.what}.`,
    joins: {
      takesUp: () => ['bought'],
      clause: { en: (t) => `; new in the street: ${t.what}`, de: (t) => `; neu auf der Straße: ${t.what}` },
    },
  },
  'play>removed': { en: (t) => `${t.what} leaves the game.`, de: (t) => `${t.what} verlässt das Spiel.` },
  'relics>removed': { en: (t) => `${t.what} leaves the game.`, de: (t) => `${t.what} verlässt das Spiel.` },
  'street>removed': { en: (t) => `${t.what} leaves the game.`, de: (t) => `${t.what} verlässt das Spiel.` },
};

/** Destroyed: a card that is only cleared away needs no words. */
const destroyed: Line = {
  en: (t) => `${t.what} is destroyed and goes to the discard pile of ${t.name(to(t))}.`,
  de: (t) => `${t.what} wird zerstört und kommt auf den Ablagestapel von ${t.name(to(t))}.`,
};

const RESOURCES: readonly Resource[] = ['coins', 'power', 'recovery'];

function named(t: Telling, fact: string): string {
  const found = RESOURCES.find((each) => each === t.fact(fact));
  return found === undefined ? '' : resourceName(found, t.lang);
}

function amount(t: Telling, fact = 'resource', n = 'n'): string {
  const found = RESOURCES.find((each) => each === t.fact(fact));
  return found === undefined ? '' : amountOf(Number(t.fact(n)), found, t.lang);
}

const plus = (t: Telling, n: number): string => {
  const found = RESOURCES.find((each) => each === t.fact('resource'));
  return found === undefined ? '' : `+${amountOf(n, found, t.lang)}`;
};

const absorbed = (t: Telling, said: (n: string) => string): string =>
  t.fact('absorbed') === '0' ? '' : said(t.fact('absorbed'));

const lines: Readonly<Record<string, Line>> = {
  started: doing(by, ['has', 'have', () => 'the first turn'], ['hat', 'hast', () => 'den ersten Zug']),
  turn: {
    en: (t) => `Turn ${t.fact('n')}: ${t.name(by(t))}.`,
    de: (t) => `Zug ${t.fact('n')}: ${t.name(by(t))}.`,
  },
  gained: doing(
    by,
    ['gains', 'gain', (t) => `${amount(t)} (${cause(t)})`],
    ['erhält', 'erhältst', (t) => `${amount(t)} (${cause(t)})`],
    { sum: { kind: (t) => t.fact('resource'), say: { en: plus, de: plus } } },
  ),
  paid: doing(
    by,
    ['pays', 'pay', (t) => `${amountOf(Number(t.fact('n')), 'coins', 'en')} for ${cause(t)}`],
    ['bezahlt', 'bezahlst', (t) => `${amountOf(Number(t.fact('n')), 'coins', 'de')} für ${cause(t)}`],
    {
      clause: {
        en: (t) => `${t.does(by(t), 'pays', 'pay')} ${amountOf(t.n, 'coins', 'en')}`,
        de: (t) => `${t.does(by(t), 'bezahlt', 'bezahlst')} ${amountOf(t.n, 'coins', 'de')}`,
      },
    },
  ),
  attacked: doing(
    by,
    ['attacks', 'attack', (t) => `with ${t.fact('n')} power${absorbed(t, (n) => `; armor absorbs ${n}`)}`],
    ['greift', 'greifst', (t) => `mit ${t.fact('n')} Macht an${absorbed(t, (n) => `; Rüstung fängt ${n} ab`)}`],
  ),
  lostLife: doing(
    by,
    ['loses', 'lose', (t) => `${t.fact('n')} life (${cause(t)})`],
    ['verliert', 'verlierst', (t) => `${t.fact('n')} Leben (${cause(t)})`],
    {
      clause: {
        en: (t) => `${t.does(by(t), 'loses', 'lose')} ${t.fact('n')} life`,
        de: (t) => `${t.does(by(t), 'verliert', 'verlierst')} ${t.fact('n')} Leben`,
      },
    },
  ),
  recovered: doing(
    by,
    ['recovers', 'recover', (t) => `${t.fact('n')} life`],
    ['erholt sich', 'erholst dich', (t) => `um ${t.fact('n')} Leben`],
  ),
  converted: doing(
    by,
    ['converts', 'convert', (t) => `${amount(t, 'from')} into ${named(t, 'to')}`],
    ['wandelt', 'wandelst', (t) => `${amount(t, 'from')} in ${named(t, 'to')} um`],
  ),
  claimNext: {
    en: () => 'The next monster from the street has CLAIM.',
    de: () => 'Das nächste Monster von der Straße hat FORDERUNG.',
    joins: {
      clause: {
        en: () => 'the next monster from the street has CLAIM',
        de: () => 'das nächste Monster von der Straße hat FORDERUNG',
      },
    },
  },
  discount: {
    en: (t) => `The next card costs ${amountOf(Number(t.fact('n')), 'coins', 'en')} less.`,
    de: (t) => `Die nächste Karte kostet ${amountOf(Number(t.fact('n')), 'coins', 'de')} weniger.`,
    joins: {
      clause: {
        en: (t) => `the next card costs ${amountOf(t.n, 'coins', 'en')} less`,
        de: (t) => `die nächste Karte kostet ${amountOf(t.n, 'coins', 'de')} weniger`,
      },
    },
  },
  mayConvert: doing(
    by,
    ['may', 'may', (t) => `convert up to ${amount(t, 'from', 'most')} into ${named(t, 'to')}`],
    ['darf', 'darfst', (t) => `bis zu ${amount(t, 'from', 'most')} in ${named(t, 'to')} umwandeln`],
  ),
  rallied: doing(by, ['takes', 'take', () => 'a rally marker'], ['nimmt', 'nimmst', () => 'einen APPELL-Marker']),
  markerPlaced: {
    en: (t) => `${t.what} gets a haunt marker.`,
    de: (t) => `${t.what} erhält einen SPUK-Marker.`,
  },
  formed: doing(
    by,
    ['forms', 'form', (t) => `a horde: ${t.what}`],
    ['bildet', 'bildest', (t) => `eine Horde: ${t.what}`],
    {
      head: {
        en: (t) => `${t.does(by(t), 'forms', 'form')} a horde (${t.what})`,
        de: (t) => `${t.does(by(t), 'bildet', 'bildest')} eine Horde (${t.what})`,
      },
      leaves: ofItsCards,
    },
  ),
  extended: doing(
    by,
    ['extends', 'extend', (t) => `a horde: ${t.what}`],
    ['erweitert', 'erweiterst', (t) => `eine Horde: ${t.what}`],
    {
      head: {
        en: (t) => `${t.does(by(t), 'extends', 'extend')} a horde (${t.what})`,
        de: (t) => `${t.does(by(t), 'erweitert', 'erweiterst')} eine Horde (${t.what})`,
      },
      leaves: ofItsCards,
    },
  ),
  usedHorde: doing(
    by,
    ['activates', 'activate', (t) => `a horde ability of ${cause(t)}`],
    ['aktiviert', 'aktivierst', (t) => `eine Horden-Fähigkeit von ${cause(t)}`],
    andThen,
  ),
  activated: doing(by, ['activates', 'activate', cause], ['aktiviert', 'aktivierst', cause], andThen),
  haunted: doing(
    by,
    ['activates', 'activate', (t) => `${cause(t)} once more: a haunt action`],
    ['aktiviert', 'aktivierst', (t) => `${cause(t)} noch einmal: eine SPUK-Aktion`],
    andThen,
  ),
  triggered: {
    en: (t) => `${t.does(by(t), 'triggers', 'trigger')} ${cause(t)}.`,
    de: (t) => `${cause(t)} wird ausgelöst.`,
    joins: andThen,
  },
  looked: doing(
    by,
    ['looks', 'look', (t) => `at ${t.what} on top of the deck`],
    ['sieht sich', 'siehst dir', (t) => `${t.what} oben auf dem Deck an`],
  ),
  passed: {
    en: (t) => `${t.does(by(t), 'passes', 'pass')}.`,
    de: (t) => `${t.does(by(t), 'passt', 'passt')}.`,
    joins: { leaves: () => ['end of turn'] },
  },
  shuffled: {
    en: (t) => `${t.does(from(t), 'shuffles', 'shuffle')} the discard pile into a new deck.`,
    de: (t) => `${t.does(from(t), 'mischt', 'mischst')} den Ablagestapel zu einem neuen Deck.`,
    joins: { takesUp: () => ['end of turn'] },
  },
};

const told = lineIn(moves, lines);

/** Setting up goes without saying, save who plays what; of shuffling only that a discard pile becomes a deck. */
function lineFor(event: ToldEvent): Line | undefined {
  const { type, cause: why, from: source, to: target } = event;
  if (why === 'setup' && source?.kind !== 'box' && (type === 'moved' || type === 'shuffled')) return undefined;
  if (type === 'shuffled' && source?.seat === undefined) return undefined;
  const isCleared =
    type === 'moved' && target?.kind === 'discard' && (source?.kind === 'play' || source?.kind === 'relics');
  if (isCleared) return why === undefined ? undefined : destroyed;
  return told(event);
}

/** What the log says of an event to a reader who may know the cards named in it. */
export const log = logOf({
  line: lineFor,
  telling: (event, lang, names, behind) =>
    tellingOf(event, lang, names, (id) => titled(nameOf(id, lang), lang), behind),
});
