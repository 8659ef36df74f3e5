import type { Lang, Seat, ToldEvent } from '@tafelrunde/kernel';
import { type Line, type Telling, tell, tellingOf, titled } from '@tafelrunde/words';
import { amountOf, resourceName } from './amounts.ts';
import { nameOf } from './speech.ts';
import type { Resource } from './state.ts';

const to = ({ event }: Telling): Seat | undefined => event.to?.seat;
const from = ({ event }: Telling): Seat | undefined => event.from?.seat;
const by = ({ event }: Telling): Seat | undefined => event.seat;
const cause = ({ event, lang }: Telling): string => titled(nameOf(event.cause ?? '', lang), lang);

/** A line with one verb in the present tense, and what follows it. */
const doing = (
  who: (t: Telling) => Seat | undefined,
  en: readonly [third: string, second: string, rest: (t: Telling) => string],
  de: readonly [third: string, second: string, rest: (t: Telling) => string],
): Line => ({
  en: (t) => `${t.does(who(t), en[0], en[1])} ${en[2](t)}.`,
  de: (t) => `${t.does(who(t), de[0], de[1])} ${de[2](t)}.`,
});

const what = ({ what: cards }: Telling): string => cards;

/** Moves by where they lead from and to. What is not listed needs no words. */
const moves: Readonly<Record<string, Line>> = {
  'box>overlord': doing(to, ['plays', 'play', what], ['spielt', 'spielst', what]),
  'box>deck': doing(
    to,
    ['takes', 'take', (t) => `the influence card ${t.what}`],
    ['nimmt', 'nimmst', (t) => `die Einflusskarte ${t.what}`],
  ),
  'hand>play': doing(from, ['plays', 'play', what], ['spielt', 'spielst', (t) => `${t.what} aus`]),
  'hand>relics': doing(from, ['plays', 'play', what], ['spielt', 'spielst', (t) => `${t.what} aus`]),
  'deck>hand': doing(to, ['draws', 'draw', what], ['zieht', 'ziehst', what]),
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
  'street>discard': doing(to, ['buys', 'buy', what], ['kauft', 'kaufst', what]),
  'street>relics': doing(to, ['buys', 'buy', what], ['kauft', 'kaufst', what]),
  'street>deck': doing(
    to,
    ['buys', 'buy', (t) => `${t.what}, to the top of the deck`],
    ['kauft', 'kaufst', (t) => `${t.what}, oben auf das Deck`],
  ),
  'acolytes>discard': doing(to, ['buys', 'buy', what], ['kauft', 'kaufst', what]),
  'market>street': {
    en: (t) => `New in the street: ${t.what}.`,
    de: (t) => `Neu auf der Straße: ${t.what}.`,
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
  ),
  paid: doing(
    by,
    ['pays', 'pay', (t) => `${amountOf(Number(t.fact('n')), 'coins', 'en')} for ${cause(t)}`],
    ['bezahlt', 'bezahlst', (t) => `${amountOf(Number(t.fact('n')), 'coins', 'de')} für ${cause(t)}`],
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
  },
  discount: {
    en: (t) => `The next card costs ${amountOf(Number(t.fact('n')), 'coins', 'en')} less.`,
    de: (t) => `Die nächste Karte kostet ${amountOf(Number(t.fact('n')), 'coins', 'de')} weniger.`,
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
  ),
  extended: doing(
    by,
    ['extends', 'extend', (t) => `a horde: ${t.what}`],
    ['erweitert', 'erweiterst', (t) => `eine Horde: ${t.what}`],
  ),
  usedHorde: doing(
    by,
    ['activates', 'activate', (t) => `a horde ability of ${cause(t)}`],
    ['aktiviert', 'aktivierst', (t) => `eine Horden-Fähigkeit von ${cause(t)}`],
  ),
  activated: doing(by, ['activates', 'activate', cause], ['aktiviert', 'aktivierst', cause]),
  haunted: doing(
    by,
    ['activates', 'activate', (t) => `${cause(t)} once more: a haunt action`],
    ['aktiviert', 'aktivierst', (t) => `${cause(t)} noch einmal: eine SPUK-Aktion`],
  ),
  triggered: {
    en: (t) => `${t.does(by(t), 'triggers', 'trigger')} ${cause(t)}.`,
    de: (t) => `${cause(t)} wird ausgelöst.`,
  },
  looked: doing(
    by,
    ['looks', 'look', (t) => `at ${t.what} on top of the deck`],
    ['sieht sich', 'siehst dir', (t) => `${t.what} oben auf dem Deck an`],
  ),
  passed: { en: (t) => `${t.does(by(t), 'passes', 'pass')}.`, de: (t) => `${t.does(by(t), 'passt', 'passt')}.` },
};

function lineFor({ type, cause: why, from: source, to: target }: ToldEvent): Line | undefined {
  if (type !== 'moved') return lines[type];
  if (target?.kind === 'discard' && (source?.kind === 'play' || source?.kind === 'relics')) {
    return why === undefined ? undefined : destroyed;
  }
  const line = moves[`${source?.kind}>${target?.kind}`];
  return why === 'setup' && source?.kind !== 'box' ? undefined : line;
}

/** What the log says of an event to a reader who may know the cards named in it. */
export function logLine(event: ToldEvent, lang: Lang, names: readonly string[]): string | undefined {
  if (event.type === 'shuffled') return shuffled(event, lang, names);
  return tell(lineFor(event), tellingOf(event, lang, names, nameOf));
}

/** Only a discard pile that becomes a deck is worth a word. */
function shuffled(event: ToldEvent, lang: Lang, names: readonly string[]): string | undefined {
  const seat = event.from?.seat;
  if (event.cause === 'setup' || seat === undefined) return undefined;
  const { does } = tellingOf(event, lang, names, nameOf);
  return {
    en: `${does(seat, 'shuffles', 'shuffle')} the discard pile into a new deck.`,
    de: `${does(seat, 'mischt', 'mischst')} den Ablagestapel zu einem neuen Deck.`,
  }[lang];
}
