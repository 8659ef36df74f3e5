import { type AnyGame, type Lang, labels, type View } from '@tafelrunde/kernel';
import { type Heed, hasTable, type Seated, type Seq, USUAL_HEED } from '@tafelrunde/table/client';
import { type ComponentType, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps, Tempo } from '../../app/games/board.ts';
import { loadBoard } from '../../app/games/boards.ts';
import { loadGame } from '../../app/games/games.ts';
import { isSameDeaf } from '../../app/kept/kept-heed.ts';
import { useSettings } from '../../app/kept/settings.ts';
import { createStore, useStore } from '../../app/kept/store.ts';
import type { TableClient } from '../../app/seat/table-client.ts';
import { apart } from '../../app/text/apart.ts';
import { useLang, useWords } from '../../app/text/words.ts';
import type { LocalHost } from '../../local/local-host.ts';
import type { Reported } from '../../remote/reporting.ts';
import stage from '../../style/stage.module.css';
import { roomWords } from '../../words/room.ts';
import { AnybodyReacts } from './anybody-reacts.tsx';
import { Arriving } from './broken.tsx';
import { Closed } from './closed.tsx';
import { HandOver } from './hand-over.tsx';
import { Looking } from './looking.tsx';
import { Notices } from './notices.tsx';
import { haveSecrets, OpenTable } from './open-table.tsx';
import { TopBar } from './top-bar.tsx';
import { useTurnSignal } from './turn-signal.ts';
import { askedAmong, heedAmong, nextToLook, reactingAmong } from './turns.ts';
import { Waiting } from './waiting.tsx';

export interface RoomProps {
  readonly gameId: string;
  /** The people at this screen, by seat; a spectator has a place without a seat. */
  readonly places: readonly TableClient[];
  readonly local?: undefined | { readonly advise: LocalHost['advise']; readonly tempo: Tempo };
  readonly online?: undefined | { readonly connection: 'connecting' | 'open' | 'lost' };
  /** Keeps the position and the last moves: as a file, or with whoever hosts the table until the game is over. */
  report(): Promise<Reported>;
}

interface Furniture {
  readonly game: AnyGame;
  readonly Board: ComponentType<BoardProps>;
}

/** The table with everything around the board. */
export function Room(props: RoomProps) {
  const furniture = useFurniture(props.gameId);
  const states = usePlaces(props.places);
  if (furniture === undefined || states.length < props.places.length) return <Arriving />;
  return <TableRoom {...props} {...furniture} states={states} />;
}

function useFurniture(gameId: string): Furniture | undefined {
  const [furniture, setFurniture] = useState<Furniture>();
  const [fault, setFault] = useState<Error>();
  useEffect(() => {
    Promise.all([loadGame(gameId), loadBoard(gameId)])
      .then(([game, Board]) => setFurniture({ game, Board }))
      .catch((reason: unknown) => setFault(reason instanceof Error ? reason : new Error(String(reason))));
  }, [gameId]);
  if (fault !== undefined) throw fault;
  return furniture;
}

/** All places that have been shown the table, as one value. */
function usePlaces(places: readonly TableClient[]): readonly Seated[] {
  const seated = useMemo(() => createStore<readonly Seated[]>([]), []);
  useEffect(() => {
    let late: ReturnType<typeof setTimeout> | undefined;
    const collect = () => {
      clearTimeout(late);
      late = undefined;
      seated.set(places.map(({ state }) => state.get()).filter(hasTable));
    };
    const hear = () => {
      if (isOnlyWishing(seated.get(), places)) late ??= setTimeout(collect, WORTH_TELLING);
      else collect();
    };
    collect();
    const stops = places.map(({ state }) => state.subscribe(hear));
    return () => {
      clearTimeout(late);
      for (const stop of stops) stop();
    };
  }, [places, seated]);
  return useStore(seated);
}

/** Milliseconds after which one wants to know that an answer is on its way. At a table on this device it is there before. */
const WORTH_TELLING = 100;

/** Has nothing changed but what was asked for? */
function isOnlyWishing(shown: readonly Seated[], places: readonly TableClient[]): boolean {
  return (
    shown.length === places.length &&
    shown.every((before, i) => {
      const now = Object.entries(places[i]?.state.get() ?? {});
      const then = new Map<string, unknown>(Object.entries(before));
      return now.length === then.size && now.every(([key, value]) => key === 'pending' || value === then.get(key));
    })
  );
}

