import { type SyntheticEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../../app/words.ts';
import { useSite } from '../../remote/site.ts';
import controls from '../../style/controls.module.css';
import { homeWords } from '../../words/home.ts';
import style from './invitation.module.css';

/** "https://…/join/<table>#seat=<code>", or just the part after "join/". */
export function pathOfInvitation(text: string): string | undefined {
  const found = /(?:^|\/join\/)([\w-]+#[\w=&%.+-]+)$/.exec(text.trim());
  return found?.[1] === undefined ? undefined : `/join/${found[1]}`;
}

export function Invitation() {
  const t = useWords(homeWords);
  const site = useSite();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const [bad, setBad] = useState(false);
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    const path = pathOfInvitation(text);
    setBad(path === undefined);
    if (path !== undefined) go(path);
  };
  return (
    <section className={style.invitation} aria-labelledby="invited">
      <h2 id="invited">{t.codeTitle}</h2>
      <form onSubmit={open} className={controls.tight}>
        <label className={controls.field}>
          <span className={controls.hint}>{t.codeHint}</span>
          <span className="visually-hidden">{t.codeLabel}</span>
          <span className={style.line}>
            <input
              className={controls.input}
              value={text}
              aria-invalid={bad}
              aria-describedby={bad ? 'bad-invitation' : undefined}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
            />
            <button type="submit" className={controls.button}>
              {t.codeGo}
            </button>
          </span>
        </label>
        {bad ? (
          <p id="bad-invitation" className={controls.problem} role="alert">
            {t.codeBad}
          </p>
        ) : null}
      </form>
      {site?.openTables === true ? (
        <p>
          <Link href="/open">{t.toOpenTables}</Link>
        </p>
      ) : null}
    </section>
  );
}
