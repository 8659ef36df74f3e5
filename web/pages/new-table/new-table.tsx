import { type Playable, playableOf } from '@tafelrunde/games';
import { type AnyGame, readOptions } from '@tafelrunde/kernel';
import type { Holder } from '@tafelrunde/table';
import { Globe, Monitor, Play } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Check } from '../../app/fields/check.tsx';
import { type GameSetUp, loadSetUp } from '../../app/games/boards.ts';
import { loadGame } from '../../app/games/games.ts';
import { hasReactions } from '../../app/games/reactions.ts';
import { change, useSettings } from '../../app/kept/settings.ts';
import { faultOfName } from '../../app/seat/called.ts';
import { Loaded } from '../../app/shell/loaded.tsx';
import { Page } from '../../app/shell/page.tsx';
import { useLang, useSaid, useWords } from '../../app/text/words.ts';
import { localSettings } from '../../local/start.ts';
import { createLocalTable } from '../../local/tables.ts';
import { ApiError, api, type Invitation } from '../../remote/api.ts';
import { keepSeat } from '../../remote/seats.ts';
import { drawPart } from '../../remote/shuffling.ts';
import { useSite, useUnreachable } from '../../remote/site.ts';
import controls from '../../style/controls.module.css';
import { calledWords } from '../../words/called.ts';
import { homeWords } from '../../words/home.ts';
import { newTableWords } from '../../words/new-table.ts';
import { NotFoundPage } from '../not-found/not-found.tsx';
import { ClockField } from './clock-field.tsx';
import {
  type Draft,
  firstDraft,
  heldByOne,
  holdersOf,
  movedTo,
  needsName,
  ownName,
  problemWith,
  withOption,
} from './draft.ts';
import style from './new-table.module.css';
import { OptionFields } from './option-fields.tsx';
import { ReactionField } from './reaction-field.tsx';
import { Seats } from './seats.tsx';

export function NewTablePage({ gameId }: { readonly gameId: string }) {
  const box = playableOf(gameId);
  if (box === undefined) return <NotFoundPage />;
  return (
    <Loaded load={() => Promise.all([loadGame(gameId), loadSetUp(gameId)])} what={gameId}>
      {([game, own]) => <Form box={box} game={game} own={own} />}
    </Loaded>
  );
}

interface FormProps {
  readonly box: Playable;
  readonly game: AnyGame;
  /** What the game itself adds to the page. */
  readonly own: GameSetUp | undefined;
}

