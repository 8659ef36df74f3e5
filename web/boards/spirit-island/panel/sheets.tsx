import { type Ref, refs, type Seat, type View } from '@tafelrunde/kernel';
import { ELEMENTS, growthRef, innateRef, markerRef, trackRef } from '@tafelrunde/spirit-island';
import { useState } from 'react';
import { optionFor } from '../../../table/asking/picking.ts';
import { cardsOf, othersOf, sizeOf } from '../../../table/cards/reading.ts';
import { useTools } from '../../../table/tools.tsx';
import { cardWords } from '../card-words.ts';
import { ElementsBar } from './elements-bar.tsx';
import { Growth } from './growth.tsx';
import { Hand, LANES } from './hand.tsx';
import { Head, Values } from './head.tsx';
import { Innates } from './innates.tsx';
import { Kept } from './kept.tsx';
import { Others } from './others.tsx';
import { inPlay, spiritOf } from './reading.ts';
import style from './sheets.module.css';
import { SpiritPanel } from './spirit-panel.tsx';
import { Tracks } from './tracks.tsx';

const TABS = ['cards', 'panel', 'others'] as const;
type Tab = (typeof TABS)[number];

/** Where there is little room: what is asked for lies open below the island; everything else is a sheet that is opened. */
export function Sheets({ seat, height }: { readonly seat: Seat; readonly height: number }) {
  const { board, question } = useTools();
  const { view, lang } = board;
  const t = cardWords[lang];
  const [opened, setOpened] = useState<{ readonly tab: Tab; readonly at: string | undefined }>();
  const others = othersOf(view, seat);
  // What one opened is for the question that one was asked then.
  const tab = opened?.at === question?.id ? opened?.tab : undefined;
  const toggle = (next: Tab): void => setOpened(next === tab ? undefined : { tab: next, at: question?.id });
  return (
    <div className={style.sheets}>
      <div className={style.bar}>
        {TABS.filter((each) => each !== 'others' || others.length > 0).map((each) => (
          <button
            key={each}
            type="button"
            className={style.tab}
            aria-expanded={each === tab}
            onClick={() => toggle(each)}
          >
            {t[each]}
            {each === 'cards' ? <i>{sizeOf(view, 'hand', seat) + sizeOf(view, 'play', seat)}</i> : null}
          </button>
        ))}
        <Values seat={seat} />
      </div>
      {tab === 'panel' ? null : <ElementsBar seat={seat} />}
      <div className={style.sheet} style={{ '--sheet': `${height}px` }}>
        {tab === undefined ? <Asked seat={seat} height={height} /> : null}
        {tab === 'cards' ? <Hand seat={seat} height={height} /> : null}
        {tab === 'panel' ? <SpiritPanel seat={seat} /> : null}
        {tab === 'others' ? <Others seats={others} /> : null}
      </div>
    </div>
  );
}

/** What an innate power takes where there is little room. */
const INNATE = 72;

/** The parts of the panel in which something can be picked now. */
function Asked({ seat, height }: { readonly seat: Seat; readonly height: number }) {
  const { board, question } = useTools();
  const { view } = board;
  if (question === undefined || question.seat !== seat) return null;
  const offers = (some: readonly Ref[]): boolean => some.some((ref) => optionFor(question, ref) !== undefined);
  const lanes = lanesFor(view, seat, offers);
  const innates = spiritOf(view, seat)?.card.innates ?? [];
  const isInnate = offers(innates.map((_, i) => innateRef(i)));
  return (
    <>
      {offers([refs.seat(seat)]) ? <Head seat={seat} /> : null}
      {offers(GROWTH) ? <Growth seat={seat} /> : null}
      {offers(MARKERS) ? <Kept seat={seat} /> : null}
      {offers(TRACKS) ? <Tracks seat={seat} /> : null}
      {isInnate ? <Innates seat={seat} brief /> : null}
      {lanes.length > 0 ? (
        <Hand seat={seat} only={lanes} height={isInnate ? height - INNATE * innates.length : height} />
      ) : null}
      {offers(othersOf(view, seat).map((other) => refs.seat(other))) ? <Others seats={othersOf(view, seat)} /> : null}
    </>
  );
}

const MARKERS = ELEMENTS.map((element) => markerRef(element));
const GROWTH = Array.from({ length: 12 }, (_, i) => growthRef(i));
const TRACKS = Array.from({ length: 6 }, (_, i) => trackRef(i));

/** Whichever of the cards before a spirit can be picked. */
const lanesFor = (view: View, seat: Seat, offers: (some: readonly Ref[]) => boolean) =>
  LANES.filter((kind) =>
    offers(
      (kind === 'fast' || kind === 'slow' ? inPlay(view, seat, kind) : cardsOf(view, kind, seat)).map(({ obj }) => obj),
    ),
  );
