import {
  type AnyGame,
  at,
  type Breath,
  type CardId,
  inLines,
  type Lang,
  type Seat,
  saidInOne,
  type ToldEvent,
  toldParts,
} from '@tafelrunde/kernel';
import type { LogLine, Seq } from '@tafelrunde/table/client';
import { tableWords } from '../words.ts';

/** A piece of a sentence; one that names a card leads to it. */
export interface Piece {
  readonly text: string;
  readonly card?: CardId;
}

export interface Sentence {
  readonly key: string;
  readonly seq: Seq;
  readonly seat: Seat | undefined;
  readonly pieces: readonly Piece[];
  /** Somebody's turn begins with it. */
  readonly opens?: boolean;
}

/** What somebody did in one go. */
export interface Turn {
  readonly key: string;
  readonly seat: Seat | undefined;
  /** The game says that somebody's turn begins here. */
  readonly opens: boolean;
  /** Others did it since the one who reads answered last. */
  readonly isNew: boolean;
  readonly sentences: readonly Sentence[];
}

export interface Telling {
  readonly game: AnyGame;
  readonly lang: Lang;
  readonly names: readonly string[];
}

export const actorOf = ({ seat, from, to }: ToldEvent): Seat | undefined => seat ?? from?.seat ?? to?.seat;

/** What an event or somebody at the table gave to say, before it is joined with what happened around it. */
interface Part {
  readonly key: string;
  readonly seq: Seq;
  readonly seat: Seat | undefined;
  readonly text: string;
  readonly breath: Breath | undefined;
  readonly named: ReadonlyMap<string, CardId>;
  readonly opens: boolean;
}

/** A line says the same for ever: who tells on tells only what is new. */
interface Said {
  readonly parts: WeakMap<LogLine, readonly Part[]>;
  /** By its first part, as long as no more came to it. */
  readonly sentences: WeakMap<Part, { readonly parts: number; readonly sentence: Sentence }>;
}

const said = new WeakMap<Telling, Said>();

/** What happened as sentences, in that order; what belongs together is one. */
export function sentencesOf(log: readonly LogLine[], telling: Telling): Sentence[] {
  const known = said.get(telling) ?? { parts: new WeakMap(), sentences: new WeakMap() };
  said.set(telling, known);
  return inLines(log.flatMap((line) => partsIn(line, telling, known))).map((parts) => sentenceOf(parts, known));
}

function partsIn(line: LogLine, telling: Telling, { parts: known }: Said): readonly Part[] {
  const parts = known.get(line) ?? [...aboutThePeople(line, telling), ...aboutTheGame(line, telling)];
  known.set(line, parts);
  return parts;
}

/** It leads to the moment of its last part, and is as new as that. */
function sentenceOf(parts: readonly Part[], { sentences: known }: Said): Sentence {
  const first = at(parts, 0);
  const last = parts.at(-1) ?? first;
  const told = known.get(first);
  if (told?.parts === parts.length) return told.sentence;
  const named = new Map(parts.flatMap((part) => [...part.named]));
  const { key, seat, opens } = first;
  const sentence: Sentence = {
    key,
    seq: last.seq,
    seat,
    pieces: piecesOf(saidInOne(parts), named),
    ...(opens ? { opens } : {}),
  };
  known.set(first, { parts: parts.length, sentence });
  return sentence;
}

function aboutTheGame({ seq, events = [] }: LogLine, telling: Telling): Part[] {
  const { game, lang, names } = telling;
  return toldParts(events, game.text, lang, names).map(({ event, text, breath }, i) => ({
    key: `${seq}.${i}`,
    seq,
    seat: actorOf(event),
    text,
    breath,
    named: namedIn(event, telling),
    opens: event.type === 'turn',
  }));
}

