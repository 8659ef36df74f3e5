import type { Breath, Lang, Sayings, Seat, ToldEvent } from '@tafelrunde/kernel';
import { type Behind, oneMark, type Telling, type Words } from './telling.ts';

/** A log line in every language: a sentence for the event alone, and how it joins with those around it. */
export interface Line<T extends Telling = Telling> extends Words<T> {
  readonly joins?: Joins<T>;
}

/** By itself an event takes up the thread of the card behind it, and says behind it what it says alone. */
export interface Joins<T extends Telling = Telling> {
  /** As the beginning of a line that goes on, where that is not the sentence. */
  readonly head?: Words<T>;
  /** Behind others, where that is not the sentence without the one spoken of. */
  readonly clause?: Words<T>;
  /** Threads that it takes up besides that of its card, and those that it leaves open. */
  takesUp?(told: T): readonly string[];
  leaves?(told: T): readonly string[];
  readonly givesWay?: true;
  readonly fades?: true;
  /** One of a kind: several in a row are counted, as many as there are. */
  readonly counted?: {
    kind(told: T): string;
    readonly say: Readonly<Record<Lang, (told: T, things: string) => string>>;
  };
  /** An amount: several are added up. */
  readonly sum?: { kind(told: T): string; readonly say: Readonly<Record<Lang, (told: T, n: number) => string>> };
  says?(told: T): string;
}

/** What a card does, and what came of it. */
export const ofCard = (card: string | undefined): string => `card:${card ?? ''}`;

/** What follows from the cards that the event names. */
export const ofItsCards = ({ event }: Telling): string[] => (event.cards ?? []).map(({ card }) => ofCard(card));

/** What follows from the card behind the event. */
export const ofItsCause = ({ event }: Telling): string[] => [ofCard(event.cause)];

/** Moves by where they lead from and to, the rest by their type: what is not listed needs no words. */
export const lineIn =
  <T extends Telling>(moves: Readonly<Record<string, Line<T>>>, others: Readonly<Record<string, Line<T>>>) =>
  ({ type, from, to }: ToldEvent): Line<T> | undefined =>
    (type === 'moved' ? moves[`${from?.kind}>${to?.kind}`] : undefined) ?? others[type];

/** How a game tells its events. */
export interface Log<T extends Telling> {
  line(event: ToldEvent): Line<T> | undefined;
  telling(event: ToldEvent, lang: Lang, names: readonly string[], behind?: Behind): T;
  /** Whom an event speaks of. */
  seat?(event: ToldEvent): Breath['seat'];
  /** What else belongs behind it: the card that did it, unless it has been named. */
  behind?(told: T, said: string): string;
}

const actorOf = ({ seat, from, to }: ToldEvent): Seat | undefined => seat ?? to?.seat ?? from?.seat;

/** A game's sentences and how they join, from its lines. */
export function logOf<T extends Telling>(log: Log<T>): Required<Pick<Sayings, 'event' | 'breath'>> {
  const behind = (told: T, said: string, line: string): string => `${said}${log.behind?.(told, line) ?? ''}`;
  return {
    event(event, lang, names) {
      const line = log.line(event);
      if (line === undefined) return undefined;
      const told = log.telling(event, lang, names);
      const said = unstopped(line[lang](told));
      return oneMark(`${behind(told, said, said)}.`);
    },
    breath(event, lang, names) {
      const line = log.line(event);
      return line === undefined ? undefined : breathOf(event, line, lang, names);
    },
  };

  function breathOf(event: ToldEvent, line: Line<T>, lang: Lang, names: readonly string[]): Breath {
    const { joins = {} } = line;
    const told = log.telling(event, lang, names);
    const head = joins.head?.[lang](told) ?? unstopped(line[lang](told));
    const { counted, sum } = joins;
    return {
      head: joins.head === undefined ? behind(told, head, head) : head,
      seat: (log.seat ?? actorOf)(event),
      takesUp: [...(event.cause === undefined ? [] : [ofCard(event.cause)]), ...(joins.takesUp?.(told) ?? [])],
      leaves: joins.leaves?.(told) ?? [],
      clause(spokenOf, before) {
        const elided = log.telling(event, lang, names, { spokenOf });
        const said = joins.clause?.[lang](elided) ?? unstopped(line[lang](elided));
        return said === '' ? '' : behind(elided, said, `${before} ${said}`);
      },
      ...(joins.givesWay === undefined ? {} : { givesWay: joins.givesWay }),
      ...(joins.fades === undefined ? {} : { fades: joins.fades }),
      ...(counted === undefined
        ? {}
        : {
            counted: {
              kind: counted.kind(told),
              things: told.things,
              say: (things) => counted.say[lang](told, things),
            },
          }),
      ...(sum === undefined ? {} : { sum: { kind: sum.kind(told), n: told.n, say: (n) => sum.say[lang](told, n) } }),
      ...(joins.says === undefined ? {} : { says: joins.says(told) }),
    };
  }
}

const unstopped = (text: string): string => text.replace(/\.$/, '');
