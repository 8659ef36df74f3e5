import type { Lesson } from '@tafelrunde/kernel';

const lessons: ReadonlyMap<string, () => Promise<readonly Lesson[]>> = new Map<
  string,
  () => Promise<readonly Lesson[]>
>([['fantasy-realms', async () => (await import('@tafelrunde/fantasy-realms/lessons')).lessons]]);

/** The lessons of a game, the first one for newcomers. */
export function loadLessons(id: string): Promise<readonly Lesson[]> {
  return lessons.get(id)?.() ?? Promise.resolve([]);
}
