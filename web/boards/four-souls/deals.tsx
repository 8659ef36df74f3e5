import {
  acceptRef,
  CANCEL,
  COIN,
  declineRef,
  offerRef,
  promiseLabel,
  stateIn,
  withdrawRef,
} from '@tafelrunde/four-souls';
import { type CardId, type Question, type Ref, refs, type Seat } from '@tafelrunde/kernel';
import { Handshake, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../app/fields/dialog.tsx';
import type { BoardProps } from '../../app/games/board.ts';
import controls from '../../style/controls.module.css';
import { optionFor } from '../../table/asking/picking.ts';
import style from './deals.module.css';
import { nameOf } from './reading.ts';
import { soulsWords } from './words.ts';

interface DealsProps {
  readonly board: BoardProps;
  readonly question: Question;
}

/** FS-286: coins for a promise, whenever somebody feels like it: the question stands beside all others. */
export function Deals({ board, question }: DealsProps) {
  const t = soulsWords[board.lang].deals;
  const [open, setOpen] = useState(false);
  const isOffered = question.options.some(({ ref }) => acceptRef.is(ref));
  const part = { board, question, close: () => setOpen(false) };
  return (
    <>
      <button
        type="button"
        className={isOffered ? controls.primary : controls.icon}
        aria-label={isOffered ? t.offered : t.title}
        title={isOffered ? t.offered : t.title}
        onClick={() => setOpen(true)}
      >
        <Handshake aria-hidden="true" />
      </button>
      <Dialog title={t.title} open={open} close={part.close}>
        {question.op.op === 'deals' ? (
          <Offers {...part} />
        ) : question.op.op === 'dealCoins' ? (
          <Coins key={question.id} {...part} />
        ) : (
          <Promises {...part} />
        )}
      </Dialog>
    </>
  );
}

interface PartProps extends DealsProps {
  /** Nothing more is asked. */
  close(): void;
}

/** What lies on the table, and who could be offered something. */
function Offers({ board, question, close }: PartProps) {
  const { view, seat, names, lang, answer } = board;
  const t = soulsWords[lang].deals;
  const settle = (ref: Ref) => {
    close();
    answer(question, [ref]);
  };
  const answers = [
    { toOffer: acceptRef, says: t.accept, looks: controls.primary },
    { toOffer: declineRef, says: t.decline, looks: controls.button },
    { toOffer: withdrawRef, says: t.withdraw, looks: controls.button },
  ] as const;
  const partners = names.flatMap((name, other) =>
    optionFor(question, offerRef(other)) === undefined ? [] : [{ name, other }],
  );
  return (
    <div className={controls.stack}>
      <p className={controls.hint}>{t.why}</p>
      {stateIn(view)
        .offers.filter(({ from, to }) => from === seat || to === seat)
        .map(({ id, from, to, n, promise, card }) => {
          const said = promiseOf(board, promise, card);
          return (
            <div key={id} className={style.offer}>
              <p>{to === seat ? t.from(names[from] ?? '', n, said) : t.to(names[to] ?? '', n, said)}</p>
              <div className={controls.choices}>
                {answers.map(({ toOffer, says, looks }) =>
                  optionFor(question, toOffer(id)) === undefined ? null : (
                    <button key={says} type="button" className={looks} onClick={() => settle(toOffer(id))}>
                      {says}
                    </button>
                  ),
                )}
              </div>
            </div>
          );
        })}
      {partners.length === 0 ? null : (
        <>
          <h3>{t.whom}</h3>
          <div className={controls.choices}>
            {partners.map(({ name, other }) => (
              <button
                key={other}
                type="button"
                className={controls.button}
                onClick={() => answer(question, [offerRef(other)])}
              >
                {name}
              </button>
            ))}
          </div>
        </>
      )}
      <Made board={board} />
    </div>
  );
}

const promiseOf = ({ game, lang }: BoardProps, promise: string, card: CardId | undefined): string =>
  game.text.key(promiseLabel({ promise, card }), lang);

/** FS-288: what was promised stays written down, the latest first. */
function Made({ board }: { readonly board: BoardProps }) {
  const { view, names, lang } = board;
  const t = soulsWords[lang].deals;
  const { deals } = stateIn(view);
  if (deals.length === 0) return null;
  return (
    <>
      <h3>{t.made}</h3>
      <ul className={style.made}>
        {deals.toReversed().map(({ id, from, to, n, promise, card }) => (
          <li key={id}>{t.was(names[from] ?? '', n, names[to] ?? '', promiseOf(board, promise, card))}</li>
        ))}
      </ul>
    </>
  );
}

/** Whom the offer is for. */
const partnerOf = ({ board, question }: DealsProps): string => {
  const to: Seat = 'to' in question.op && typeof question.op.to === 'number' ? question.op.to : 0;
  return nameOf(board, refs.seat(to));
};

function Coins({ board, question, close }: PartProps) {
  const t = soulsWords[board.lang].deals;
  const [coins, setCoins] = useState(1);
  return (
    <div className={controls.stack}>
      <p>{t.howMany(partnerOf({ board, question }))}</p>
      <div className={style.coins}>
        <button
          type="button"
          className={controls.icon}
          aria-label={t.fewer}
          disabled={coins <= 1}
          onClick={() => setCoins(coins - 1)}
        >
          <Minus aria-hidden="true" />
        </button>
        <output>{coins}¢</output>
        <button
          type="button"
          className={controls.icon}
          aria-label={t.more}
          disabled={coins >= question.max}
          onClick={() => setCoins(coins + 1)}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
      <div className={controls.choices}>
        <button
          type="button"
          className={controls.primary}
          onClick={() =>
            board.answer(
              question,
              Array.from({ length: coins }, () => COIN),
            )
          }
        >
          {t.offer(coins)}
        </button>
        <button
          type="button"
          className={controls.button}
          onClick={() => {
            close();
            board.answer(question, []);
          }}
        >
          {t.never}
        </button>
      </div>
    </div>
  );
}

function Promises({ board, question, close }: PartProps) {
  const { game, lang, answer } = board;
  const t = soulsWords[lang].deals;
  const n = 'n' in question.op && typeof question.op.n === 'number' ? question.op.n : 0;
  return (
    <div className={controls.stack}>
      <p>{t.whatFor(partnerOf({ board, question }), n)}</p>
      <div className={controls.choices}>
        {question.options.map((option) => (
          <button
            key={option.ref}
            type="button"
            className={option.ref === CANCEL ? controls.quiet : controls.button}
            onClick={() => {
              close();
              answer(question, [option.ref]);
            }}
          >
            {typeof option.ref === 'number'
              ? t.use(nameOf(board, option.ref))
              : option.ref === CANCEL
                ? t.never
                : game.text.option(option, question, lang)}
          </button>
        ))}
      </div>
    </div>
  );
}