function Form({ box, game, own }: FormProps) {
  const t = useWords(newTableWords);
  const called = useWords(calledWords);
  const { notStarted } = useWords(homeWords);
  const said = useSaid();
  const lang = useLang();
  const [, go] = useLocation();
  const site = useSite();
  const unreachable = useUnreachable();
  const { name } = useSettings();
  const [draft, keepDraft] = useState(() => firstDraft(game, box.play.usual, name, own?.usual(game)));
  const setDraft = (next: Draft) => keepDraft(heldByOne(game, next));
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [isNameMissed, missName] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const problem = problemWith(draft);
  const read = readOptions(game, draft.options, draft.seats.length);
  const refused = read.ok ? undefined : read.refusal.message[lang];
  const people = draft.seats.filter(({ mind }) => mind !== 'bot').length;

  const setOption = (option: string, value: Draft['options'][string]) =>
    keepDraft((before) => heldByOne(game, withOption(game, before, option, value)));

  const start = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    if (needsName(draft)) {
      missName(true);
      nameField.current?.focus();
      return;
    }
    setBusy(true);
    setFault(undefined);
    try {
      const myName = ownName(draft);
      if (myName !== '') change({ name: myName });
      go(draft.where === 'here' ? await startHere(game, box, draft, called) : await startOnline(game, draft, called));
    } catch (reason) {
      setFault(reason instanceof ApiError ? reason.said[lang] : notStarted);
      setBusy(false);
    }
  };

  return (
    <Page title={t.title(said(box.name))}>
      <form className={style.form} onSubmit={(event) => void start(event)}>
        <fieldset className={style.where}>
          <legend>
            <h2>{t.where}</h2>
          </legend>
          {(['here', 'online'] as const).map((where) => (
            <label key={where} className={style.way} data-on={draft.where === where || undefined}>
              <input
                type="radio"
                name="where"
                checked={draft.where === where}
                disabled={where === 'online' && unreachable}
                onChange={() => setDraft(movedTo(draft, where))}
              />
              {where === 'here' ? <Monitor aria-hidden="true" /> : <Globe aria-hidden="true" />}
              <span>
                <strong>{t[where]}</strong>
                <span className={controls.hint}>
                  {where === 'here' ? t.hereWhy : unreachable ? t.noServer : t.onlineWhy}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <Seats
          box={box}
          draft={draft}
          setDraft={setDraft}
          nameField={nameField}
          nameFault={isNameMissed && needsName(draft) ? faultOfName(draft.seats[0]?.name ?? '', lang) : undefined}
        />
        <OptionFields seats={draft.seats.length} specs={game.options} values={draft.options} set={setOption}>
          {own === undefined ? null : (
            <own.SetUp game={game} options={draft.options} seats={draft.seats.length} set={setOption} />
          )}
        </OptionFields>
        {draft.where === 'online' ? (
          <section className={controls.tight}>
            <ClockField clock={draft.clock} set={(clock) => setDraft({ ...draft, clock })} />
            {hasReactions(game) ? (
              <ReactionField reaction={draft.reaction} set={(reaction) => setDraft({ ...draft, reaction })} />
            ) : null}
            <Check
              label={t.spectators}
              hint={t.spectatorsWhy}
              checked={draft.spectators}
              set={(spectators) => setDraft({ ...draft, spectators })}
            />
            <Check
              label={t.assist}
              hint={t.assistWhy}
              checked={draft.assist}
              set={(assist) => setDraft({ ...draft, assist })}
            />
            {site?.openTables === true ? (
              <Check
                label={t.listed}
                hint={t.listedWhy}
                checked={draft.listed}
                set={(listed) => setDraft({ ...draft, listed })}
              />
            ) : null}
          </section>
        ) : null}
        <footer className={style.start}>
          {fault === undefined ? null : (
            <p className={controls.problem} role="alert">
              {fault}
            </p>
          )}
          <p role="status">
            {refused ?? (problem === undefined ? t.ready(people, draft.seats.length - people) : t[problem])}
          </p>
          <button
            type="submit"
            className={`${controls.primary} ${controls.large}`}
            disabled={problem !== undefined || refused !== undefined}
            aria-busy={busy}
          >
            <Play aria-hidden="true" />
            {t.start}
          </button>
        </footer>
      </form>
    </Page>
  );
}

type Called = Parameters<typeof holdersOf>[1];

async function startHere(game: AnyGame, box: Playable, draft: Draft, called: Called): Promise<string> {
  const options = readOptions(game, draft.options, draft.seats.length);
  if (!options.ok) throw new ApiError(options.refusal.message);
  const seats = holdersOf(draft, called, game.oneMind?.(options.value, draft.seats.length));
  const owner = seats.find((seat) => seat.mind === 'person')?.person ?? '';
  const settings = localSettings(box.play.usual.bot);
  const rules = { game: game.id, version: game.version };
  const id = await createLocalTable({ rules, options: options.value, owner, seats, settings });
  return `/here/${id}`;
}

async function startOnline(game: AnyGame, draft: Draft, called: Called): Promise<string> {
  const seats = holdersOf(draft, called);
  const { clock, reaction, spectators, assist, listed, options } = draft;
  const { part, hash } = drawPart();
  const made = await api.makeTable({
    hash,
    game: game.id,
    options,
    listed,
    settings: { clock, reaction, spectators, assist },
    // Who sits at this screen, too, takes a seat like everybody who is invited.
    seats: seats.map((seat, i) =>
      seat.mind !== 'person' ? seat : i === 0 ? { mind: 'person', name: seat.name } : { mind: 'open' },
    ),
  });
  const { id, token } = made;
  const isHere = ({ seat }: Invitation): boolean => seats[seat]?.mind === 'person';
  const kept = { table: id, game: game.id, at: Date.now() };
  const invitations = made.invitations.filter((each) => !isHere(each));
  keepSeat({ ...kept, token, name: nameIn(seats[0]), invitations, part });
  for (const { seat, code } of made.invitations.filter(isHere)) {
    const name = nameIn(seats[seat]);
    const own = drawPart();
    const taken = await api.takeSeat(id, { code, name, hash: own.hash });
    keepSeat({ ...kept, token: taken.token, name, invitations: [], part: own.part });
  }
  return `/online/${id}`;
}

const nameIn = (holder: Holder | undefined): string => (holder?.mind === 'person' ? holder.name : '');
