import type { Seat } from '@tafelrunde/kernel';
import type { Seated, TableInfo } from '@tafelrunde/table/client';
import { useEffect } from 'react';
import { announce } from '../../app/announcer.tsx';
import type { Place } from '../../app/place.ts';
import { useLang, useWords } from '../../app/words.ts';
import controls from '../../style/controls.module.css';
import { tableWords } from '../../words/table.ts';
import style from './notices.module.css';

interface NoticesProps {
  readonly state: Seated;
  readonly names: readonly string[];
  /** Everybody at this screen hears the question: one answer counts for all of them. */
  readonly places: readonly Place[];
  readonly states: readonly Seated[];
}

/** What is to be decided by the table, and what was turned down. */
export function Notices({ state, names, places, states }: NoticesProps) {
  const t = useWords(tableWords);
  const lang = useLang();
  const { refused, info } = state;
  useEffect(() => {
    if (refused !== undefined) announce(refused.message[lang], 'urgent');
  }, [refused, lang]);
  const open = info.proposals.filter((proposal) => states.some(({ you }) => isAwaited(proposal, you.seats)));
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
                for (const place of places) place.wish({ type: 'vote', proposal: id, yes });
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

/** Has somebody with a seat, whom it is not about, still to say yes or no? */
function isAwaited({ yes, no, seat }: TableInfo['proposals'][number], seats: readonly Seat[]): boolean {
  return seats.length > 0 && !seats.some((mine) => mine === seat || yes.includes(mine) || no.includes(mine));
}
