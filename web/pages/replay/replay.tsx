import { type AnyGame, type Lang, linesOf, type MatchRecord } from '@tafelrunde/kernel';
import { ArrowLeft, Share2, ShieldCheck, Swords } from 'lucide-react';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useHash } from '../../app/device/use-hash.ts';
import { Dialog } from '../../app/fields/dialog.tsx';
import type { BoardProps } from '../../app/games/board.ts';
import { loadBoard } from '../../app/games/boards.ts';
import { loadGame } from '../../app/games/games.ts';
import { useSettings } from '../../app/kept/settings.ts';
import { namesIn } from '../../app/seat/called.ts';
import { Loaded, NotLoaded } from '../../app/shell/loaded.tsx';
import { Page, useTitle } from '../../app/shell/page.tsx';
import { apart } from '../../app/text/apart.ts';
import { useLang, useWords } from '../../app/text/words.ts';
import { readStoredRecord } from '../../local/records.ts';
import { ApiError, api, UNREACHABLE } from '../../remote/api.ts';
import { seatAt } from '../../remote/seats.ts';
import controls from '../../style/controls.module.css';
import stageStyle from '../../style/stage.module.css';
import { replayWords } from '../../words/replay.ts';
import { PlainBoard } from '../table/plain-board.tsx';
import { Continue } from './continue.tsx';
import { Controls } from './controls.tsx';
import { Fairness } from './fairness.tsx';
import { type Eyes, type Moment, momentsOf, tableAt } from './moments.ts';
import { isOwn } from './own.ts';
import style from './replay.module.css';
import { Share } from './share.tsx';
import { readHash, unpackRecord } from './shared-link.ts';

interface Watched {
  readonly record: MatchRecord;
  /** Who has no name in it is the reader. */
  readonly isOwn: boolean;
  /** The table on the server, which has the record, too. */
  readonly online: string | undefined;
  readonly game: AnyGame;
  readonly Board: ComponentType<BoardProps>;
  /** The seal that this browser was shown at the table. */
  readonly seal: string | undefined;
  /** The random number that it added to the shuffle. */
  readonly part: string | undefined;
}

/** `shared` is no id: then the record is in the address itself. */
export function ReplayPage({ id }: { readonly id: string }) {
  const hash = useHash();
  return <Replay key={hash} id={id} hash={hash} />;
}

function Replay({ id, hash }: { readonly id: string; readonly hash: string }) {
  return (
    <Loaded
      load={() => load(id, hash)}
      what={`${id} ${hash}`}
      failed={(reason, again) => <Missing reason={reason} again={again} />}
    >
      {(watched) => <Watch {...watched} from={readHash(hash).moment ?? 0} />}
    </Loaded>
  );
}

/** There is no such record; a server or a network that is away for a moment is something else. */
class NoRecord extends Error {}

function Missing({ reason, again }: { readonly reason: unknown; readonly again: () => void }) {
  const t = useWords(replayWords);
  const lang = useLang();
  if (reason instanceof ApiError && reason.said === UNREACHABLE) return <NotLoaded why={t.unreachable} again={again} />;
  if (!(reason instanceof ApiError || reason instanceof NoRecord)) return <NotLoaded again={again} />;
  return (
    <Page title={t.title} narrow>
      <p className={controls.problem}>{reason instanceof ApiError ? t.missing(reason.said[lang]) : t.badLink}</p>
      {reason instanceof ApiError ? <p className={controls.hint}>{t.missingWhy}</p> : null}
      <div>
        <Link href="/replays" className={controls.button}>
          {t.toList}
        </Link>
      </div>
    </Page>
  );
}

async function load(id: string, hash: string): Promise<Watched> {
  const { whole, record, ...found } = await find(id, hash);
  const [game, Board] = await Promise.all([loadGame(record.rules.game), loadBoard(record.rules.game)]);
  return { ...found, record: whole?.(game) ?? record, game, Board };
}

type Found = Omit<Watched, 'game' | 'Board'> & {
  /** With all that happened, where the link leaves it out. */
  readonly whole?: (game: AnyGame) => MatchRecord;
};

async function find(id: string, hash: string): Promise<Found> {
  const { game: packed } = readHash(hash);
  if (packed !== undefined) return findIn(packed);
  const stored = await readStoredRecord(id).catch(() => undefined);
  const seat = seatAt(id);
  const online = stored === undefined || seat !== undefined ? id : undefined;
  const record = stored?.record ?? (await api.record(id, seat?.token));
  const own = stored !== undefined || seat !== undefined;
  return { record, online, isOwn: own && isOwn(stored ?? { id }), seal: seat?.seal, part: seat?.part };
}

