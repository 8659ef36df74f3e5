import { type SyntheticEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useLang, useWords } from '../../app/text/words.ts';
import { ApiError } from '../../remote/api.ts';
import controls from '../../style/controls.module.css';
import { joinWords } from '../../words/join.ts';
import { codeIn, pathOfInvitation, wayTo } from './invitation.ts';
import style from './invitation-form.module.css';

/** For a link that was sent, or a code that was read out. */
export function InvitationForm() {
  const t = useWords(joinWords);
  const lang = useLang();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const problem = useId();
  const open = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFault(undefined);
    if (codeIn(text) === undefined && pathOfInvitation(text) === undefined) return setFault(t.codeBad);
    try {
      const path = await wayTo(text);
      if (path === undefined) setFault(t.codeUnknown);
      else go(path);
    } catch (reason) {
      setFault(reason instanceof ApiError ? reason.said[lang] : String(reason));
    }
  };
  return (
    <form onSubmit={(event) => void open(event)} className={controls.tight}>
      <label className={controls.field}>
        <span className={controls.hint}>{t.codeHint}</span>
        <span className="visually-hidden">{t.codeLabel}</span>
        <span className={style.line}>
          <input
            className={controls.input}
            value={text}
            placeholder="K3V9-80QD-M4XT"
            aria-invalid={fault !== undefined}
            aria-describedby={fault === undefined ? undefined : problem}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className={controls.button}>
            {t.codeGo}
          </button>
        </span>
      </label>
      {fault === undefined ? null : (
        <p id={problem} className={controls.problem} role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}
