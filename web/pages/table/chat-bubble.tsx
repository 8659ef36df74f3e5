import type { Seated } from '@tafelrunde/table/client';
import { useEffect, useState } from 'react';
import { sound } from '../../app/device/sound.ts';
import { announce } from '../../app/shell/announcer.tsx';
import { apart } from '../../app/text/apart.ts';
import style from './people.module.css';

type Line = Seated['chat'][number];

/** Milliseconds: long enough to read a line, short enough not to be in the way. */
const STAYS = 8_000;

/** What was just said while the chat is closed: seen, heard, and one click from an answer. */
export function ChatBubble({ line, open }: { readonly line: Line | undefined; open(): void }) {
  const [past, setPast] = useState<number>();
  useEffect(() => {
    if (line === undefined) return;
    announce(`${line.name}: ${line.text}`);
    sound('chat');
    const timer = setTimeout(() => setPast(line.n), STAYS);
    return () => clearTimeout(timer);
  }, [line]);
  if (line === undefined || line.n === past) return null;
  return (
    <button type="button" className={style.bubble} onClick={open}>
      <span>
        <strong>{apart(line.name)}</strong> {line.text}
      </span>
    </button>
  );
}
