import { Play } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { meetingWords } from '../../words/meeting.ts';

interface BeginProps {
  /** How many seats nobody has taken yet. */
  readonly free: number;
  begin(): void;
}

/** Starts the game; before a bot takes a seat that was meant for somebody, it asks. */
export function Begin({ free, begin }: BeginProps) {
  const t = useWords(meetingWords);
  const [isAsking, setAsking] = useState(false);
  if (!isAsking || free === 0) {
    return (
      <div>
        <button
          type="button"
          className={`${controls.primary} ${controls.large}`}
          onClick={() => (free === 0 ? begin() : setAsking(true))}
        >
          <Play aria-hidden="true" />
          {t.begin}
        </button>
      </div>
    );
  }
  return (
    <div className={controls.panel} role="alertdialog" aria-label={t.begin}>
      <div className={controls.tight}>
        <p>
          <strong>{t.stillFree(free)}</strong> {t.botsStandIn(free)}
        </p>
        <div className={controls.row}>
          {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed */}
          <button type="button" autoFocus className={controls.primary} onClick={begin}>
            <Play aria-hidden="true" />
            {t.beginWithBots(free)}
          </button>
          <button type="button" className={controls.button} onClick={() => setAsking(false)}>
            {t.keepWaiting}
          </button>
        </div>
      </div>
    </div>
  );
}