async function findIn(packed: string): Promise<Found> {
  const read = await unpackRecord(packed).catch(() => undefined);
  if (read?.ok !== true) throw new NoRecord();
  return { ...read.value, online: undefined, isOwn: false, seal: undefined, part: undefined };
}

function Watch({ game, Board, seal, part, online, from, ...watched }: Watched & { readonly from: number }) {
  const t = useWords(replayWords);
  const lang = useLang();
  const record = useRead(watched, lang);
  const names = useMemo(() => record.names.map(apart), [record]);
  const { textView } = useSettings();
  const moments = useMemo(() => momentsOf(game, record), [game, record]);
  const last = (moments?.length ?? 1) - 1;
  const [index, setIndex] = useState(Math.min(from, last));
  const [eyes, setEyes] = useState<Eyes>('everybody');
  const shown = useMemo(
    () => (moments === undefined ? undefined : tableAt(game, record, moments, index, eyes)),
    [game, record, moments, index, eyes],
  );
  const name = game.text.name[lang];
  useTitle(`${t.replay} ${name}`);
  const Drawn = textView ? PlainBoard : Board;
  return (
    <div className={stageStyle.room} data-game={game.id}>
      <header className={`${stageStyle.bar} ${style.bar}`}>
        <Link href="/replays" className={controls.icon} aria-label={t.title} title={t.title}>
          <ArrowLeft aria-hidden="true" />
        </Link>
        <h1>
          <span className={style.wide}>{t.replay}</span> {name}
        </h1>
        <More
          title={t.verify}
          icon={<ShieldCheck aria-hidden="true" />}
          inside={() => <Fairness game={game} record={record} seal={seal} part={part} />}
        />
        {moments === undefined ? null : (
          <>
            <More
              title={t.share}
              icon={<Share2 aria-hidden="true" />}
              inside={() => <Share game={game} record={watched.record} index={index} online={online} />}
            />
            <More
              title={t.continue}
              icon={<Swords aria-hidden="true" />}
              inside={() => (
                <Continue
                  record={record}
                  game={game}
                  note={moments[index]?.note ?? 0}
                  over={index === last && record.outcome !== undefined}
                />
              )}
            />
          </>
        )}
      </header>
      {moments === undefined || shown === undefined ? (
        <main id="content" className={style.story}>
          <p className={controls.problem}>{record.rules.version === game.version ? t.broken : t.otherRules}</p>
          <Story game={game} record={record} names={names} />
        </main>
      ) : (
        <>
          <main id="content" className={stageStyle.stage}>
            <Drawn
              game={game}
              table={shown.table}
              view={shown.view}
              seat={typeof eyes === 'number' ? eyes : undefined}
              questions={[]}
              lang={lang}
              mode="replay"
              names={names}
              answer={() => undefined}
              wish={() => ''}
              look={(seq) => setIndex(indexOfSeq(moments, seq))}
              moment={undefined}
            />
          </main>
          <Controls index={index} last={last} go={setIndex} eyes={eyes} setEyes={setEyes} names={names} />
        </>
      )}
    </div>
  );
}

/** Who gave no name is called something in the language of today. */
const useRead = ({ record, isOwn: own }: Pick<Watched, 'record' | 'isOwn'>, lang: Lang): MatchRecord =>
  useMemo(() => ({ ...record, names: namesIn(record.names, lang, own) }), [record, lang, own]);

/** The moment after the entry of that number; without one, the last. */
function indexOfSeq(moments: readonly Moment[], seq = Number.POSITIVE_INFINITY): number {
  return Math.max(
    0,
    moments.findLastIndex(({ note }) => note + 1 <= seq),
  );
}

/** Something beside the game, behind a button of the bar. */
function More({ title, icon, inside }: { readonly title: string; readonly icon: ReactNode; inside(): ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={controls.quiet}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        title={title}
      >
        {icon}
        <span className={style.wide}>{title}</span>
      </button>
      <Dialog title={title} open={open} close={() => setOpen(false)}>
        {open ? inside() : null}
      </Dialog>
    </>
  );
}

interface StoryProps {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly names: readonly string[];
}

/** What can still be told of a game under other rules: its events. */
function Story({ game, record, names }: StoryProps) {
  const t = useWords(replayWords);
  const lang = useLang();
  const lines = linesOf(
    record.notes.flatMap(({ events }) => events),
    game.text,
    lang,
    names,
  );
  return (
    <section className={controls.tight}>
      <h2>{t.log}</h2>
      <ol>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays in its order
          <li key={i}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
