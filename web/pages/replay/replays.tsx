import { manifestOf, playableOf } from '@tafelrunde/games';
import { type MatchRecord, readRecord } from '@tafelrunde/kernel';
import { Download, Eye, Upload } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Cover } from '../../app/covers/cover.tsx';
import { randomHex } from '../../app/device/random-hex.ts';
import { saveFile } from '../../app/device/save-file.ts';
import { RemoveGame } from '../../app/fields/remove-game.tsx';
import { scoresOf, verdictOf } from '../../app/games/result.ts';
import { isRecord } from '../../app/kept/storage.ts';
import { namesIn } from '../../app/seat/called.ts';
import { announce } from '../../app/shell/announcer.tsx';
import { Nothing } from '../../app/shell/nothing.tsx';
import { Page } from '../../app/shell/page.tsx';
import { useLang, useSaid, useWords } from '../../app/text/words.ts';
import { type LiveFile, readLiveFile } from '../../local/live-file.ts';
import { keepRecord, listRecords, type StoredRecord } from '../../local/records.ts';
import { forgetGame, keepAllFinished } from '../../remote/finished.ts';
import controls from '../../style/controls.module.css';
import { replayWords } from '../../words/replay.ts';
import { isOwn } from './own.ts';
import style from './replay.module.css';
import { WhoPlays } from './who-plays.tsx';

export function ReplaysPage() {
  const t = useWords(replayWords);
  const [records, setRecords] = useState<readonly StoredRecord[]>();
  const refresh = useCallback(() => {
    listRecords().then(setRecords, () => setRecords([]));
  }, []);
  useEffect(() => {
    refresh();
    void keepAllFinished().then(refresh);
  }, [refresh]);
  return (
    <Page title={t.title} lead={t.lead}>
      {records?.length === 0 ? <Nothing sentence={t.none} /> : null}
      {records === undefined || records.length === 0 ? null : (
        <ul className={style.list}>
          {records.map((stored) => (
            <Entry key={stored.id} stored={stored} removed={refresh} />
          ))}
        </ul>
      )}
      <Import />
    </Page>
  );
}

function Entry({ stored, removed }: { readonly stored: StoredRecord; removed(): void }) {
  const t = useWords(replayWords);
  const said = useSaid();
  const lang = useLang();
  const { id, at, record, ended } = stored;
  const name = said(manifestOf(record.rules.game)?.name ?? { en: record.rules.game, de: record.rules.game });
  const result = { names: namesIn(record.names, lang, isOwn(stored)), outcome: record.outcome, ended };
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return (
    <li className={style.entry}>
      <span className={style.cover}>
        <Cover game={record.rules.game} />
      </span>
      <div className={style.what}>
        <h2>{name}</h2>
        <p className={style.verdict}>{verdictOf(result, lang)}</p>
        <p>{scoresOf(result)}</p>
        <p className={controls.hint}>{when}</p>
      </div>
      <div className={style.actions}>
        <Link href={`/replays/${id}`} className={controls.primary} aria-label={`${t.watch}: ${name}, ${when}`}>
          <Eye aria-hidden="true" />
          {t.watch}
        </Link>
        <button type="button" className={controls.button} onClick={() => exportRecord(id, record)}>
          <Download aria-hidden="true" />
          {t.export}
        </button>
        <RemoveGame what={`${name}, ${when}`} remove={() => forgetGame(id).then(removed)} />
      </div>
    </li>
  );
}

const exportRecord = (id: string, record: MatchRecord): void =>
  saveFile(`tafelrunde-${record.rules.game}-${id}.record.json`, JSON.stringify(record));

/** Characters: the record of the longest game is far smaller, and so is a scenario that somebody wrote. */
const [LONGEST, LONGEST_YAML] = [50_000_000, 300_000];

/** JSON, or YAML as people write scenarios; of several documents the first. */
async function readData(file: File): Promise<unknown> {
  if (file.size > LONGEST) return undefined;
  const text = await file.text();
  try {
    return JSON.parse(text);
  } catch {
    if (text.length > LONGEST_YAML) return undefined;
    const { parseAllDocuments } = await import('yaml');
    const [first] = parseAllDocuments(text);
    return first === undefined || first.errors.length > 0 ? undefined : first.toJS();
  }
}

/** A file that was made to show a moment opens there. */
const momentIn = (json: unknown): string =>
  isRecord(json) && typeof json.moment === 'number' ? `#at=${json.moment}` : '';

function Import() {
  const t = useWords(replayWords);
  const lang = useLang();
  const [, go] = useLocation();
  const [fault, setFault] = useState<string>();
  const [live, setLive] = useState<LiveFile>();
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    setFault(undefined);
    setLive(undefined);
    const json = await readData(file);
    const found = await readLiveFile(json);
    if (found !== undefined) return 'fault' in found ? setFault(found.fault[lang]) : setLive(found);
    const read = json === undefined ? undefined : readRecord(json);
    if (read === undefined || !read.ok) return setFault(read === undefined ? t.bad : read.refusal.message[lang]);
    if (playableOf(read.value.rules.game) === undefined) return setFault(t.noGame(read.value.rules.game));
    const id = randomHex(8);
    await keepRecord({ id, at: Date.now(), record: read.value, brought: true });
    announce(t.imported);
    go(`/replays/${id}${momentIn(json)}`);
  };
  return (
    <section className={controls.tight}>
      <h2>{t.importTitle}</h2>
      <p className={controls.hint}>{t.importHint}</p>
      <label className={`${controls.button} ${style.file}`}>
        <Upload aria-hidden="true" />
        {t.importGo}
        <input
          type="file"
          accept="application/json,.json,.yaml,.yml"
          onChange={({ target }) => {
            void open(target.files?.[0]).catch(() => setFault(t.bad));
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </label>
      {fault === undefined ? null : (
        <p className={controls.problem} role="alert">
          {fault}
        </p>
      )}
      {live === undefined ? null : <WhoPlays file={live} failed={() => setFault(t.bad)} />}
    </section>
  );
}
