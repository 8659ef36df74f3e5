import { figuresIn, storyOf, type Story as Told } from '@tafelrunde/four-souls';
import { useMemo } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import { Course, Story, Tally } from '../../table/ending/story.tsx';
import { useTools } from '../../table/tools.tsx';
import { cardNamed } from './reading.ts';
import { soulsWords } from './words.ts';

/** How it came to this. */
export function StoryOfSouls() {
  const { board } = useTools();
  const { table, view, lang } = board;
  const t = soulsWords[lang].story;
  const story = useMemo(
    () =>
      storyOf(
        table.log.flatMap(({ events = [] }) => events),
        figuresIn(view).players.map(({ souls }) => souls),
      ),
    [table.log, view],
  );
  if (table.log.length === 0) return null;
  const rows = [
    { what: t.kills, values: story.deeds.map(({ kills }) => kills) },
    { what: t.deaths, values: story.deeds.map(({ deaths }) => deaths) },
    { what: t.coins, values: story.deeds.map(({ coins }) => coins) },
    { what: t.loot, values: story.deeds.map(({ loot }) => loot) },
    { what: t.purchases, values: story.deeds.map(({ purchases }) => purchases) },
  ];
  return (
    <Story title={t.title} told={toldOf(board, story)}>
      <Course title={t.souls} values={story.souls} />
      <Tally title={t.deeds} rows={rows} />
    </Story>
  );
}

/** More feuds than this nobody reads. */
const FEUDS = 3;

function toldOf({ names, lang }: BoardProps, { luck, feuds }: Told): string[] {
  const t = soulsWords[lang].story;
  const name = (seat: number): string => names[seat] ?? '';
  return [
    ...(luck === undefined ? [] : [t.luck(name(luck.seat), luck.roll, luck.evasion, cardNamed(luck.card)?.name ?? '')]),
    ...feuds.slice(0, FEUDS).map(({ by, whom, damage, kills }) => t.feud(name(by), name(whom), damage, kills)),
  ];
}
