import type { MatchRecord } from '@tafelrunde/kernel';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CopyLink } from '../../app/copy-link.tsx';
import { LONGEST_LINK } from '../../app/packing.ts';
import { saveFile } from '../../app/save-file.ts';
import { useWords } from '../../app/words.ts';
import controls from '../../style/controls.module.css';
import { replayWords } from '../../words/replay.ts';
import { packRecord } from './shared-link.ts';

export function Share({ record, index }: { readonly record: MatchRecord; readonly index: number }) {
  const t = useWords(replayWords);
  const [packed, setPacked] = useState<string>();
  useEffect(() => {
    packRecord(record).then(setPacked, () => setPacked(undefined));
  }, [record]);
  if (packed === undefined) return null;
  const link = `${location.origin}/replays/shared#at=${index}&game=${packed}`;
  if (link.length > LONGEST_LINK) return <AsFile record={record} />;
  return (
    <div className={controls.tight}>
      <p className={controls.hint}>{t.shareWhy}</p>
      <CopyLink label={t.share} link={link} />
    </div>
  );
}

/** A long game does not fit into a link. */
function AsFile({ record }: { readonly record: MatchRecord }) {
  const t = useWords(replayWords);
  const name = `tafelrunde-${record.rules.game}-${record.hash.slice(0, 8)}.record.json`;
  return (
    <div className={controls.tight}>
      <p className={controls.hint}>{t.shareLong}</p>
      <div>
        <button type="button" className={controls.button} onClick={() => saveFile(name, JSON.stringify(record))}>
          <Download aria-hidden="true" />
          {t.export}
        </button>
      </div>
    </div>
  );
}
