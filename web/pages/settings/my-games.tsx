import { Download, Link2, Trash2, Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { saveFile } from '../../app/device/save-file.ts';
import { useHash } from '../../app/device/use-hash.ts';
import { CopyLink } from '../../app/fields/copy-link.tsx';
import { Dialog } from '../../app/fields/dialog.tsx';
import { useWords } from '../../app/text/words.ts';
import { exportMyGames, forgetEverything, gamesInLink, importMyGames, linkToMyGames } from '../../local/my-games.ts';
import { forgetMe } from '../../remote/forget-me.ts';
import { stopFollowing } from '../../remote/push.ts';
import controls from '../../style/controls.module.css';
import { settingsWords } from '../../words/settings.ts';
import replay from '../replay/replay.module.css';
import style from './settings.module.css';

interface Said {
  readonly text: string;
  readonly good: boolean;
}

export function MyGames() {
  const t = useWords(settingsWords);
  const [said, setSaid] = useState<Said>();
  const [asking, setAsking] = useState(false);
  const complain = (text: string) => setSaid({ text, good: false });
  const bring = async (text: string | undefined) => {
    try {
      const count = text === undefined ? undefined : await importMyGames(text);
      setSaid(count === undefined ? { text: t.badFile, good: false } : { text: t.imported(count), good: true });
    } catch {
      complain(t.notStored);
    }
  };
  const take = () => {
    setSaid(undefined);
    exportMyGames()
      .then((text) => saveFile('tafelrunde-my-games.json', text))
      .catch(() => complain(t.notRead));
  };
  const forget = async () => {
    setAsking(false);
    await stopFollowing().catch(() => undefined);
    const told = (await forgetMe()) === 'told';
    try {
      await forgetEverything();
      setSaid({ text: told ? t.forgotten : t.forgottenPart, good: told });
    } catch {
      complain(told ? t.notForgotten : `${t.notForgotten} ${t.notTold}`);
    }
  };
  return (
    <section className={`${controls.panel} ${style.group}`}>
      <h2>{t.games}</h2>
      <Brought bring={bring} />
      <p>{t.gamesWhy}</p>
      <div className={controls.row}>
        <button type="button" className={controls.button} onClick={take}>
          <Download aria-hidden="true" />
          {t.export}
        </button>
        <label className={`${controls.button} ${replay.file}`}>
          <Upload aria-hidden="true" />
          {t.import}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // What is too large for the browser cannot be read at all.
              void file
                ?.text()
                .catch(() => undefined)
                .then(bring);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </label>
      </div>
      <GamesLink fail={() => complain(t.notRead)} />
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

/** The same as the file, for whoever has only to open it. */
function GamesLink({ fail }: { fail(): void }) {
  const t = useWords(settingsWords);
  const [made, setMade] = useState<{ readonly link: string; readonly whole: boolean }>();
  if (made === undefined) {
    return (
      <div>
        <button type="button" className={controls.button} onClick={() => void linkToMyGames().then(setMade, fail)}>
          <Link2 aria-hidden="true" />
          {t.linkMake}
        </button>
      </div>
    );
  }
  return (
    <div className={controls.tight}>
      <p className={controls.hint}>{t.linkWhy}</p>
      {made.whole ? null : <p className={controls.notice}>{t.linkPart}</p>}
      <CopyLink label={t.link} link={made.link} />
    </div>
  );
}

/** Somebody has come here by such a link: nothing is taken in before they say so. */
function Brought({ bring }: { bring(text: string | undefined): Promise<void> }) {
  const t = useWords(settingsWords);
  const hash = useHash();
  const [text, setText] = useState<string>();
  useEffect(() => void gamesInLink(hash).then(setText), [hash]);
  if (text === undefined) return null;
  const take = async () => {
    setText(undefined);
    history.replaceState(history.state, '', location.pathname);
    await bring(text);
  };
  return (
    <div className={controls.notice}>
      <p>{t.bringWhy}</p>
      <button type="button" className={controls.primary} onClick={() => void take()}>
        {t.bring}
      </button>
    </div>
  );
}
