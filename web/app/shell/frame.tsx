import { Moon, Settings, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import controls from '../../style/controls.module.css';
import { shellWords } from '../../words/shell.ts';
import { change, useSettings } from '../kept/settings.ts';
import { useWords } from '../text/words.ts';
import { Crest } from './crest.tsx';
import style from './frame.module.css';

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
            <span className={style.title}>{t.title}</span>
          </Link>
          <nav aria-label={t.navigation} className={style.nav}>
            <NavLink href="/" name={t.games} short={t.games} />
            <NavLink href="/learn" also="/learn/*?" name={t.learn} short={t.learnShort} />
            <NavLink href="/score" name={t.score} short={t.scoreShort} />
            <NavLink href="/replays" also="/replays/*?" name={t.replays} short={t.replaysShort} />
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

interface NavLinkProps {
  readonly href: string;
  readonly also?: string;
  readonly name: string;
  /** For narrow screens. */
  readonly short: string;
}

function NavLink({ href, also = href, name, short }: NavLinkProps) {
  const [here] = useRoute(also);
  return (
    <Link href={href} className={style.place} aria-current={here ? 'page' : undefined}>
      <span className={style.long}>{name}</span>
      <span className={style.short}>{short}</span>
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
          className={style.language}
          onClick={() => change({ lang: each })}
        >
          {each.toUpperCase()}
          <span className="visually-hidden"> {each === 'de' ? t.german : t.english}</span>
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
