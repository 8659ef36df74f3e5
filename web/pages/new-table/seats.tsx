import type { Playable } from '@tafelrunde/games';
import { Plus, Trash2 } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { calledWords } from '../../words/called.ts';
import { newTableWords } from '../../words/new-table.ts';
import { type Draft, type DraftSeat, nameOf, withAnotherSeat, withoutSeat, withSeat } from './draft.ts';
import style from './new-table.module.css';

interface SeatsProps {
  readonly box: Playable;
  readonly draft: Draft;
  setDraft(draft: Draft): void;
  /** Where others need a name for whoever sets up the table. */
  readonly nameField?: Ref<HTMLInputElement>;
  readonly nameFault?: string | undefined;
}

export function Seats({ box, draft, setDraft, nameField, nameFault }: SeatsProps) {
  const t = useWords(newTableWords);
  return (
    <fieldset className={style.seats}>
      <legend>
        <h2>{t.seats}</h2>
      </legend>
      {draft.seats.map((seat, i) => (
        <SeatRow
          key={seat.key}
          box={box}
          draft={draft}
          setDraft={setDraft}
          seat={seat}
          number={i + 1}
          {...(i === 0 ? { nameField, nameFault } : {})}
        />
      ))}
      {draft.seats.length < box.seats.max ? (
        <div>
          <button
            type="button"
            className={controls.button}
            onClick={() => setDraft(withAnotherSeat(draft, box.play.usual.bot))}
          >
            <Plus aria-hidden="true" />
            {t.add}
          </button>
        </div>
      ) : null}
    </fieldset>
  );
}

interface SeatRowProps extends SeatsProps {
  readonly seat: DraftSeat;
  readonly number: number;
}

function SeatRow({ box, draft, setDraft, seat, number, nameField, nameFault }: SeatRowProps) {
  const t = useWords(newTableWords);
  const called = useWords(calledWords);
  const nameHint = useId();
  const online = draft.where === 'online';
  const isHost = online && number === 1;
  const minds: readonly { readonly mind: DraftSeat['mind']; readonly label: string }[] = online
    ? isHost
      ? [{ mind: 'person', label: t.me }]
      : [
          { mind: 'invited', label: t.invited },
          { mind: 'person', label: t.person },
          { mind: 'bot', label: t.bot },
        ]
    : [
        { mind: 'person', label: t.person },
        { mind: 'bot', label: t.bot },
      ];
  const isMind = (value: string) => minds.find(({ mind }) => mind === value)?.mind;
  return (
    <div className={style.seat}>
      <span className={style.number}>{t.seat(number)}</span>
      <select
        className={controls.select}
        aria-label={t.kind(number)}
        value={seat.mind}
        onChange={({ target }) => setDraft(withSeat(draft, seat.key, { mind: isMind(target.value) ?? seat.mind }))}
      >
        {minds.map(({ mind, label }) => (
          <option key={mind} value={mind}>
            {label}
          </option>
        ))}
      </select>
      {seat.mind === 'invited' ? (
        <span />
      ) : (
        <input
          ref={nameField}
          className={controls.input}
          aria-label={t.nameOf(number)}
          aria-describedby={isHost ? nameHint : undefined}
          aria-invalid={nameFault !== undefined}
          placeholder={isHost ? t.yourName : nameOf(withSeat(draft, seat.key, { name: '' }), seat.key, called)}
          maxLength={40}
          value={seat.name}
          onChange={({ target }) => setDraft(withSeat(draft, seat.key, { name: target.value }))}
        />
      )}
      {seat.mind === 'bot' ? (
        <select
          className={controls.select}
          aria-label={t.strengthOf(number)}
          value={seat.bot}
          onChange={({ target }) => setDraft(withSeat(draft, seat.key, { bot: target.value }))}
        >
          {box.play.bots.map(({ bot, strength }) => (
            <option key={bot} value={bot}>
              {t[strength]}
            </option>
          ))}
        </select>
      ) : (
        <span />
      )}
      {draft.seats.length > box.seats.min && !isHost ? (
        <button
          type="button"
          className={`${controls.icon} ${style.remove}`}
          aria-label={t.remove(number)}
          title={t.remove(number)}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget.parentElement);
            setDraft(withoutSeat(draft, seat.key));
          }}
        >
          <Trash2 aria-hidden="true" />
        </button>
      ) : (
        <span className={style.remove} />
      )}
      {isHost ? (
        <p
          id={nameHint}
          className={`${style.nameHint} ${nameFault === undefined ? controls.hint : controls.problem}`}
          role={nameFault === undefined ? undefined : 'alert'}
        >
          {nameFault ?? t.nameWhy}
        </p>
      ) : null}
    </div>
  );
}

/** Before a row goes, what stands beside it gets the focus. */
function focusBeside(row: HTMLElement | null): void {
  const beside = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('select, button');
  if (beside instanceof HTMLElement) beside.focus();
}
