import { type AnyGame, type CardId, drawnTogether, type Lang, type Seat, type ToldEvent } from '@tafelrunde/kernel';
import type { LogLine, Seq } from '@tafelrunde/table/client';
import { tableWords } from './words.ts';

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
  readonly opens?: true;
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

/** Every event as a sentence, in the order in which it happened. */
export function sentencesOf(log: readonly LogLine[], telling: Telling): Sentence[] {
  return log.flatMap((line) => toldIn(line, telling));
}

/** A line says the same for ever: who tells on tells only what is new. */
const told = new WeakMap<Telling, WeakMap<LogLine, readonly Sentence[]>>();

function toldIn(line: LogLine, telling: Telling): readonly Sentence[] {
  const known = told.get(telling) ?? new WeakMap<LogLine, readonly Sentence[]>();
  told.set(telling, known);
  const sentences = known.get(line) ?? [...aboutThePeople(line, telling), ...aboutTheGame(line, telling)];
  known.set(line, sentences);
  return sentences;
}

function aboutTheGame({ seq, events = [] }: LogLine, telling: Telling): Sentence[] {
  return drawnTogether(events).flatMap((event, i) => {
    const text = telling.game.text.event(event, telling.lang, telling.names);
    if (text === undefined) return [];
    const sentence = { key: `${seq}.${i}`, seq, seat: actorOf(event), pieces: piecesOf(text, namedIn(event, telling)) };
    return [event.type === 'turn' ? { ...sentence, opens: true } : sentence];
  });
}

function aboutThePeople({ seq, kind, by }: LogLine, { lang, names }: Telling): Sentence[] {
  const { undo, timeout, outOfTime, concede, botPlays, personPlays } = tableWords[lang].lines;
  const said = { undo, timeout, 'out-of-time': outOfTime, concede, 'bot-plays': botPlays, 'person-plays': personPlays };
  const say = new Map<string, (name: string) => string>(Object.entries(said)).get(kind);
  if (say === undefined || by === undefined) return [];
  return [{ key: `${seq}.${kind}`, seq, seat: by, pieces: [{ text: say(names[by] ?? '') }] }];
}

function namedIn({ cards = [], cause }: ToldEvent, { game, lang }: Telling): Map<string, CardId> {
  const ids = [...cards.flatMap(({ card }) => card ?? []), ...(cause === undefined ? [] : [cause])];
  return new Map(ids.map((id) => [game.text.card(id, lang).name, id]));
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
