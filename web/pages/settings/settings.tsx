import { Volume2 } from 'lucide-react';
import { sound } from '../../app/device/sound.ts';
import { Check } from '../../app/fields/check.tsx';
import { ChoiceRow } from '../../app/fields/choice-row.tsx';
import { change, LOOKS, MOTIONS, PACES, useSettings } from '../../app/kept/settings.ts';
import { Page } from '../../app/shell/page.tsx';
import { useWords } from '../../app/text/words.ts';
import { NotifyCheck } from '../../remote/notify-check.tsx';
import controls from '../../style/controls.module.css';
import { settingsWords } from '../../words/settings.ts';
import { shellWords } from '../../words/shell.ts';
import { Install } from './install.tsx';
import { MyGames } from './my-games.tsx';
import style from './settings.module.css';

export function SettingsPage() {
  const t = useWords(settingsWords);
  return (
    <Page title={t.title} lead={t.lead} narrow>
      <You />
      <AtTheTable />
      <Install />
      <MyGames />
    </Page>
  );
}

function You() {
  const t = useWords(settingsWords);
  const shell = useWords(shellWords);
  const { name, lang, look } = useSettings();
  return (
    <section className={`${controls.panel} ${style.group}`}>
      <h2>{t.you}</h2>
      <label className={controls.field}>
        <span className={controls.label}>{t.name}</span>
        <span className={controls.hint}>{t.nameHint}</span>
        <input
          className={controls.input}
          value={name}
          maxLength={40}
          autoComplete="nickname"
          onChange={({ target }) => change({ name: target.value })}
        />
      </label>
      <ChoiceRow
        legend={t.language}
        value={lang}
        choose={(value) => change({ lang: value })}
        choices={[
          { value: 'de', label: shell.german },
          { value: 'en', label: shell.english },
        ]}
      />
      <ChoiceRow
        legend={t.looks}
        value={look}
        choose={(value) => change({ look: value })}
        choices={LOOKS.map((value) => ({ value, label: t.look[value] }))}
      />
    </section>
  );
}

function AtTheTable() {
  const t = useWords(settingsWords);
  const settings = useSettings();
  return (
    <section className={`${controls.panel} ${style.group}`}>
      <h2>{t.play}</h2>
      <ChoiceRow
        legend={t.pace}
        value={settings.pace}
        choose={(value) => change({ pace: value })}
        choices={PACES.map((value) => ({ value, label: t.paces[value] }))}
      />
      <ChoiceRow
        legend={t.motion}
        value={settings.motion}
        choose={(value) => change({ motion: value })}
        choices={MOTIONS.map((value) => ({ value, label: t.motions[value] }))}
      />
      <div>
        <div className={controls.row}>
          <Check label={t.sound} hint={t.soundWhy} checked={settings.sound} set={(on) => change({ sound: on })} />
          <button
            type="button"
            className={controls.button}
            disabled={!settings.sound}
            onClick={() => sound('your-turn')}
          >
            <Volume2 aria-hidden="true" />
            {t.tryIt}
          </button>
        </div>
        <NotifyCheck />
        <Check label={t.assist} hint={t.assistWhy} checked={settings.assist} set={(on) => change({ assist: on })} />
        <Check label={t.confirm} checked={settings.confirm} set={(on) => change({ confirm: on })} />
        <Check label={t.oneTap} hint={t.oneTapWhy} checked={settings.oneTap} set={(on) => change({ oneTap: on })} />
        <Check label={t.marks} hint={t.marksWhy} checked={settings.marks} set={(on) => change({ marks: on })} />
        <Check label={t.textView} checked={settings.textView} set={(on) => change({ textView: on })} />
      </div>
    </section>
  );
}
