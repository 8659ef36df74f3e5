import { type AnyGame, type MatchRecord, readRecord } from '@tafelrunde/kernel';
import { ArrowLeft, Share2, ShieldCheck, Swords } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { BoardProps } from '../../app/board.ts';
import { loadBoard } from '../../app/boards.ts';
import { Dialog } from '../../app/dialog.tsx';
import { loadGame } from '../../app/games.ts';
import { Loading } from '../../app/loading.tsx';
import { Page, useTitle } from '../../app/page.tsx';
import { settings, useSettings } from '../../app/settings.ts';
import { useHash } from '../../app/use-hash.ts';
import { useLang, useWords } from '../../app/words.ts';
import { readStoredRecord } from '../../local/records.ts';
import { api } from '../../remote/api.ts';
import { seatAt } from '../../remote/seats.ts';
import controls from '../../style/controls.module.css';
import { replayWords } from '../../words/replay.ts';
import { PlainBoard } from '../table/plain-board.tsx';
import { Continue } from './continue.tsx';
import { Controls } from './controls.tsx';
import { Fairness } from './fairness.tsx';
import { type Eyes, type Moment, momentsOf, tableAt } from './moments.ts';
import style from './replay.module.css';
import { Share } from './share.tsx';
import { readHash, seenByOthers, unpackRecord, withEvents } from './shared-link.ts';

interface Loaded {
  readonly record: MatchRecord;
  readonly game: AnyGame;
  readonly Board: ComponentType<BoardProps>;
  /** The seal that this browser was shown at the table. */
  readonly seal: string | undefined;
}

/** `shared` is no id: then the record is in the address itself. */
export function ReplayPage({ id }: { readonly id: string }) {
  const hash = useHash();
  return <Replay key={hash} id={id} hash={hash} />;
}

function Replay({ id, hash }: { readonly id: string; readonly hash: string }) {
  const t = useWords(replayWords);
  const [loaded, setLoaded] = useState<Loaded | 'missing'>();
  useEffect(() => {
    load(id, hash).then(setLoaded, () => setLoaded('missing'));
  }, [id, hash]);
  if (loaded === undefined) return <Loading />;
  if (loaded !== 'missing') return <Watch {...loaded} from={readHash(hash).moment ?? 0} />;
  return (
    <Page title={t.title} narrow>
      <p className={controls.problem}>{t.missing}</p>
      <div>
        <Link href="/replays" className={controls.button}>
          {t.title}
        </Link>
      </div>
    </Page>
  );
}

async function load(id: string, hash: string): Promise<Loaded> {
  const { packed, record } = await find(id, hash);
  const [game, Board] = await Promise.all([loadGame(record.rules.game), loadBoard(record.rules.game)]);
  return {
    record: packed ? withEvents(game, seenByOthers(record, settings.get().lang)) : record,
    game,
    Board,
    seal: packed ? undefined : seatAt(id)?.seal,
  };
}

async function find(id: string, hash: string): Promise<{ readonly packed: boolean; readonly record: MatchRecord }> {
  const { game: packed } = readHash(hash);
  if (packed === undefined) {
    const stored = await readStoredRecord(id).catch(() => undefined);
    return { packed: false, record: stored?.record ?? (await api.record(id, seatAt(id)?.token)) };
  }
  const read = readRecord(await unpackRecord(packed));
  if (!read.ok) throw new Error(read.refusal.message.en);
  return { packed: true, record: read.value };
}

function Watch({ record, game, Board, seal, from }: Loaded & { readonly from: number }) {
  const t = useWords(replayWords);
  const lang = useLang();
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
    <div className={style.room} data-game={game.id}>
      <header className={style.bar}>
        <Link href="/replays" className={controls.icon} aria-label={t.title} title={t.title}>
          <ArrowLeft aria-hidden="true" />
        </Link>
        <h1>
          <span className={style.wide}>{t.replay}</span> {name}
        </h1>
        <More
          title={t.verify}
          icon={<ShieldCheck aria-hidden="true" />}
          inside={() => <Fairness game={game} record={record} seal={seal} />}
        />
        {moments === undefined ? null : (
          <>
            <More
              title={t.share}
              icon={<Share2 aria-hidden="true" />}
              inside={() => <Share record={record} index={index} />}
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
          <Story game={game} record={record} />
        </main>
      ) : (
        <>
          <main id="content" className={style.stage}>
            <Drawn
              game={game}
              table={shown.table}
              view={shown.view}
              seat={typeof eyes === 'number' ? eyes : undefined}
              questions={[]}
              lang={lang}
              mode="replay"
              names={record.names}
              guided={false}
              answer={() => undefined}
              wish={() => ''}
              look={(seq) => setIndex(indexOfSeq(moments, seq))}
              moment={undefined}
            />
          </main>
          <Controls index={index} last={last} go={setIndex} eyes={eyes} setEyes={setEyes} names={record.names} />
        </>
      )}
    </div>
  );
}

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

/** What can still be told of a game under other rules: its events. */
function Story({ game, record }: { readonly game: AnyGame; readonly record: MatchRecord }) {
  const t = useWords(replayWords);
  const lang = useLang();
  const lines = record.notes.flatMap(({ events }, note) =>
    events.flatMap((event, i) => {
      const line = game.text.event(event, lang, record.names);
      return line === undefined ? [] : [{ key: `${note}.${i}`, line }];
    }),
  );
  return (
    <section className={controls.tight}>
      <h2>{t.log}</h2>
      <ol>
        {lines.map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
