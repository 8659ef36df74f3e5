import { Check, Copy, Share2 } from 'lucide-react';
import controls from '../../style/controls.module.css';
import { meetingWords } from '../../words/meeting.ts';
import { useWords } from '../text/words.ts';
import style from './copy-link.module.css';
import { useCopy } from './use-copy.ts';

/** A link to hand on: by the clipboard, or by whatever the device offers. */
export function CopyLink({ label, link }: { readonly label: string; readonly link: string }) {
  const t = useWords(meetingWords);
  const { copied, copy } = useCopy(() => link);
  return (
    <div className={style.link}>
      <input
        className={controls.input}
        readOnly
        value={link}
        aria-label={label}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className={controls.button} onClick={copy}>
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
