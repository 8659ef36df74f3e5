import type { ToldEvent } from '@tafelrunde/kernel';
import type { LogLine } from '@tafelrunde/table/client';
import { sentencesOf } from '../../table/log/log-lines.ts';
import { SeatToken } from '../../table/seat-token.tsx';
import { useTools } from '../../table/tools.tsx';
import style from './fight.module.css';

/** How far back it is looked: what came before that is in the log. */
const LINES = 24;

const telling = new Set([
  'attacks',
  'hit',
  'missed',
  'damaged',
  'healed',
  'gainedCoins',
  'lostCoins',
  'gaveCoins',
  'dealMade',
  'goalMet',
  'paidPenalty',
  'skipped',
  'soloDie',
  'prevented',
  'died',
  'monsterDied',
  'cancelled',
  'fizzled',
  'revealed',
  'turn',
  'voted',
]);
const tellingMoves = new Set([
  'hand>pending',
  'loot-deck>hand',
  'hand>hand',
  'hand>loot-discard',
  'shop>items',
  'treasure-deck>items',
  'items>items',
  'items>treasure-discard',
  'items>loot-discard',
  'monster-deck>monster',
  'monster>curses',
  'monster-deck>curses',
  'dying>souls',
  'items>souls',
  'treasure-discard>souls',
  'souls>souls',
  'souls>loot-discard',
  'souls>treasure-discard',
  'souls>monster-discard',
  'souls>box',
  'bonus>souls',
]);

const isTelling = ({ type, from, to }: ToldEvent): boolean =>
  type === 'moved' ? tellingMoves.has(`${from?.kind}>${to?.kind}`) : telling.has(type);

/** What happened last, in the middle of the table: also an effect that nobody could answer is seen there. */
export function Latest() {
  const { board } = useTools();
  const { table, names } = board;
  const lines: LogLine[] = table.log
    .slice(-LINES)
    .map((line) => (line.events === undefined ? line : { ...line, events: line.events.filter(isTelling) }));
  const last = sentencesOf(lines, board).at(-1);
  if (last === undefined) return null;
  return (
    <p key={last.key} className={style.latest}>
      {last.seat === undefined ? null : <SeatToken seat={last.seat} name={names[last.seat] ?? ''} />}
      <span>
        {last.pieces.map(({ text, card }, i) =>
          card === undefined ? (
            text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes its order
            <b key={i} data-zoom={card}>
              {text}
            </b>
          ),
        )}
      </span>
    </p>
  );
}
