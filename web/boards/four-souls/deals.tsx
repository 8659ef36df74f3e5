import type { Option, Question, Ref } from '@tafelrunde/kernel';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import type { BoardProps } from '../../app/board.ts';
import { Dialog } from '../../app/dialog.tsx';
import controls from '../../style/controls.module.css';
import { cardBehind } from '../../table/tools.tsx';
import { soulsWords } from './words.ts';

/** Nothing more is asked after it. */
const isFinal = (ref: Ref): boolean => /^(?:accept|decline|withdraw|button):/.test(String(ref));

function labelOf({ view, game, lang, names }: BoardProps, question: Question, option: Option): string {
  const card = cardBehind(view, option.ref);
  if (card !== undefined) return game.text.card(card, lang).name;
  const seat = /^offer:(\d+)$/.exec(String(option.ref))?.[1];
  return seat === undefined ? game.text.option(option, question, lang) : (names[Number(seat)] ?? '');
}

interface DealsProps {
  readonly board: BoardProps;
  readonly question: Question;
}

/** Coins for a promise, whenever somebody feels like it: the question stands beside all others. */
export function Deals({ board, question }: DealsProps) {
  const { lang, game, answer } = board;
  const t = soulsWords[lang];
  const [open, setOpen] = useState(false);
  const isOffered = question.options.some(({ ref }) => String(ref).startsWith('accept:'));
  return (
    <>
      <button
        type="button"
        className={isOffered ? controls.primary : controls.icon}
        aria-label={t.deals}
        title={t.deals}
        onClick={() => setOpen(true)}
      >
        <Handshake aria-hidden="true" />
      </button>
      <Dialog title={t.deals} open={open} close={() => setOpen(false)}>
        <div className={controls.stack}>
          <p className={controls.hint}>{question.op.op === 'deals' ? t.dealsWhy : game.text.prompt(question, lang)}</p>
          <div className={controls.choices}>
            {question.options.map((option) => (
              <button
                key={option.ref}
                type="button"
                className={controls.button}
                onClick={() => {
                  if (isFinal(option.ref)) setOpen(false);
                  answer(question, [option.ref]);
                }}
              >
                {labelOf(board, question, option)}
              </button>
            ))}
          </div>
        </div>
      </Dialog>
    </>
  );
}