function aboutThePeople({ seq, kind, by }: LogLine, { lang, names }: Telling): Part[] {
  const { undo, timeout, outOfTime, concede, joined, botPlays, personPlays } = tableWords[lang].lines;
  const ofSeat = { 'out-of-time': outOfTime, joined, 'bot-plays': botPlays, 'person-plays': personPlays };
  const said = { undo, timeout, concede, ...ofSeat };
  const say = new Map<string, (name: string) => string>(Object.entries(said)).get(kind);
  if (say === undefined || by === undefined) return [];
  const text = say(names[by] ?? '');
  return [{ key: `${seq}.${kind}`, seq, seat: by, text, breath: undefined, named: new Map(), opens: false }];
}

/** The cards that a sentence may name: those of the event, the one behind it, and the one among its facts. What has no name is no card. */
function namedIn({ cards = [], cause, data = {} }: ToldEvent, { game, lang }: Telling): Map<string, CardId> {
  const ids = [...cards.flatMap(({ card }) => card ?? []), cause, data.card].filter((id) => typeof id === 'string');
  return new Map(
    ids.map((id): [string, CardId] => [game.text.card(id, lang).name, id]).filter(([name, id]) => name !== id),
  );
}

/** Cuts a sentence where it names a card, the longest name first. */
export function piecesOf(text: string, named: ReadonlyMap<string, CardId>): Piece[] {
  const names = [...named.keys()].filter((name) => name !== '' && text.includes(name));
  const [longest] = names.sort((one, other) => other.length - one.length);
  const card = longest === undefined ? undefined : named.get(longest);
  if (longest === undefined || card === undefined) return text === '' ? [] : [{ text }];
  const rest = new Map([...named].filter(([name]) => name !== longest));
  const at = text.indexOf(longest);
  return [
    ...piecesOf(text.slice(0, at), rest),
    { text: longest, card },
    ...piecesOf(text.slice(at + longest.length), named),
  ];
}

/** Who reads, and from where on it is new to them. */
export interface Reader {
  readonly seat: Seat | undefined;
  readonly fresh: Seq;
}

/** Where something new begins for whoever has this seat. */
export const readerOf = (log: readonly LogLine[], seat: Seat | undefined): Reader => ({
  seat,
  fresh: sinceLastMoveOf(log, seat)[0]?.seq ?? Number.POSITIVE_INFINITY,
});

/** Sentences in a row about the same person belong together, unless another turn begins or the news. */
export function turnsOf(sentences: readonly Sentence[], { seat: reader, fresh }: Reader): Turn[] {
  const turns: (Turn & { readonly sentences: Sentence[] })[] = [];
  let isOwnTurn = false;
  for (const sentence of sentences) {
    const { key, seq, seat, opens = false } = sentence;
    if (opens) isOwnTurn = seat === reader && seq >= fresh;
    const isNew = seq >= fresh && !(isOwnTurn && seat === reader);
    const last = turns.at(-1);
    if (last !== undefined && last.seat === seat && last.isNew === isNew && !opens) last.sentences.push(sentence);
    else turns.push({ key, seat, opens, isNew, sentences: [sentence] });
  }
  return turns;
}

/** What concerns one person; what concerns nobody, or everybody when nobody is named, stays. */
export const aboutSeat = (sentences: readonly Sentence[], whose: Seat | undefined): readonly Sentence[] =>
  whose === undefined ? sentences : sentences.filter(({ seat }) => seat === undefined || seat === whose);

/** To be pasted anywhere: a line for each sentence, an empty one before each turn. */
export function textOf(turns: readonly Turn[]): string {
  return turns.map(({ sentences }) => sentences.map(plainly).join('\n')).join('\n\n');
}

export const plainly = ({ pieces }: Pick<Sentence, 'pieces'>): string => pieces.map(({ text }) => text).join('');

/** What came after the last answer of this seat. */
export function sinceLastMoveOf(log: readonly LogLine[], seat: Seat | undefined): readonly LogLine[] {
  if (seat === undefined) return [];
  return log.slice(log.findLastIndex(({ kind, by }) => kind === 'answer' && by === seat) + 1);
}
