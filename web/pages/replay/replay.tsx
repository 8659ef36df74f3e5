import { type AnyGame, type MatchRecord, readRecord } from '@tafelrunde/kernel';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { BoardProps } from '../../app/board.ts';
import { loadBoard } from '../../app/boards.ts';
import { loadGame } from '../../app/games.ts';
import { Loading } from '../../app/loading.tsx';
import { Page } from '../../app/page.tsx';
import { useSettings } from '../../app/settings.ts';
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
import { type Eyes, momentsOf, tableAt } from './moments.ts';
import style from './replay.module.css';
import { Share } from './share.tsx';
import { readHash, unpackRecord } from './shared-link.ts';

interface Loaded {
  readonly record: MatchRecord;
  readonly game: AnyGame;
  readonly Board: ComponentType<BoardProps>;
}

/** `shared` is no id: then the record is in the address itself. */
export function ReplayPage({ id }: { readonly id: string }) {
  const t = useWords(replayWords);
  const [loaded, setLoaded] = useState<Loaded | 'missing'>();
  useEffect(() => {
    load(id).then(setLoaded, () => setLoaded('missing'));
  }, [id]);
  if (loaded === undefined) return <Loading />;
  if (loaded !== 'missing') return <Watch id={id} {...loaded} />;
  return (
    <Page title={t.title} narrow>
      <p className={controls.problem}>{t.missing}</p>
    </Page>
  );
}

async function load(id: string): Promise<Loaded> {
  const record = await find(id);
  const [game, Board] = await Promise.all([loadGame(record.rules.game), loadBoard(record.rules.game)]);
  return { record, game, Board };
}

async function find(id: string): Promise<MatchRecord> {
  const { game: packed } = readHash(location.hash);
  if (packed === undefined) {
    const stored = await readStoredRecord(id).catch(() => undefined);
    return stored?.record ?? api.record(id, seatAt(id)?.token);
  }
  const read = readRecord(await unpackRecord(packed));
  if (!read.ok) throw new Error(read.refusal.message.en);
  return read.value;
}

function Watch({ id, record, game, Board }: Loaded & { readonly id: string }) {
  const t = useWords(replayWords);
  const lang = useLang();
  const { textView } = useSettings();
  const moments = useMemo(() => momentsOf(game, record), [game, record]);
  const last = (moments?.length ?? 1) - 1;
  const [index, setIndex] = useState(() => Math.min(readHash(location.hash).moment ?? 0, last));
  const [eyes, setEyes] = useState<Eyes>('everybody');
  const shown = useMemo(
    () => (moments === undefined ? undefined : tableAt(game, record, moments, index, eyes)),
    [game, record, moments, index, eyes],
  );
  const title = t.replayOf(game.text.name[lang]);
  if (moments === undefined || shown === undefined) {
    return (
      <Page title={title}>
        <p className={controls.problem}>{record.rules.version === game.version ? t.broken : t.otherRules}</p>
        <Story game={game} record={record} />
      </Page>
    );
  }
  const Drawn = textView ? PlainBoard : Board;
  return (
    <Page title={title} bare>
      <h1 className={style.title}>{title}</h1>
      <div className={style.stage} data-game={game.id}>
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
          look={(seq) =>
            setIndex(
              Math.max(
                0,
                moments.findLastIndex(({ note }) => note + 1 <= (seq ?? Number.POSITIVE_INFINITY)),
              ),
            )
          }
          moment={undefined}
        />
      </div>
      <Controls index={index} last={last} go={setIndex} eyes={eyes} setEyes={setEyes} names={record.names} />
      <div className={style.more}>
        <Share record={record} index={index} />
        <Continue
          record={record}
          game={game}
          note={moments[index]?.note ?? 0}
          over={index === last && record.outcome !== undefined}
        />
      </div>
      <Fairness game={game} record={record} key={id} />
    </Page>
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
