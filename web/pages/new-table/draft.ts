import type { AnyGame, Options } from '@tafelrunde/kernel';
import type { Holder } from '@tafelrunde/table';
import { botName, type ClockSetting, nameForOthers } from '@tafelrunde/table/client';
import { personHere } from '../../local/start.ts';

/** A table that is being thought up. */
export interface Draft {
  readonly where: 'here' | 'online';
  readonly seats: readonly DraftSeat[];
  readonly options: Options;
  readonly clock: ClockSetting;
  /** Milliseconds that a hidden reaction round takes at least. */
  readonly reaction: number;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly assist: boolean;
}

export interface DraftSeat {
  /** Stays with the seat while others come and go. */
  readonly key: number;
  readonly mind: 'person' | 'bot' | 'invited';
  /** Who would sit here if nobody could be invited. */
  readonly here: 'person' | 'bot';
  readonly name: string;
  readonly bot: string;
}

export function firstDraft(
  game: AnyGame,
  usual: { readonly seats: number; readonly bot: string },
  me: string,
  options: Options = {},
): Draft {
  return {
    where: 'here',
    seats: Array.from({ length: usual.seats }, (_, key) => ({
      key,
      ...sitting(key === 0 ? 'person' : 'bot'),
      name: key === 0 ? me : '',
      bot: usual.bot,
    })),
    options: {
      ...Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default])),
      ...options,
    },
    clock: { kind: 'none' },
    reaction: 2_000,
    listed: false,
    spectators: true,
    assist: true,
  };
}

const sitting = (mind: DraftSeat['here']): Pick<DraftSeat, 'mind' | 'here'> => ({ mind, here: mind });

/** Who goes online wants somebody to come: other people here are invited, or else the next seat is free for somebody. */
export function movedTo(draft: Draft, where: Draft['where']): Draft {
  const [first, ...others] = draft.seats;
  if (first === undefined) return draft;
  if (where === 'here') return { ...draft, where, seats: draft.seats.map(atHome) };
  const alone = others.every(({ mind }) => mind === 'bot');
  const invited = others.map((seat, i): DraftSeat => {
    const { mind } = seat;
    const here = mind === 'invited' ? seat.here : mind;
    return { ...seat, here, mind: mind === 'person' || (alone && i === 0) ? 'invited' : mind };
  });
  return { ...draft, where, seats: [{ ...first, ...sitting('person') }, ...invited] };
}

function atHome(seat: DraftSeat): DraftSeat {
  return seat.mind === 'invited' ? { ...seat, mind: seat.here } : seat;
}

export function withSeat(draft: Draft, key: number, change: Partial<DraftSeat>): Draft {
  return { ...draft, seats: draft.seats.map((seat) => (seat.key === key ? { ...seat, ...change } : seat)) };
}

export function withAnotherSeat(draft: Draft, bot: string): Draft {
  const key = Math.max(...draft.seats.map((seat) => seat.key)) + 1;
  return { ...draft, seats: [...draft.seats, { key, ...sitting('bot'), name: '', bot }] };
}

export const withoutSeat = (draft: Draft, key: number): Draft => ({
  ...draft,
  seats: draft.seats.filter((seat) => seat.key !== key),
});

/** Choosing to play alone leaves as many seats as one person can hold. */
export function withOption(game: AnyGame, draft: Draft, option: string, value: Draft['options'][string]): Draft {
  const options = { ...draft.options, [option]: value };
  const isAlone = (chosen: Draft['options']): boolean => game.oneMind?.(chosen, game.seats.min) === true;
  const seats = isAlone(options) && !isAlone(draft.options) ? draft.seats.slice(0, game.seats.min) : draft.seats;
  return { ...draft, options, seats };
}

/** Where one person plays all seats, that person is here. */
export function heldByOne(game: AnyGame, draft: Draft): Draft {
  if (game.oneMind?.(draft.options, draft.seats.length) !== true) return draft;
  return { ...draft, seats: draft.seats.map((seat) => ({ ...seat, ...sitting('person') })) };
}

/** The first seat is whoever sets up the table online; here anybody may sit anywhere. */
export function problemWith({ seats }: Draft): 'noPerson' | undefined {
  return seats.some(({ mind }) => mind === 'person') ? undefined : 'noPerson';
}

/** Others have to call whoever sets up an online table something; here nobody has to have a name. */
export const needsName = ({ where, seats }: Draft): boolean =>
  where === 'online' && nameForOthers(seats[0]?.name ?? '') === '';

/** The name to remember: of whoever sits on the first seat, as the form proposes it. */
export function ownName({ seats: [first] }: Draft): string {
  return first?.mind === 'person' ? nameForOthers(first.name) : '';
}

/** What people and bots are called who were given no name. */
export function nameOf(draft: Draft, key: number, called: { readonly you: string; player(n: number): string }): string {
  const { seats } = draft;
  const index = seats.findIndex((seat) => seat.key === key);
  const seat = seats[index];
  const given = nameForOthers(seat?.name ?? '');
  if (seat === undefined || given !== '') return given;
  if (seat.mind === 'bot') return botName(seats.slice(0, index).filter(({ mind }) => mind === 'bot').length);
  const alone = seats.filter(({ mind }) => mind === 'person').length === 1;
  return alone ? called.you : called.player(index + 1);
}

/** Everybody here is a person of their own, unless one person plays all seats. */
export function holdersOf(
  draft: Draft,
  called: { readonly you: string; player(n: number): string },
  isOneMind = false,
): Holder[] {
  return draft.seats.map(({ key, mind, bot }, i): Holder => {
    if (mind === 'invited') return { mind: 'open' };
    const name = nameOf(draft, key, called);
    return mind === 'bot' ? { mind, bot, name } : { mind, person: personHere(isOneMind ? 0 : i), name };
  });
}
