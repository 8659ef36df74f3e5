import { type Option, type Question, type Ref, refs, type Seat } from '@tafelrunde/kernel';
import { landName } from '@tafelrunde/spirit-island';
import { capital } from '@tafelrunde/words';
import { useMemo } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import { optionFor } from '../../table/asking/picking.ts';
import { Prompt } from '../../table/asking/prompt.tsx';
import { lowerSeat, othersOf } from '../../table/cards/reading.ts';
import { Over, Rail, TableShell, useShell } from '../../table/shell.tsx';
import { offTable, useMakeTools, useTools } from '../../table/tools.tsx';
import style from './board.module.css';
import { divisionOf } from './dividing.ts';
import { useKeepEnding } from './ended.ts';
import { Finale } from './finale.tsx';
import { saidOf } from './forecast.ts';
import { InvaderTrack } from './invader-track.tsx';
import { Island, refsOn } from './island.tsx';
import { MarksProvider, useMakeMarks } from './marks.ts';
import { Hand } from './panel/hand.tsx';
import { Offer } from './panel/offer.tsx';
import { Others } from './panel/others.tsx';
import { panelRefs } from './panel/reading.ts';
import { Sheets } from './panel/sheets.tsx';
import { SpiritPanel } from './panel/spirit-panel.tsx';
import { TurnUpShow } from './turn-up-show.tsx';

import { whyNot } from './why-not.ts';
import { islandWords } from './words.ts';
import { ZoomCard } from './zoom-card.tsx';

/** The table of Spirit Island. */
export function Board(props: BoardProps) {
  const { view, seat, lang } = props;
  const below = lowerSeat(seat);
  // What can be picked where it lies, in the order in which it is seen.
  const seen = useMemo(() => [...panelRefs(view, below), ...refsOn(view)], [view, below]);
  const [question] = props.questions;
  const tools = useMakeTools(props, {
    seen,
    whyNot: (asked, ref) => whyNot({ view, lang }, asked, ref),
    divides: (asked) => divisionOf(view, asked),
    preview: (ref) => previewOf(props, question, ref),
  });
  const { tray, buttons } = offTable(tools, (ref) => seen.includes(ref));
  const marks = useMakeMarks();
  useKeepEnding(props);
  return (
    <MarksProvider value={marks}>
      <TableShell
        tools={tools}
        className={style.table}
        ending={{ words: islandWords[lang].finale.show, draw: (close) => <Finale close={close} /> }}
        zoomed={(zoomed) => <ZoomCard zoomed={zoomed} />}
      >
        <Laid tray={tray} buttons={buttons} below={below} />
      </TableShell>
    </MarksProvider>
  );
}

/** What will happen in a land if nobody does anything; of one that can be picked more is known. */
function previewOf(board: BoardProps, question: Question | undefined, ref: Ref): string | undefined {
  const land = refs.land.in(ref);
  if (land === undefined || (question !== undefined && optionFor(question, ref) !== undefined)) return undefined;
  const said = saidOf(board, land);
  return said === '' ? undefined : `${capital(landName(land, board.lang))}: ${said}`;
}

/** How high the cards below the island may be on a desk, and what is asked for on a phone. */
const HAND = 168;
const SHEETS = { tall: 236, flat: 190 } as const;

interface LaidProps {
  readonly tray: readonly Option[];
  readonly buttons: readonly Option[];
  readonly below: Seat;
}

/** Everything at its place. */
function Laid({ tray, buttons, below }: LaidProps) {
  const { board } = useTools();
  const { layout } = useShell();
  const { view } = board;
  return (
    <>
      <InvaderTrack />
      <Island />
      {layout === 'wide' ? null : <Sheets seat={below} height={SHEETS[layout]} />}
      <div className={style.dock}>
        <Prompt buttons={buttons} />
        {layout === 'wide' ? <Hand seat={below} height={HAND} /> : null}
      </div>
      <Rail className={style.rail}>
        <SpiritPanel seat={below} />
        <Others seats={othersOf(view, below)} />
      </Rail>
      <TurnUpShow />
      <Over className={style.over}>
        <Offer options={tray} />
      </Over>
    </>
  );
}
