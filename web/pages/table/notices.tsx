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
      {open.map((proposal) => (
        <Vote key={proposal.id} proposal={proposal} names={names} places={places} states={states} />
      ))}
    </div>
  );
}

type Proposal = TableInfo['proposals'][number];

function Vote({ proposal, names, places, states }: Omit<NoticesProps, 'state'> & { readonly proposal: Proposal }) {
  const t = useWords(tableWords);
  const { id, kind, seat } = proposal;
  const vote = (yes: boolean) => {
    for (const [i, { you }] of states.entries()) {
      if (isAwaited(proposal, you.seats)) places[i]?.wish({ type: 'vote', proposal: id, yes });
    }
  };
  return (
    <div className={controls.notice}>
      <p>{kind === 'undo' ? t.proposalUndo(names[seat] ?? '') : t.proposalBot(names[seat] ?? '')}</p>
      <button type="button" className={controls.primary} onClick={() => vote(true)}>
        {t.yes}
      </button>
      <button type="button" className={controls.button} onClick={() => vote(false)}>
        {t.no}
      </button>
    </div>
  );
}

/** Has somebody with a seat, whom it is not about, still to say yes or no? */
function isAwaited({ yes, no, seat }: Proposal, seats: readonly Seat[]): boolean {
  return seats.length > 0 && !seats.some((mine) => mine === seat || yes.includes(mine) || no.includes(mine));
}
