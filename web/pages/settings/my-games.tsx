import { Download, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../app/dialog.tsx';
import { saveFile } from '../../app/save-file.ts';
import { useWords } from '../../app/words.ts';
import { exportMyGames, forgetEverything, importMyGames } from '../../local/my-games.ts';
import { api } from '../../remote/api.ts';
import { onlineSeats } from '../../remote/seats.ts';
import controls from '../../style/controls.module.css';
import { settingsWords } from '../../words/settings.ts';
import replay from '../replay/replay.module.css';
import style from './settings.module.css';

export function MyGames() {
  const t = useWords(settingsWords);
  const [said, setSaid] = useState<{ readonly text: string; readonly good: boolean }>();
  const [asking, setAsking] = useState(false);
  const bring = async (file: File | undefined) => {
    if (file === undefined) return;
    const count = await importMyGames(await file.text());
    setSaid(count === undefined ? { text: t.badFile, good: false } : { text: t.imported(count), good: true });
  };
  const forget = async () => {
    setAsking(false);
    const tokens = onlineSeats.get().map(({ token }) => token);
    const told =
      tokens.length === 0 ||
      (await api.forget(tokens).then(
        () => true,
        () => false,
      ));
    await forgetEverything();
    setSaid({ text: told ? t.forgotten : t.forgottenPart, good: told });
  };
  return (
    <section className={`${controls.panel} ${style.group}`}>
      <h2>{t.games}</h2>
      <p>{t.gamesWhy}</p>
      <div className={controls.row}>
        <button
          type="button"
          className={controls.button}
          onClick={() => void exportMyGames().then((text) => saveFile('tafelrunde-my-games.json', text))}
        >
          <Download aria-hidden="true" />
          {t.export}
        </button>
        <label className={`${controls.button} ${replay.file}`}>
          <Upload aria-hidden="true" />
          {t.import}
          <input type="file" accept="application/json,.json" onChange={({ target }) => void bring(target.files?.[0])} />
        </label>
      </div>
      <h3>{t.forget}</h3>
      <p>{t.forgetWhy}</p>
      <div>
        <button type="button" className={controls.danger} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden="true" />
          {t.forget}
        </button>
      </div>
      {said === undefined ? null : (
        <p className={said.good ? controls.success : controls.problem} role="status">
          {said.text}
        </p>
      )}
      <Dialog title={t.forget} open={asking} close={() => setAsking(false)}>
        <p>{t.forgetAsk}</p>
        <div className={controls.row}>
          <button type="button" className={controls.danger} onClick={() => void forget()}>
            {t.forgetYes}
          </button>
          <button type="button" className={controls.button} onClick={() => setAsking(false)}>
            {t.cancel}
          </button>
        </div>
      </Dialog>
    </section>
  );
}
