import { Download } from 'lucide-react';
import { useStore } from '../../app/kept/store.ts';
import { installOffer } from '../../app/shell/install.ts';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { settingsWords } from '../../words/settings.ts';
import style from './settings.module.css';

/** Shown where the browser offers it. */
export function Install() {
  const t = useWords(settingsWords);
  const offer = useStore(installOffer);
  if (offer === undefined) return null;
  return (
    <section className={`${controls.panel} ${style.group}`}>
      <h2>{t.install}</h2>
      <p>{t.installWhy}</p>
      <div>
        <button
          type="button"
          className={controls.button}
          onClick={() => {
            offer.prompt().then(
              () => installOffer.set(undefined),
              () => undefined,
            );
          }}
        >
          <Download aria-hidden="true" />
          {t.install}
        </button>
      </div>
    </section>
  );
}
