import { Play } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../../app/kept/settings.ts';
import { useSaid, useWords } from '../../app/text/words.ts';
import type { LiveFile } from '../../local/live-file.ts';
import controls from '../../style/controls.module.css';
import { calledWords } from '../../words/called.ts';
import { newTableWords } from '../../words/new-table.ts';
import { replayWords } from '../../words/replay.ts';
import { type Draft, firstDraft, holdersOf, problemWith } from '../new-table/draft.ts';
import { Seats } from '../new-table/seats.tsx';
import style from './replay.module.css';

/** A position from a file is about to become a table: who plays which seat? */
export function WhoPlays({ file, failed }: { readonly file: LiveFile; failed(): void }) {
  const t = useWords(newTableWords);
  const r = useWords(replayWords);
  const called = useWords(calledWords);
  const said = useSaid();
  const [, go] = useLocation();
  const { name } = useSettings();
  const [draft, setDraft] = useState(() => draftOf(file, name));
  const problem = problemWith(draft);
  const people = draft.seats.filter(({ mind }) => mind === 'person').length;
  const seats = { min: draft.seats.length, max: draft.seats.length };
  const start = async (event: SyntheticEvent) => {
    event.preventDefault();
    const id = await file.open(holdersOf(draft, called));
    if (id === undefined) failed();
    else go(`/here/${id}`);
  };
  return (
    <form className={`${controls.panel} ${style.whoPlays}`} onSubmit={(event) => void start(event).catch(failed)}>
      <p>{r.position(said(file.box.name))}</p>
      <Seats box={{ ...file.box, seats }} draft={draft} setDraft={setDraft} />
      <div className={controls.row}>
        <button type="submit" className={controls.primary} disabled={problem !== undefined}>
          <Play aria-hidden="true" />
          {t.start}
        </button>
        <p>{problem === undefined ? t.ready(people, draft.seats.length - people) : t[problem]}</p>
      </div>
    </form>
  );
}

/** The only person in a file without names is who opens it. */
function draftOf({ game, box, seats }: LiveFile, me: string): Draft {
  return {
    ...firstDraft(game, box.play.usual, me),
    seats: seats.map(({ mind, name, bot }, key) => ({
      key,
      mind,
      here: mind,
      name: name === '' && mind === 'person' ? me : name,
      bot,
    })),
  };
}
