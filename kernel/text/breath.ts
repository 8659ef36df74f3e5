import { drawnTogether, type ToldEvent } from '../cards/events.ts';
import type { Sayings } from '../game.ts';
import type { Seat } from '../match.ts';
import type { Lang } from './text.ts';

/**
 * How an event is told in one line with those around it. The first is the head of the line; what takes up a thread that the line has
 * left open comes behind it: "Anna plays Cultist", "+1 coin".
 */
export interface Breath {
  /** A sentence without its stop. */
  readonly head: string;
  /** Whom it speaks of; who was spoken of before stays if it speaks of nothing else. */
  readonly seat: Seat | 'same' | undefined;
  /** The threads that it takes up, and those that it leaves open. */
  readonly takesUp: readonly string[];
  readonly leaves: readonly string[];
  /**
   * Behind a line in which that seat was spoken of last; nothing if it goes without saying. With a mark of its own in front it brings its own pause.
   */
  clause(spokenOf: Seat | undefined, line: string): string;
  /** It only announces what takes it up, which is told in its place. */
  readonly givesWay?: true;
  /** What it announced may come to nothing: then it is not told any more as soon as something else happens. */
  readonly fades?: true;
  /** Heads of one kind in a row are one: what they name is counted. */
  readonly counted?: { readonly kind: string; readonly things: readonly string[]; say(things: string): string };
  /** Clauses of one kind are added up. */
  readonly sum?: { readonly kind: string; readonly n: number; say(n: number): string };
  /** What it says, for one that says the same right after it: that is not said again. */
  readonly says?: string;
}

/** An event with what the log says of it. */
export interface ToldPart {
  readonly event: ToldEvent;
  /** The sentence if it stands alone. */
  readonly text: string;
  readonly breath: Breath | undefined;
}

/** The events that the log says something of. */
export function toldParts(
  events: readonly ToldEvent[],
  text: Pick<Sayings, 'event' | 'breath'>,
  lang: Lang,
  names: readonly string[],
): ToldPart[] {
  return drawnTogether(events).flatMap((event) => {
    const alone = text.event(event, lang, names);
    return alone === undefined ? [] : [{ event, text: alone, breath: text.breath?.(event, lang, names) }];
  });
}

/** More clauses than this no line has. */
const MOST = 8;

/** What is told in one line, in the order in which it happened. */
export function inLines<P extends { readonly breath: Breath | undefined }>(parts: readonly P[]): P[][] {
  const lines: { readonly parts: P[]; readonly open: Set<string> }[] = [];
  for (const part of parts) {
    const before = lines.at(-1);
    if (before !== undefined && cameToNothing(before, part.breath)) lines.pop();
    const last = lines.at(-1);
    const goesOn = last !== undefined && goesOnWith(last.parts, last.open, part.breath);
    const line = goesOn ? last : { parts: [], open: new Set<string>() };
    if (!goesOn) lines.push(line);
    line.parts.push(part);
    for (const thread of part.breath?.leaves ?? []) line.open.add(thread);
  }
  return lines.map((line) => line.parts);
}

interface OneLine {
  readonly parts: readonly { readonly breath: Breath | undefined }[];
  readonly open: ReadonlySet<string>;
}

const cameToNothing = ({ parts, open }: OneLine, breath: Breath | undefined): boolean =>
  parts.length === 1 && parts[0]?.breath?.fades === true && !goesOnWith(parts, open, breath);

function goesOnWith(
  line: readonly { readonly breath: Breath | undefined }[],
  open: ReadonlySet<string>,
  breath: Breath | undefined,
): boolean {
  if (breath === undefined || (breath.sum === undefined && clausesIn(line) >= MOST)) return false;
  return breath.takesUp.some((thread) => open.has(thread)) || isCountedWith(line, breath);
}

const clausesIn = (line: readonly { readonly breath: Breath | undefined }[]): number =>
  line.filter(({ breath }) => breath?.sum === undefined && breath?.counted === undefined).length;

/** Only amounts may stand between two heads that are counted: they are added up behind them. */
function isCountedWith(line: readonly { readonly breath: Breath | undefined }[], { counted }: Breath): boolean {
  const head = line[0]?.breath?.counted;
  return (
    counted !== undefined &&
    counted.kind === head?.kind &&
    line.every(({ breath }) => breath?.sum !== undefined || breath?.counted?.kind === counted.kind)
  );
}

/** One line as a sentence. */
export function saidInOne(parts: readonly Pick<ToldPart, 'text' | 'breath'>[]): string {
  const [first, ...rest] = parts;
  if (first === undefined) return '';
  if (first.breath === undefined || rest.length === 0) return first.text;
  if (first.breath.givesWay === true) return saidInOne(rest);
  const breaths = parts.flatMap(({ breath }) => breath ?? []);
  const line = clausesBehind(first.breath, headOf(first.breath, breaths), breaths.slice(1));
  return line === headOf(first.breath, []) ? first.text : closed(line);
}

/** "Anna plays Cultist", or with others of its kind "Anna plays 3× Cultist, Fanatic". */
function headOf({ head, counted }: Breath, all: readonly Breath[]): string {
  if (counted === undefined) return head;
  const things = new Map<string, number>();
  for (const breath of all.length === 0 ? [{ counted }] : all)
    for (const thing of breath.counted?.things ?? []) things.set(thing, (things.get(thing) ?? 0) + 1);
  return counted.say([...things].map(([thing, n]) => (n === 1 ? thing : `${n}× ${thing}`)).join(', '));
}

function clausesBehind(head: Breath, beginning: string, rest: readonly Breath[]): string {
  const added = new Set<string>();
  let line = beginning;
  let spokenOf = head.seat === 'same' ? undefined : head.seat;
  let said = head.says;
  let pause = ': ';
  for (const breath of rest) {
    if (breath.counted !== undefined && breath.counted.kind === head.counted?.kind) continue;
    const { sum, says } = breath;
    const clause =
      says !== undefined && says === said
        ? ''
        : sum === undefined
          ? breath.clause(spokenOf, line)
          : added.has(sum.kind)
            ? ''
            : sum.say(total(rest, sum.kind));
    if (sum !== undefined) added.add(sum.kind);
    if (says !== undefined) said = says;
    if (clause === '') continue;
    line += /^[,;:(]/.test(clause) ? spaced(clause) : `${pause}${clause}`;
    pause = ', ';
    if (sum === undefined && breath.seat !== 'same') spokenOf = breath.seat;
  }
  return line;
}

const spaced = (clause: string): string => (clause.startsWith('(') ? ` ${clause}` : clause);

const total = (breaths: readonly Breath[], kind: string): number =>
  breaths.reduce((all, { sum }) => (sum?.kind === kind ? all + sum.n : all), 0);

/** A name that ends with a mark of its own closes the sentence: "You play 3 Cents!", "You kill Gurdy Jr." */
const closed = (text: string): string => (/[!?….]$/.test(text) ? text : `${text}.`);

/** What happened, a line for each breath. */
export const linesOf = (
  events: readonly ToldEvent[],
  text: Pick<Sayings, 'event' | 'breath'>,
  lang: Lang,
  names: readonly string[],
): string[] => inLines(toldParts(events, text, lang, names)).map(saidInOne);
