import type { Seated } from '@tafelrunde/table/client';
import { useEffect } from 'react';
import { announce } from '../../app/announcer.tsx';
import type { Place } from '../../app/place.ts';
import { useLang, useWords } from '../../app/words.ts';
import controls from '../../style/controls.module.css';
import { tableWords } from '../../words/table.ts';
import style from './notices.module.css';

interface NoticesProps {
  readonly state: Seated;
  readonly place: Place;
  readonly names: readonly string[];
  /** At one screen everybody hears the question: one answer counts for all of them. */
  readonly everybodyHere: readonly Place[] | undefined;
}

/** What is to be decided by the table, and what was turned down. */
export function Notices({ state, place, names, everybodyHere }: NoticesProps) {
  const t = useWords(tableWords);
  const lang = useLang();
  const { refused, info, you } = state;
  useEffect(() => {
    if (refused !== undefined) announce(refused.message[lang], 'urgent');
  }, [refused, lang]);
  const voters = everybodyHere ?? [place];
  const open = info.proposals.filter(
    ({ yes, no, seat }) =>
      everybodyHere !== undefined ||
      !you.seats.some((mine) => mine === seat || yes.includes(mine) || no.includes(mine)),
  );
  if (refused === undefined && open.length === 0) return null;
  return (
    <div className={style.notices}>
      {refused === undefined ? null : (
        <p className={controls.problem}>
          {t.refused}: {refused.message[lang]}
        </p>
      )}
      {open.map(({ id, kind, seat }) => (
        <div key={id} className={controls.notice}>
          <p>{kind === 'undo' ? t.proposalUndo(names[seat] ?? '') : t.proposalBot(names[seat] ?? '')}</p>
          {[true, false].map((yes) => (
            <button
              key={String(yes)}
              type="button"
              className={yes ? controls.primary : controls.button}
              onClick={() => {
                for (const voter of voters) voter.wish({ type: 'vote', proposal: id, yes });
              }}
            >
              {yes ? t.yes : t.no}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