function TableRoom({
  places,
  states,
  game,
  Board,
  local,
  online,
  report,
}: RoomProps & Furniture & { states: readonly Seated[] }) {
  const lang = useLang();
  const [active, setActive] = useState(() => Math.max(0, askedAmong(states)[0] ?? 0));
  const [revealed, setRevealed] = useState(states.length === 1);
  const [speaker, setSpeaker] = useState<Speaker>();
  const [looked, setLooked] = useState<{ readonly who: number; readonly isBack: boolean }>();
  const isOneMind = isOfOneMind(game, states[0]?.view);
  const reacting = states.length > 1 && !isOneMind ? reactingAmong(states) : [];
  const speaks = speaker?.seq === states[0]?.seq ? speaker?.who : undefined;
  const next = speaks ?? nextToLook(states, active);
  const running = states[0]?.view != null && states[0].info.state === 'running';
  const isOpen = isOneMind || !haveSecrets(game, states);
  if (isOpen && next !== active) setActive(next);
  const hidden = states.length > 1 && !isOpen && running && (next !== active || !revealed);
  useAutomaticBegin(places, states, local !== undefined);
  useTurnSignal(states, game.text.name[lang]);
  useHeed(places, states, isOneMind ? 1 : places.length);

  const state = states[active];
  const place = places[active];
  const names = useNames(state, states.length === 1 && !isOneMind);
  const main = useRef<HTMLElement>(null);
  const asksAll = reacting.length > 0 && (speaks === undefined || !reacting.includes(speaks));
  useFocusAfter(asksAll || hidden, main);
  if (state === undefined || place === undefined) return <Arriving />;
  if (state.status === 'closed') return <Closed why={state.closed ?? 'deleted'} />;
  if (state.view === null && state.info.ended !== undefined) return <Closed why={state.info.ended.how} />;
  const open = <OpenTable game={game} Board={Board} states={states} names={names} />;
  return (
    <div className={stage.room} data-game={game.id}>
      <TopBar game={game} state={state} place={place} names={names} local={local} online={online} report={report} />
      <Notices state={state} names={names} places={places} states={states} />
      {asksAll ? (
        <AnybodyReacts
          imminent={whatTo(states, reacting, game, lang, names)}
          people={reacting.map((i) => ({ key: i, name: names[states[i]?.you.seats[0] ?? 0] ?? '' }))}
          choose={(who) => {
            setSpeaker({ who, seq: state.seq });
            setRevealed(false);
          }}
          nobody={() => {
            for (const i of reacting) passFor(places[i], states[i]);
          }}
          behind={open}
        />
      ) : hidden ? (
        <HandOver
          name={names[states[next]?.you.seats[0] ?? 0] ?? ''}
          ready={() => {
            setActive(next);
            setLooked({ who: next, isBack: next !== looked?.who });
            setRevealed(true);
          }}
          behind={speaks === undefined ? undefined : open}
        />
      ) : state.view === null ? (
        <Waiting state={state} place={place} />
      ) : (
        <Looking
          game={game}
          Board={Board}
          state={state}
          place={place}
          names={names}
          advise={states.length === 1 && isAgainstBots(state) ? local?.advise : undefined}
          tempo={state.info.seats.some(({ mind }) => mind === 'bot') ? local?.tempo : undefined}
          main={main}
          memory={states.length === 1 ? 'table' : isOneMind ? 'none' : 'person'}
          isBack={looked?.isBack ?? true}
        />
      )}
    </div>
  );
}

const isAgainstBots = ({ info, you }: Seated): boolean =>
  info.settings.assist && info.seats.every(({ mind }, seat) => mind === 'bot' || you.seats.includes(seat));

/** One person who plays all seats looks at whichever is asked. */
const isOfOneMind = (game: AnyGame, view: View | null | undefined): boolean =>
  view != null && game.oneMind?.(view.options, view.seats) === true;

/** Who takes over begins at the table, not at the top of the page. */
export function useFocusAfter(isCovered: boolean, main: RefObject<HTMLElement | null>): void {
  const wasCovered = useRef(false);
  useEffect(() => {
    if (wasCovered.current && !isCovered) main.current?.focus({ preventScroll: true });
    wasCovered.current = isCovered;
  }, [isCovered, main]);
}

/** What everybody is called at this screen. Here the names come to the table: what is said with them stays in its order. */
export function useNames(state: Seated | undefined, isAlone: boolean): readonly string[] {
  const t = useWords(roomWords);
  const { info, you } = state ?? {};
  return useMemo(
    () =>
      (info?.seats ?? []).map((each, i) =>
        i === you?.seats[0] && isAlone ? t.you : each.mind === 'open' ? t.open : apart(each.name) || t.nameless,
      ),
    [info, you, isAlone, t],
  );
}

/** Who at this screen wants to react to what happened last. */
interface Speaker {
  readonly who: number;
  readonly seq: Seq;
}

function whatTo(
  states: readonly Seated[],
  reacting: readonly number[],
  { text }: AnyGame,
  lang: Lang,
  names: readonly string[],
): string {
  const [reaction] = states[reacting[0] ?? 0]?.reactions ?? [];
  return reaction === undefined ? '' : text.key(labels.to(reaction.to), lang, names);
}

function passFor(place: TableClient | undefined, state: Seated | undefined): void {
  for (const { question, pass, held } of state?.reactions ?? [])
    if (!held) place?.wish({ type: 'answer', question: question.id, picks: [pass] });
}

/** Who wants to be asked about everything says so once at every table. */
function useHeed(places: readonly TableClient[], states: readonly Seated[], people: number): void {
  const { heed, deaf } = useSettings();
  const about = heedAmong(people, heed);
  const wanted = places.filter((_, i) => {
    const state = states[i];
    const isPlaying = state?.info.state === 'running' && state.you.seats.length > 0;
    return isPlaying && (state.heed.about !== about || !isSameDeaf(state.heed, { deaf }));
  });
  const key = wanted.map((place) => places.indexOf(place)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change, not for each move
  useEffect(() => {
    for (const place of wanted) place.wish({ type: 'heed', ...heedAt(place), about, deaf });
  }, [key, about, deaf]);
}

function heedAt({ state }: TableClient): Heed {
  const now = state.get();
  return hasTable(now) ? now.heed : USUAL_HEED;
}

/** At a table on this device nobody has to be waited for. */
function useAutomaticBegin(places: readonly TableClient[], states: readonly Seated[], isLocal: boolean): void {
  const waiting = isLocal && states[0]?.info.state === 'waiting';
  const owner = states.findIndex(({ you }) => you.owner);
  useEffect(() => {
    const place = places[owner];
    const isBeginning = place?.state.get().pending.some(({ type }) => type === 'begin') === true;
    if (waiting && !isBeginning) place?.wish({ type: 'begin' });
  }, [waiting, owner, places]);
}
