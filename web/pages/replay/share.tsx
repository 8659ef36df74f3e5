import type { AnyGame, MatchRecord } from '@tafelrunde/kernel';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LONGEST_LINK } from '../../app/device/packing.ts';
import { saveFile } from '../../app/device/save-file.ts';
import { CopyLink } from '../../app/fields/copy-link.tsx';
import { useWords } from '../../app/text/words.ts';
import { api } from '../../remote/api.ts';
import controls from '../../style/controls.module.css';
import { replayWords } from '../../words/replay.ts';
import { packRecord } from './shared-link.ts';

interface ShareProps {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly index: number;
  /** The table on the server, which has the record, too. */
  readonly online: string | undefined;
}

export function Share({ game, record, index, online }: ShareProps) {
  return (
    <div className={controls.stack}>
      {online === undefined ? null : <FromServer table={online} index={index} />}
      <WholeGame game={game} record={record} index={index} />
    </div>
  );
}

/** A short link: the server has the record and gives it to whoever may watch the table. */
function FromServer({ table, index }: { readonly table: string; readonly index: number }) {
  const t = useWords(replayWords);
  const [spectators, setSpectators] = useState<boolean>();
  useEffect(() => {
    api.table(table).then(
      ({ settings }) => setSpectators(settings.spectators),
      () => setSpectators(undefined),
    );
  }, [table]);
  if (spectators === undefined) return null;
  return (
    <div className={controls.tight}>
      <p className={controls.hint}>{spectators ? t.shareShort : t.shareSeats}</p>
      <CopyLink label={t.shortLink} link={`${location.origin}/replays/${table}#at=${index}`} />
    </div>
  );
}

/** A link that needs nobody; if the game is too long even for that, a file. */
function WholeGame({ game, record, index }: Omit<ShareProps, 'online'>) {
  const t = useWords(replayWords);
  const [packed, setPacked] = useState<string>();
  useEffect(() => {
    packRecord(game, record).then(setPacked, () => setPacked(undefined));
  }, [game, record]);
  if (packed === undefined) return null;
  const link = `${location.origin}/replays/shared#at=${index}&game=${packed}`;
  if (link.length > LONGEST_LINK) return <AsFile record={record} index={index} />;
  return (
    <div className={controls.tight}>
      <p className={controls.hint}>{t.shareWhy}</p>
      <CopyLink label={t.share} link={link} />
    </div>
  );
}

/** The moment goes along: whoever opens the file comes to it. */
function AsFile({ record, index }: Pick<ShareProps, 'record' | 'index'>) {
  const t = useWords(replayWords);
  const name = `tafelrunde-${record.rules.game}-${record.hash.slice(0, 8)}.record.json`;
  const text = JSON.stringify({ ...record, moment: index });
  return (
    <div className={controls.tight}>
      <p className={controls.hint}>{t.shareLong}</p>
      <div>
        <button type="button" className={controls.button} onClick={() => saveFile(name, text)}>
          <Download aria-hidden="true" />
          {t.shareFile}
        </button>
      </div>
    </div>
  );
}
