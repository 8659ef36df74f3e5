import { type Bot, type Bots, botsFor } from '@tafelrunde/bots';
import { type Playable, playable, runnableOf } from '@tafelrunde/games';
import {
  type AnyGame,
  type CardId,
  type Lang,
  type ObjectNumber,
  type Option,
  type Options,
  type Question,
  type Ref,
  readOptions,
  type Said,
  type Seat,
  type View,
} from '@tafelrunde/kernel';
import type { Args } from './args.ts';
import { hintFor } from './hint.ts';
import { UsageError } from './usage.ts';

/** A colour of the terminal. */
export type Colour =
  | 'red'
  | 'green'
  | 'yellow'
  | 'blue'
  | 'magenta'
  | 'cyan'
  | 'gray'
  | 'white'
  | 'redBright'
  | 'greenBright'
  | 'yellowBright'
  | 'blueBright'
  | 'magentaBright'
  | 'cyanBright';

/** A card as `cards` lists it. */
export interface CardEntry {
  readonly id: CardId;
  readonly set: string;
  readonly name: string;
  readonly text: string;
  /** Facts of the game: suit, strength, cost. */
  readonly [fact: string]: string | number | undefined;
}

/** How a card looks at the terminal. */
export interface CardLook {
  readonly group: string;
  readonly colour: Colour;
  /** A number or a sign beside the name. */
  readonly mark: string;
}

/** A paragraph of an explained score. */
export interface Explained {
  readonly title: string;
  readonly points: number;
  readonly lines: readonly string[];
}

/** Who reads what the terminal says. */
export interface Reader {
  readonly seat: Seat;
  readonly lang: Lang;
  /** What the seats are called. */
  readonly names: readonly string[];
}

/** How a game looks at a terminal: `games/<game>.ts` exports it as `layout`. */
export interface Layout {
  readonly sets: Readonly<Record<string, Said>>;
  /** Zones that lie aside and are not drawn, or of which the facts tell better. */
  readonly aside?: readonly string[];
  catalogue(lang: Lang): readonly CardEntry[];
  look(card: CardId, lang: Lang): CardLook;
  /** An option that is somebody at the table, by name. */
  called?(option: Option, reader: Reader): string | undefined;
  /** Where a card lies, where that is told with it when it can be picked. */
  where?(view: View, card: ObjectNumber, reader: Reader): string | undefined;
  /** What the final scores are, where they are not points. */
  scored?(score: number, lang: Lang): string;
  explain(view: View, seat: Seat, lang: Lang): readonly Explained[];
  /** The pick that is best beyond doubt, where there is one. */
  propose(view: View, question: Question): Ref | undefined;
}

/** A game as this program offers it: its rules, its bots, and how it looks. */
export interface Offer extends Layout {
  readonly game: AnyGame;
  readonly bots: Bots;
}

async function offerOf({ id, play }: Playable): Promise<Offer> {
  const { layout }: { readonly layout: Layout } = await import(`./games/${id}.ts`);
  const game = await play.rules();
  return { ...layout, game, bots: await botsFor(game) };
}

export const allOffers = (): Promise<readonly Offer[]> => Promise.all(playable.map(offerOf));

const orders = new Map<Offer, ReadonlyMap<CardId, number>>();

/** The cards in the order in which the game lists them. */
export function orderOf(offer: Offer): ReadonlyMap<CardId, number> {
  let order = orders.get(offer);
  if (order === undefined) {
    order = new Map(offer.catalogue('en').map(({ id }, i) => [id, i]));
    orders.set(offer, order);
  }
  return order;
}

const ids = playable.map(({ id }) => id);

export function findOffer(id: string | undefined): Promise<Offer> {
  if (id === undefined) throw new UsageError((w) => w.gameNeeded(ids.join(', ')));
  const found = runnableOf(id);
  if (found === undefined) throw new UsageError((w) => w.unknownGame(id, hintFor(id, ids)));
  return offerOf(found);
}

/** Bots from the one worth playing against to the one that knows nothing. */
const PREFERRED = ['expert', 'search', 'greedy', 'random'];

export function defaultBot({ bots }: Offer): Bot {
  return findBot(bots, PREFERRED.find((each) => bots[each] !== undefined) ?? 'random');
}

function findBot(bots: Bots, name: string): Bot {
  const found = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (found === undefined) throw new UsageError((w) => w.unknownBot(name, hintFor(name, Object.keys(bots))));
  return found;
}

/** `--bots a,b`: undefined when it is not given. */
export function readBots({ bots }: Offer, args: Args): Bot[] | undefined {
  if (!args.has('bots')) return undefined;
  const list = args
    .values('bots')
    .flatMap((value) => value.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (list.length === 0) throw new UsageError((w) => w.noBotNamed(Object.keys(bots).join(', ')));
  return list.map((name) => findBot(bots, name));
}

export function checkSeats(game: AnyGame, options: Options, found: number): number {
  const { min, max } = game.seats;
  if (found < min || found > max) throw new UsageError((w) => w.seatsOf(min, max, found));
  const objection = game.objection?.(options, found);
  if (objection !== undefined) throw new UsageError(objection);
  return found;
}

/** `--options suits=true items`: also several times, or with commas; further words with `=` belong to it. */
export function readTableOptions(game: AnyGame, args: Args): { options: Options; rest: readonly string[] } {
  const isSetting = (word: string): boolean => args.has('options') && word.includes('=');
  const settings = [
    ...args.values('options').flatMap((value) => value.split(',')),
    ...args.positionals.filter(isSetting),
  ];
  const given = Object.fromEntries(settings.map((setting) => readSetting(game, setting.trim())));
  const options = readOptions(game, given);
  if (!options.ok) throw new UsageError(options.refusal.message);
  return { options: options.value, rest: args.positionals.filter((word) => !isSetting(word)) };
}

function readSetting(game: AnyGame, setting: string): [string, boolean | number | string] {
  const [name = '', value = 'true'] = setting.split(/=(.*)/s);
  const names = Object.keys(game.options);
  const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
  if (spec === undefined) {
    const hint = hintFor(name, names);
    throw new UsageError((w) => (names.length === 0 ? w.noOptions(name) : w.unknownOption(name, hint)));
  }
  if (spec.kind === 'choice') return choose(name, value, Object.keys(spec.values), value);
  if (spec.kind === 'flag') return choose(name, value, ['true', 'false'], value === 'true');
  const number = Number(value);
  if (/^-?\d+$/.test(value) && number >= spec.min && number <= spec.max) return [name, number];
  throw new UsageError((w) => w.badOption(name, value, `${spec.min}–${spec.max}`));
}

function choose<T>(name: string, value: string, allowed: readonly string[], read: T): [string, T] {
  if (allowed.includes(value)) return [name, read];
  throw new UsageError((w) => w.badOption(name, value, allowed.join(', ')));
}
