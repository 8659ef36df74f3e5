import {
  type CardId,
  type ObjectNumber,
  type Option,
  type Question,
  type Ref,
  refs,
  type View,
} from '@tafelrunde/kernel';
import { createContext, useContext, useMemo, useState } from 'react';
import type { BoardProps } from '../app/games/board.ts';
import { useSettings } from '../app/kept/settings.ts';
import { createStore, type Store } from '../app/kept/store.ts';
import { inOrder, type Picks } from './asking/picking.ts';
import { type Ahead, useAhead } from './asking/use-ahead.ts';
import { type Picking, usePicking } from './asking/use-picking.ts';
import { tableWords } from './words.ts';

/** A card that is shown in large. */
export interface Zoomed {
  readonly card: CardId;
  readonly obj: ObjectNumber | undefined;
  /** What it is shown beside. */
  readonly anchor: DOMRect;
  /** Where it lies on the table: a click there does what it may do. */
  readonly source: HTMLElement;
  /** `pointed`: as long as the mouse rests; `keys`: until the focus moves; `held`: until it is closed, and what is in it can be clicked. */
  readonly by: 'pointed' | 'keys' | 'held';
}

interface Advised {
  readonly question: string;
  readonly picks: Picks;
}

/** What the parts of a table share. */
export interface Tools {
  readonly board: BoardProps;
  readonly question: Question | undefined;
  /** The options in the order in which they are seen. */
  readonly options: readonly Option[];
  readonly picking: Picking;
  readonly ahead: Ahead;
  /** The answer is on its way. */
  readonly pending: boolean;
  /** Is one told what would happen? Both the person and the table have to want it. */
  readonly assist: boolean;
  label(option: Option): string;
  /** Why it cannot be picked; nothing where a click does something all the same. */
  whyNot(ref: Ref): string;
  /** What the board itself knows would come of a pick. */
  preview(ref: Ref): string | undefined;
  /** What picking it is called: "Take", "Discard". */
  doing(ref: Ref): string | undefined;
  /** A good way to divide an amount, if the board knows one. */
  divides(question: Question): Picks | undefined;
  /** What the mouse or the focus is on. */
  readonly pointed: Store<Ref | undefined>;
  readonly zoom: Store<Zoomed | undefined>;
  /** A sentence beside the prompt: why something cannot be picked. */
  readonly hint: Store<string | undefined>;
  /** What somebody advised to answer to the question that is open. */
  readonly advised: Store<Advised | undefined>;
}

const Context = createContext<Tools | undefined>(undefined);
export const ToolsProvider = Context.Provider;

export function useTools(): Tools {
  const tools = useContext(Context);
  if (tools === undefined) throw new Error('this part needs a table around it');
  return tools;
}

interface Wanted {
  /** Everything that can be picked, in the order in which it is seen. */
  readonly seen: readonly Ref[];
  readonly proposed?: Picks;
  /** A click only chooses, whatever somebody has set. */
  readonly confirm?: boolean;
  /** Nothing for what is merely not asked for; empty for what a click does all the same. */
  whyNot(question: Question, ref: Ref): string | undefined;
  /** What would happen if this were picked. */
  preview?(ref: Ref): string | undefined;
  /** What can be chosen before one is asked, and what it is called. */
  ahead?(ref: Ref): string | undefined;
  /** What picking it is called, where there is a better word than choosing it. */
  doing?(ref: Ref): string | undefined;
  /** A good way to divide an amount; without one each gets as much as it can have, one after the other. */
  divides?(question: Question): Picks | undefined;
}

const nothing = (): undefined => undefined;
const none: Picks = [];

export function useMakeTools(
  board: BoardProps,
  {
    seen,
    proposed = none,
    confirm: mustConfirm = false,
    whyNot,
    preview = nothing,
    ahead: nameAhead = nothing,
    doing = nothing,
    divides = nothing,
  }: Wanted,
): Tools {
  const { table, questions, answer, game, lang, names, view, attention } = board;
  const t = tableWords[lang];
  const wanted = useSettings();
  const confirm = wanted.confirm || mustConfirm;
  const assist = wanted.assist && table.info.settings.assist;
  const [question] = questions;
  const pending = table.pending.some((wish) => wish.type === 'answer' && wish.question === question?.id);
  const picking = usePicking({ question, pending, confirm, proposed, answer, begin: attention?.turnTo });
  const [stores] = useState(makeStores);
  const ahead = useAhead({ board, confirm, hint: stores.hint, name: nameAhead });
  const options = useMemo(() => (question === undefined ? [] : inOrder(question, seen)), [question, seen]);
  return {
    board,
    question,
    options,
    picking,
    ahead,
    pending,
    assist,
    whyNot: (ref) => (question === undefined ? t.notAsked : (whyNot(question, ref) ?? t.notAskedFor)),
    preview: assist ? preview : nothing,
    doing,
    divides,
    label: (option) => (question === undefined ? '' : labelOf({ option, question, game, view, lang, names })),
    ...stores,
  };
}

const makeStores = (): Pick<Tools, 'pointed' | 'zoom' | 'hint' | 'advised'> => ({
  advised: createStore<Advised | undefined>(undefined),
  pointed: createStore<Ref | undefined>(undefined),
  zoom: createStore<Zoomed | undefined>(undefined),
  hint: createStore<string | undefined>(undefined),
});

interface Offered extends Pick<BoardProps, 'game' | 'view' | 'lang' | 'names'> {
  readonly option: Option;
  readonly question: Question;
}

/** What an option is called: by the card, by the person, or as the game says. */
export function labelOf({ option, question, game, view, lang, names }: Offered): string {
  const card = cardBehind(view, option.ref);
  if (card !== undefined) return game.text.card(card, lang).name;
  const seat = refs.seat.in(option.ref);
  if (seat !== undefined) return names[seat] ?? '';
  return capital(game.text.option(option, question, lang, names, view));
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export function cardBehind(view: View, ref: Ref): CardId | undefined {
  if (typeof ref !== 'number') return undefined;
  for (const { cards } of view.zones) for (const { obj, card } of cards) if (obj === ref) return card;
  return undefined;
}

/** Options that are not drawn on the table: cards lie on a tray, everything else gets a button. */
export function offTable({ board, options }: Tools, isDrawn: (ref: Ref) => boolean) {
  const isCard = ({ ref }: Option): boolean => cardBehind(board.view, ref) !== undefined;
  const [tray, buttons]: [Option[], Option[]] = [[], []];
  for (const option of options) if (!isDrawn(option.ref)) (isCard(option) ? tray : buttons).push(option);
  return { tray, buttons };
}
