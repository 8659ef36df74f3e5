import type { Seat } from '@tafelrunde/kernel';
import type { Seated, TableInfo } from '@tafelrunde/table/client';
import { useEffect } from 'react';
import { sound } from '../../app/device/sound.ts';
import type { TableClient } from '../../app/seat/table-client.ts';
import { announce } from '../../app/shell/announcer.tsx';
import { apart } from '../../app/text/apart.ts';
import { useLang, useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { Ending } from '../../table/ending/ending.tsx';
import { roomWords } from '../../words/room.ts';
import { Absent, useOverdue } from './absent.tsx';
import { hush, useHushed } from './hushed.ts';
import style from './notices.module.css';
import { Rematch, useOffered } from './rematch.tsx';
import { useVerdict } from './verdict.ts';

interface NoticesProps {
  readonly state: Seated;
  readonly names: readonly string[];
  /** Everybody at this screen hears the question: one answer counts for all of them. */
  readonly places: readonly TableClient[];
  readonly states: readonly Seated[];
}

/** What is to be decided by the table, what was turned down, what became of one's own seat, and how the game ended. */
export function Notices({ state, names, places, states }: NoticesProps) {
  const lang = useLang();
  const { refused, info } = state;
  useEffect(() => {
    if (refused === undefined) return;
    sound('refused');
    announce(refused.message[lang], 'urgent');
  }, [refused, lang]);
  const proposals = info.proposals.filter((proposal) => states.some(({ you }) => concerns(proposal, you.seats)));
  const replaced = info.state === 'running' ? states.filter(isReplaced) : [];
  const endedEarly = info.ended !== undefined && state.view !== null && state.view.outcome === undefined;
  const verdict = useVerdict(state, states, names);
  const overdue = useOverdue(state);
  const { offer, decline } = useOffered(state, names);
  const isQuiet = refused === undefined && verdict === undefined && !endedEarly && offer === undefined;
  if (isQuiet && proposals.length + replaced.length + overdue.length === 0) return null;
  return (
    <div className={style.notices}>
      <Refusal refused={refused} />
      {endedEarly ? <Ended state={state} offer={offer} place={places[states.indexOf(state)]} /> : null}
      {replaced.map((own) => (
        <Replaced key={own.you.seats.join()} state={own} place={places[states.indexOf(own)]} />
      ))}
      {overdue.map((seat) => (
        <Absent key={seat} state={state} seat={seat} name={names[seat] ?? ''} place={places[states.indexOf(state)]} />
      ))}
      {verdict === undefined ? null : (
        <div className={style.floating}>
          <p className={controls.notice}>{verdict}</p>
        </div>
      )}
      {offer === undefined || endedEarly ? null : <Rematch offer={offer} to={info.rematch ?? ''} decline={decline} />}
      {proposals.map((proposal) => (
        <Vote key={proposal.id} table={info.id} proposal={proposal} names={names} places={places} states={states} />
      ))}
    </div>
  );
}

/** What was turned down last, and why. */
export function Refusal({ refused }: { readonly refused: Seated['refused'] | undefined }) {
  const t = useWords(roomWords);
  const lang = useLang();
  if (refused === undefined) return null;
  return (
    <p className={controls.problem}>
      {t.refused}: {refused.message[lang]}
    </p>
  );
}

interface EndedProps {
  readonly state: Seated;
  /** What somebody else would like, as a sentence. */
  readonly offer: string | undefined;
  readonly place: TableClient | undefined;
}

/** A game that ended without a result has nothing on the table that would say so. */
function Ended({ state, offer, place }: EndedProps) {
  const t = useWords(roomWords);
  const lang = useLang();
  return (
    <div className={`${controls.notice} ${style.ended}`} role="status">
      <p>{[endingOf(state, t), offer].filter((each) => each !== undefined).join(' ')}</p>
      <Ending board={{ table: state, wish: (wish) => place?.wish(wish), mode: 'play', lang }} />
    </div>
  );
}

function endingOf({ info, you }: Seated, t: (typeof roomWords)['en']): string {
  const { how = 'finished', by } = info.ended ?? {};
  const mine = by !== undefined && you.seats.includes(by);
  const name = by === undefined ? undefined : info.seats[by]?.name;
  if (how === 'conceded') return t.noResult;
  if (name === undefined || (how !== 'aborted' && how !== 'closed')) return t.closed[how];
  if (how === 'aborted') return mine ? t.abortedByYou : t.abortedBy(apart(name));
  return mine ? t.closedByYou : t.closedBy(apart(name));
}

const isReplaced = ({ info, you }: Seated): boolean =>
  you.seats.some((seat) => info.seats[seat]?.away === true || info.seats[seat]?.late === true);

/** A bot plays for somebody at this screen: they can come back, unless their time was up. */
function Replaced({ state, place }: { readonly state: Seated; readonly place: TableClient | undefined }) {
  const t = useWords(roomWords);
  const { info, you } = state;
  const away = you.seats.filter((seat) => info.seats[seat]?.away === true);
  return (
    <div className={controls.notice}>
      <p>{away.length === 0 ? t.lateYou : t.botForYou}</p>
      {away.map((seat) => (
        <button
          key={seat}
          type="button"
          className={controls.primary}
          onClick={() => place?.wish({ type: 'takeover', seat, mind: 'person' })}
        >
          {t.takeBack}
        </button>
      ))}
    </div>
  );
}

type Proposal = TableInfo['proposals'][number];

interface VoteProps extends Omit<NoticesProps, 'state'> {
  readonly proposal: Proposal;
  readonly table: string;
}

function Vote({ proposal, table, names, places, states }: VoteProps) {
  const t = useWords(roomWords);
  const { id, kind, seat, by } = proposal;
  const vote = (yes: boolean, whose: (seats: readonly Seat[]) => boolean) => {
    for (const [i, { you }] of states.entries()) {
      if (whose(you.seats)) places[i]?.wish({ type: 'vote', proposal: id, yes });
    }
  };
  const isMine = (seats: readonly Seat[]): boolean => by !== undefined && seats.includes(by);
  const awaits = (seats: readonly Seat[]): boolean => isAwaited(proposal, seats);
  const isAsked = states.some(({ you }) => awaits(you.seats));
  const isHushed = useHushed(table)(by) && isAsked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: turned down once
  useEffect(() => {
    if (isHushed) vote(false, awaits);
  }, [isHushed, id]);
  const name = names[seat] ?? '';
  const request = { undo: t.proposalUndo, takeover: t.proposalBot, step: t.proposalStep }[kind](name);
  const isHeard = isAsked && !isHushed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    if (!isHeard) return;
    sound('request');
    announce(request);
  }, [isHeard, id]);
  if (isHushed) return null;
  if (!isAsked) {
    return (
      <div className={controls.notice}>
        <p>{{ undo: () => t.proposedUndo, takeover: t.proposed, step: t.proposedStep }[kind](name)}</p>
        {states.some(({ you }) => isMine(you.seats)) ? (
          <button type="button" className={controls.button} onClick={() => vote(false, isMine)}>
            {t.withdraw}
          </button>
        ) : null}
      </div>
    );
  }
  return (
    <div className={style.floating}>
      <div className={controls.notice}>
        <p>{request}</p>
        <button type="button" className={controls.primary} onClick={() => vote(true, awaits)}>
          {t.yes}
        </button>
        <button type="button" className={controls.button} onClick={() => vote(false, awaits)}>
          {t.no}
        </button>
        {by === undefined ? null : (
          <button
            type="button"
            className={controls.quiet}
            aria-label={t.hush(names[by] ?? '')}
            title={t.hush(names[by] ?? '')}
            onClick={() => hush(table, by, true)}
          >
            {t.hushPerson}
          </button>
        )}
      </div>
    </div>
  );
}

/** Whoever may still say yes or no, and whoever has asked. */
function concerns(proposal: Proposal, seats: readonly Seat[]): boolean {
  return isAwaited(proposal, seats) || (proposal.by !== undefined && seats.includes(proposal.by));
}

/** Has somebody with a seat, whom it is not about, still to say yes or no? */
function isAwaited({ yes, no, seat }: Proposal, seats: readonly Seat[]): boolean {
  return seats.length > 0 && !seats.some((mine) => mine === seat || yes.includes(mine) || no.includes(mine));
}
