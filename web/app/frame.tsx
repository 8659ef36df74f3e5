import { Moon, Settings, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import controls from '../style/controls.module.css';
import { shellWords } from '../words/shell.ts';
import { Crest } from './crest.tsx';
import style from './frame.module.css';
import { change, useSettings } from './settings.ts';
import { useWords } from './words.ts';

/** Header, content, footer. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const t = useWords(shellWords);
  return (
    <>
      <a className={style.skip} href="#content">
        {t.skip}
      </a>
      <header className={style.header}>
        <div className={style.bar}>
          <Link href="/" className={style.brand}>
            <Crest />
            <span>{t.title}</span>
          </Link>
          <nav aria-label={t.navigation} className={style.nav}>
            <Place href="/">{t.games}</Place>
            <Place href="/learn" also="/learn/*?">
              {t.learn}
            </Place>
            <Place href="/score">{t.score}</Place>
            <Place href="/replays" also="/replays/*?">
              {t.replays}
            </Place>
          </nav>
          <div className={style.tools}>
            <LanguageSwitch />
            <LookSwitch />
            <Link href="/settings" className={controls.icon} aria-label={t.settings} title={t.settings}>
              <Settings aria-hidden="true" />
            </Link>
          </div>
        </div>
      </header>
      <div className={style.content}>{children}</div>
      <footer className={style.footer}>
        <p>{t.footer}</p>
        <ul className={style.small}>
          <li>
            <Link href="/about">{t.about}</Link>
          </li>
          <li>
            <Link href="/imprint">{t.imprint}</Link>
          </li>
          <li>
            <Link href="/privacy">{t.privacy}</Link>
          </li>
        </ul>
      </footer>
    </>
  );
}

function Place({ href, also = href, children }: { href: string; also?: string; children: ReactNode }) {
  const [here] = useRoute(also);
  return (
    <Link href={href} className={style.place} aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** Each language is offered in its own words. */
export function LanguageSwitch() {
  const t = useWords(shellWords);
  const { lang } = useSettings();
  return (
    <fieldset className={style.languages}>
      <legend className="visually-hidden">{t.language}</legend>
      {(['de', 'en'] as const).map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={lang === each}
          aria-label={each === 'de' ? t.german : t.english}
          className={style.language}
          onClick={() => change({ lang: each })}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

export function LookSwitch() {
  const t = useWords(shellWords);
  const { look } = useSettings();
  const dark = look === 'dark' || (look === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const label = dark ? t.toLight : t.toDark;
  return (
    <button
      type="button"
      className={controls.icon}
      aria-label={label}
      title={label}
      onClick={() => change({ look: dark ? 'light' : 'dark' })}
    >
      {dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </button>
  );
}
