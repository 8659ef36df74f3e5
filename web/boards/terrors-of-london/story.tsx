import { cardNamed, isCardId, storyOf, type Story as Told } from '@tafelrunde/terrors-of-london';
import { useMemo } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import { Course, Story, Tally } from '../../table/ending/story.tsx';
import { useTools } from '../../table/tools.tsx';
import { londonIn } from './reading.ts';
import { londonWords } from './words.ts';

/** How the night went. */
export function StoryOfTheNight() {
  const { board } = useTools();
  const { table, view, lang } = board;
  const t = londonWords[lang].story;
  const story = useMemo(
    () =>
      storyOf(
        table.log.flatMap(({ events = [] }) => events),
        londonIn(view).life,
      ),
    [table.log, view],
  );
  if (story.blow === undefined) return null;
  const rows = [
    { what: t.damage, values: story.deeds.map(({ damage }) => damage) },
    { what: t.recovered, values: story.deeds.map(({ recovered }) => recovered) },
    { what: t.bought, values: story.deeds.map(({ bought }) => bought) },
    { what: t.hordes, values: story.deeds.map(({ hordes }) => hordes) },
    { what: t.destroyed, values: story.deeds.map(({ destroyed }) => destroyed) },
  ];
  return (
    <Story title={t.title} told={toldOf(board, story)}>
      <Course title={t.life} values={story.life} />
      <Tally title={t.deeds} rows={rows} />
    </Story>
  );
}

function toldOf({ names, lang }: BoardProps, { horde, blow }: Told): string[] {
  const t = londonWords[lang].story;
  const cards = (horde?.cards ?? []).filter(isCardId).map((id) => cardNamed(id).name[lang]);
  return [
    ...(horde === undefined ? [] : [t.horde(names[horde.seat] ?? '', cards.length, cards.join(', '))]),
    ...(blow === undefined ? [] : [t.blow(names[blow.seat] ?? '', blow.n)]),
  ];
}
