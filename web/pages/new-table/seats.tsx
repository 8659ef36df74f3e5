import { Plus, Trash2 } from 'lucide-react';
import type { PlayableBox } from '../../app/shelf.ts';
import { useWords } from '../../app/words.ts';
import controls from '../../style/controls.module.css';
import { newTableWords } from '../../words/new-table.ts';
import { type Draft, type DraftSeat, nameOf, withAnotherSeat, withoutSeat, withSeat } from './draft.ts';
import style from './new-table.module.css';

interface SeatsProps {
  readonly box: PlayableBox;
  readonly draft: Draft;
  setDraft(draft: Draft): void;
}

export function Seats({ box, draft, setDraft }: SeatsProps) {
  const t = useWords(newTableWords);
  return (
    <fieldset className={style.seats}>
      <legend>
        <h2>{t.seats}</h2>
      </legend>
      {draft.seats.map((seat, i) => (
        <SeatRow key={seat.key} box={box} draft={draft} setDraft={setDraft} seat={seat} number={i + 1} />
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

function SeatRow({ box, draft, setDraft, seat, number }: SeatsProps & { seat: DraftSeat; number: number }) {
  const t = useWords(newTableWords);
  const online = draft.where === 'online';
  const minds: readonly { readonly mind: DraftSeat['mind']; readonly label: string }[] = online
    ? number === 1
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
          className={controls.input}
          aria-label={t.nameOf(number)}
          placeholder={nameOf(
            { ...draft, seats: draft.seats.map((each) => (each.key === seat.key ? { ...each, name: '' } : each)) },
            seat.key,
            { you: t.you, player: t.player },
          )}
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
      {draft.seats.length > box.seats.min && !(online && number === 1) ? (
        <button
          type="button"
          className={`${controls.icon} ${style.remove}`}
          aria-label={t.remove(number)}
          title={t.remove(number)}
          onClick={() => setDraft(withoutSeat(draft, seat.key))}
        >
          <Trash2 aria-hidden="true" />
        </button>
      ) : (
        <span className={style.remove} />
      )}
    </div>
  );
}
