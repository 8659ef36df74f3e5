import { Check, Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import controls from '../style/controls.module.css';
import { tableWords } from '../words/table.ts';
import style from './copy-link.module.css';
import { useWords } from './words.ts';

/** A link to hand on: by the clipboard, or by whatever the device offers. */
export function CopyLink({ label, link }: { readonly label: string; readonly link: string }) {
  const t = useWords(tableWords);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  return (
    <div className={style.link}>
      <input
        className={controls.input}
        readOnly
        value={link}
        aria-label={label}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className={controls.button} onClick={() => void copy().catch(() => undefined)}>
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span aria-live="polite">{copied ? t.copied : t.copy}</span>
      </button>
      {'share' in navigator ? (
        <button
          type="button"
          className={controls.icon}
          aria-label={t.share}
          title={t.share}
          onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
        >
          <Share2 aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
