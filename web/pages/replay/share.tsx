import type { MatchRecord } from '@tafelrunde/kernel';
import { useEffect, useState } from 'react';
import { CopyLink } from '../../app/copy-link.tsx';
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
  return (
    <div className={controls.tight}>
      <p className={controls.hint}>{t.shareWhy}</p>
      <CopyLink label={t.share} link={`${location.origin}/replays/shared#at=${index}&game=${packed}`} />
    </div>
  );
}
