import { type Agreeing, isAgreeing, type Seat } from '@tafelrunde/kernel';
import { Check, Hourglass, Lightbulb } from 'lucide-react';
import { SeatToken } from '../seat-token.tsx';
import { useTools } from '../tools.tsx';
import { tableWords } from '../words.ts';
import style from './consents.module.css';

/** Where somebody stands: it is their proposal, they are for it, or they have not answered. */
type Stand = 'by' | 'yes' | 'open';

const signs = { by: Lightbulb, yes: Check, open: Hourglass } as const;

function standOf({ by, yes }: NonNullable<Agreeing['proposal']>, seat: Seat): Stand {
  if (by === seat) return 'by';
  return yes.includes(seat) ? 'yes' : 'open';
}

/** Who has consented to what is proposed, and who is still asked. */
export function Consents() {
  const { question, board } = useTools();
  const { lang, names } = board;
  if (question === undefined || !isAgreeing(question.op)) return null;
  const { among, proposal } = question.op;
  if (proposal === undefined) return null;
  const t = tableWords[lang].proposal;
  return (
    <ul className={style.consents} aria-label={t.title}>
      {among.map((seat) => {
        const name = names[seat] ?? '';
        const stand = standOf(proposal, seat);
        const Sign = signs[stand];
        return (
          <li key={seat} className={style.one} data-stand={stand}>
            <SeatToken seat={seat} name={name} />
            <span>{t[stand](name)}</span>
            <Sign aria-hidden="true" />
          </li>
        );
      })}
    </ul>
  );
}
