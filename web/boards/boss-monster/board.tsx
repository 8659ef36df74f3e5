import { DONE, LEFT, PASS } from '@tafelrunde/boss-monster';
import type { ObjectNumber, Option, Ref, Seat, View } from '@tafelrunde/kernel';
import { Check, Hand as HandSign } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import { optionFor } from '../../table/asking/picking.ts';
import { Prompt } from '../../table/asking/prompt.tsx';
import { cardsOf, lowerSeat, othersOf } from '../../table/cards/reading.ts';
import { Tray } from '../../table/cards/tray.tsx';
import { useLayout } from '../../table/layout.ts';
import { Over, Rail, TableShell, useShell } from '../../table/shell.tsx';
import { cardBehind, offTable, useMakeTools, useTools } from '../../table/tools.tsx';
import { useMedia } from '../../table/use-size.ts';
import style from './board.module.css';
import { CardFace } from './card.tsx';
import { describe } from './describe.ts';
import { doingWith } from './doing.ts';
import { Dungeon } from './dungeon.tsx';
import { Finale } from './finale.tsx';
import { comingOf } from './forecast.ts';
import { Hand } from './hand.tsx';
import { refsIn } from './reading.ts';
import { SmallDungeon } from './small-dungeon.tsx';
import { Town } from './town.tsx';
import { WalkShow } from './walk-show.tsx';
import { whyNot } from './why-not.ts';
import { bossWords } from './words.ts';
import { ZoomCard } from './zoom-card.tsx';

/** A tablet that stands has room for every dungeon as on a desk. */
const TABLET = '(min-width: 700px) and (min-height: 860px)';

/** The table of Boss Monster. */
export function Board(props: BoardProps) {
  const { view, seat, lang } = props;
  const [question] = props.questions;
  const below = lowerSeat(seat);
  const seen = useMemo(() => seenIn(view, below), [view, below]);
  const isTablet = useMedia(TABLET);
  const isNarrow = useLayout() !== 'wide' && !isTablet;
  const tools = useMakeTools(props, {
    seen,
    whyNot: (asked, ref) => whyNot({ view, lang }, asked, ref),
    doing: (ref) => doingWith(props, question, ref),
    preview: (ref) => previewOf(ref),
  });
  const coming = comingOf(props, (hero) => nameIn(props, hero));
  const { tray, buttons } = offTable(tools, (ref) => seen.includes(ref));
  return (
    <TableShell
      tools={tools}
      className={style.table}
      mark={`${crowdOf(view.seats)} ${isTablet ? 'tablet' : ''}`}
      ending={{ words: bossWords[lang].finale.show, draw: (close) => <Finale close={close} /> }}
      zoomed={(zoomed) => <ZoomCard zoomed={zoomed} />}
    >
      <Laid
        tray={tray}
        buttons={buttons}
        below={below}
        isTablet={isTablet}
        coming={isNarrow || coming === '' ? undefined : bossWords[lang].coming(coming)}
      />
    </TableShell>
  );

  /** What letting things happen comes to is said in a line; the whole story of the round would bury the table. */
  function previewOf(ref: Ref): string | undefined {
    if (ref !== PASS && ref !== DONE) return undefined;
    return isNarrow || coming === '' ? '' : bossWords[lang].coming(coming);
  }
}

const crowdOf = (seats: number): string => (seats > 4 ? 'many' : seats === 2 ? 'duel' : '');

const nameIn = ({ view, game, lang }: BoardProps, hero: ObjectNumber): string | undefined => {
  const card = cardBehind(view, hero);
  return card === undefined ? undefined : game.text.card(card, lang).name;
};

/** What can be picked where it lies, in the order in which it is seen. */
function seenIn(view: View, below: Seat): readonly Ref[] {
  return [
    ...cardsOf(view, 'hand', below).map(({ obj }) => obj),
    LEFT,
    ...refsIn(view, below),
    ...cardsOf(view, 'town').map(({ obj }) => obj),
    ...othersOf(view, below).flatMap((other) => refsIn(view, other)),
  ];
}

interface LaidProps {
  readonly tray: readonly Option[];
  readonly buttons: readonly Option[];
  readonly below: Seat;
  readonly isTablet: boolean;
  readonly coming: string | undefined;
}

/** Everything at its place. */
function Laid({ tray, buttons, below, isTablet, coming }: LaidProps) {
  const { board } = useTools();
  const { layout } = useShell();
  const { lang, view } = board;
  const others = othersOf(view, below);
  return (
    <>
      <Town />
      {layout === 'wide' || isTablet || (layout === 'tall' && others.length === 1) ? (
        <div className={style.others} data-count={others.length}>
          {others.map((other) => (
            <Dungeon key={other} seat={other} own={false} />
          ))}
        </div>
      ) : (
        <SmallDungeons seats={others} below={below} />
      )}
      <div className={style.mine}>
        <Dungeon seat={below} own />
      </div>
      <div className={style.dock}>
        <Prompt buttons={buttons} sign={signOf} coming={coming} />
        <Hand seat={below} layout={layout} />
      </div>
      <Rail className={style.rail} />
      <Over className={style.over}>
        <Tray
          options={tray}
          face={(card, number, shape) => <CardFace id={card} lang={lang} shape={shape} pickNumber={number} />}
          describe={(card) => describe(card, lang)}
        />
      </Over>
      <WalkShow />
    </>
  );
}

/** Of more dungeons than these, where something can be picked in each, a phone has no room for anything else. */
const MOST_WHOLE = 2;

/** Where there is little room the dungeons of others are small; a touch opens one, and so does something in it that can be picked. */
function SmallDungeons({ seats, below }: { readonly seats: readonly Seat[]; readonly below: Seat }) {
  const { board, question } = useTools();
  const [opened, open] = useState<Seat>();
  const isAsked = (seat: Seat): boolean =>
    question !== undefined && refsIn(board.view, seat).some((ref) => optionFor(question, ref) !== undefined);
  const asked = seats.filter(isAsked);
  const shown = asked.length > 0 ? asked : seats.filter((seat) => seat === opened);
  return (
    <>
      <div className={style.others} data-count={seats.length}>
        {seats.map((seat) => (
          <SmallDungeon
            key={seat}
            seat={seat}
            isOpen={shown.includes(seat)}
            toggle={() => open(seat === opened ? undefined : seat)}
          />
        ))}
      </div>
      {shown.length === 0 ? null : (
        <div
          className={style.opened}
          data-alone={isAsked(below) ? undefined : ''}
          data-crowded={asked.length > MOST_WHOLE ? '' : undefined}
        >
          {shown.map((seat) => (
            <Dungeon key={seat} seat={seat} own={false} />
          ))}
          {asked.length > 0 ? null : (
            <button type="button" className={style.close} onClick={() => open(undefined)}>
              {bossWords[board.lang].close}
            </button>
          )}
        </div>
      )}
    </>
  );
}

const signs: Readonly<Record<string, ReactNode>> = {
  [PASS]: <HandSign aria-hidden="true" />,
  [DONE]: <Check aria-hidden="true" />,
};

const signOf = ({ ref }: Option): ReactNode => signs[ref] ?? null;
