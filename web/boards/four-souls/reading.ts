import { type Card, cards, figuresIn, type Item, itemRef, stateIn } from '@tafelrunde/four-souls';
import {
  type CardId,
  isRef,
  type ObjectNumber,
  refs,
  type Seat,
  type View,
  type ViewCard,
  type ViewZone,
} from '@tafelrunde/kernel';
import type { BoardProps } from '../../app/games/board.ts';
import { cardsOf } from '../../table/cards/reading.ts';
import { cardBehind } from '../../table/tools.tsx';
import { type Goal, soulsWords } from './words.ts';

/* What the table shows, found in the view. */

export const cardNamed = (id: CardId | undefined): Card | undefined => (id === undefined ? undefined : cards[id]);

const zonesOf = ({ zones }: View, kind: string): readonly ViewZone[] => zones.filter((zone) => zone.kind === kind);

/** A place for a monster, with what lies in it and what it covers. */
export interface Slot {
  readonly n: number;
  readonly card: ViewCard | undefined;
  /** FS-037: the one on top first. */
  readonly covered: readonly ViewCard[];
}

export function slotsIn(view: View): Slot[] {
  const covered = zonesOf(view, 'covered');
  return zonesOf(view, 'monster').map(({ n = 0, cards: lying }) => ({
    n,
    card: lying.at(-1),
    covered: (covered.find((zone) => zone.n === n)?.cards ?? []).toReversed(),
  }));
}

export const characterIn = (view: View, seat: Seat): ViewCard | undefined => cardsOf(view, 'character', seat)[0];

/** FS-296: with two characters, no more. */
export const isSolo = ({ options, seats }: View): boolean => options.solo === true && seats === 2;

const FOUR_SOULS = 4;

/** FS-003, FS-302, FS-305: how far somebody is. */
export function goalOf(view: View, seat: Seat): Goal {
  const { players } = figuresIn(view);
  const own = players[seat]?.souls ?? 0;
  if (!isSolo(view)) return { own, counted: own, needed: FOUR_SOULS };
  const counted = players.reduce((sum, { souls }) => sum + souls, 0);
  return { own, counted, needed: Number(view.options.soloSouls) };
}

export const isTapped = (view: View, obj: ObjectNumber): boolean => stateIn(view).tapped[obj] === 1;
export const countersOn = (view: View, obj: ObjectNumber): number => stateIn(view).counters[obj] ?? 0;

/** What a player or a card is called. */
export function nameOf(board: BoardProps, body: unknown): string {
  const { view, names, game, lang } = board;
  const seat = isRef(body) ? refs.seat.in(body) : undefined;
  if (seat !== undefined) return names[seat] ?? '';
  const item = onStack(view, String(body));
  if (item !== undefined && item.kind !== 'effect') return wordsFor(board, item);
  const card = typeof body === 'number' ? cardBehind(view, body) : item?.at[0];
  if (card !== undefined) return game.text.card(card, lang).name;
  const isKnown = typeof body === 'string' && isRef(body) && itemRef.in(body) === undefined;
  return isKnown ? game.text.key(body, lang) : '…';
}

/** What lies on the stack under this reference; nothing once it is gone. */
const onStack = (view: View, ref: string): Item | undefined =>
  stateIn(view).stack.find(({ id }) => ref === itemRef(id));

/** What something on the stack is called. */
export function wordsFor(board: BoardProps, item: Item): string {
  const { lang, names, game } = board;
  const t = soulsWords[lang].stackItem;
  switch (item.kind) {
    case 'effect':
      return game.text.card(item.at[0], lang).name;
    case 'roll':
      return (item.attack ? t.attackRoll : t.roll)(names[item.seat] ?? '', item.value);
    case 'damage':
      return t.damage(item.n, nameOf(board, item.to));
    case 'death':
      return t.death(nameOf(board, item.who));
    case 'after':
      return t.after;
  }
}

/** What waits to happen, the next first. */
export const waitingIn = (view: View): readonly Item[] =>
  stateIn(view)
    .stack.filter(({ kind }) => kind !== 'after')
    .toReversed();

/** What something on the stack is aimed at. */
export function targetsOf(item: Item): readonly (number | string)[] {
  switch (item.kind) {
    case 'effect':
      return refsIn(item.vars.target);
    case 'damage':
      return [item.to];
    case 'death':
      return [item.who];
    default:
      return [];
  }
}

function refsIn(value: unknown): readonly (number | string)[] {
  if (typeof value === 'number' || typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(refsIn) : [];
}

/** How likely the attack that goes on hits. */
export function oddsIn(view: View): { readonly least: number | undefined; readonly percent: number } | undefined {
  const { hits } = figuresIn(view);
  return hits === undefined ? undefined : { least: hits[0], percent: Math.round((hits.length / 6) * 100) };
}
